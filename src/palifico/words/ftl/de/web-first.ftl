### Die erste Partie auf diesem Gerät, und wie stark die Bots sind.

first-how-hard = Schwierigkeit
first-easy = Leicht
first-medium = Mittel
first-hard = Schwer
first-easy-more = Sie vertrauen auf ihr Glück und fliegen oft auf.
first-medium-more = Sie rechnen mit und merken sich, wer Würfel verloren hat.
first-hard-more = Sie bluffen, hören auf deine Gebote und denken voraus.
first-shown = Nur in dieser ersten Partie siehst du, wie viele Würfel alle noch haben; danach gilt die Anleitung.
first-turn-open = Du fängst an. Wie viele Würfel einer Augenzahl liegen unter allen Bechern, deinem auch? Tippe auf eine, die du hast, und biete.
first-turn-answer = { $player } sagt: mindestens { $bid } unter allen Bechern. Du hast { $own } davon. Glaubst du es? Erhöhe. Wenn nicht: { $dudo }!
first-turn-close = Diese Erklärung schließen
