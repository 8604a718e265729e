### Shōgun no Katana per chi comincia: in due minuti, obiettivi e consigli.

## In due minuti

primer-katana-goal = Forgiatori dello Shōgun
primer-katana-goal-tells = Tu e i tuoi rivali siete mastri forgiatori al servizio dello Shōgun. In quattro round forgiate Spade, le consegnate e fate punti. Alla fine vince chi ne ha di più.
primer-katana-town = Manda in città i tuoi Lavoratori
primer-katana-town-tells = A turno ciascuno piazza una miniatura, un Lavoratore o, pagando, un Monaco, e svolge l'azione di quel luogo: Dimore, Mercato, Accademia, Palazzo, Komainu o la propria Fucina. Quando non puoi o non vuoi continuare, passi e prendi una carta Onore.
primer-katana-sword = Prendi una Spada
primer-katana-sword-tells = Alle Dimore scegli una Spada. Entra nella prima colonna della tua Fucina, nella riga della sua prima Risorsa, e porta un Sashimono. Ottieni le sue Monete e una carta. Le Risorse si comprano al Mercato.
primer-katana-forge = Forgiala, una Risorsa alla volta
primer-katana-forge-tells = Piazza una miniatura alla Fucina e attiva una riga o una colonna. Ogni Spada lì può ricevere la sua prossima Risorsa, che la muove di una casella: a destra con la Risorsa della sua riga, su o giù con quella della riga accanto.
primer-katana-deliver = Consegnala
primer-katana-deliver-tells = Con l'ultima Risorsa la Spada è completa. La consegni quando vuoi, prima di passare: vale i suoi punti, quelli delle Decorazioni e quelli del round. Anche la sua riga e la sua colonna ti danno i loro bonus, tieni il Sashimono, e un Lavoratore Bloccato può diventare Disponibile.
primer-katana-katana = Crea la tua Katana
primer-katana-katana-tells = A ogni consegna puoi copiare nel Progetto fino a due Risorse della Spada. Quando ci sono tutti e quattro i tipi, puoi farne la tua Katana. La forgi e la consegni come le altre Spade: vale quanto le sue Risorse e può ottenere una carta Favore.
primer-katana-end = Dopo quattro round
primer-katana-end-tells = Carte Onore, set di Sashimono, carte Favore, Monete e Risorse avanzate danno gli ultimi punti. Una Katana ancora nella Fucina vale meno, ogni altra Spada lì niente. Vince chi ha più punti.

## Obiettivi di un round

aim-katana-going = Lavora a { $n ->
    [one] una Spada
   *[other] { $n } Spade
} nella tua Fucina
aim-katana-place = Muovi le tue Spade: mettici sopra { $n } Risorse
aim-katana-keep = Tieni { $n } Monete: tanto costa un Monaco nel prossimo round
aim-katana-deliver = Consegna { $n ->
    [one] una Spada
   *[other] { $n } Spade
}
aim-katana-free = Consegna { $n ->
    [one] una Spada: libera un Lavoratore Bloccato
   *[other] { $n } Spade: così liberi un Lavoratore Bloccato
}
aim-katana-decorate = Decora una Risorsa su una delle tue Spade
aim-katana-family = Manda una Familiare al Palazzo
aim-katana-kinds = Porta nel Progetto tutti e quattro i tipi di Risorse
aim-katana-put = Metti in gioco la tua Katana
aim-katana-hand-in = Consegna la tua Katana

## Che cosa provare la prossima volta

tip-katana-undelivered = { $n ->
    [one] Una Spada completa è rimasta nella Fucina e non ha dato punti. Consegna
   *[other] { $n } Spade complete sono rimaste nella Fucina e non hanno dato punti. Consegna
} ciò che è completo prima di passare: non serve un Lavoratore.
tip-katana-unfinished = Alla fine la tua Katana era ancora nella Fucina. Mettila in gioco un round prima: consegnata, porta anche i punti del round, i bonus della riga e della colonna e magari carte Favore.
tip-katana-few = { $n ->
    [0] Non hai consegnato nessuna Spada.
   *[other] { $n ->
        [one] Hai consegnato una Spada.
       *[other] Hai consegnato { $n } Spade.
    }
} Scegline di corte, di cui hai o puoi pagare le Risorse, e nella Fucina attiva una riga o una colonna in cui più Spade possono muoversi insieme.
tip-katana-no-katana = Non hai creato la tua Katana. A ogni consegna copia Risorse nel Progetto: quando ci sono tutti e quattro i tipi, puoi metterla in gioco.
tip-katana-left = { $n } Spade non finite nella Fucina non hanno dato punti. Nell'ultimo round non prenderne di nuove: muovi e consegna quelle che hai.
tip-katana-blocked = { $n ->
    [one] Un tuo Lavoratore è rimasto Bloccato fino alla fine.
   *[other] { $n } tuoi Lavoratori sono rimasti Bloccati fino alla fine.
} Comincia da Spade corte e consegnale presto: ogni Lavoratore che liberi agisce in tutti i round seguenti.
tip-katana-plain = Nessuna delle Spade che hai consegnato era decorata. Va' all'Accademia prima di consegnare: una Decorazione dà subito Monete, e punti con la consegna.
tip-katana-unspent = Ti sono avanzate Monete e Risorse per un valore di { $n } Monete, e 5 fanno un punto. Usale per le Risorse di un'altra Spada, per i Monaci o per i bonus.
tip-katana-no-set = Avevi pochi tipi di Sashimono. Prendi Spade da Dimore diverse: un set di tutti e quattro vale { $n } punti.
tip-katana-no-cards = Non hai messo carte sotto la tua Fucina. Un bonus acquistato presto torna a ogni consegna nella sua riga o colonna.
