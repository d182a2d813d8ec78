### The terminal at the table: the bids of a round, motion, a name, and being out.

param-still = Ohne Bewegung: Würfel und Becher sind sofort zu sehen.

## The round

terminal-bids = Gebote dieser Runde: { $bids }
terminal-motion = Bewegung an oder aus

## Before the game

terminal-here = anwesend
terminal-name = Unter welchem Namen willst du hier spielen?
terminal-name-line = Dein Name (Enter: { $name }):

## Being out

terminal-out-place = Du bist raus: Platz { $place } von { $players }. Schau, wie es ausgeht!
terminal-out = Tippe „fast“, damit die Bots gleich zu Ende spielen, „new“ für eine neue Partie oder „quit“, um zu gehen; oder bleib und schau, wie es ausgeht.
terminal-fast = Vorspulen
terminal-new-game = Neue Partie
terminal-help-out-keys = Wenn du raus bist: vorspulen, neue Partie
