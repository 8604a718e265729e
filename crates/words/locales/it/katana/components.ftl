### Shōgun no Katana.

component-decreasing = { $key }: { $found } viene dopo { $before }. I numeri non devono diminuire.
component-off-board = { $key }: con la lettera { $letter } la Spada { $composition } esce dalla Fucina a destra.
component-row-jump = { $key }: con la lettera { $letter } la Spada { $composition } salta una riga della Fucina.
component-two-passive = { $key }: una seconda Sala Passiva. Il massimo è una.
