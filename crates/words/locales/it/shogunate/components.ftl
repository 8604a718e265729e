### Shogunate.

component-not-a-name = { $key }: «{ $found }» non può essere un nome. Un nome ha da 1 a 30 caratteri, senza virgolette doppie né barre rovesciate, e nessuno spazio all'inizio o alla fine.
