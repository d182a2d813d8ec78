### The row of bids of a round, the dice that they are about, and who is next.

layout-round = Biedingen van deze ronde
layout-in-play = { $count ->
    [one] { $count } dobbelsteen in het spel
   *[other] { $count } dobbelstenen in het spel
 }
layout-hidden = Hoeveel dobbelstenen de anderen nog hebben, is geheim. Het spel begon met { $count } dobbelstenen.
layout-next = { $you ->
    [yes] Daarna: jij
   *[no] Daarna: { $player }
 }
layout-next-brief = daarna

## Where the buttons are

layout-opening = Jij opent: er valt nog niets te betwijfelen.
layout-coach-waits = De coach wacht tot je aan de beurt bent.
