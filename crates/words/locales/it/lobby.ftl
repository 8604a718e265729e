### Le parole della sala, in italiano: prima pagina, nuovi tavoli, posti, link, la pagina di chi gioca.

## Giochi, posti, ritmi

lobby-new-game = Quale gioco
lobby-new-players = Da { $least } a { $most } giocatori
lobby-new-secrets = Ognuno ha carte segrete. Chi condivide un dispositivo se lo passa: ogni posto resta coperto finché non viene aperto, con il suo PIN se ne ha uno.
lobby-seat-open = Posto libero
lobby-somebody = Qualcuno
lobby-seat-n = Posto { $n }
lobby-bot-novice = Novizio { $n }
lobby-bot-apprentice = Lavorante { $n }
lobby-bot-smith = Fabbro { $n }
lobby-bot-master = Maestro { $n }
lobby-kind-me = Io
lobby-kind-guest = Qualcuno qui, su questo dispositivo
lobby-kind-open = Libero: per chi ha il link
lobby-kind-bot-novice = Bot: Novizio, il più debole
lobby-kind-bot-apprentice = Bot: Lavorante
lobby-kind-bot-smith = Bot: Fabbro
lobby-kind-bot-master = Bot: Maestro, il più forte
lobby-kind-none = Nessun posto
lobby-guest-name = Il suo nome
lobby-guest-pin = PIN (facoltativo)
lobby-guest-pin-hint = Da 4 a 8 cifre. Con un PIN nessun altro apre il posto su questo dispositivo.
lobby-pace-free = Senza orologio
lobby-pace-live = { $minutes } min a testa, +{ $seconds } s a turno
lobby-pace-days = { $days ->
    [one] { $days } giorno per decisione
   *[other] { $days } giorni per decisione
}
lobby-your-name = Il tuo nome
lobby-nameless = Ospite
lobby-copy = Copia
lobby-copied = Copiato
lobby-share = Condividi

## Prima pagina

lobby-home-page = Gioca
lobby-home-title = Forgia spade. Servi lo Shōgun.
lobby-home-lead = Due giochi da tavolo del Giappone antico nel tuo browser: in solitario contro i bot, con amici lontani o intorno a un solo tablet.
lobby-home-new = Prepara un tavolo con altri o con i bot
lobby-home-no-account = Non serve registrarsi. Puoi chiudere la pagina in ogni momento e continuare più tardi.
lobby-home-own = I tuoi tavoli
lobby-home-own-none = Le tue partite appariranno qui.
lobby-home-yours = Tocca a te
lobby-home-others = Tocca agli altri
lobby-home-gathering = Non ancora iniziate
lobby-home-finished = Finite
lobby-home-all = Tutte le tue partite
lobby-home-open = Tavoli aperti
lobby-home-open-none = Al momento nessuno aspetta a un tavolo aperto. Preparane uno e mettilo in questo elenco, o manda il link ai tuoi amici.
lobby-about-rules = Come si gioca
lobby-list-join = Siediti

lobby-state-gathering = In attesa di giocatori.
lobby-state-your-turn = Tocca a te.
lobby-state-playing = Si aspetta { $who }.
lobby-state-over = La partita è finita.
lobby-state-broken = In questa partita c'è stato un errore del programma, perciò è sospesa.
lobby-state-closed = Questo tavolo è stato chiuso.
lobby-result-won = Hai vinto.
lobby-result-rank = Posizione { $rank } di { $of }; vince { $winners }.
lobby-result-winners = Vince { $winners }.
lobby-result-points = { $result } { $points }.
lobby-ago-now = adesso
lobby-ago-minutes = { $n ->
    [one] { $n } minuto fa
   *[other] { $n } minuti fa
}
lobby-ago-hours = { $n ->
    [one] { $n } ora fa
   *[other] { $n } ore fa
}
lobby-ago-days = { $n ->
    [one] { $n } giorno fa
   *[other] { $n } giorni fa
}

## Un tavolo nuovo

lobby-new-title = Nuovo tavolo
lobby-new-lead = Scegli chi gioca. Avrai un link da mandare agli altri.
lobby-new-seats = Chi gioca
lobby-new-seats-hint = Un posto libero lo prende chi apre il link del tavolo. I bot, dal più debole al più forte: Novizio, Lavorante, Fabbro, Maestro.
lobby-new-options = Il gioco
lobby-new-pace = Tempo
lobby-new-pace-free = Senza orologio: si gioca quando si vuole
lobby-new-pace-live = Dal vivo, con un orologio a testa
lobby-new-pace-days = Giorni per ogni decisione
lobby-new-minutes = Minuti a testa all'inizio
lobby-new-seconds = Secondi in più per ogni turno
lobby-new-days = Giorni per ogni decisione
lobby-new-access = Chi può entrare o guardare
lobby-new-is_listed = Mostra il tavolo nella prima pagina: può sedersi chiunque
lobby-new-spectators = Ammetti spettatori
lobby-new-make = Prepara il tavolo
lobby-new-make-hint = Se nessun posto è libero, la partita inizia subito.
lobby-wrong-name = Scrivi come devono chiamarti gli altri.
lobby-wrong-guest-name = A chi gioca su questo dispositivo serve un nome.
lobby-wrong-pin = Un PIN ha da 4 a 8 cifre.
lobby-wrong-too-few = { $n ->
    [one] Serve almeno { $n } posto.
   *[other] Servono almeno { $n } posti.
}
lobby-wrong-me-twice = Puoi sederti una volta sola. Per chi è accanto a te scegli «Qualcuno qui».
lobby-wrong-number = Scrivi un numero intero da { $min } a { $max }.
lobby-wrong-bots = Almeno un posto non deve essere di un bot.

## Prima della partita

lobby-gather-host = Il tuo tavolo è pronto. Manda il link agli altri; quando tutti i posti sono presi, fai iniziare la partita.
lobby-gather-full = Il tuo tavolo è pronto e ci sono tutti. Inizia quando vuoi.
lobby-gather-seated = Hai un posto. La partita inizia quando ci sono tutti.
lobby-gather-invited = Hai un invito per giocare a { $game } con { $who }.
lobby-gather-invited-nobody = Hai un invito per giocare a { $game }.
lobby-gather-closed = Questo tavolo è stato chiuso prima dell'inizio della partita.
lobby-again = { $who } vorrebbe giocare ancora.
lobby-again-do = Gioca ancora
lobby-again-go = Vai al tavolo
lobby-gather-seats = Posti
lobby-take = Siediti
lobby-take-known = Lascialo vuoto per tenere il nome che hai.
lobby-take-full = Tutti i posti sono presi. Quando la partita inizia, vedrai qui se puoi guardare.
lobby-start = Inizia la partita
lobby-start-open = { $n ->
    [one] La partita può iniziare quando tutti i posti sono presi: { $n } è ancora libero. Puoi darlo a un bot.
   *[other] La partita può iniziare quando tutti i posti sono presi: { $n } sono ancora liberi. Puoi darli a dei bot.
}
lobby-start-missing = La partita può iniziare quando ci sono tutti. Si aspetta ancora: { $who }.
lobby-start-host = Ci sono tutti. La partita la fa iniziare l'organizzatore.
lobby-invite = Invita
lobby-invite-link = Link a questo tavolo
lobby-invite-code = Il link come codice QR
lobby-invite-local = Questo indirizzo funziona solo su questo computer. Per gli altri avvia Kajiba con --lan e manda loro l'indirizzo che mostra.
lobby-invite-listed = Il tavolo si trova anche nella prima pagina.
lobby-invite-unlisted = Solo chi ha il link trova il tavolo.
lobby-settings = Impostazioni
lobby-settings-onlookers = Spettatori ammessi
lobby-settings-yes = Sì
lobby-settings-no = No
lobby-close = Chiudi il tavolo
lobby-close-warning = Il tavolo sparisce per tutti. La partita non è ancora iniziata, quindi non si perde nulla.
lobby-close-do = Chiudi
lobby-chair-open = in attesa
lobby-chair-bot = bot
lobby-chair-guest = sul dispositivo di un altro
lobby-chair-guest-here = su questo dispositivo
lobby-chair-missing = non è ancora qui
lobby-chair-you = tu
lobby-chair-there = presente
lobby-chair-here = Ci sono
lobby-chair-leave = Lascia il posto
lobby-chair-beside = Per chi è accanto a me
lobby-chair-beside-do = Prendilo a suo nome
lobby-chair-more = Cambia
lobby-chair-change = A chi va questo posto
lobby-chair-change-do = Cambia il posto
lobby-chair-link = Crea un link segreto per questo posto
lobby-chair-link-again = Crea un nuovo link
lobby-chair-link-revoke = Annulla il link
lobby-chair-link-hint = Un link segreto riserva questo posto a una persona: chi lo apre prende il posto.
lobby-chair-link-own = Con un link segreto puoi portare questo posto su un altro dispositivo.

## Link ai posti

lobby-link-title = Un posto per te
lobby-link-host = { $host } ha riservato un posto per te.
lobby-link-nobody = Un posto è riservato a te.
lobby-link-own = Il posto { $n } è già tuo.
lobby-link-free = È il posto { $n }, e non l'ha ancora nessuno.
lobby-link-taken = È il posto { $n }, che ora è di { $name }. Se lo prendi, continui tu in questo browser.
lobby-link-take = Prendi il posto
lobby-link-go = Al tavolo
lobby-issued-title = Link segreto per il posto { $n }
lobby-issued-lead = Chi apre questo link può prendere il posto. Mandalo a una persona sola.
lobby-issued-link = Link segreto
lobby-issued-once = Si vede solo questa volta. Se va perso, creane uno nuovo; quello vecchio non vale più.
lobby-back-to-table = Torna al tavolo

## La pagina di chi gioca

lobby-me-title = Tu
lobby-me-nobody = Non serve registrarsi. Quando ti siedi a un tavolo, questo browser si ricorda di te; qui potrai darti un nome, vedere le tue partite e ritrovarle anche in altri browser.
lobby-me-name = Il tuo nome
lobby-me-save = Salva
lobby-me-back = Indietro
lobby-me-games = Le tue partite
lobby-me-games-on = In corso
lobby-me-games-over = Finite
lobby-me-elsewhere = In altri browser
lobby-me-elsewhere-lead = Questo browser ti riconosce da sé. Per un secondo dispositivo, o se questo va perso, ci sono due modi.
lobby-me-passphrase = Frase segreta
lobby-me-passphrase-set = Imposta la frase segreta
lobby-me-passphrase-change = Cambia la frase segreta
lobby-login = Nome per accedere
lobby-passphrase = Frase segreta
lobby-passphrase-hint = Almeno 8 caratteri; meglio più parole. Tutti gli altri tuoi browser vengono disconnessi.
lobby-passphrase-current = Frase segreta attuale
lobby-passphrase-new = Nuova frase segreta
lobby-passphrase-change-hint = Almeno 8 caratteri; meglio più parole. Tutti gli altri tuoi browser vengono disconnessi e il link di recupero non vale più.
lobby-me-recovery = Link di recupero
lobby-me-recovery-lead = Chi apre questo link accede come te. Vale una volta sola: dopo averlo usato, creane uno nuovo. Tienilo dove lo trovi solo tu.
lobby-me-recovery-keep = Tieni questo link dove lo trovi solo tu. Chi lo apre accede come te. Vale una volta sola.
lobby-me-recovery-link = Il tuo link di recupero
lobby-me-recovery-issue = Crea un link di recupero
lobby-me-recovery-again = Crea un nuovo link di recupero
lobby-me-recovery-revoke = Annulla il link
lobby-me-other = Hai già giocato altrove?
lobby-me-other-sign-in = Accedi con la tua frase segreta
lobby-me-webhook = Avvisami quando tocca a me
lobby-me-webhook-url = Indirizzo web (webhook)
lobby-me-webhook-hint = A questo indirizzo arriva un messaggio per turno, per esempio a ntfy, Discord o Slack. Lascialo vuoto per non averne.
lobby-me-leaving = Uscire e cancellare i dati
lobby-me-sign-out = Esci da questo browser
lobby-me-sign-out-lead = Senza frase segreta né link di recupero poi non puoi tornare ai tuoi posti.
lobby-me-delete = Cancella i miei dati
lobby-me-delete-lead = Nome, accesso, browser e chat vengono cancellati. Al tuo posto giocano i bot; le partite finite restano senza il tuo nome.
lobby-me-delete-sure = Sì, cancella tutti i miei dati. So che non si può tornare indietro.
lobby-me-delete-unsure = Spunta la casella se ne hai la certezza. Nulla è stato cancellato.
lobby-me-delete-do = Cancella i miei dati

lobby-sign-in-title = Accedi
lobby-sign-in-lead = Per chi ha impostato una frase segreta in un altro browser.
lobby-sign-in-do = Accedi
lobby-sign-in-lost = Senza la frase segreta, apri il tuo link di recupero.
lobby-along = Porta con me le partite
lobby-along-hint = Le partite iniziate in questo browser passano al profilo con cui accedi. Altrimenti da qui non potrai più raggiungerle.
lobby-recover-title = Eccoti di nuovo
lobby-recover-name = Con questo link accedi in questo browser come { $name }.
lobby-recover-nameless = Con questo link accedi di nuovo al tuo profilo in questo browser.
lobby-recover-once = Il link vale una volta sola. Nella pagina successiva puoi crearne uno nuovo.
lobby-recover-do = Sono io

## Il Fantasma

lobby-new-opponent = Fantasma
lobby-new-opponent-hint = Il Fantasma occupa un posto in più e segue regole semplici tutte sue; 1 è il più debole, 5 il più forte. Con lui si gioca in 1, 2 o 3. Le regole preliminari per il solitario e i capitoli della Storia sono per un giocatore solo.
lobby-new-opponent-none = Nessun Fantasma
lobby-new-opponent-training = Fantasma d'allenamento, per le prime partite (di Kajiba)
lobby-new-opponent-early_solo = Regole preliminari in solitario
lobby-new-opponent-1 = Fantasma 1, il più debole
lobby-new-opponent-5 = Fantasma 5, il più forte
lobby-new-chapter-none = Nessun capitolo: vince chi ha più punti
lobby-new-solo = Gioca in solitario
lobby-new-solo-lead = Tu contro un Fantasma, con le regole che scegli. La partita comincia subito.
lobby-new-solo-make = Comincia la partita
lobby-home-solo = Un altro Fantasma, o le regole preliminari
lobby-chair-ghost = il Fantasma, con regole sue
lobby-result-chapter-won = Capitolo vinto.
lobby-result-chapter-lost = Capitolo perso.
