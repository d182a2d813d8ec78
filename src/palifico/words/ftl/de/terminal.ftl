### The terminal client, beyond what it shares with the page.

param-table = Link oder Code eines Tisches, an den du dich setzt; oder eine Ausgabe, um gegen Bots zu spielen, zum Beispiel paco.
param-server = Adresse des Servers, auf dem gespielt wird; sonst einer in diesem Befehl selbst.
param-local = Wer an diesem Rechner spielt, Namen mit Kommas dazwischen; zwischen den Zügen bleiben die Würfel verdeckt.
param-me = Der Name, unter dem dich die anderen sehen.
param-watch = Am Tisch zusehen, ohne sich zu setzen.
param-plain = Zeile für Zeile, ohne auf den Bildschirm zu zeichnen: für Screenreader, Pipes und einfache Terminals.
param-light = Dunkel auf hellem Grund.
param-pace = Wie viel Zeit ein Zug hat: relaxed ohne Uhr, normal, quick, day, three_days oder week.
command-watch = Ein beendetes Spiel Zug für Zug noch einmal ansehen, aus seiner Aufzeichnung oder über seinen Link.

## At the table

terminal-pass = Gib den Rechner an { $player }, und niemand sonst schaut hin. Dann drücke die Eingabetaste.
terminal-pass-who = Wer sagt es an?
terminal-watching = du siehst zu
terminal-bid = Bieten
terminal-leave-waits = Du kannst gehen: Dein Platz wartet auf dich, und wir sagen dir, wie du zurückkommst.
terminal-way-back = Das Spiel wartet auf dich. So geht es weiter:
terminal-small = Bitte mach dieses Fenster größer.
fault-watch-link = Das Spiel unter { $given } kann nicht angesehen werden: { $why }

## What can be typed

terminal-help = Weitere Wörter: table (der Tisch), log (was geschehen ist), odds (die Chancen), say (etwas sagen), leave (für immer gehen), quit (dein Platz wartet auf dich).
terminal-help-before = Vor dem Spiel: sit, sit 2 (hinsetzen), stand (aufstehen), bot, bot champion, kick 3 (wegschicken), begin (Bots nehmen die freien Plätze).
terminal-say = Sag einen Text oder eines davon: { $phrases }
terminal-rematch = Tippe „rematch“, um noch einmal zu spielen.

## Keys

terminal-keys = Tasten
terminal-scroll = Weiterlesen
terminal-step = Ein Schritt
terminal-round = Eine Runde
terminal-help-before-keys = Vor dem Spiel: ein Bot auf einen freien Platz, beginnen, aufstehen
terminal-help-after-keys = Nach dem Spiel: noch einmal spielen, das Spiel behalten
