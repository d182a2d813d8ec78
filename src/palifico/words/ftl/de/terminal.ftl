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
terminal-small = Bitte mach dieses Fenster größer: mindestens { $columns }×{ $lines }. Strg-C zum Verlassen.
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
terminal-coach-players = Der Coach hilft denen, die spielen.
terminal-sent-later = Dein Zug, { $move }, geht ab, sobald die Verbindung wieder da ist.
terminal-keep = Diese Partie samt dem Beweis ihrer Würfel in dieser Datei aufheben? Enter hebt sie auf.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
       *[no] Für { $player } spielt ein Bot weiter; zurückkommen geht dann nicht mehr. Die anderen können weiterspielen.
    } Gib noch einmal „leave“ ein, um endgültig zu gehen, oder „quit“, um den Platz zu behalten.
terminal-way-back-others = Die anderen können das Spiel fortsetzen:
terminal-local-seen = Hier lassen sich die Würfel nicht verbergen: Was geschrieben ist, bleibt stehen. In einem Terminal, das sich leeren lässt, bleiben sie verborgen.
terminal-practice-gone = Ein Übungsspiel wird nicht aufbewahrt: Es lässt sich nicht fortsetzen.
terminal-help-bid = Gib ein Gebot als Anzahl x Augenzahl ein: 3x5 heißt mindestens drei Fünfen, 2xA heißt zwei { $wilds }. Mit „rules“ siehst du die Regeln, mit „quit“ hörst du auf.
terminal-odds = { $what }, Chance: { $chance }
fault-watch-table = Es gibt nichts zum Zuschauen: Gib den Link oder den Code eines Tisches an.
fault-table-who = An diesem Tisch sitzen mehrere Leute von diesem Rechner. Sag, wer spielt: --local { $given }, oder --me und einen dieser Namen.
fault-local-twice = Hier können nicht zwei Leute „{ $given }“ heißen: Gib ihnen verschiedene Namen.
