### De rest van een spel in één keer spelen.

fault-hurry-rated = In een spel voor de ranglijst wordt de rest niet in één keer gespeeld: iedereen mag meekijken.
fault-hurry-person = Op plaats { $seat } zit nog een speler: de rest wordt pas in één keer gespeeld als er alleen bots over zijn.
