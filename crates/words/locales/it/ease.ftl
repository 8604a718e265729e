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
