### Partien, die vorbei sind.

fault-game-running = Diese Partie ist noch nicht vorbei. Danach können alle ihr Protokoll einsehen.
fault-game-unknown = Es gibt keine Partie mit dieser Kennung.
games-given-up = Bei dieser Partie hat niemand gewonnen, also gilt sie nicht als Ganzes als bewiesen. Aber alles an ihr ist veröffentlicht, und alle ihre Würfel wurden geprüft: Es sind die, die vor der Partie feststanden.
