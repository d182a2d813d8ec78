### The terminal at the table: the bids of a round, motion, a name, and being out.

param-still = Sans animation : les dés et les gobelets apparaissent d’un coup.

## The round

terminal-bids = Enchères de cette manche : { $bids }
terminal-motion = Avec ou sans animations

## Before the game

terminal-here = présent
terminal-name = Sous quel nom veux-tu jouer ici ?
terminal-name-line = Ton nom (Entrée : { $name }) :

## Being out

terminal-out-place = Tu es hors jeu : place { $place } sur { $players }. Vois comment ça finit !
terminal-out = Tape « fast » pour que les bots finissent tout de suite, « new » pour une nouvelle partie, ou « quit » pour quitter ; ou reste et vois comment ça finit.
terminal-fast = Accélérer
terminal-new-game = Nouvelle partie
terminal-help-out-keys = Une fois hors jeu : accélérer, nouvelle partie
