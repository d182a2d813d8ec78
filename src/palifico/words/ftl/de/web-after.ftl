### After the game: result, replay, proof, and the dice of all games.

## The result

after-title = Eine beendete Partie
after-won = { $player } gewinnt die Partie
after-abandoned = Einen Tag lang kam niemand zurück: Die Partie endete ohne Sieg.
after-chain = Diese Partie ging weiter, bis ihre Würfel aufgebraucht waren. Niemand hat gewonnen.
after-places = Endstand
after-place = { $place }. Platz
after-seat-gone = Platz { $seat } (gelöschtes Konto)
after-bot = ein Bot
after-facts = Die Partie in Zahlen
after-edition = Ausgabe
after-options = Optionale Regeln
after-house = Hausregeln
after-house-count = { $count ->
    [one] Eine Regel weicht von der Anleitung ab.
   *[other] { $count } Regeln weichen von der Anleitung ab.
 }
after-option-calza = { $calza } darf angesagt werden
after-option-last-die = Runden { $palifico }
after-option-lost-visible = verlorene Würfel liegen offen
after-length = Dauer
after-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }
after-ended = Beendet am
after-counts-for = Zählt für
after-rated = die Wertung
after-unrated = den reinen Spaß
after-private = Diese Partie steht in keiner Liste: Nur wer den Link hat, findet sie.
after-running = Diese Partie läuft noch
after-running-more = Sobald sie vorbei ist, finden alle hier die Wiederholung, sämtliche Würfel und den Beweis dafür.
after-unknown = Diese Partie gibt es nicht
after-unknown-more = Vielleicht wurde der Link beim Kopieren abgeschnitten. Er endet mit 32 Ziffern und Buchstaben.
after-failed = Das ließ sich nicht laden
after-retry = Noch einmal versuchen
after-home = Zur Startseite
after-loading = Die Partie wird geladen …

## The replay

after-replay = Wiederholung
after-replay-loading = Die Wiederholung wird geladen …
after-replay-controls = Bedienung der Wiederholung
after-moment = Runde { $round } von { $rounds }, Moment { $moment } von { $moments }
after-moment-before = Vor der ersten Runde, Moment { $moment } von { $moments }
after-slider = Moment der Partie
after-play = Abspielen
after-pause = Anhalten
after-step-back = Einen Schritt zurück
after-step-on = Einen Schritt weiter
after-round-back = Eine Runde zurück
after-round-on = Eine Runde weiter
after-speed = Tempo
after-speed-slow = Langsam
after-speed-normal = Mittel
after-speed-fast = Schnell
after-view = Mit wessen Augen
after-view-all = Alle Würfel offen
after-view-watch = Zuschauen
after-view-seat = Nur die Würfel von { $player }
after-keys = Tasten: ← und → für einen Schritt, [ und ] für eine Runde, die Leertaste spielt ab und hält an.
after-coach = Was würde der Coach tun?
after-coach-seat = { $player } ist an der Reihe und kennt nur diese Würfel: { $dice }

## The proof

after-proof = Die Würfel dieser Partie
after-proof-about = Jeder Wurf folgt aus Zahlen, die vor der Partie versiegelt wurden. Dein Browser kann alles nachrechnen, ohne dass du uns vertrauen musst.
after-check = Würfel prüfen
after-check-again = Noch einmal prüfen
after-checking = Jeder Wurf wird nachgerechnet …
after-proven = Von deinem Browser bewiesen: { $dice ->
    [one] Der eine Würfel dieser Partie fiel
   *[other] Alle { $dice } Würfel dieser Partie fielen
 } so, wie es vorher festgelegt war, und jeder Zug war regelgerecht.
after-dice-hold = Die Würfel stimmen: Es sind die, die vor der Partie festgelegt wurden. Aber eine Partie ohne Sieg gilt nicht als Ganzes als bewiesen, denn ein Server könnte Partien abbrechen, die ihm nicht gefallen.
after-not-proven = Nicht bewiesen: { $what }.
after-stages = Was geprüft wurde
after-stage-good = stimmt
after-stage-bad = stimmt nicht
after-stage-not = nicht geprüft
after-stage-record = Das Protokoll ist vollständig und lesbar.
after-stage-rules = Die Regeln sind die, die vor der Partie feststanden.
after-stage-commitments = Wer eine Zahl versiegelt hatte, hat dieselbe offengelegt.
after-stage-lock = Die Liste der Plätze ist die festgeschriebene.
after-stage-mix = Die Mischung besteht aus der Liste und allem, was offengelegt wurde.
after-stage-chain = Die Geheimnisse des Servers sind die vorher versiegelten.
after-stage-first = Wer begann, hat das Los bestimmt.
after-stage-first-named = Wer begann, hat der Tisch bestimmt, nicht das Los.
after-stage-dice = Jeder Würfel folgt aus den Geheimnissen und der Mischung.
after-stage-game = Jeder Zug war erlaubt, und die Partie wurde zu Ende gespielt.
after-stage-stamp = Seit das Protokoll gestempelt ist, wurde nichts geändert.
after-stage-signatures = Mit dem Schlüssel dieses Servers signiert.
after-chance = Eigenen Zufall haben beigetragen: { $names }.
after-chance-none = Niemand hat eigenen Zufall beigetragen: Der Server hätte sich diese Würfel aussuchen können.
after-number = Prüfnummer: { $code }
after-number-about = Es muss dieselbe sein, die der Tisch vor der ersten Runde gezeigt hat.
after-insecure = Diese Seite kam nicht über eine sichere Verbindung (https), und dann kann dein Browser das nicht nachrechnen. Lass den Server prüfen oder lade die Partie herunter und prüfe sie selbst.
after-no-signatures = Alle Würfel und Züge stimmen. Aber dein Browser kennt diese Art von Signatur nicht: Ob dieser Server das Protokoll signiert hat, wurde nicht geprüft.
after-server-check = Den Server prüfen lassen
after-server-says = Der Server hat selbst geprüft und sagt:
after-flaw-record = Das Protokoll hat nicht die richtige Form (bei { $where })
after-flaw-unknown-rules = Die Ausgabe, eine optionale Regel oder eine Hausregel gibt es nicht
after-flaw-illegal = Ein Zug in Runde { $round } verstößt gegen die Regeln
after-flaw-key = Das Protokoll ist mit einem anderen Schlüssel signiert als dem dieses Servers
after-flaw-another = Der Server hat das Protokoll einer anderen Partie geschickt
after-flaw-other = Etwas stimmt nicht ({ $code })

## To keep and to share

after-keep = Aufheben und teilen
after-link = Link zu dieser Partie
after-share = Teilen
after-share-text = Eine Partie { $edition }
after-record = Protokoll (JSON)
after-notation = Protokoll als Text
after-verifier = Prüfprogramm (Python)
after-without-us = Ohne uns prüfen
after-without-us-about = Lade das Protokoll und das Prüfprogramm herunter, eine einzige Python-Datei, die sonst nichts braucht, und starte:
after-command = Befehl
after-all-games-dice = Die Würfel aller Partien zusammen

## The dice of all games

after-dice-title = Die Würfel aller Partien
after-dice-about = Jeder Würfel jeder beendeten Partie zählt hier mit: keine Stichprobe, nichts ausgelassen.
after-dice-loading = Die Würfel werden gezählt …
after-dice-of = Würfel von
after-dice-all = Alle Ausgaben
after-dice-none = Hier ist noch keine Partie zu Ende gegangen. Sobald es eine gibt, werden ihre Würfel gezählt.
after-dice-picture = Die Linie ist der erwartete Wert. Bei fairen Würfeln endet jeder Balken in 95 von 100 Fällen im Band.
after-dice-means = Was das heißt
after-dice-figures = Die Werte
after-dice-face = Augenzahl
after-dice-seen = Gefallen
after-dice-share = Anteil
after-dice-expected = Erwartet
after-dice-off = Abweichung
after-dice-sigma = σ ist eine Standardabweichung: Bei fairen Würfeln weicht eine Augenzahl in etwa 19 von 20 Fällen um weniger als zwei σ ab.
after-dice-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 }.
after-dice-server = Partien auf diesem Server bisher: gewonnen { $won }, aufgegeben { $abandoned }, mit aufgebrauchten Würfeln beendet { $chain }; ungültige Starts { $voids }.
after-dice-tests = Die Tests
after-dice-tests-about = p: wie oft faire Würfel so ungewöhnlich aussähen (korrigiert um die Zahl der Tests).
after-dice-test = Was geprüft wird
after-dice-result = Ergebnis
after-dice-test-faces = Wie oft jede Augenzahl fällt
after-dice-test-high-low = Wie hoch und niedrig sich abwechseln
after-dice-test-odd-even = Wie gerade und ungerade sich abwechseln
after-dice-test-equal = Wie oft sich eine Augenzahl wiederholt
after-dice-usual = normal
after-dice-unusual = ungewöhnlich
after-dice-very-unusual = sehr ungewöhnlich

## What can be wrong; each goes on after “Not proven:”

after-flaw-fair-missing = Diese Partie wurde ohne den Beweis ihrer Würfel aufgeschrieben
after-flaw-fair-seats = Der Beweis der Würfel hat nicht so viele Plätze wie die Partie
after-flaw-fair-rounds = Der Beweis der Würfel hat nicht so viele Runden wie die Partie
after-flaw-fair-rules = Die Regeln sind nicht die, die vor der Partie festgelegt wurden
after-flaw-fair-unopened = Für { $player } fehlt die versiegelte Zahl oder ihre Offenlegung, obwohl beide zusammengehören
after-flaw-fair-commit = Was { $player } offengelegt hat, ist nicht die versiegelte Zahl
after-flaw-fair-lock = Die Liste der Plätze ist nicht die, die vor der Partie festgeschrieben wurde
after-flaw-fair-mix = Die Mischung ergibt sich nicht aus der festgeschriebenen Liste und ihren Offenlegungen
after-flaw-fair-chain = Das Geheimnis der Runde { $round } stammt nicht aus der Kette, die vor der Partie festgelegt wurde
after-flaw-fair-first = Begonnen hat jemand anders, als das Los bestimmt hatte
after-flaw-fair-dice = Die Würfel, die { $player } in Runde { $round } hatte, sind nicht die, die sich aus den Geheimnissen ergeben
after-flaw-game-unfinished = Die Partie wurde abgebrochen: Niemand hat gewonnen
after-flaw-stamp-missing = Das Protokoll hat keinen Stempel
after-flaw-stamp-digest = Im Protokoll wurde etwas geändert, nachdem es gestempelt war
after-flaw-signature-missing = Das Protokoll ist nicht signiert
after-flaw-signature-anchor = Die Signatur unter dem Anker der Kette passt nicht
after-flaw-signature-lock = Die Signatur unter der festgeschriebenen Liste passt nicht
after-flaw-signature-mix = Die Signatur unter der Mischung passt nicht
after-flaw-signature-record = Die Signatur unter dem Protokoll passt nicht
