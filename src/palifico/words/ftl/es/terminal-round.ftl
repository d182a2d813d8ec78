### The terminal at the table: the bids of a round, motion, a name, and being out.

param-still = Sin movimiento: los dados y los cubiletes aparecen al instante.

## The round

terminal-bids = Apuestas de esta ronda: { $bids }
terminal-motion = Con o sin movimiento

## Before the game

terminal-here = presente
terminal-name = ¿Con qué nombre quieres jugar aquí?
terminal-name-line = Tu nombre (Intro: { $name }):

## Being out

terminal-out-place = Estás fuera: puesto { $place } de { $players }. ¡Mira cómo acaba!
terminal-out = Escribe «fast» para que los bots acaben enseguida, «new» para una nueva partida o «quit» para salir; o quédate y mira cómo acaba.
terminal-fast = Acelerar
terminal-new-game = Nueva partida
terminal-help-out-keys = Cuando estés fuera: acelerar, nueva partida
