### Jouer d’un coup le reste d’une partie.

fault-hurry-rated = Dans une partie classée, le reste ne se joue pas d’un coup : chacun peut le regarder.
fault-hurry-person = Il y a encore un joueur à la place { $seat } : le reste ne se joue d’un coup que s’il n’y a plus que des bots.
