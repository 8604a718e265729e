### Shōgun no Katana.

why-alone = One player alone needs a Ghost.
why-no-room-for-ghost = With a Ghost, at most three others can play.
why-early-solo-alone = The early solo rules are for one player alone, and have their own Ghost.
why-chapter-alone = A chapter is for one player alone against a Ghost.
why-chapter-rooms = A chapter sets up its own Palace.
why-chapter-training = A chapter is played against a Ghost from 1 to 5.
