### The row of bids of a round, the dice that they are about, and who is next.

layout-round = Gebote dieser Runde
layout-in-play = { $count ->
    [one] { $count } Würfel im Spiel
   *[other] { $count } Würfel im Spiel
 }
layout-hidden = Wie viele Würfel die anderen haben, bleibt verborgen. Die Partie begann mit { $count } Würfeln.
layout-next = { $you ->
    [yes] Danach: du
   *[no] Danach: { $player }
 }
layout-next-brief = danach

## Where the buttons are

layout-opening = Du eröffnest: Noch gibt es nichts anzuzweifeln.
layout-coach-waits = Der Coach wartet, bis du dran bist.
