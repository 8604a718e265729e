# Giocare in anticipo su una copia privata.
trial-title = Prova
trial-door = Prova
trial-door-hint = Gioca in anticipo su una copia tutta tua. Nessuno la vede, e nulla vale finché non la confermi.
trial-banner = Nessuno la vede, e nulla vale finché non la confermi.
trial-back = Un passo indietro
trial-again = Da capo
trial-drop = Scarta tutto
trial-keep = { $n ->
    [one] Conferma: 1 decisione
   *[other] Conferma: { $n } decisioni
}
trial-keep-last = Conferma e fai anche questo
trial-keep-only = Fallo davvero
trial-end = Qui la prova finisce
trial-end-hidden = «{ $action }» rivelerebbe qualcosa che nessuno conosce ancora. Non è stato fatto.
trial-end-ghost = Dopo «{ $action }» il Fantasma pescherebbe una carta che nessuno conosce ancora. Non è stato fatto.
trial-end-result = «{ $action }» concluderebbe la partita. Non è stato fatto.
trial-end-others = Da qui in poi dipende da { $names }, e nessuno sa che cosa succederà.
trial-steps = Provato finora
trial-undone = non fatto
trial-gone-title = Il tavolo è andato avanti
trial-gone = La tua prova partiva da una posizione che non c'è più. Non ne è stato fatto nulla.
trial-gone-new = Riprova da qui
trial-unkept-title = Non tutto è stato confermato
trial-unkept = La decisione { $n }, «{ $action }», è stata rifiutata: { $why }
trial-unkept-none = Non è stato fatto nulla.
trial-unkept-done = { $n ->
    [one] La decisione precedente è stata eseguita.
   *[other] Le { $n } decisioni precedenti sono state eseguite.
}

# La fine di un turno: che cosa ha fatto.
