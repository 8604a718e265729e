### Le lezioni: che cosa si dice intorno ai passi, e la pagina che le elenca.

## Intorno ai passi

guide-step = Passo { $n } di { $of }
guide-now = Adesso
guide-ways = Esci o ricomincia
guide-again = Ricomincia
guide-on = Continua senza guida
guide-leave = Esci
guide-later-title = Una cosa alla volta
guide-later = Questo viene dopo. Adesso: { $now }
guide-next = Prossima lezione: { $title }
guide-on-finished = Gioca questa partita fino alla fine

## La pagina

lessons-title = Lezioni
lessons-lead = Brevi lezioni a un vero tavolo, con le vere regole. Ognuna dura meno di cinque minuti, e puoi rifarle quando vuoi.
lessons-learn = Impara giocando
lessons-learn-hint = Prima volta qui? Brevi lezioni a un vero tavolo ti mostrano come si gioca.
lessons-all = Tutte le lezioni
lessons-n = Lezione { $n }
lessons-steps = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}
lessons-done = Fatta
lessons-begin = Comincia
lessons-again = Rifalla
lessons-then = Dopo le lezioni
lessons-hint = Non conosci ancora questo gioco?
lessons-go = Imparalo in brevi lezioni
