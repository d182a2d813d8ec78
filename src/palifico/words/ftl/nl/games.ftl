### Spellen die voorbij zijn.

fault-game-running = Dit spel is nog niet afgelopen. Daarna is het verslag voor iedereen open.
fault-game-unknown = Er is geen spel met dit kenmerk.
games-given-up = Dit spel heeft geen winnaar en geldt dus als geheel niet als bewezen. Maar alles is gepubliceerd en alle dobbelstenen zijn gecontroleerd: het zijn die welke vóór het spel vastlagen.
