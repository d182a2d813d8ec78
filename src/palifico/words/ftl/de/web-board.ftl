### Der Tisch, wie man ihn sieht: Plätze, Becher, Gebot, Auswahl, Ansagen, Aufdecken.

## Seats

board-table = Der Tisch
board-seats = Wer am Tisch sitzt
board-you = du
board-to-act = an der Reihe
board-to-act-brief = dran
board-opener = hat eröffnet
board-opener-brief = 1.
board-out = raus
board-winner = gewinnt!
board-host = leitet
board-bot = ein Bot
board-kept = ein Bot springt ein
board-kept-brief = Bot spielt
board-away = abwesend
board-loses = verliert einen Würfel
board-regains = bekommt einen Würfel zurück
board-seat-bid = bot { $bid }
board-dice-left = { $count ->
    [one] noch { $count } Würfel
   *[other] noch { $count } Würfel
 }
board-shows = zeigt { $dice }
board-covered = Becher nicht gehoben
board-free-seat = Platz { $number }: frei

## Whose turn, and the clock

board-turn = { $you ->
    [yes] Du bist an der Reihe
   *[no] { $player } ist an der Reihe
 }
board-clock = noch { $time }
board-hurry = Schnell: noch { $time }
board-time-up = Die Zeit ist um

## The bid

board-standing = Das Gebot
board-bid-by = { $you ->
    [yes] Du bietest
   *[no] { $player } bietet
 }
board-no-bid = Noch kein Gebot
board-opens = { $you ->
    [yes] Du eröffnest diese Runde.
   *[no] { $player } eröffnet diese Runde.
 }

## My own dice

board-your-dice = Deine Würfel
board-your-dice-are = Deine Würfel: { $dice }
board-dice-of = Würfel von { $player }
board-dice-of-are = Würfel von { $player }: { $dice }
board-yours-count = { $count ->
    [one] { $count } zählt für das Gebot
   *[other] { $count } zählen für das Gebot
 }
board-you-are-out = Du bist raus. Schau, wie es ausgeht!

## Last-die rounds

board-last-die-plain = { $wilds } sind in dieser Runde keine Joker: Jede Augenzahl zählt nur für sich.
board-last-die-choose = Du wählst die Augenzahl für die Runde.
board-last-die-free = Du darfst die Augenzahl wechseln.
board-last-die-bound = Du darfst nur die Anzahl erhöhen.
board-last-die-watch = In der Regel steigt nur die Anzahl.

## Bidding

board-your-move = Dein Zug
board-face = Augenzahl
board-count = Wie viele
board-bid = { $bid } bieten
board-smallest = Kleinste Erhöhungen: Antippen genügt
board-smallest-bid = Sofort { $bid } bieten, die kleinste Erhöhung
board-chance = { $bid }; stimmt mit { $chance } Wahrscheinlichkeit
board-from = { $face }, ab { $count }
board-not-now = { $face }, jetzt nicht
board-only-call = Höher bieten geht nicht mehr: Du kannst nur noch ansagen.

## Calls

board-calls = Ansagen
board-dudo-means = das glaube ich nicht
board-calza-means = genau richtig
board-again = Noch einmal tippen!
board-again-label = { $call }: noch einmal, dann gilt es
board-again-aloud = Drück in den nächsten Sekunden noch einmal, dann sagst du { $call }.

## The reveal

board-reveal = Die Becher werden gehoben
board-had-bid = { $you ->
    [yes] Du hattest { $bid } geboten.
   *[no] { $player } hatte { $bid } geboten.
 }
board-cups = { $count } von { $all } Bechern
board-count-of = { $count } von { $needed }
board-stay-covered = Damit ist es entschieden: Die anderen Becher bleiben stehen.
board-was-true = Das Gebot hat gestimmt.
board-was-false = Das Gebot war zu hoch.
board-was-exact = Genau richtig!
board-not-exact = Nicht genau richtig.
board-nothing-back = Es fehlte kein Würfel, also kommt keiner zurück.
board-skip = Überspringen

## The log, and the end

board-log = Was passiert ist
board-log-empty = Noch ist nichts passiert.
board-places = Endstand
board-no-winner = Die Partie endete ohne Sieg.
