### Les parties terminées.

fault-game-running = Cette partie n’est pas encore terminée. Quand elle le sera, son enregistrement sera ouvert à tous.
fault-game-unknown = Il n’y a pas de partie avec cet identifiant.
games-given-up = Cette partie n’a pas de vainqueur : dans son ensemble, elle ne compte donc pas comme prouvée. Mais tout est publié et tous ses dés ont été vérifiés : ce sont ceux qui étaient fixés avant la partie.
