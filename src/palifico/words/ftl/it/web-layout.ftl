### The row of bids of a round, the dice that they are about, and who is next.

layout-round = Dichiarazioni di questo round
layout-in-play = { $count ->
    [one] { $count } dado in gioco
   *[other] { $count } dadi in gioco
 }
layout-hidden = Quanti dadi restano agli altri non si vede. La partita è cominciata con { $count } dadi.
layout-next = { $you ->
    [yes] Poi tocca a te
   *[no] Poi tocca a { $player }
 }
layout-next-brief = poi

## Where the buttons are

layout-opening = Apri tu: non c’è ancora niente da mettere in dubbio.
layout-coach-waits = L’allenatore aspetta il tuo turno.
