### The lesson of Shogunate. It speaks of the position in crates/host/data/shogunate and asks for the steps in
### crates/host/src/shogunate/lesson.rs: for each step its title, what one sees, what to do now, and what came of it.

guide-shogunate = Learn Shogunate
guide-shogunate-play = Play against three Novices
guide-shogunate-then = A whole game: you and three Novices, up to 12 points.

guide-shogunate-first = Two rounds at court
guide-shogunate-first-lead = Your secret Loyalty cards, an Action in secret, the Hatamoto's order, Honor and the Shinobi, up to the end of a game.
guide-shogunate-first-finished = You have won
guide-shogunate-first-finished-tells = At the end of a round someone had 10 points: you. With four or more players it takes 12. All Loyalty cards are turned up, and the highest score wins. In a whole game you also have to guess who is loyal to whom.

guide-shogunate-first-choose = Two loyalties
guide-shogunate-first-choose-tells = Bring Honor to the two Leaders on your secret Loyalty cards: the Honor on them is your score, and 10 points end the game. Yours are the Wisteria (5) and the Tortoise (2). Each round, everyone but the Hatamoto chooses an Action card in secret; then all are revealed.
guide-shogunate-first-choose-choose = Choose Flowing Upstream: it moves a Leader up the Line.
guide-shogunate-first-choose-won = The cards are revealed. Novice 3 is the Hatamoto and has named Novice 2 first, whose Path of the Arrow moves the Bamboo up.

guide-shogunate-first-secret = A look at your cards
guide-shogunate-first-secret-tells = Path of the Arrow also lets Novice 2 see one of your Loyalty cards. Only Novice 2 sees it, and you choose which.
guide-shogunate-first-secret-show = Show the Wisteria or the Tortoise.
guide-shogunate-first-secret-won = Novice 2 knows one of your cards now. The others only know that you showed one.

guide-shogunate-first-line = The Line of Succession
guide-shogunate-first-line-tells = Now you perform your own card. A Leader's place in the Line decides how much Honor the Plot gives: this round 2 to place 5, where the Tortoise is, and 1 to the tail. So leave the Tortoise where it is, and lift the Wisteria for the next round.
guide-shogunate-first-line-move = Move the Wisteria 2 places up, to place 2.
guide-shogunate-first-line-show = Flowing Upstream has its price: show the Hatamoto one of your cards.
guide-shogunate-first-line-won = The Plot gave the Tortoise 2 Honor and the Plum at the tail 1; its power sent the Shinobi to the tail. At the end of the round the Leader with the Shinobi loses 1 Honor: the Plum. You have 9 points.

guide-shogunate-first-hatamoto = You are the Hatamoto
guide-shogunate-first-hatamoto-tells = The marker has passed to you: you play no card, but say who goes first. The Plot will give 3 Honor to place 2 and 1 to place 5, the Tortoise's. Novice 2 has Dishonor, which sends a Leader to the tail; Novice 3 has Flowing Upstream, which lifts one.
guide-shogunate-first-hatamoto-order = Let Novice 2 perform first, so that the blow falls before the help.
guide-shogunate-first-hatamoto-won = Novice 2 sent the Wisteria to the tail and had to turn up the Bamboo; Novice 3 lifted the Wisteria again and showed you the Plum. The Tortoise stayed on place 5 and got its Honor: you have 10 points.

guide-shogunate-first-power = The power of the Plot
guide-shogunate-first-power-tells = After the Honor, the Hatamoto uses the power of the Plot: this one lets you look at a face-down Loyalty card. Then the Shinobi takes 1 Honor, and only after that the scores count.
guide-shogunate-first-power-look = Look at a Loyalty card of Novice 2 or Novice 3.
guide-shogunate-first-power-won = The Shinobi took 1 Honor from the Plum, and you still have 10 points: the game is over.
