### Spellen die voorbij zijn.

fault-game-running = Dit spel is nog niet afgelopen. Daarna kan iedereen het verslag inzien.
fault-game-unknown = Er is geen spel met dit kenmerk.
games-given-up = Dit spel heeft geen winnaar en geldt dus niet als geheel bewezen. Maar alles is gepubliceerd en alle dobbelstenen zijn gecontroleerd: het zijn de worpen die vóór het spel vastlagen.
