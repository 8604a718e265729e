### Le parole di ciò che rende tutto più comodo, in italiano.

## Tema

ease-look = Lingua e tema
ease-theme = Tema
ease-theme-system = Come il sistema
ease-theme-light = Chiaro
ease-theme-dark = Scuro
field-theme = Tema
