### The row of bids of a round, the dice that they are about, and who is next.

layout-round = Enchères de cette manche
layout-in-play = { $count ->
    [one] { $count } dé en jeu
   *[other] { $count } dés en jeu
 }
layout-hidden = Le nombre de dés des autres est caché. La partie a commencé avec { $count } dés.
layout-next = { $you ->
    [yes] Ensuite : toi
   *[no] Ensuite : { $player }
 }
layout-next-brief = ensuite

## Where the buttons are

layout-opening = Tu ouvres : il n’y a encore rien à mettre en doute.
layout-coach-waits = Le coach attend ton tour.
