### Il tavolo come si vede: posti, bicchieri, dichiarazione, scelta, chiamate, bicchieri alzati.

## Seats

board-table = Il tavolo
board-seats = Giocatori attorno al tavolo
board-you = tu
board-to-act = di turno
board-to-act-brief = turno
board-opener = ha aperto
board-opener-brief = 1º
board-out = fuori
board-winner = vince!
board-host = ospita
board-bot = un bot
board-kept = un bot tiene il posto
board-kept-brief = bot
board-away = assente
board-loses = perde un dado
board-regains = recupera un dado
board-seat-bid = ha dichiarato { $bid }
board-dice-left = { $count ->
    [one] { $count } dado rimasto
   *[other] { $count } dadi rimasti
 }
board-shows = mostra { $dice }
board-covered = bicchiere non sollevato
board-free-seat = Posto { $number }: libero

## Whose turn, and the clock

board-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $player }
 }
board-clock = restano { $time }
board-hurry = Sbrigati: restano { $time }
board-time-up = Tempo scaduto

## The bid

board-standing = La dichiarazione
board-bid-by = { $you ->
    [yes] Hai dichiarato
   *[no] { $player } dichiara
 }
board-no-bid = Ancora nessuna dichiarazione
board-opens = { $you ->
    [yes] Apri tu questo round.
   *[no] { $player } apre questo round.
 }

## My own dice

board-your-dice = I tuoi dadi
board-your-dice-are = I tuoi dadi: { $dice }
board-dice-of = Dadi di { $player }
board-dice-of-are = Dadi di { $player }: { $dice }
board-yours-count = { $count ->
    [one] { $count } vale per la dichiarazione
   *[other] { $count } valgono per la dichiarazione
 }
board-you-are-out = Sei fuori. Guarda come va a finire!

## Last-die rounds

board-last-die-plain = { $wilds }: in questo round non sono jolly. Ogni valore conta solo per sé.
board-last-die-choose = Scegli tu il valore del round.
board-last-die-free = Puoi cambiare il valore.
board-last-die-bound = Puoi solo aumentare la quantità.
board-last-die-watch = Di norma aumenta solo la quantità.

## Bidding

board-your-move = La tua mossa
board-face = Valore
board-count = Quanti
board-bid = Dichiara { $bid }
board-smallest = Rilanci minimi: basta un tocco
board-smallest-bid = Dichiara subito { $bid }, il rilancio minimo
board-chance = { $bid }; vera con probabilità { $chance }
board-from = { $face }, da { $count }
board-not-now = { $face }, non ora
board-only-call = Non si può più rilanciare: puoi solo chiamare.

## Calls

board-calls = Chiamate
board-dudo-means = non ci credo
board-calza-means = è esatta
board-again = Tocca di nuovo!
board-again-label = { $call }: ancora una volta per confermare
board-again-aloud = Ripeti entro pochi secondi per dire { $call }.

## The reveal

board-reveal = Si sollevano i bicchieri
board-had-bid = { $you ->
    [yes] Avevi dichiarato { $bid }.
   *[no] { $player } aveva dichiarato { $bid }.
 }
board-cups = { $count } di { $all } bicchieri
board-count-of = { $count } su { $needed }
board-stay-covered = Basta così: gli altri bicchieri restano coperti.
board-was-true = La dichiarazione era vera.
board-was-false = La dichiarazione era troppo alta.
board-was-exact = Esatto!
board-not-exact = Non è esatta.
board-nothing-back = Non mancava nessun dado, quindi non ne torna nessuno.
board-skip = Salta

## The log, and the end

board-log = Che cosa è successo
board-log-empty = Non è ancora successo niente.
board-places = Piazzamenti
board-no-winner = La partita è finita senza vincitori.
