### The row of bids of a round, the dice that they are about, and who is next.

bids-round = Dichiarazioni di questo round
bids-in-play = { $count ->
    [one] { $count } dado in gioco
   *[other] { $count } dadi in gioco
 }
bids-hidden = Quanti dadi restano agli altri non si vede. La partita è cominciata con { $count } dadi.
bids-next = { $you ->
    [yes] Poi tocca a te
   *[no] Poi tocca a { $player }
 }
bids-next-brief = poi

## Where the buttons are

bids-opening = Apri tu: non c’è ancora niente da mettere in dubbio.
bids-coach-waits = L’allenatore aspetta il tuo turno.
