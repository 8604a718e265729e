### Che cosa può non andare in un file dei componenti, e da dove vengono i suoi valori.

component-syntax = Il file non è TOML: { $detail }
component-unknown-key = { $key }: questa chiave non esiste.
component-missing-key = { $key }: questa chiave manca.
component-wrong-type = { $key }: dev'essere { $expected ->
    [integer] un numero intero
    [string] un testo
    [array] una lista
    [table] una tabella
   *[other] { $expected }
}, non { $found ->
    [integer] un numero intero
    [string] un testo
    [array] una lista
    [table] una tabella
    [float] un numero con decimali
    [boolean] vero o falso
    [datetime] una data
   *[other] { $found }
}.
component-missing-source = { $key }: manca «from», che dice da dove viene il valore.
component-unknown-source = { $key }: un valore non può venire da «{ $found }». Usa uno di questi: { $allowed }.
component-source-shape = { $key }: «from» dev'essere una parola sola o avere la forma del valore.
component-too-small = { $key }: { $found } è troppo poco. Il minimo è { $least }.
component-too-large = { $key }: { $found } è troppo. Il massimo è { $most }.
component-too-few = { $key }: trovati { $found }, ne servono almeno { $least }.
component-too-many = { $key }: trovati { $found }, il massimo è { $most }.
component-unknown-word = { $key }: qui non può stare «{ $found }». Usa uno di questi: { $allowed }.
component-repeated = { $key }: «{ $found }» compare una seconda volta.

source-stated = dichiarato in un manuale
source-derived = dedotto da fatti dichiarati
source-reported = riportato nella recensione di un giocatore
source-reconstructed = ricostruito da Kajiba, non dell'editore
source-printed = stampato su una copia posseduta
