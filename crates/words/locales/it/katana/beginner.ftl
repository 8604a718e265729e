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
