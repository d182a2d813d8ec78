### La page où l’on regarde une manche d’exemple.

round-watch = Regarder une manche d’exemple
round-title = Une manche d’exemple
round-about = Comment se déroule une manche avec les règles de { $edition }, étape par étape, avec un commentaire sur chaque enchère.
round-step = Étape { $moment } sur { $moments }
round-slider = Étape de la manche
round-first = Au début
round-last = À la fin
round-keys = Touches : ← et → pour changer d’étape, la barre d’espace pour lancer ou mettre en pause.
