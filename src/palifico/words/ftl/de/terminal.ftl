### The terminal client, beyond what it shares with the page.

param-table = Link oder Code eines Tisches, an den du dich setzt; oder eine Ausgabe, um gegen Bots zu spielen, zum Beispiel paco.
param-server = Adresse des Servers, auf dem gespielt wird; sonst startet dieser Befehl selbst einen.
param-local = Wer an diesem Rechner spielt, Namen mit Kommas oder Leerzeichen dazwischen; zwischen den Zügen bleiben die Würfel verdeckt.
param-me = Der Name, unter dem dich die anderen sehen.
param-watch = Schaut am Tisch zu, ohne sich zu setzen.
param-example = Die Beispielrunde dieser Ausgabe (etwa paco) ansehen statt einer Partie.
param-plain = Zeile für Zeile, ohne auf den Bildschirm zu zeichnen: für Screenreader, Pipes und einfache Terminals.
param-light = Dunkel auf hellem Hintergrund.
param-pace = Wie viel Zeit ein Zug hat: relaxed für keine Uhr, normal, quick, day, three_days oder week.
command-watch = Zeigt eine beendete Partie Zug für Zug noch einmal, aus ihrem Protokoll oder über ihren Link.

## At the table

terminal-pass = Gib den Rechner an { $player } weiter und lass sonst niemanden hinschauen. Dann drück die Eingabetaste.
terminal-pass-who = Wer sagt es an?
terminal-watching = du schaust zu
terminal-bid = Bieten
terminal-leave-waits = Du kannst gehen: Dein Platz wartet auf dich, und wir sagen dir, wie du zurückkommst.
terminal-way-back = Die Partie wartet auf dich. So geht es weiter:
terminal-small = Bitte mach dieses Fenster größer: mindestens { $columns }×{ $lines }. Strg+C beendet.
fault-watch-link = Die Partie unter { $given } lässt sich nicht ansehen: { $why }

## What can be typed

terminal-help = Weitere Wörter: table (der Tisch), bids (alle Gebote der Runde), log (der Verlauf), odds (die Chancen), say (etwas sagen), leave (für immer gehen), quit (dein Platz wartet auf dich).
terminal-help-before = Vor der Partie: sit, sit 2 (hinsetzen), stand (aufstehen), bot, bot champion, kick 3 (wegschicken), host 3 (die Tischleitung übergeben), begin (Bots nehmen die freien Plätze).
terminal-say = Sag etwas oder wähle einen dieser Sätze: { $phrases }
terminal-rematch = Gib „rematch“ ein, um noch einmal zu spielen.

## Keys

terminal-keys = Tasten
terminal-scroll = Weiterlesen
terminal-step = Ein Schritt
terminal-round = Eine Runde
terminal-help-before-keys = Vor der Partie: einen Bot auf einen freien Platz setzen, beginnen, aufstehen
terminal-help-after-keys = Nach der Partie: noch einmal spielen, die Partie aufheben
terminal-coach-players = Der Coach hilft nur denen, die mitspielen.
terminal-sent-later = Dein Zug, { $move }, wird gesendet, sobald die Verbindung wieder da ist.
terminal-keep = Diese Partie samt dem Beweis ihrer Würfel in dieser Datei aufheben? Die Eingabetaste heißt ja.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
       *[no] Für { $player } spielt ein Bot weiter; zurückkommen geht dann nicht mehr. Die anderen können weiterspielen.
    } Gib noch einmal „leave“ ein, um endgültig zu gehen, oder „quit“, um den Platz zu behalten.
terminal-way-back-others = Die anderen können die Partie fortsetzen:
terminal-local-seen = Hier lassen sich die Würfel nicht verbergen: Was geschrieben ist, bleibt stehen. In einem Terminal, das sich leeren lässt, bleiben sie verborgen.
terminal-practice-gone = Eine Übungspartie wird nicht aufgehoben: Sie lässt sich nicht fortsetzen.
terminal-help-bid = Gib ein Gebot als Anzahl x Augenzahl ein: 3x5 heißt mindestens drei Fünfen, 2xA heißt zwei { $wilds }. Mit „rules“ siehst du die Regeln, mit „quit“ hörst du auf.
terminal-odds = { $what }, Chance: { $chance }
fault-watch-table = Es gibt nichts zum Zuschauen: Gib den Link oder den Code eines Tisches an.
fault-table-who = An diesem Tisch sitzen mehrere Leute von diesem Rechner. Sag, wer spielt: --local { $given }, oder --me und einen dieser Namen.
fault-local-twice = Hier können nicht zwei Leute „{ $given }“ heißen: Gib ihnen verschiedene Namen.

## What the page says otherwise

board-counts-hidden = Wie viele Würfel die anderen noch haben, erfährt niemand: Sich das zu merken, gehört zu diesem Spiel.
common-log-now = Das Gebot ist { $bid }.
