### Jugar de golpe el resto de una partida.

fault-hurry-rated = En una partida puntuada el resto no se juega de golpe: cualquiera puede mirarlo.
fault-hurry-person = En el asiento { $seat } aún hay un jugador: el resto se juega de golpe solo cuando no quedan más que bots.
