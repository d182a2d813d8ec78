### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Sagt, was an einer Stelle einer aufgezeichneten Partie möglich war und warum, oder bespricht die ganze Partie.
param-round = Die Runde, ab 1.
param-move = Der Zug in der Runde, ab 1; einer nach dem letzten ist der, der noch kommt.
param-seat = Wer gemeint ist: ein Name, der Buchstabe des Platzes, oder „Du“ in einer mit palifico play aufgezeichneten Partie.
param-game = Die wievielte Partie der Datei, ab 1.
param-opponents = Wie die Bots spielen: beginner, counter, listener, bluffer oder champion.
param-coach = Vor jedem deiner Züge spricht der Coach.

fault-coach-games = In dieser Datei stehen { $most } Partien: Sag mit --game, welche.
fault-coach-game = In dieser Datei gibt es keine Partie { $given }: Sie enthält { $most }.
fault-coach-round = In dieser Partie gibt es keine Runde { $given }: Sie hat { $most }.
fault-coach-move = In dieser Runde gibt es keinen Zug { $given } zu entscheiden: Sie hat { $most }.
fault-coach-alone = Ein Zug gehört zu einer Runde: Gib auch --round an.
fault-coach-seat = Hier gibt es niemanden namens „{ $given }“. Es spielen: { $expected }.
fault-coach-turn = { $name } hat dort nichts zu entscheiden.

## A decision

coach-title = Runde { $round }, Zug { $move }: { $player }
coach-dice = { $player } hat: { $dice }
coach-opens = { $player } eröffnet die Runde.
coach-head-action = Zug
coach-head-before = nach den Würfeln
coach-head-after = nach dem Zuhören
coach-head-win = gewinnt
coach-head-why = warum
coach-legend = Wie wahrscheinlich ein Gebot wahr ist, ein angezweifeltes falsch, ein genaues genau: allein nach den Würfeln, und nachdem man den Geboten zugehört hat. Dann die Chance, die ganze Partie zu gewinnen.
coach-row = { $place }. { $action }: { $before } nach den Würfeln, { $after } nach dem Zuhören; gewinnt { $win }.
coach-done-good = So wurde gespielt: { $action }. Nichts war deutlich besser.
coach-done = So wurde gespielt: { $action }, Nummer { $place } von { $places }. Das kostet { $loss } Prozentpunkte Gewinnchance.
coach-to-come = Dieser Zug steht noch aus.
coach-wait = Jemand anders ist am Zug: Abwarten gewinnt { $win }.
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
    [yes] Schon deine eigenen Würfel machen { $bid } wahr.
   *[no] Schon die Würfel von { $who } machen { $bid } wahr.
 }
why-bid-empty = { $bid } kann nicht stimmen, aber { $player } zweifelt nur zu { $doubted } daran.
why-bid-vain = { $bid } kann nicht stimmen, aber nichts anderes ist deutlich besser.
why-bid-wild = Der Wechsel zu { $wilds } braucht nur halb so viele Würfel, und { $bid } stimmt mit { $after } Wahrscheinlichkeit.
why-bid-heard = { $player } hat { $heard } geboten: Das hebt die Wahrscheinlichkeit von { $before } auf { $after }.
why-bid-bluff = Ein Bluff, der durchgehen kann: Es stimmt zu { $after }, aber { $player } zweifelt nur zu { $doubted } daran.
why-bid-bait = Es stimmt zu { $after }, und { $player } zweifelt zu { $doubted } daran: umso besser.
why-bid-own = { $you ->
    [yes] Von den { $needed } nötigen Würfeln hast du selbst { $own }.
   *[no] Von den { $needed } nötigen Würfeln hat { $who } selbst { $own }.
 }
why-bid-hides = { $you ->
    [yes] Dieses kleine Gebot stimmt zu { $after } und verrät nichts von deinen { $held }.
   *[no] Dieses kleine Gebot stimmt zu { $after } und verrät nicht, dass { $who } { $held } hat.
 }
why-bid-open = Wer deutlich unter den { $expected } erwarteten Würfeln eröffnet, überlässt das Risiko den Nächsten.
why-bid-two = Nur noch zwei spielen: { $player } muss höher gehen oder zweifeln, und { $bid } stimmt zu { $after }.
why-bid-expected = Etwa { $expected } Würfel sind zu erwarten, und { $needed } sind nötig.
why-bid-known = { $you ->
    [yes] Schon deine eigenen Würfel machen { $on } wahr: Sinnvoll ist nur ein höheres Gebot.
   *[no] Schon die Würfel von { $who } machen { $on } wahr: Sinnvoll ist nur ein höheres Gebot.
 }
why-bid-cheaper = Erhöhen ist günstiger als { $dudo }: { $bid } stimmt zu { $after }, { $on } ist zu { $on_false } falsch.
why-bid-least = Es stimmt zu { $after }, und nichts anderes ist deutlich besser.
why-bid-never = { $bid } kann nicht stimmen.
why-bid-last = { $you ->
    [yes] Es ist dein letzter Würfel: Wird { $bid } angezweifelt und ist falsch, bist du draußen, und es stimmt nur zu { $after }.
   *[no] Es ist der letzte Würfel von { $who }: Wird { $bid } angezweifelt und ist falsch, ist { $who } draußen, und es stimmt nur zu { $after }.
 }
why-bid-unheard = { $player } hat { $heard } geboten: Das senkt die Wahrscheinlichkeit von { $before } auf { $after }.
why-bid-plain = In dieser Runde sind { $wilds } keine Joker: Etwa { $expected } Würfel sind zu erwarten, und { $needed } sind nötig.
why-bid-double = Zurück von { $wilds } geht es nur mit doppelt so vielen und einem mehr: { $needed }, wo etwa { $expected } zu erwarten sind.
why-bid-needless = { $smallest } würde genügen: Das stimmt zu { $smallest_true }, { $bid } nur zu { $after }.
why-bid-doubted = { $player } zweifelt zu { $doubted } daran, und es stimmt nur zu { $after }.
why-bid-thin = Nur etwa { $expected } Würfel sind zu erwarten, und { $needed } sind nötig.

## Why: the challenge

why-dudo-sure = { $on } kann nicht stimmen.
why-dudo-forced = Höher lässt sich nicht bieten.
why-dudo-vain = { $you ->
    [yes] Schon deine eigenen Würfel machen { $on } wahr, aber nichts anderes ist deutlich besser.
   *[no] Schon die Würfel von { $who } machen { $on } wahr, aber nichts anderes ist deutlich besser.
 }
why-dudo-only = Kein höheres Gebot kann stimmen, und { $on } ist zu { $after } falsch.
why-dudo-out = { $player } spielt mit dem letzten Würfel: Ist { $on } falsch, und das ist es zu { $after }, spielt eine Person weniger mit.
why-dudo-heard = { $player } hat { $heard } geboten: Umso eher ist { $on } falsch, zu { $after } statt zu { $before }.
why-dudo-own = { $you ->
    [yes] Von deinen Würfeln zählt keiner mit, und { $on } ist zu { $after } falsch.
   *[no] Von { $who } zählt kein Würfel mit, und { $on } ist zu { $after } falsch.
 }
why-dudo-raise = { $on } ist zu { $after } falsch; selbst das sicherste höhere Gebot, { $raise }, stimmt nur zu { $raise_true }.
why-dudo-thin = Für { $on } sind { $needed } nötig, und nur etwa { $expected } Würfel sind zu erwarten.
why-dudo-least = { $on } ist zu { $after } falsch, und nichts anderes ist deutlich besser.
why-dudo-known = { $you ->
    [yes] Schon deine eigenen Würfel machen { $on } wahr.
   *[no] Schon die Würfel von { $who } machen { $on } wahr.
 }
why-dudo-last = { $you ->
    [yes] Es ist dein letzter Würfel: Stimmt { $on }, bist du draußen, und es ist nur zu { $after } falsch.
   *[no] Es ist der letzte Würfel von { $who }: Stimmt { $on }, ist { $who } draußen, und es ist nur zu { $after } falsch.
 }
why-dudo-unheard = { $player } hat { $heard } geboten: Umso weniger ist { $on } falsch, zu { $after } statt zu { $before }.
why-dudo-mine = { $you ->
    [yes] Von den { $needed } Würfeln, die { $on } braucht, hast du selbst { $own }: Es ist nur zu { $after } falsch.
   *[no] Von den { $needed } Würfeln, die { $on } braucht, hat { $who } selbst { $own }: Es ist nur zu { $after } falsch.
 }
why-dudo-true = Für { $on } sind { $needed } nötig, und etwa { $expected } Würfel sind zu erwarten: Es ist nur zu { $after } falsch.

## Why: the exact call

why-calza-heard = { $player } hat { $heard } geboten: Umso eher stimmt { $on } genau, zu { $after } statt zu { $before }.
why-calza-back = { $on } stimmt zu { $after } genau, und ein richtiges { $calza } bringt einen Würfel zurück.
why-calza-safe = { $you ->
    [yes] { $on } stimmt zu { $after } genau, und nach einem richtigen { $calza } kann dich in dieser Runde niemand mehr anzweifeln.
   *[no] { $on } stimmt zu { $after } genau, und nach einem richtigen { $calza } kann { $who } in dieser Runde nicht mehr angezweifelt werden.
 }
why-calza-vain = { $on } kann nicht genau stimmen, aber nichts anderes ist deutlich besser.
why-calza-never = { $on } kann nicht genau stimmen.
why-calza-last = { $you ->
    [yes] Es ist dein letzter Würfel: Mit einem falschen { $calza } bist du draußen, und { $on } stimmt nur zu { $after } genau.
   *[no] Es ist der letzte Würfel von { $who }: Mit einem falschen { $calza } ist { $who } draußen, und { $on } stimmt nur zu { $after } genau.
 }
why-calza-full = { $you ->
    [yes] Du hast noch alle Würfel: Auch ein richtiges { $calza } bringt keinen zurück, und ein falsches kostet einen.
   *[no] { $who } hat noch alle Würfel: Auch ein richtiges { $calza } bringt keinen zurück, und ein falsches kostet einen.
 }
why-calza-seldom = { $on } stimmt nur zu { $after } genau, und ein falsches { $calza } kostet einen Würfel.
why-calza-wait = { $on } stimmt zu { $after } genau, aber abwarten gewinnt öfter: { $best_win } statt { $win }.

## Why: anything

why-less = { $best } gewinnt öfter: { $best_win } der Partien statt { $win }.
