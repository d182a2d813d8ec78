### The row of bids of a round, the dice that they are about, and who is next.

layout-round = Apuestas de esta ronda
layout-in-play = { $count ->
    [one] { $count } dado en juego
   *[other] { $count } dados en juego
 }
layout-hidden = Cuántos dados les quedan a los demás es secreto. La partida empezó con { $count } dados.
layout-next = { $you ->
    [yes] Después: tú
   *[no] Después: { $player }
 }
layout-next-brief = después

## Where the buttons are

layout-opening = Abres tú: todavía no hay nada que poner en duda.
layout-coach-waits = El entrenador espera tu turno.
