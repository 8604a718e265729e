### Il tavolo nel browser: ciò che c'è sopra, le domande, la chiacchiera, la fine e il replay.

## Il tavolo

board-game-katana = Shōgun no Katana
board-round = Round { $round } di { $rounds } · turno di { $name }
board-start = Si scelgono le Spade iniziali
board-over = La partita è finita
board-map = Plancia principale
board-others = Gli altri
board-seats = Posti
board-you = (tu)
board-is-bot = (bot)
board-asked = sta decidendo
board-answering = deve rispondere
board-somebody = Qualcuno
board-away-left = via, gioca un bot
board-away-time = tempo scaduto, gioca un bot
board-away-conceded = ritirato
board-paused = Gli orologi sono fermi.
board-jump = In questa pagina
board-jump-forge = Fucina
board-jump-map = Plancia
board-jump-others = Altri
board-jump-log = Diario
board-none = Nessuna

## Spade e carte

board-sword-placed = sopra: { $kinds }
board-sword-decorated = decorate: { $kinds }
board-sword-next = prossima: { $kinds }
board-sword-complete = completa: da consegnare
board-cost = −{ $coins }
board-house-empty = vuoto
board-house-below = Carte sotto: { $n }
board-house-no-card = Nessuna carta rimasta.

## Aree

board-spaces = { $taken } di { $spaces } occupati
board-prices = Prezzi in Monete
board-market-left = Carte nel mazzo: { $n }
board-decorators = Monete indicate dai Decoratori
board-token = segnalino neutro
board-komainu = { $coins } e primo giocatore nel prossimo round
board-temple = Tempio
board-offering = Offerta per un Monaco: { $coins }. Monaci presenti:
board-honors = Carte Onore da prendere passando
board-favors = Carte Favore

## Un giocatore

board-forge-of = Fucina di { $name }
board-at-line = Lavoratori: { $workers }, Monaci: { $monks }
board-starting = Iniziale
board-workers = Lavoratori { $n } (bloccati { $blocked })
board-first = primo giocatore
board-passed = ha passato
board-short-cards = carte { $n }
board-short-forge = Spade { $n }
board-short-delivered = consegnate { $n }
board-short-workers = Lavoratori { $n }
board-short-monks = Monaci { $n }
board-hand = Carte
board-played = Giocate: da acquistare o scartare
board-project = Progetto
board-katana = Katana
board-katana-away = non ancora in gioco
board-katana-forging = nella Fucina
board-katana-delivered = consegnata dalla colonna { $column }
board-katana-unfinished = non finita
board-delivered = Consegnate
board-sashimono = Sashimono
board-honor = Onore
board-favor = Favore
board-shame = Vergogna (metà dei punti Favore)
board-dishonor = Disonore (nessun punto Favore)

## La decisione

board-also = Puoi anche
board-impossible = Che cosa ora non è possibile, e perché
board-pass = Passare
board-pass-take = Passa e prendi una carta Onore
board-basket = Compra più Risorse insieme. Hai { $coins }.
board-basket-empty = Non è stato comprato nulla: indica quante Risorse vuoi e quali.
board-basket-none = Non hai Monete per comprare Risorse.
board-basket-total = Monete in totale:
board-each = { $coins } l'una
board-buy = Compra
board-unbought-title = Non è stato comprato nulla
board-unbought = Non è stato comprato nulla: ci si ferma a { $kind }. { $reason }
board-rooms-mark = { $n ->
    [one] Segna sulla Plancia la Sala dove starà la tua Familiare.
   *[other] Segna sulla Plancia le { $n } Sale dove staranno le tue Familiari.
}
board-rooms-mark-shared = Segna sulla Plancia una Sala per ogni tua Familiare, o una per entrambe.
board-rooms-marked = Segnate:
board-rooms-take = Occupa queste Sale
board-rooms-list = Oppure scegli dall'elenco
board-rooms-title = Nessuno si è mosso
board-rooms-count = { $n ->
    [one] Segna 1 Sala. Ne hai segnate { $marked }.
   *[other] Segna { $n } Sale. Ne hai segnate { $marked }.
}
board-rooms-count-shared = Segna 1 Sala o { $n }. Ne hai segnate { $marked }.
board-taken = Fatte { $taken } mosse su { $given }. Poi qualcosa è stato rivelato: guarda prima di continuare.
board-also-asked = Decidono insieme a te: { $names }.
board-clock-runs = Il tempo scorre per
board-days-hours = { $days } g { $hours } h
board-looking-on = Stai guardando la partita.
board-seat-free = Il posto { $n } è libero. Puoi continuare tu.
board-seat-name = Il tuo nome
board-seat-take = Prendi questo posto
board-eyes = Punto di vista di
board-pass-device = Passa il dispositivo a { $name }.
board-pin = { $name }, il tuo PIN
board-unlock = Apri il posto
board-cover = Ora nessun altro dovrebbe guardare lo schermo.
board-uncover = Sono { $name }: mostra le mie cose
board-learner = Per { $name } c'è qualcosa di nuovo da vedere: apri quel posto.
board-hide = Nascondi le mie cose
board-back = Torna al tavolo

## Annullare

board-undo = Annulla
board-undo-ask = Chiedi di annullare
board-undo-hint = Qualcosa è stato rivelato o altri hanno agito: tutti devono essere d'accordo.
board-undo-asked = { $name } chiede di annullare l'ultima mossa. Intanto la partita aspetta.
board-undo-waiting = Devono ancora rispondere: { $names }.
board-undo-yes = Sì, annulliamo
board-undo-no = No
board-undo-withdraw = Ritira la richiesta
board-told-undone = { $name } annulla l'ultima mossa.
board-told-undone-past = { $name } annulla l'ultima mossa; qualcosa era stato rivelato o altri avevano già agito.

## Che cosa è successo, e la chiacchiera

board-log = Che cosa è successo
board-log-all = Tutto il diario
board-talk = Conversazione
board-chat-text = Che cosa vuoi dire
board-chat-say = Invia
board-mutes = Silenzia
board-mute = Silenzia { $name }
board-unmute = Ascolta di nuovo { $name }
board-notice-joined = { $name } prende posto.
board-notice-started = La partita comincia.
board-notice-left = { $name } ha lasciato il tavolo. Un bot gioca fino al ritorno.
board-notice-time = Il tempo di { $name } è scaduto. Un bot gioca fino al ritorno.
board-notice-conceded = { $name } si arrende.
board-notice-returned = { $name } è di nuovo qui.
board-notice-replaced = Il posto di { $name } passa a qualcun altro.
board-notice-undo-asked = { $name } chiede di annullare l'ultima mossa.
board-notice-undo-refused = { $name } non è d'accordo. Non è stato annullato nulla.
board-notice-undo-lapsed = Non tutti hanno risposto in tempo. Non è stato annullato nulla.
board-notice-paused = Gli orologi sono fermi.
board-notice-resumed = Gli orologi ripartono.

## Che cosa puoi fare in ogni momento

board-menu = Altro
board-standing = Rispondi in anticipo
board-standing-academy-round = Nessuna reazione all'Accademia in questo round
board-standing-palace-round = Nessuna reazione al Palazzo in questo round
board-sound = Un suono quando tocca a me
board-notify = Avvisami
board-leave = Lascia il tavolo
board-leave-why = Un bot gioca per te finché non torni.
board-leave-do = Lascia
board-absent-left = Hai lasciato il tavolo.
board-absent-time = Il tuo tempo è scaduto.
board-absent-conceded = Hai rinunciato alla partita. Un bot gioca al tuo posto fino alla fine.
board-bot-decides = Un bot decide per te.
board-come-back = Sono qui di nuovo
board-concede = Arrenditi
board-concede-why = Perdi, senza ritorno. Un bot gioca al tuo posto fino alla fine, a meno che restino in troppo pochi.
board-concede-sure = Sì, mi arrendo.
board-concede-do = Mi arrendo
board-host = Per l'organizzatore
board-host-hint = Il posto di chi è via può andare a un bot o a qualcun altro.
board-pause = Ferma gli orologi
board-resume = Fai ripartire gli orologi
board-replace = Posto di { $name }:
board-replace-bot = Dallo a un bot
board-replace-open = Aprilo a chiunque
board-replace-link = Crea un link per il posto
board-send-away-why = { $name } si fa attendere da un giorno:
board-send-away = Fai giocare un bot fino al ritorno
board-seed = Prova che la distribuzione è equa
board-seed-why = Lo SHA-256 del seme, fissato all'inizio. Alla fine la registrazione contiene il seme: confrontali.

## La fine

board-winner = { $n ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
board-early = La partita è finita prima perché gli altri si sono arresi.
board-scores = Punteggio finale
board-total = Totale
board-rank = Posizione
board-conceded = Si sono arresi: { $names }.
board-undone = Mosse annullate dopo che qualcosa era stato rivelato: { $n }
board-record = Scarica la registrazione
board-rematch = Gioca ancora con le stesse persone
board-rematch-asked = C'è un'altra partita con le stesse persone.
board-rematch-there = Alla prossima partita
board-broken = Questo tavolo è stato messo da parte
board-broken-why = La partita ha incontrato un nostro errore. Nulla è perduto: tutto fin qui è registrato, e gli altri tavoli continuano. Chi gestisce il server può esaminarlo con questo numero:

## Il replay

board-replay = Replay

## Il Fantasma

board-ghost-short-swords = Spade prese { $n }
board-ghost-washitsu = Plancia Washitsu, lato { $side }
board-ghost-washitsu-hint = Ogni Spada che prende riempie lo spazio successivo; uno spazio segnato gli dà un Lavoratore in più.
board-ghost-space-filled = Spazio { $n }: una Spada
board-ghost-space-blocked = Spazio { $n }: un Lavoratore Bloccato
board-ghost-space-free = Spazio { $n }: vuoto
board-ghost-swords = Spade
board-ghost-points = Punti da
board-ghost-cards = Le sue carte: dove vanno i suoi Lavoratori
board-ghost-hidden = coperte
board-ghost-drawn = pescate
board-ghost-aside = { $n ->
    [one] Una delle carte coperte è messa da parte ed entra nel mazzo a un Ripristino: { $cards }.
   *[other] { $n } delle carte coperte sono messe da parte, e una entra nel mazzo a ogni Ripristino: { $cards }.
}
board-ghost-removed = Fuori dal gioco: { $n } Daimyō.
board-ghost-scoring = I punti di { $name }
board-ghost-score-swords = { $swords ->
    [one] I punti stampati sulla Spada che ha preso.
   *[other] I punti stampati sulle { $swords } Spade che ha preso.
}
board-ghost-score-rounds = I punti del round, con ogni Spada presa in quel round.
board-ghost-score-rounds-early = I punti del round con ogni Spada presa in quel round, e alla fine quelli dell'ultimo round.
board-ghost-score-katana = I valori delle { $resources } Risorse sulla sua Katana, e ancora una volta delle { $decorated } decorate.
board-ghost-score-katana-early = Il valore della prima Risorsa di ognuna delle sue Spade.
board-ghost-score-coins = Un quinto delle Monete stampate sulle sue Spade ({ $coins }), per difetto.
board-ghost-score-sashimono = Le serie di Sashimono, come per tutti.
board-ghost-score-honors = Dalle sue carte Onore. Con l'icona Giocatore Umano conta il risultato migliore fra le persone, per le altre quello che ha il Fantasma.
board-ghost-score-honors-early = Dalle sue carte Onore. Se una non può valere per lui, conta quello che hai tu.
board-ghost-score-market = 1 per ogni pedina al Mercato quando ci è andato, compresa la sua.
board-ghost-score-academy = Le Monete del Decoratore più avanzato di una persona quando ci è andato.
board-ghost-score-palace = 1 per ogni Sala con qualcuno dentro quando ci è andato.
board-ghost-score-palace-early = 1 per ogni Familiare al Palazzo quando ci è andato.
board-ghost-score-komainu = 4 ogni volta.
board-ghost-score-komainu-early = Il numero del round, ogni volta.
board-solo-won = Vinci contro { $ghost }, { $own } a { $other }.
board-solo-lost = Vince { $ghost }, { $other } a { $own }.
board-solo-tied = Tu e { $ghost } siete pari, { $own } a { $other }.
board-solo-again = Gioca ancora
board-solo-concede-why = La partita finisce qui e vince { $ghost }.
board-solo-early = Hai abbandonato prima della fine.
board-academy-closed = In questo capitolo l'Accademia è chiusa.

## La Storia al tavolo

board-story-briefing = La storia
board-story-goal = Per vincere il capitolo
board-story-met = riuscito
board-story-open = non ancora
board-story-of = Campagna
board-story-asked = Che cosa era richiesto
board-story-conceded = Hai abbandonato: il capitolo è perso.
board-story-points = Punti Storia: { $points } per questo tentativo, { $total } in tutto.
board-story-rank = Grado finora: { $rank }.
board-story-rank-final = La Storia è raccontata. Il tuo grado: { $rank }.
board-story-on = Avanti con la campagna

## Figure, anteprime e tasti

board-strength = forza { $n }
board-of = { $name }: { $what }
board-discard = Scarta
board-family = Familiare
board-blocked = Qui un Lavoratore è bloccato finché non si consegna una Spada in questo spazio
board-forge-hint = Indica una Spada, una riga o una colonna per vedere che cosa succederebbe.
board-preview-none = Non c’è nessuna Spada.
board-preview-goes = { $sword } → { $cell } (−1 { $kind }).
board-preview-stays = { $sword } resta ferma: { $why }
board-sword-leads = porta a { $cell }
board-seen = Quel che segue lo hai già visto
board-course = I punti nel corso della partita
board-rounds = Round
board-round-points = Round { $n }: ogni consegna +{ $points }
board-motion = I pezzi si muovono
board-keys = Tasti
board-keys-close = Chiudi
board-key-decision = Che cosa è chiesto
board-key-forge = La tua Fucina
board-key-map = Plancia principale
board-key-others = Gli altri
board-key-log = Che cosa è successo
board-key-talk = Conversazione
board-key-end = Il pulsante che chiude la fase o il turno
board-key-undo = Annulla
board-key-help = Questo elenco
board-wider = Più spazio per la decisione
