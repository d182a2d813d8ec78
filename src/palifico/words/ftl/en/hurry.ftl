### Playing the rest of a game at once.

fault-hurry-rated = In a rated game the rest is not played at once: everybody may watch it.
fault-hurry-person = There is still a player in seat { $seat }: the rest is played at once only when bots alone are left.
