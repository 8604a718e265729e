### Shōgun no Katana.

why-alone = Chi gioca da solo ha bisogno di un Fantasma.
why-no-room-for-ghost = Con un Fantasma si gioca al massimo in tre.
why-early-solo-alone = Le regole preliminari per il solitario sono per un giocatore solo e hanno il loro Fantasma.
why-chapter-alone = Un capitolo è per un giocatore solo contro un Fantasma.
why-chapter-rooms = Un capitolo ha un Palazzo suo.
why-chapter-training = Un capitolo si gioca contro un Fantasma da 1 a 5.
