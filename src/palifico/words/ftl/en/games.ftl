### Games that are over.

fault-game-running = This game is not over yet. Its record is open to everybody once it is.
fault-game-unknown = There is no game with this id.
games-given-up = This game has no winner, so it does not count as proven as a whole. But everything about it is published, and all its dice were checked: they are those that were settled before the game.
