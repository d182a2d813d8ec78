### The row of bids of a round, the dice that they are about, and who is next.

layout-round = Bids this round
layout-in-play = { $count ->
    [one] { $count } die in play
   *[other] { $count } dice in play
 }
layout-hidden = Dice counts are hidden. The game began with { $count } dice.
layout-next = { $you ->
    [yes] Next: you
   *[no] Next: { $player }
 }
layout-next-brief = next

## Where the buttons are

layout-opening = You open: there is nothing to doubt yet.
layout-coach-waits = The coach waits for your turn.
