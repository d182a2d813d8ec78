### Le partite finite.

fault-game-running = Questa partita non è ancora finita. Quando lo sarà, la sua registrazione sarà aperta a tutti.
fault-game-unknown = Non c’è nessuna partita con questo identificativo.
games-given-up = Questa partita non ha un vincitore, perciò nel suo insieme non vale come dimostrata. Ma tutto è pubblicato e tutti i suoi dadi sono stati controllati: sono quelli fissati prima della partita.
