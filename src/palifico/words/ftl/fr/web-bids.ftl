### The row of bids of a round, the dice that they are about, and who is next.

bids-round = Enchères de cette manche
bids-in-play = { $count ->
    [one] { $count } dé en jeu
   *[other] { $count } dés en jeu
 }
bids-hidden = Le nombre de dés des autres est caché. La partie a commencé avec { $count } dés.
bids-next = { $you ->
    [yes] Ensuite : toi
   *[no] Ensuite : { $player }
 }
bids-next-brief = ensuite

## Where the buttons are

bids-opening = Tu ouvres : il n’y a encore rien à mettre en doute.
bids-coach-waits = Le coach attend ton tour.
