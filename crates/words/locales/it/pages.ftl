### Le pagine che spiegano: le regole con le figure, il catalogo di tessere e carte, e che cos'è Kajiba.

nav-rules = Regole
nav-cards = Tessere e carte
nav-about = Che cos'è Kajiba

## Le regole

rules-title = Regole
rules-hint = «Scelta nostra» indica ciò che decide Kajiba dove i manuali tacciono. Per leggere che cosa significa una parola punteggiata, indicala o toccala.
rules-contents = Indice
rules-terms = Termini
rules-search = Cerca nelle regole
rules-search-hint = Una parola, una domanda, o una clausola come PAL-4
# Parole che fanno solo una domanda, e parole che si trovano a vicenda.
rules-search-idle = a ad al alla alle ai agli anche che chi ci come con cosa da dal dei del della delle di e è fa faccio fare gli ho i il in io la le lo mi nel nella non o per perché più posso può qual quale quali quando quante quanti quanto se si sono su un una uno
rules-search-alike = vinco vince vincere vincitore vincono vittoria vittorie | soldi denaro moneta monete oro | bandiera stendardo sashimono | inizio iniziare inizia comincia preparazione | fine finisce finire termina | turno turni | compro compra comprare acquisto acquistare acquista | tessera tessere spada spade
rules-search-do = Cerca
rules-search-all = Mostra tutto
rules-found = Trovate:
rules-related = Vedi anche
rules-open = Regola { $clause }, in una nuova scheda
rules-ruling-forms = Scelta nostra: | scelta nostra:

## Tessere e carte

cards-title = Tessere e carte
cards-other-set = Questo tavolo gioca con componenti propri, perciò qui non si dice da dove vengono i valori.
cards-server-set = Qui i nuovi tavoli usano i valori stampati di «{ $name }».
cards-named-set = I valori stampati di «{ $name }», con cui si gioca a questo tavolo.
cards-not-dealt = La partita non è ancora cominciata. Si giocherà con questi componenti.
cards-sources = Da dove vengono i valori
cards-source-count = { $n ->
    [one] { $n } valore
   *[other] { $n } valori
}
cards-left = Nel mazzo: { $n } di { $all }
cards-copies = Copie: { $n }
cards-back = Torna al tavolo

## Che cos'è Kajiba

about-title = Che cos'è Kajiba
about-lead = Kajiba 鍛冶場, «la fucina», è un posto dove giocare ai giochi da tavolo nel browser e nel terminale, fatto da giocatori per giocatori.
about-unofficial-title = Non ufficiale
about-unofficial = Kajiba non è collegata agli autori, agli illustratori né agli editori dei giochi, e nessuno ci guadagna. I giochi e i loro nomi appartengono a loro. A parte i nomi e i titoli dei capitoli, Kajiba non usa né i loro testi né le loro illustrazioni: le regole sono scritte con parole nostre, e ogni figura è disegnata per Kajiba.
about-buy = Se un gioco ti piace, compralo: intorno a un tavolo, con le tessere vere in mano, è più bello che su qualsiasi schermo.
about-reconstructed-title = Che cosa è ricostruito, e da che cosa
about-reconstructed = Le regole vengono dai manuali pubblicati in inglese, italiano e giapponese, e qui sono le stesse in tutte e tre le lingue. Le illustrazioni di quei manuali non sono a nostra disposizione, e così quasi tutto ciò che è stampato su tessere, carte e plance. Perciò Kajiba prende ogni valore dalla fonte migliore che c'è, e dice quale:
about-reconstructed-why = I valori che non si trovano da nessuna parte sono scelti in modo che si accordino con tutto il resto e che le partite vadano come le descrivono i giocatori. Possono differire da quelli stampati dall'editore.
about-cards = Guarda ogni tessera e ogni carta con le sue fonti
about-own = Chi possiede un gioco può inserire ciò che vi è stampato, e giocarci nel browser e nel terminale.
about-rulings = Dove i manuali si contraddicono o tacciono, decide Kajiba, e le regole lo segnano come scelta nostra.
about-rules = Leggi le regole
about-licence-title = Licenze
about-licence = Kajiba è software libero. Codice, testi e figure si possono usare secondo la licenza MIT o la licenza Apache 2.0, a scelta.
about-vendored = Nel tuo browser usa anche:
about-crates = Sul server è scritta in Rust, con librerie open source; il file Cargo.lock dei sorgenti le nomina tutte.
about-versions-title = Versioni
about-version = Kajiba { $version }
