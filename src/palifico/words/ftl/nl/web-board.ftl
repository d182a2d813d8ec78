### De tafel zoals je haar ziet: plaatsen, bekers, bod, keuze, roepen, onthulling.

## Seats

board-table = De tafel
board-seats = Spelers rond de tafel
board-you = jij
board-to-act = aan de beurt
board-to-act-brief = beurt
board-opener = opende
board-opener-brief = 1e
board-out = ligt eruit
board-winner = wint!
board-host = is host
board-bot = een bot
board-kept = een bot speelt zolang
board-kept-brief = bot
board-away = afwezig
board-loses = verliest een dobbelsteen
board-regains = wint een dobbelsteen terug
board-seat-bid = bood { $bid }
board-dice-left = { $count ->
    [one] nog { $count } dobbelsteen
   *[other] nog { $count } dobbelstenen
 }
board-shows = toont { $dice }
board-covered = beker niet opgetild
board-free-seat = Plaats { $number }: vrij

## Whose turn, and the clock

board-turn = { $you ->
    [yes] Jij bent aan de beurt
   *[no] { $player } is aan de beurt
 }
board-clock = nog { $time }
board-hurry = Vlug: nog { $time }
board-time-up = De tijd is om

## The bid

board-standing = Het bod
board-bid-by = { $you ->
    [yes] Jij biedt
   *[no] { $player } biedt
 }
board-no-bid = Nog geen bod
board-opens = { $you ->
    [yes] Jij opent deze ronde.
   *[no] { $player } opent deze ronde.
 }

## My own dice

board-your-dice = Jouw dobbelstenen
board-your-dice-are = Jouw dobbelstenen: { $dice }
board-dice-of = Dobbelstenen van { $player }
board-dice-of-are = Dobbelstenen van { $player }: { $dice }
board-yours-count = { $count ->
    [one] { $count } telt mee voor het bod
   *[other] { $count } tellen mee voor het bod
 }
board-you-are-out = Je ligt eruit. Kijk hoe het afloopt!

## Last-die rounds

board-last-die-plain = { $wilds } zijn in deze ronde geen jokers: elke waarde telt alleen voor zichzelf.
board-last-die-choose = Jij kiest de waarde van de ronde.
board-last-die-free = Je mag de waarde veranderen.
board-last-die-bound = Je mag alleen het aantal verhogen.
board-last-die-watch = In principe gaat alleen het aantal omhoog.

## Bidding

board-your-move = Jouw zet
board-face = Waarde
board-count = Hoeveel
board-bid = Bied { $bid }
board-smallest = Kleinste verhogingen: tik er een aan
board-smallest-bid = Bied meteen { $bid }, de kleinste verhoging
board-chance = { $bid }; klopt met een kans van { $chance }
board-from = { $face }, vanaf { $count }
board-not-now = { $face }, nu niet
board-only-call = Hoger bieden kan niet meer: je kunt alleen nog roepen.

## Calls

board-calls = Roepen
board-dudo-means = dat geloof ik niet
board-calza-means = precies goed
board-again = Tik nog eens!
board-again-label = { $call }: nog één keer en je roept het
board-again-aloud = Druk binnen een paar seconden nog een keer en je roept { $call }.

## The reveal

board-reveal = De bekers gaan omhoog
board-had-bid = { $you ->
    [yes] Jij had { $bid } geboden.
   *[no] { $player } had { $bid } geboden.
 }
board-cups = { $count } van { $all } bekers
board-count-of = { $count } van { $needed }
board-stay-covered = Daarmee is het beslist: de andere bekers blijven staan.
board-was-true = Het bod klopte.
board-was-false = Het bod was te hoog.
board-was-exact = Precies goed!
board-not-exact = Niet precies goed.
board-nothing-back = Er ontbrak geen dobbelsteen, dus er komt er geen terug.
board-skip = Overslaan

## The log, and the end

board-log = Wat er gebeurd is
board-log-empty = Er is nog niets gebeurd.
board-places = Eindstand
board-no-winner = Het spel eindigde zonder winnaar.
