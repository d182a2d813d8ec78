### The row of bids of a round, the dice that they are about, and who is next.

bids-round = Gebote dieser Runde
bids-in-play = { $count ->
    [one] { $count } Würfel im Spiel
   *[other] { $count } Würfel im Spiel
 }
bids-hidden = Wie viele Würfel die anderen haben, bleibt verborgen. Die Partie begann mit { $count } Würfeln.
bids-next = { $you ->
    [yes] Danach: du
   *[no] Danach: { $player }
 }
bids-next-brief = danach

## Where the buttons are

bids-opening = Du eröffnest: Noch gibt es nichts anzuzweifeln.
bids-coach-waits = Der Coach wartet, bis du dran bist.
