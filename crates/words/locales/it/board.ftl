### Il tavolo nel browser: ciò che c'è sopra, le domande, la chiacchiera, la fine e il replay.

## Il tavolo

board-over = La partita è finita
board-others = Gli altri
board-seats = Posti
board-you = (tu)
board-is-bot = (bot)
board-asked = sta decidendo
board-answering = deve rispondere
board-somebody = Qualcuno
board-away-left = assente (bot)
board-away-time = tempo scaduto, gioca un bot
board-away-conceded = arreso
board-paused = Gli orologi sono fermi.
board-jump = In questa pagina
board-jump-log = Diario
board-panels = Accanto al tabellone
board-panel-decide = Scegli
board-panel-log = Diario
board-panel-talk = Chat
board-panel-players = Giocatori
board-none = Nessuna

## La decisione

board-impossible = Che cosa ora non è possibile, e perché
board-taken = Fatte { $taken } mosse su { $given }. Poi qualcosa è stato rivelato: guarda prima di continuare.
board-also-asked = Decidono insieme a te: { $names }.
board-bots-hurry = Molti bot stanno pensando: ognuno ha meno tempo.
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
board-uncover = Sono { $name }: mostra le mie carte
board-learner = { $name } ha qualcosa di nuovo da vedere: apri il suo posto.
board-answers = { $name }: { $question }
board-hide = Nascondi le carte
board-back = Torna al tavolo

## Annullare

board-undo = Annulla
board-undo-of = Annulla la mossa di { $name }
board-undo-ask = Chiedi di annullare
board-undo-ask-of = Chiedi di annullare la mossa di { $name }
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
board-talk = Chat
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
board-sound = Suoni
board-notify = Avvisami
board-leave = Lascia il tavolo
board-leave-why = Un bot gioca per te finché non torni.
board-leave-do = Lascia
board-absent-left = Hai lasciato il tavolo.
board-absent-time = Il tuo tempo è scaduto.
board-absent-conceded = Con la resa hai perso la partita. Un bot gioca al tuo posto fino alla fine.
board-bot-decides = Un bot decide per te.
board-come-back = Riprendo il posto
board-concede = Arrenditi
board-concede-why = Perdi la partita e non potrai rientrare. Un bot gioca al tuo posto fino alla fine, a meno che non restino troppo pochi giocatori.
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
board-seed = Prova che nulla è truccato
board-seed-why = L'impronta SHA-256 del seme che decide ogni mescolamento, fissata all'inizio. A fine partita la registrazione contiene il seme: così puoi verificare che nulla è stato cambiato.

## La fine

board-winner = { $n ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
board-early = La partita è finita prima perché gli altri si sono arresi.
board-ranking = Classifica
board-rank = Posizione
board-conceded = Si sono arresi: { $names }.
board-undone = Mosse annullate dopo che qualcosa era stato rivelato: { $n }
board-record = Scarica la registrazione
board-rematch = Gioca ancora con le stesse persone
board-rematch-asked = C'è un'altra partita con le stesse persone.
board-rematch-there = Alla prossima partita
board-broken = Questo tavolo è sospeso
board-broken-why = In questa partita si è verificato un errore del programma. Nulla è perduto: tutto fin qui è registrato, e gli altri tavoli continuano. Chi gestisce il server può trovare il problema con questo numero:

## Il replay

board-replay = Replay

## Il Fantasma

board-solo-won = Vinci contro { $ghost }, { $own } a { $other }.
board-solo-lost = Vince { $ghost }, { $other } a { $own }.
board-solo-tied = Tu e { $ghost } siete pari, { $own } a { $other }.
board-solo-again = Gioca ancora
board-solo-concede-why = La partita finisce qui e vince { $ghost }.
board-solo-early = La partita è finita con la tua resa.

## La Storia al tavolo

board-story-of = Campagna
board-story-asked = Che cosa era richiesto
board-story-conceded = Con la tua resa il capitolo è perso.
board-story-points = Punti Storia: { $points } per questo tentativo, { $total } in tutto.
board-story-rank = Grado finora: { $rank }.
board-story-rank-final = La Storia è conclusa. Il tuo grado: { $rank }.
board-story-on = Avanti con la campagna

## Figure, anteprime e tasti

board-seen = Da qui in poi lo hai già visto
board-motion = Animazioni
board-keys = Tasti
board-keys-close = Chiudi
board-keys-on = Questi tasti sono attivi
board-key-decision = La scelta da fare
board-key-log = Che cosa è successo
board-key-talk = Chat
board-key-choose = Le scelte, nel loro ordine
board-key-end = Concludi il turno o la fase
board-key-help = Questo elenco
board-key-things = Da una cosa all'altra; ognuna si spiega da sé
board-wider = Più spazio per la decisione
board-folded = Riduci la scelta a una riga

## Che cosa significa adesso una cosa

explain-now = Adesso:
explain-not = Adesso no:
