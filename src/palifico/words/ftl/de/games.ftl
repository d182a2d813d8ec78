### Partien, die vorbei sind.

fault-game-running = Diese Partie ist noch nicht vorbei. Danach steht ihr Protokoll allen offen.
fault-game-unknown = Es gibt keine Partie mit dieser Kennung.
games-given-up = Diese Partie hat keinen Gewinner, also gilt sie als Ganzes nicht als bewiesen. Aber alles an ihr ist veröffentlicht, und alle ihre Würfel wurden geprüft: Es sind die, die vor der Partie feststanden.
