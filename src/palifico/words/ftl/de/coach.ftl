### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Sagt, was an einer Stelle einer aufgezeichneten Partie möglich war und warum, oder bespricht die ganze Partie.
param-round = Die Runde, ab 1.
param-move = Der Zug in der Runde, ab 1; einer nach dem letzten ist der, der noch kommt.
param-seat = Wer gemeint ist: ein Name, der Buchstabe des Platzes, oder „Du“ in einer mit palifico play aufgezeichneten Partie.
param-game = Die wievielte Partie der Datei, ab 1.
param-opponents = Wie die Bots spielen: beginner, counter, listener, bluffer oder champion. Mehrere, mit Kommas oder Leerzeichen dazwischen, besetzen die Plätze der Reihe nach.
param-coach = Lässt den Coach vor jedem deiner Züge etwas sagen.

fault-coach-games = In dieser Datei stehen { $most } Partien: Gib mit --game an, welche.
fault-coach-game = Eine Partie { $given } gibt es in dieser Datei nicht: Es sind nur { $most }.
fault-coach-round = Eine Runde { $given } gibt es in dieser Partie nicht: Es sind nur { $most }.
fault-coach-move = Einen Zug { $given } gibt es in dieser Runde nicht zu entscheiden: Es sind nur { $most }.
fault-coach-alone = Ein Zug gehört zu einer Runde: Gib auch --round an.
fault-coach-seat = Hier gibt es niemanden namens „{ $given }“. Es spielen: { $expected }.
fault-coach-turn = { $name } hat dort nichts zu entscheiden.

## A decision

coach-title = Runde { $round }, Zug { $move }: { $player }
coach-dice = { $player } hat: { $dice }
coach-opens = { $player } eröffnet die Runde.
coach-head-action = Zug
coach-head-before = laut Würfeln
coach-head-after = nach den Geboten
coach-head-win = Gewinnchance
coach-head-why = warum
coach-legend = Wie wahrscheinlich es ist, dass ein Gebot stimmt, dass ein angezweifeltes nicht stimmt oder dass ein Gebot genau stimmt: laut Würfeln allein und nach den Geboten. Dann die Chance, die ganze Partie zu gewinnen.
coach-row = { $place }. { $action }: { $before } laut Würfeln, { $after } nach den Geboten; Gewinnchance { $win }.
coach-done-good = So wurde gespielt: { $action }. Nichts war deutlich besser.
coach-done = So wurde gespielt: { $action }, Nummer { $place } von { $places }. Das kostet { $loss } Prozentpunkte Gewinnchance.
coach-to-come = Dieser Zug steht noch aus.
coach-wait = Jemand anders ist an der Reihe: Mit Abwarten ist die Gewinnchance { $win }.
coach-waiting = abwarten
coach-hint = Mit „coach“ erfährst du, was der Coach tun würde.

## A whole game

coach-thinking = Der Coach denkt nach
coach-summary = { $player }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 }, { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
 }; im Schnitt hat eine Entscheidung { $loss } Prozentpunkte Gewinnchance gekostet.
coach-flawless = { $player }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 }, kein Fehler.
coach-costliest = Am meisten gekostet hat:
coach-mistake = Runde { $round }, Zug { $move }, { $player }: { $action } statt { $best }, { $loss } Prozentpunkte. { $why }
coach-none = Hier gibt es nichts zu besprechen.

## Why: bids

why-bid-sure = { $you ->
    [yes] Schon mit deinen eigenen Würfeln stimmt { $bid }.
   *[no] Schon mit den Würfeln von { $who } stimmt { $bid }.
 }
why-bid-empty = { $bid } kann nicht stimmen, aber { $player } zweifelt es nur mit { $doubted } Wahrscheinlichkeit an.
why-bid-vain = { $bid } kann nicht stimmen, aber nichts anderes ist deutlich besser.
why-bid-wild = Der Wechsel auf { $wilds } braucht nur halb so viele Würfel, und { $bid } stimmt mit { $after } Wahrscheinlichkeit.
why-bid-heard = { $player } hat { $heard } geboten: Das hebt die Wahrscheinlichkeit von { $before } auf { $after }.
why-bid-bluff = Ein Bluff, der durchgehen kann: Das Gebot stimmt mit { $after } Wahrscheinlichkeit, aber { $player } zweifelt es nur mit { $doubted } Wahrscheinlichkeit an.
why-bid-bait = Das stimmt mit { $after } Wahrscheinlichkeit, und { $player } zweifelt es mit { $doubted } Wahrscheinlichkeit an: umso besser.
why-bid-own = { $you ->
    [yes] Von den { $needed } nötigen Würfeln hast du selbst { $own }.
   *[no] Von den { $needed } nötigen Würfeln hat { $who } selbst { $own }.
 }
why-bid-hides = { $you ->
    [yes] Dieses kleine Gebot stimmt mit { $after } Wahrscheinlichkeit und verrät nichts von deinen { $held }.
   *[no] Dieses kleine Gebot stimmt mit { $after } Wahrscheinlichkeit und verrät nicht, dass { $who } { $held } hat.
 }
why-bid-open = Wer deutlich unter den { $expected } erwarteten Würfeln eröffnet, überlässt das Risiko den Nächsten.
why-bid-two = Nur noch zwei sind im Spiel: { $player } muss erhöhen oder anzweifeln, und { $bid } stimmt mit { $after } Wahrscheinlichkeit.
why-bid-expected = Etwa { $expected } Würfel sind zu erwarten, und { $needed } sind nötig.
why-bid-known = { $you ->
    [yes] Schon mit deinen eigenen Würfeln stimmt { $on }: Sinnvoll ist nur ein höheres Gebot.
   *[no] Schon mit den Würfeln von { $who } stimmt { $on }: Sinnvoll ist nur ein höheres Gebot.
 }
why-bid-cheaper = Erhöhen ist günstiger als { $dudo }: { $bid } stimmt mit { $after } Wahrscheinlichkeit, { $on } ist mit { $on_false } Wahrscheinlichkeit falsch.
why-bid-least = Das stimmt mit { $after } Wahrscheinlichkeit, und nichts anderes ist deutlich besser.
why-bid-never = { $bid } kann nicht stimmen.
why-bid-last = { $you ->
    [yes] Es ist dein letzter Würfel: Wird { $bid } angezweifelt und ist falsch, scheidest du aus, und es stimmt nur mit { $after } Wahrscheinlichkeit.
   *[no] Es ist der letzte Würfel von { $who }: Wird { $bid } angezweifelt und ist falsch, scheidet { $who } aus, und es stimmt nur mit { $after } Wahrscheinlichkeit.
 }
why-bid-unheard = { $player } hat { $heard } geboten: Das senkt die Wahrscheinlichkeit von { $before } auf { $after }.
why-bid-plain = In dieser Runde sind { $wilds } keine Joker: Etwa { $expected } Würfel sind zu erwarten, und { $needed } sind nötig.
why-bid-double = Nach einem Gebot auf { $wilds } geht es nur mit einem Würfel mehr als dem Doppelten zurück: { $needed }, und nur etwa { $expected } sind zu erwarten.
why-bid-needless = { $smallest } würde genügen: Das stimmt mit { $smallest_true } Wahrscheinlichkeit, { $bid } nur mit { $after }.
why-bid-doubted = { $player } zweifelt es mit { $doubted } Wahrscheinlichkeit an, und es stimmt nur mit { $after } Wahrscheinlichkeit.
why-bid-thin = Nur etwa { $expected } Würfel sind zu erwarten, und { $needed } sind nötig.

## Why: the challenge

why-dudo-sure = { $on } kann nicht stimmen.
why-dudo-forced = Höher lässt sich nicht bieten.
why-dudo-vain = { $you ->
    [yes] Schon mit deinen eigenen Würfeln stimmt { $on }, aber nichts anderes ist deutlich besser.
   *[no] Schon mit den Würfeln von { $who } stimmt { $on }, aber nichts anderes ist deutlich besser.
 }
why-dudo-only = Kein höheres Gebot kann stimmen, und { $on } ist mit { $after } Wahrscheinlichkeit falsch.
why-dudo-out = { $player } spielt mit dem letzten Würfel: Ist { $on } falsch, und das ist es mit { $after } Wahrscheinlichkeit, spielt eine Person weniger mit.
why-dudo-heard = { $player } hat { $heard } geboten: Umso eher ist { $on } falsch, mit { $after } statt { $before } Wahrscheinlichkeit.
why-dudo-own = { $you ->
    [yes] Von deinen Würfeln zählt keiner mit, und { $on } ist mit { $after } Wahrscheinlichkeit falsch.
   *[no] Von { $who } zählt kein Würfel mit, und { $on } ist mit { $after } Wahrscheinlichkeit falsch.
 }
why-dudo-raise = { $on } ist mit { $after } Wahrscheinlichkeit falsch; selbst die sicherste Erhöhung, { $raise }, stimmt nur mit { $raise_true } Wahrscheinlichkeit.
why-dudo-thin = Für { $on } sind { $needed } nötig, und nur etwa { $expected } Würfel sind zu erwarten.
why-dudo-least = { $on } ist mit { $after } Wahrscheinlichkeit falsch, und nichts anderes ist deutlich besser.
why-dudo-known = { $you ->
    [yes] Schon mit deinen eigenen Würfeln stimmt { $on }.
   *[no] Schon mit den Würfeln von { $who } stimmt { $on }.
 }
why-dudo-last = { $you ->
    [yes] Es ist dein letzter Würfel: Stimmt { $on }, scheidest du aus, und es ist nur mit { $after } Wahrscheinlichkeit falsch.
   *[no] Es ist der letzte Würfel von { $who }: Stimmt { $on }, scheidet { $who } aus, und es ist nur mit { $after } Wahrscheinlichkeit falsch.
 }
why-dudo-unheard = { $player } hat { $heard } geboten: Umso eher stimmt { $on }; falsch ist es nur mit { $after } statt { $before } Wahrscheinlichkeit.
why-dudo-mine = { $you ->
    [yes] Von den { $needed } Würfeln, die { $on } braucht, hast du selbst { $own }: Es ist nur mit { $after } Wahrscheinlichkeit falsch.
   *[no] Von den { $needed } Würfeln, die { $on } braucht, hat { $who } selbst { $own }: Es ist nur mit { $after } Wahrscheinlichkeit falsch.
 }
why-dudo-true = Für { $on } sind { $needed } nötig, und etwa { $expected } Würfel sind zu erwarten: Es ist nur mit { $after } Wahrscheinlichkeit falsch.

## Why: the exact call

why-calza-heard = { $player } hat { $heard } geboten: Umso eher stimmt { $on } genau, mit { $after } statt { $before } Wahrscheinlichkeit.
why-calza-back = { $on } stimmt mit { $after } Wahrscheinlichkeit genau, und ein richtiges { $calza } bringt einen Würfel zurück.
why-calza-safe = { $you ->
    [yes] { $on } stimmt mit { $after } Wahrscheinlichkeit genau, und nach einem richtigen { $calza } kann in dieser Runde niemand mehr deine Gebote anzweifeln.
   *[no] { $on } stimmt mit { $after } Wahrscheinlichkeit genau, und nach einem richtigen { $calza } kann in dieser Runde niemand mehr die Gebote von { $who } anzweifeln.
 }
why-calza-vain = { $on } kann nicht genau stimmen, aber nichts anderes ist deutlich besser.
why-calza-never = { $on } kann nicht genau stimmen.
why-calza-last = { $you ->
    [yes] Es ist dein letzter Würfel: Mit einem falschen { $calza } scheidest du aus, und { $on } stimmt nur mit { $after } Wahrscheinlichkeit genau.
   *[no] Es ist der letzte Würfel von { $who }: Mit einem falschen { $calza } scheidet { $who } aus, und { $on } stimmt nur mit { $after } Wahrscheinlichkeit genau.
 }
why-calza-full = { $you ->
    [yes] Du hast noch alle Würfel: Auch ein richtiges { $calza } bringt keinen zurück, und ein falsches kostet einen.
   *[no] { $who } hat noch alle Würfel: Auch ein richtiges { $calza } bringt keinen zurück, und ein falsches kostet einen.
 }
why-calza-seldom = { $on } stimmt nur mit { $after } Wahrscheinlichkeit genau, und ein falsches { $calza } kostet einen Würfel.
why-calza-wait = { $on } stimmt mit { $after } Wahrscheinlichkeit genau, aber wer abwartet, gewinnt öfter: { $best_win } der Partien statt { $win }.

## Why: anything

why-less = Besser wäre { $best }: Die Gewinnchance ist dann { $best_win } statt { $win }.
