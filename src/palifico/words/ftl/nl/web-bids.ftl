### The row of bids of a round, the dice that they are about, and who is next.

bids-round = Biedingen van deze ronde
bids-in-play = { $count ->
    [one] { $count } dobbelsteen in het spel
   *[other] { $count } dobbelstenen in het spel
 }
bids-hidden = Hoeveel dobbelstenen de anderen nog hebben, is geheim. Het spel begon met { $count } dobbelstenen.
bids-next = { $you ->
    [yes] Daarna: jij
   *[no] Daarna: { $player }
 }
bids-next-brief = daarna

## Where the buttons are

bids-opening = Jij opent: er valt nog niets te betwijfelen.
bids-coach-waits = De coach wacht tot je aan de beurt bent.
