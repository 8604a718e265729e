### Le parole per chi comincia: i giochi in due minuti, la partita adatta, gli obiettivi e i consigli. In italiano.

## Un gioco in due minuti

primer-title = { $game } in due minuti
primer-lead = Che gioco è, che cosa fai nel tuo turno, come fai punti e come finisce.
primer-link = In due minuti, con le figure
primer-on = Vuoi giocare?
primer-rules = Tutte le regole

## La partita adatta adesso

start-play = Gioca subito
start-against = { $n ->
    [one] Giochi subito. Il tuo avversario: { $opponents }.
   *[other] Giochi subito. I tuoi avversari: { $opponents }.
}
start-bots-novice = { $n ->
    [one] un Novizio
   *[other] { $n } Novizi
}
start-bots-apprentice = { $n ->
    [one] un Lavorante
   *[other] { $n } Lavoranti
}
start-bots-smith = { $n ->
    [one] un Fabbro
   *[other] { $n } Fabbri
}
start-bots-master = { $n ->
    [one] un Maestro
   *[other] { $n } Maestri
}
start-first = Non conosci ancora { $game }?
start-next = { $n ->
    [one] Prossimo avversario: { $opponents }
   *[other] Prossimi avversari: { $opponents }
}

## Obiettivi e consigli

beginner-aims = Obiettivi di questo round
beginner-aim-met = (raggiunto)
beginner-aims-off = Nascondi
beginner-tip = La prossima volta prova così
