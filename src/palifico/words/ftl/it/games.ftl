### Le partite finite.

fault-game-running = Questa partita non è ancora finita. Quando lo sarà, la sua registrazione sarà aperta a tutti.
fault-game-unknown = Non c’è nessuna partita con questo identificativo.
games-given-up = Questa partita non ha un vincitore, perciò nel suo insieme non vale come dimostrata. Ma è tutto pubblico e tutti i suoi dadi sono stati controllati: sono quelli stabiliti prima della partita.
