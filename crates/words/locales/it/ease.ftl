### Le parole di ciò che rende tutto più comodo, in italiano.

## Tema

ease-look = Lingua e tema
ease-theme = Tema
ease-theme-system = Come il sistema
ease-theme-light = Chiaro
ease-theme-dark = Scuro
field-theme = Tema

## Se la partita finisse adesso

ease-outlook = Se la partita finisse adesso
ease-outlook-hint = Il punteggio finale di tutto come sta ora: Monete e scorte, una Katana ancora nella Fucina, Sashimono, carte Onore e Favore.
ease-outlook-then = Alla fine
ease-outlook-now = Punti ora
ease-outlook-points = { $points } se la partita finisse adesso

## Impostazioni

ease-settings = Impostazioni
ease-settings-lead = Valgono in questo browser, per chiunque lo usi, e non serve un account.
ease-settings-look = Aspetto
ease-settings-table = Al tavolo
ease-settings-calls = Quando tocca a te
ease-tempo = Ciò che hanno fatto gli altri si racconta
ease-tempo-slow = Lentamente
ease-tempo-moderate = A ritmo moderato
ease-tempo-fast = In fretta
ease-tempo-instant = Tutto in una volta
ease-wish-large = Carte grandi
ease-wish-large-hint = Al tavolo, carte, Spade e tutto il resto sono più grandi; può servire scorrere.
ease-wish-motion = I pezzi si muovono
ease-wish-motion-hint = Altrimenti ogni cosa è subito al suo nuovo posto. Non si muovono nemmeno se il tuo sistema chiede meno movimento.
ease-wish-sure = Chiedi prima che io concluda il turno o passi
ease-wish-sure-hint = Prima c'è una domanda, così nessun clic conclude un turno per sbaglio.
ease-wish-sound = Un suono
ease-wish-sound-hint = Due note quando tocca a te.
ease-wish-notices = Una notifica
ease-wish-notices-hint = Solo mentre guardi altro, e solo se il browser lo permette.
ease-sure-end = Concludere il turno?
ease-sure-pass = Passare per il resto di questo round?
field-tempo = Ritmo
