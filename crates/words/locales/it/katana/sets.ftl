### Shōgun no Katana: il modulo per ciò che è stampato sulla propria copia.

set-katana-blocked = Spazi del Washitsu con Lavoratori Bloccati
set-katana-side = Plancia { $n }
set-katana-round = Round { $n }
set-katana-column = Colonna { $n }
set-katana-first-game = Sale per una prima partita
set-katana-favor = Punti di una carta Favore
set-katana-story-rooms = Sale del capitolo 13
set-katana-effect-take = prendere Risorse
set-katana-effect-turn = trasformare un tipo in un altro
set-katana-hint-swords = Scrivi le Risorse in ordine, una lettera ciascuna: W per il Legno, S per l'Acciaio, L per la Pelle di Razza, U per la Lacca.
set-katana-hint-daimyo = Una voce per ogni carta diversa; le copie dicono quante ne hai. In tutto sono 64. W è Legno, S Acciaio, L Pelle di Razza, U Lacca.
set-katana-hint-market = Una voce per ogni numero; le copie dicono quante ne hai. In tutto sono 28.
set-katana-hint-honor = In tutto ci sono 22 carte Onore. Scegli che cosa conta una carta, salva, e compaiono gli altri campi.
set-katana-hint-boards = Più numeri in un campo si separano con virgole. W è Legno, S Acciaio, L Pelle di Razza, U Lacca.
set-katana-room-gives = { $room }: Monete
set-katana-room-price = { $room }: prezzo
set-katana-room-less = { $room }: sconto
