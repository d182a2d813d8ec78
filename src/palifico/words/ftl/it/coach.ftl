### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dice che cosa si poteva fare in un punto di una partita registrata e perché, oppure rivede tutta la partita.
param-round = Il round, da 1.
param-move = La mossa del round, da 1; quella dopo l’ultima è quella ancora da fare.
param-seat = Chi gioca: un nome, la lettera del posto, oppure «Tu» in una partita registrata da palifico play.
param-game = Quale partita del file, da 1.
param-opponents = Come giocano i bot: beginner, counter, listener, bluffer o champion. Più bot, separati da virgole o spazi, occupano i posti a turno.
param-coach = L’allenatore parla prima di ogni tua mossa.

fault-coach-games = In questo file ci sono { $most } partite: indica quale con --game.
fault-coach-game = In questo file non c’è la partita { $given }: ce ne sono { $most }.
fault-coach-round = In questa partita non c’è il round { $given }: ce ne sono { $most }.
fault-coach-move = In questo round non c’è una mossa { $given } da decidere: ce ne sono { $most }.
fault-coach-alone = Una mossa appartiene a un round: indica anche --round.
fault-coach-seat = Qui non c’è nessuno di nome «{ $given }». Giocano: { $expected }.
fault-coach-turn = In quel punto { $name } non ha niente da decidere.

## A decision

coach-title = Round { $round }, mossa { $move }: { $player }
coach-dice = { $player } ha: { $dice }
coach-opens = { $player } apre il round.
coach-head-action = mossa
coach-head-before = secondo i dadi
coach-head-after = dopo aver ascoltato
coach-head-win = vittorie
coach-head-why = perché
coach-legend = Quanto è probabile che una dichiarazione sia vera, che sia falsa se la si mette in dubbio, che sia esatta se la si chiama esatta: secondo i soli dadi, e dopo aver ascoltato le dichiarazioni. Poi, la probabilità di vincere l’intera partita.
coach-row = { $place }. { $action }: { $before } secondo i dadi, { $after } dopo aver ascoltato; vittorie: { $win }.
coach-done-good = Mossa giocata: { $action }. Nessun’altra era chiaramente migliore.
coach-done = Mossa giocata: { $action }, numero { $place } su { $places }. Costa { $loss } punti di probabilità di vittoria.
coach-to-come = Questa mossa è ancora da fare.
coach-wait = Tocca a qualcun altro: aspettando, la probabilità di vittoria è { $win }.
coach-waiting = aspettare
coach-hint = Scrivi «coach» per sapere che cosa farebbe l’allenatore.

## A whole game

coach-thinking = L’allenatore riflette
coach-summary = { $player }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 }, { $mistakes ->
    [one] 1 errore
   *[other] { $mistakes } errori
 }; in media una decisione è costata { $loss } punti di probabilità di vittoria.
coach-flawless = { $player }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 }, nessun errore.
coach-costliest = Che cosa è costato di più:
coach-mistake = Round { $round }, mossa { $move }, { $player }: { $action } invece di { $best }, { $loss } punti. { $why }
coach-none = Non c’è niente da rivedere.

## Why: bids

why-bid-sure = { $you ->
    [yes] Bastano i tuoi dadi a rendere vera { $bid }.
   *[no] Bastano i dadi di { $who } a rendere vera { $bid }.
 }
why-bid-empty = { $bid } non può essere vera, ma la probabilità che { $player } ne dubiti è solo { $doubted }.
why-bid-vain = { $bid } non può essere vera, ma nessun’altra mossa è chiaramente migliore.
why-bid-wild = Dichiarando { $wilds } basta la metà dei dadi, e { $bid } è vera con probabilità { $after }.
why-bid-heard = { $player } ha dichiarato { $heard }: la probabilità sale da { $before } a { $after }.
why-bid-bluff = Un bluff che può passare: è vero con probabilità { $after }, ma la probabilità che { $player } ne dubiti è solo { $doubted }.
why-bid-bait = È vera con probabilità { $after }, e la probabilità che { $player } ne dubiti è { $doubted }: tanto meglio.
why-bid-own = { $you ->
    [yes] Servono { $needed } dadi, e { $own } li hai tu.
   *[no] Servono { $needed } dadi, e { $own } li ha { $who }.
 }
why-bid-hides = { $you ->
    [yes] Questa dichiarazione bassa è vera con probabilità { $after } e non rivela che hai { $held }.
   *[no] Questa dichiarazione bassa è vera con probabilità { $after } e non rivela che { $who } ha { $held }.
 }
why-bid-open = Ci si aspettano circa { $expected } dadi: aprire ben al di sotto lascia il rischio a chi viene dopo.
why-bid-two = Si è rimasti in due: { $player } deve rilanciare o dubitare, e { $bid } è vera con probabilità { $after }.
why-bid-expected = Ci si aspettano circa { $expected } dadi, e ne servono { $needed }.
why-bid-known = { $you ->
    [yes] Bastano i tuoi dadi a rendere vera { $on }: ha senso solo rilanciare.
   *[no] Bastano i dadi di { $who } a rendere vera { $on }: ha senso solo rilanciare.
 }
why-bid-cheaper = Rilanciare costa meno che dire { $dudo }: { $bid } è vera con probabilità { $after }, { $on } è falsa con probabilità { $on_false }.
why-bid-least = È vera con probabilità { $after }, e nessun’altra mossa è chiaramente migliore.
why-bid-never = { $bid } non può essere vera.
why-bid-last = { $you ->
    [yes] È il tuo ultimo dado: se { $bid } viene messa in dubbio ed è falsa, sei fuori, ed è vera solo con probabilità { $after }.
   *[no] È l’ultimo dado di { $who }: se { $bid } viene messa in dubbio ed è falsa, { $who } è fuori, ed è vera solo con probabilità { $after }.
 }
why-bid-unheard = { $player } ha dichiarato { $heard }: la probabilità scende da { $before } a { $after }.
why-bid-plain = In questo round i dadi con { $wilds } non sono jolly: ci si aspettano circa { $expected } dadi, e ne servono { $needed }.
why-bid-double = Per tornare a un numero dopo una dichiarazione di { $wilds } serve il doppio, più uno: { $needed }, mentre ci si aspettano circa { $expected } dadi.
why-bid-needless = Basterebbe { $smallest }: è vera con probabilità { $smallest_true }, { $bid } solo con probabilità { $after }.
why-bid-doubted = La probabilità che { $player } ne dubiti è { $doubted }, ed è vera solo con probabilità { $after }.
why-bid-thin = Ci si aspettano solo circa { $expected } dadi, e ne servono { $needed }.

## Why: the challenge

why-dudo-sure = { $on } non può essere vera.
why-dudo-forced = Non si può dichiarare niente di più alto.
why-dudo-vain = { $you ->
    [yes] Bastano i tuoi dadi a rendere vera { $on }, ma nessun’altra mossa è chiaramente migliore.
   *[no] Bastano i dadi di { $who } a rendere vera { $on }, ma nessun’altra mossa è chiaramente migliore.
 }
why-dudo-only = Nessun rilancio può essere vero, e { $on } è falsa con probabilità { $after }.
why-dudo-out = { $player } ha un solo dado: se { $on } è falsa, con probabilità { $after }, resta un giocatore in meno.
why-dudo-heard = { $player } ha dichiarato { $heard }: è più probabile che { $on } sia falsa, { $after } invece di { $before }.
why-dudo-own = { $you ->
    [yes] Nessuno dei tuoi dadi conta, e { $on } è falsa con probabilità { $after }.
   *[no] Nessuno dei dadi di { $who } conta, e { $on } è falsa con probabilità { $after }.
 }
why-dudo-raise = { $on } è falsa con probabilità { $after }; anche il rilancio più sicuro, { $raise }, è vero solo con probabilità { $raise_true }.
why-dudo-thin = Per { $on } ne servono { $needed }, e ci si aspettano solo circa { $expected } dadi.
why-dudo-least = { $on } è falsa con probabilità { $after }, e nessun’altra mossa è chiaramente migliore.
why-dudo-known = { $you ->
    [yes] Bastano i tuoi dadi a rendere vera { $on }.
   *[no] Bastano i dadi di { $who } a rendere vera { $on }.
 }
why-dudo-last = { $you ->
    [yes] È il tuo ultimo dado: se { $on } è vera, sei fuori, ed è falsa solo con probabilità { $after }.
   *[no] È l’ultimo dado di { $who }: se { $on } è vera, { $who } è fuori, ed è falsa solo con probabilità { $after }.
 }
why-dudo-unheard = { $player } ha dichiarato { $heard }: è meno probabile che { $on } sia falsa, { $after } invece di { $before }.
why-dudo-mine = { $you ->
    [yes] Per { $on } servono { $needed } dadi, e { $own } li hai tu: è falsa solo con probabilità { $after }.
   *[no] Per { $on } servono { $needed } dadi, e { $own } li ha { $who }: è falsa solo con probabilità { $after }.
 }
why-dudo-true = Per { $on } ne servono { $needed }, e ci si aspettano circa { $expected } dadi: è falsa solo con probabilità { $after }.

## Why: the exact call

why-calza-heard = { $player } ha dichiarato { $heard }: è più probabile che { $on } sia esatta, { $after } invece di { $before }.
why-calza-back = { $on } è esatta con probabilità { $after }, e se { $calza } riesce si recupera un dado.
why-calza-safe = { $you ->
    [yes] { $on } è esatta con probabilità { $after }, e se { $calza } riesce nessuno può più metterti in dubbio in questo round.
   *[no] { $on } è esatta con probabilità { $after }, e se { $calza } riesce nessuno può più dubitare di { $who } in questo round.
 }
why-calza-vain = { $on } non può essere esatta, ma nessun’altra mossa è chiaramente migliore.
why-calza-never = { $on } non può essere esatta.
why-calza-last = { $you ->
    [yes] È il tuo ultimo dado: se sbagli { $calza } sei fuori, e { $on } è esatta solo con probabilità { $after }.
   *[no] È l’ultimo dado di { $who }: se sbaglia { $calza } è fuori, e { $on } è esatta solo con probabilità { $after }.
 }
why-calza-full = { $you ->
    [yes] Hai ancora tutti i dadi: anche se { $calza } riesce non ne recuperi, e se fallisce ne perdi uno.
   *[no] { $who } ha ancora tutti i dadi: anche se { $calza } riesce non ne recupera, e se fallisce ne perde uno.
 }
why-calza-seldom = { $on } è esatta solo con probabilità { $after }, e sbagliare { $calza } costa un dado.
why-calza-wait = { $on } è esatta con probabilità { $after }, ma aspettando si vince più spesso: { $best_win } delle partite invece di { $win }.

## Why: anything

why-less = Con { $best } si vince più spesso: { $best_win } delle partite invece di { $win }.
