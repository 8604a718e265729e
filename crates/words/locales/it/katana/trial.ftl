### Shōgun no Katana.

stamp-did = In questo turno: { $did }
stamp-nothing = ancora nulla
stamp-taken = presa: { $sword }
stamp-delivered = consegnata: { $sword }
stamp-moves = { $n ->
    [one] 1 spostamento
   *[other] { $n } spostamenti
}
stamp-advanced = { $n ->
    [one] 1 passo di un Decoratore
   *[other] { $n } passi di Decoratori
}
stamp-decorated = { $n ->
    [one] 1 decorazione
   *[other] { $n } decorazioni
}
stamp-cards = { $n ->
    [one] 1 carta presa
   *[other] { $n } carte prese
}
stamp-resource = { $n } { $kind }
