### Las partidas terminadas.

fault-game-running = Esta partida aún no ha terminado. Cuando termine, su registro estará abierto a todos.
fault-game-unknown = No hay ninguna partida con este identificador.
games-given-up = Esta partida no tiene ganador, así que en su conjunto no cuenta como demostrada. Pero todo está publicado y todos sus dados se han comprobado: son los que se fijaron antes de la partida.
