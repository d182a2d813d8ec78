### The row of bids of a round, the dice that they are about, and who is next.

bids-round = Bids this round
bids-in-play = { $count ->
    [one] { $count } die in play
   *[other] { $count } dice in play
 }
bids-hidden = Dice counts are hidden. The game began with { $count } dice.
bids-next = { $you ->
    [yes] Next: you
   *[no] Next: { $player }
 }
bids-next-brief = next

## Where the buttons are

bids-opening = You open: there is nothing to doubt yet.
bids-coach-waits = The coach waits for your turn.
