### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dice che cosa si poteva fare in un punto di una partita registrata e perché, oppure rivede tutta la partita.
param-round = Il round, da 1.
param-move = La mossa del round, da 1; quella dopo l’ultima è quella ancora da fare.
param-seat = Chi gioca: un nome, la lettera del posto, oppure «Tu» in una partita registrata da palifico play.
param-game = Quale partita del file, da 1.
param-opponents = Come giocano i bot: beginner, counter, listener, bluffer o champion.
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
coach-head-win = vince
coach-head-why = perché
coach-legend = Quanto è probabile che una dichiarazione sia vera, che una messa in dubbio sia falsa, che una esatta sia esatta: secondo i soli dadi, e dopo aver ascoltato le dichiarazioni. Poi, la probabilità di vincere l’intera partita.
coach-row = { $place }. { $action }: { $before } secondo i dadi, { $after } dopo aver ascoltato; vince { $win }.
coach-done-good = È stato fatto: { $action }. Niente era chiaramente meglio.
coach-done = È stato fatto: { $action }, numero { $place } su { $places }. Costa { $loss } punti di probabilità di vittoria.
coach-to-come = Questa mossa è ancora da fare.
coach-wait = Il turno è di qualcun altro: aspettare vince { $win }.
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
    [yes] Bastano i tuoi dadi a rendere vero { $bid }.
   *[no] Bastano i dadi di { $who } a rendere vero { $bid }.
 }
why-bid-empty = { $bid } non può essere vero, ma che { $player } ne dubiti ha probabilità { $doubted } soltanto.
why-bid-vain = { $bid } non può essere vero, ma niente è chiaramente meglio.
why-bid-wild = Passando a { $wilds } basta la metà dei dadi, e { $bid } è vero con probabilità { $after }.
why-bid-heard = { $player } ha dichiarato { $heard }: la probabilità sale, { $after } invece di { $before }.
why-bid-bluff = Un bluff che può passare: è vero con probabilità { $after }, ma che { $player } ne dubiti ha probabilità { $doubted } soltanto.
why-bid-bait = È vero con probabilità { $after }, e { $player } ne dubita con probabilità { $doubted }: tanto meglio.
why-bid-own = { $you ->
    [yes] Servono { $needed } dadi, e { $own } li hai tu.
   *[no] Servono { $needed } dadi, e { $own } li ha { $who }.
 }
why-bid-hides = { $you ->
    [yes] Questa piccola dichiarazione è vera con probabilità { $after } e non rivela che hai { $held }.
   *[no] Questa piccola dichiarazione è vera con probabilità { $after } e non rivela che { $who } ha { $held }.
 }
why-bid-open = Ci si aspettano circa { $expected } dadi: aprire ben al di sotto lascia il rischio a chi viene dopo.
why-bid-two = Si è rimasti in due: { $player } deve salire o dubitare, e { $bid } è vero con probabilità { $after }.
why-bid-expected = Ci si aspettano circa { $expected } dadi, e ne servono { $needed }.
why-bid-known = { $you ->
    [yes] Bastano i tuoi dadi a rendere vero { $on }: ha senso solo rilanciare.
   *[no] Bastano i dadi di { $who } a rendere vero { $on }: ha senso solo rilanciare.
 }
why-bid-cheaper = Rilanciare costa meno che dire { $dudo }: { $bid } è vero con probabilità { $after }, { $on } è falso con probabilità { $on_false }.
why-bid-least = È vero con probabilità { $after }, e niente è chiaramente meglio.
why-bid-never = { $bid } non può essere vero.
why-bid-last = { $you ->
    [yes] È il tuo ultimo dado: se { $bid } viene messo in dubbio ed è falso, sei fuori, ed è vero solo con probabilità { $after }.
   *[no] È l’ultimo dado di { $who }: se { $bid } viene messo in dubbio ed è falso, { $who } è fuori, ed è vero solo con probabilità { $after }.
 }
why-bid-unheard = { $player } ha dichiarato { $heard }: la probabilità scende, { $after } invece di { $before }.
why-bid-plain = In questo round i dadi con { $wilds } non sono jolly: ci si aspettano circa { $expected } dadi, e ne servono { $needed }.
why-bid-double = Per tornare indietro da { $wilds } ne serve il doppio più uno: { $needed }, quando ci si aspettano circa { $expected } dadi.
why-bid-needless = Basterebbe { $smallest }: è vero con probabilità { $smallest_true }, { $bid } solo con probabilità { $after }.
why-bid-doubted = { $player } ne dubita con probabilità { $doubted }, ed è vero solo con probabilità { $after }.
why-bid-thin = Ci si aspettano solo circa { $expected } dadi, e ne servono { $needed }.

## Why: the challenge

why-dudo-sure = { $on } non può essere vero.
why-dudo-forced = Non si può dichiarare niente di più alto.
why-dudo-vain = { $you ->
    [yes] Bastano i tuoi dadi a rendere vero { $on }, ma niente è chiaramente meglio.
   *[no] Bastano i dadi di { $who } a rendere vero { $on }, ma niente è chiaramente meglio.
 }
why-dudo-only = Nessun rilancio può essere vero, e { $on } è falso con probabilità { $after }.
why-dudo-out = { $player } ha un solo dado: se { $on } è falso, e la probabilità è { $after }, resta un giocatore in meno.
why-dudo-heard = { $player } ha dichiarato { $heard }: è più probabile che { $on } sia falso, { $after } invece di { $before }.
why-dudo-own = { $you ->
    [yes] Nessuno dei tuoi dadi conta, e { $on } è falso con probabilità { $after }.
   *[no] Nessuno dei dadi di { $who } conta, e { $on } è falso con probabilità { $after }.
 }
why-dudo-raise = { $on } è falso con probabilità { $after }; anche il rilancio più sicuro, { $raise }, è vero solo con probabilità { $raise_true }.
why-dudo-thin = Per { $on } ne servono { $needed }, e ci si aspettano solo circa { $expected } dadi.
why-dudo-least = { $on } è falso con probabilità { $after }, e niente è chiaramente meglio.
why-dudo-known = { $you ->
    [yes] Bastano i tuoi dadi a rendere vero { $on }.
   *[no] Bastano i dadi di { $who } a rendere vero { $on }.
 }
why-dudo-last = { $you ->
    [yes] È il tuo ultimo dado: se { $on } è vero, sei fuori, ed è falso solo con probabilità { $after }.
   *[no] È l’ultimo dado di { $who }: se { $on } è vero, { $who } è fuori, ed è falso solo con probabilità { $after }.
 }
why-dudo-unheard = { $player } ha dichiarato { $heard }: è meno probabile che { $on } sia falso, { $after } invece di { $before }.
why-dudo-mine = { $you ->
    [yes] Per { $on } servono { $needed } dadi, e { $own } li hai tu: è falso solo con probabilità { $after }.
   *[no] Per { $on } servono { $needed } dadi, e { $own } li ha { $who }: è falso solo con probabilità { $after }.
 }
why-dudo-true = Per { $on } ne servono { $needed }, e ci si aspettano circa { $expected } dadi: è falso solo con probabilità { $after }.

## Why: the exact call

why-calza-heard = { $player } ha dichiarato { $heard }: è più probabile che { $on } sia esatto, { $after } invece di { $before }.
why-calza-back = { $on } è esatto con probabilità { $after }, e se { $calza } riesce si recupera un dado.
why-calza-safe = { $you ->
    [yes] { $on } è esatto con probabilità { $after }, e se { $calza } riesce nessuno può più metterti in dubbio in questo round.
   *[no] { $on } è esatto con probabilità { $after }, e se { $calza } riesce nessuno può più dubitare di { $who } in questo round.
 }
why-calza-vain = { $on } non può essere esatto, ma niente è chiaramente meglio.
why-calza-never = { $on } non può essere esatto.
why-calza-last = { $you ->
    [yes] È il tuo ultimo dado: se sbagli { $calza } sei fuori, e { $on } è esatto solo con probabilità { $after }.
   *[no] È l’ultimo dado di { $who }: se sbaglia { $calza } è fuori, e { $on } è esatto solo con probabilità { $after }.
 }
why-calza-full = { $you ->
    [yes] Hai ancora tutti i dadi: anche se { $calza } riesce non ne recuperi, e se fallisce ne perdi uno.
   *[no] { $who } ha ancora tutti i dadi: anche se { $calza } riesce non ne recupera, e se fallisce ne perde uno.
 }
why-calza-seldom = { $on } è esatto solo con probabilità { $after }, e sbagliare { $calza } costa un dado.
why-calza-wait = { $on } è esatto con probabilità { $after }, ma aspettare vince più spesso: { $best_win } invece di { $win }.

## Why: anything

why-less = { $best } vince più spesso: { $best_win } delle partite invece di { $win }.
