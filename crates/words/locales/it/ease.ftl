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
ease-outlook-then = Alla fine
ease-outlook-now = Punti ora
ease-outlook-points = { $points } se la partita finisse adesso

## Impostazioni

ease-settings = Impostazioni
ease-settings-lead = Valgono in questo browser, per chiunque lo usi, e non serve un account.
ease-settings-look = Aspetto
ease-settings-table = Al tavolo
ease-settings-calls = Quando tocca a te
ease-tempo = Mostra le mosse degli altri
ease-tempo-slow = Lentamente
ease-tempo-moderate = A ritmo moderato
ease-tempo-fast = In fretta
ease-tempo-instant = Tutto in una volta
ease-wish-large = Carte grandi
ease-wish-large-hint = Al tavolo, carte, Spade e tutto il resto sono più grandi; può servire scorrere.
ease-wish-motion = Animazioni
ease-wish-motion-hint = Altrimenti ogni cosa è subito al suo nuovo posto. Non si muovono nemmeno se il tuo sistema chiede meno movimento.
ease-wish-sure = Chiedi conferma prima di concludere il turno o passare
ease-wish-sure-hint = Così nessun clic conclude il turno per sbaglio.
ease-wish-auto-end = Concludi il turno quando non resta nulla da fare
ease-wish-auto-end-hint = Con l'ultima mossa possibile si conclude anche il turno. «Annulla» riporta indietro entrambe le cose.
ease-wish-shortcuts = Tasti al tavolo
ease-wish-shortcuts-hint = Le cifre scelgono, le lettere chiedono un suggerimento, annullano o concludono il turno; ? li elenca. Altrimenti i singoli tasti non fanno nulla.
ease-wish-aims = Obiettivi e consigli
ease-wish-aims-hint = Nelle tue prime partite ogni round indica che cosa cercare di fare; dopo una partita, una cosa da provare la prossima volta.
ease-wish-sound = Suoni
ease-wish-sound-hint = Martello, legno e monete quando i pezzi si muovono, e la campana di un tempio quando tocca a te.
ease-wish-notices = Una notifica
ease-wish-notices-hint = Solo mentre guardi altro, e solo se il browser lo permette.
ease-sure-end = Concludere il turno?
ease-sure-pass = Passare per il resto di questo round?
field-tempo = Ritmo

## Ciò che hanno fatto gli altri, passo per passo

ease-skip = Salta
ease-offer-sound = Suoni: martello, legno, una campana?
ease-offer-yes = Attiva
ease-offer-no = No, grazie

## Segnalazioni

ease-report = Segnala un problema
ease-report-lead = Qualcosa non va nel gioco o nella pagina? Salva una segnalazione e mandala a chi gestisce questo server, o a chi fa Kajiba.
ease-report-playing = Il file contiene la preparazione, il diario, il tavolo come lo conosci e le scelte che puoi fare. Non contiene nulla che ti sia nascosto, né la chat, né alcun nome: ogni giocatore è indicato con il suo posto.
ease-report-over = Il file contiene tutta la registrazione della partita, con cui si può rivedere. Non contiene la chat, né il nome di nessuno.
ease-report-text = Che cosa è successo, e che cosa ti aspettavi?
ease-report-save = Salva la segnalazione
ease-report-where = Nulla parte da solo: il tuo browser salva un file, e decidi tu a chi darlo.

## Di chi sono i kanji

ease-kanji = I kanji tra le figure del tavolo sono contorni dei caratteri Noto Sans CJK JP e Noto Serif CJK JP, © 2014–2021 Adobe, usati secondo la
ease-kanji-licence = SIL Open Font License 1.1
