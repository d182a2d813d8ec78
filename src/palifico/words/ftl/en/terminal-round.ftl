### The terminal at the table: the bids of a round, motion, a name, and being out.

param-still = Without motion: dice and cups are there at once.

## The round

terminal-bids = Bids of this round: { $bids }
terminal-motion = Motion on or off

## Before the game

terminal-here = here
terminal-name = Under which name do you want to play here?
terminal-name-line = Your name (Enter: { $name }):

## Being out

terminal-out-place = You are out: place { $place } of { $players }. See how it ends!
terminal-out = Type “fast” to have the bots finish at once, “new” for a new game, or “quit” to leave; or stay and see how it ends.
terminal-fast = Fast forward
terminal-new-game = New game
terminal-help-out-keys = Once out: fast forward, new game
