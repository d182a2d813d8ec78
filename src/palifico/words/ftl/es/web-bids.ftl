### The row of bids of a round, the dice that they are about, and who is next.

bids-round = Apuestas de esta ronda
bids-in-play = { $count ->
    [one] { $count } dado en juego
   *[other] { $count } dados en juego
 }
bids-hidden = Cuántos dados les quedan a los demás es secreto. La partida empezó con { $count } dados.
bids-next = { $you ->
    [yes] Después: tú
   *[no] Después: { $player }
 }
bids-next-brief = después

## Where the buttons are

bids-opening = Abres tú: todavía no hay nada que poner en duda.
bids-coach-waits = El entrenador espera tu turno.
