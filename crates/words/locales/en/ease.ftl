### The words of what makes things easier, in English.

## Theme

ease-look = Language and theme
ease-theme = Theme
ease-theme-system = As the system
ease-theme-light = Light
ease-theme-dark = Dark
field-theme = Theme
