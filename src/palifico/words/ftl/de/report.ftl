### Der Bericht der Arena: eine Seite mit Zeichnungen, und unter jeder die Zahlen.

report-title = Bericht der Arena: { $name }
report-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 }
report-cell = { $edition }, { $seats } Plätze
report-unfinished = Diese Reihe ist nicht vollständig. Alle Zahlen stammen aus den bisher gespielten Partien, und weitere Partien werden sie ändern.
report-part-unfinished = nicht vollständig
report-contents = Auf dieser Seite
report-figures = Die Zahlen
report-row = { $name }: { $value } ({ $low } bis { $high })

## Was gespielt wurde

report-run = Was gespielt wurde
report-players = Wer spielt
report-editions = Ausgaben
report-seats = Plätze
report-rules = Regeln
report-rules-plain = wie in der Anleitung
report-limit = Partien
report-until-games = { $games ->
    [one] mindestens 1 Partie je Ausgabe und Anzahl der Plätze
   *[other] mindestens { $games } Partien je Ausgabe und Anzahl der Plätze
 }
report-until-points = bis kein Intervall der Siege weiter als { $points } Prozentpunkte nach beiden Seiten reicht
report-dealing = Würfel
report-dealing-turned = jede Wurffolge wird in jeder Sitzordnung einmal gespielt
report-dealing-fresh = alle rücken um den Tisch weiter, mit neuen Würfen für jede Partie
report-dealing-fixed = alle behalten ihren Platz, mit neuen Würfen für jede Partie
report-seed = Startwert
report-versions = Versionen
report-repeat = Noch einmal spielen
report-repeat-note = Schreib diese Zeilen in eine Datei und gib sie { $command }. Dieselben Versionen spielen dieselben Partien, gleich auf welchem Rechner und mit wie vielen Prozessen.

## Stand

report-all = Alles zusammen
report-all-note = Der Anteil der Partien, den jeder Spieler gewonnen hat. { $above } steht, wo das ganze Intervall über dem gleichen Anteil liegt, { $below }, wo es darunter liegt.
report-wins = Wer gewinnt
report-wins-note = Der Anteil der Partien, den jeder Spieler gewonnen hat, mit seinem 95-%-Intervall. Der gestrichelte Strich ist der gleiche Anteil. Bei einem vollen Punkt liegt das ganze Intervall abseits davon, bei einem Ring nicht.
report-alone = { $name } hat alle Plätze und gewinnt deshalb jede Partie: Es gibt niemanden zum Vergleichen.
report-rating = Wertungen
report-rating-note = Wertungen nach Plackett und Luce aus der Reihenfolge, in der { $games ->
    [one] 1 Partie endete
   *[other] { $games } Partien endeten
 }, mit 95-%-Intervallen. Alle beginnen mit 25; nur der Abstand zwischen zwei Spielern sagt etwas.
report-rating-ahead = { $best } liegt { $gap } vor { $next } (95-%-Intervall { $low } bis { $high }).
report-rating-open = Die Partien zeigen nicht, wer stärker ist, { $best } oder { $next }: Zwischen ihnen liegen { $gap } (95-%-Intervall { $low } bis { $high }).

## Spiel

report-dice = Würfel im Lauf der Runden
report-dice-note = Wie viele Würfel ein Spieler zu Beginn einer Runde im Mittel hat, über alle Partien, die so weit kommen. Wer ausgeschieden ist, hat keine.
report-length = Wie lange Partien dauern
report-length-note = { $rounds ->
    [one] Die Hälfte der Partien ist nach 1 Runde zu Ende
   *[other] Die Hälfte der Partien ist nach { $rounds } Runden zu Ende
 }; der Mittelwert ist { $mean }.
report-median = Median { $rounds }
report-bluff = Wie oft geblufft wird
report-bluff-note = Der Anteil der Gebote eines Spielers, die allein nach den eigenen Würfeln eher falsch als richtig waren.
report-doubt = Wie oft { $dudo } stimmt
report-doubt-note = Von den Geboten, die jemand angezweifelt hat: der Anteil, der wirklich falsch war.
report-exact = Wie oft { $calza } stimmt
report-exact-note = Der Anteil der Genau-Ansagen eines Spielers, bei denen es genau so viele Würfel waren wie geboten.
report-turn = Kommt es auf den Platz an?
report-turn-note = Der Anteil der Partien, die von jedem Platz aus gewonnen wurden, im Uhrzeigersinn von der Person aus, die die erste Runde eröffnet. Der gestrichelte Strich ist der gleiche Anteil.
report-turn-first = eröffnet die Partie
report-turn-later = { $seats ->
    [one] 1 Platz weiter
   *[other] { $seats } Plätze weiter
 }

## Köpfe der Tabellen

report-head-player = Spieler
report-head-rating = Wertung
report-head-round = Runde
report-head-going = laufende Partien
report-head-bids = Gebote
report-head-bluffs = davon geblufft
report-head-calls = Ansagen
report-head-right = davon richtig
report-head-rounds = Runden
report-head-seat = Platz

## Wie man es liest

report-reading = Wie man diese Seite liest
report-reading-interval = Ein 95-%-Intervall ist so gemacht, dass es den wahren Wert in 19 von 20 Fällen enthält. Wo eine Seite viele Zahlen hat, liegen also einige Intervalle daneben.
report-reading-deals = Partien mit denselben Würfen sagen weniger als ebenso viele unabhängige. Die Intervalle der Siege richten sich danach, wie verschieden die Wurffolgen ausgehen; die der Bluffs, Ansagen und Plätze zählen die Partien einer Wurffolge als eine und sind dadurch eher zu breit.
report-reading-rating = Die Wertungen folgen dem Plackett-Luce-Modell von openskill, und keine Partie wird vergessen. Wer auf mehreren Plätzen spielt, bekommt den Mittelwert von ihnen allen. Für die Intervalle werden { $draws }-mal ebenso viele Wurffolgen mit Zurücklegen gezogen und neu gewertet; sie reichen 1,96 Standardabweichungen dieser Wertungen nach beiden Seiten. Gewertet werden höchstens { $most } Partien je Ausgabe und Anzahl der Plätze, verteilt über alle gespielten; weniger, wo mehr als zehn davon zusammenkommen.
