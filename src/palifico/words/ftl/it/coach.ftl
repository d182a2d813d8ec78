### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dice che cosa si poteva fare in un punto di una partita registrata e perché, oppure rivede tutta la partita.
param-round = Il round, da 1.
param-move = La mossa del round, da 1; quella dopo l’ultima è quella ancora da fare.
param-seat = Chi gioca: un nome, oppure la lettera del posto.
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
coach-head-action = mossa
coach-head-before = secondo i dadi
coach-head-after = dopo aver ascoltato
coach-head-win = vince
coach-head-why = perché
coach-legend = Quanto è probabile che una dichiarazione sia vera, che una messa in dubbio sia falsa, che una esatta sia esatta: secondo i soli dadi, e dopo aver ascoltato le dichiarazioni. Poi, quanto è probabile che tu vinca l’intera partita.
coach-row = { $place }. { $action }: { $before } secondo i dadi, { $after } dopo aver ascoltato; vince { $win }.
coach-done-good = È stato fatto: { $action }. Niente era chiaramente meglio.
coach-done = È stato fatto: { $action }, al posto { $place } su { $places }. Costa { $loss } punti di probabilità di vittoria.
coach-to-come = Questa mossa è ancora da fare.
coach-wait = Non è il tuo turno: se aspetti, vinci al { $win }.
coach-waiting = aspettare
coach-hint = Scrivi «coach» per sapere che cosa farebbe l’allenatore.

## A whole game

coach-thinking = L’allenatore riflette
coach-summary = { $player }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 }, { $good } tra le migliori possibili; le altre costano { $loss } punti di probabilità di vittoria.
coach-flawless = { $player }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 }, sempre tra le migliori possibili.
coach-costliest = Che cosa è costato di più:
coach-mistake = Round { $round }, mossa { $move }, { $player }: { $action } invece di { $best }, { $loss } punti. { $why }
coach-none = Non c’è niente da rivedere.

## Why: bids

why-bid-sure = Bastano i tuoi dadi a rendere vero { $bid }.
why-bid-wild = Passando a { $wilds } basta la metà dei dadi, e { $bid } è vero al { $after }.
why-bid-heard = { $player } ha dichiarato { $heard }: la probabilità sale dal { $before } al { $after }.
why-bid-bluff = Un bluff che può passare: è vero al { $after }, ma { $player } ne dubita solo al { $doubted }.
why-bid-bait = È vero al { $after }, e { $player } ne dubita al { $doubted }: tanto meglio.
why-bid-own = Dei { $needed } dadi che servono, { $own } li hai tu.
why-bid-hides = Questa piccola dichiarazione è vera al { $after } e tiene segreti i tuoi { $held }.
why-bid-open = Aprire ben sotto i { $expected } dadi attesi lascia il rischio a chi viene dopo di te.
why-bid-two = Siete rimasti in due: { $player } deve salire o dubitare, e { $bid } è vero al { $after }.
why-bid-expected = Ci si aspettano circa { $expected } dadi, e ne servono { $needed }.
why-bid-cheaper = Rilanciare costa meno che dire { $dudo }: { $bid } è vero al { $after }, { $on } è falso al { $on_false }.
why-bid-least = È vero al { $after }, e niente è chiaramente meglio.
why-bid-never = { $bid } non può essere vero.
why-bid-last = È il tuo ultimo dado: se { $bid } viene messo in dubbio ed è falso, sei fuori, ed è vero solo al { $after }.
why-bid-unheard = { $player } ha dichiarato { $heard }: la probabilità scende dal { $before } al { $after }.
why-bid-plain = In questo round i dadi con { $wilds } non sono jolly: ci si aspettano circa { $expected } dadi, e ne servono { $needed }.
why-bid-double = Per tornare indietro da { $wilds } ne serve il doppio più uno: { $needed }, quando ci si aspettano circa { $expected } dadi.
why-bid-needless = Basterebbe { $smallest }: è vero al { $smallest_true }, { $bid } solo al { $after }.
why-bid-doubted = { $player } ne dubita al { $doubted }, ed è vero solo al { $after }.
why-bid-thin = Ci si aspettano solo circa { $expected } dadi, e ne servono { $needed }.

## Why: the challenge

why-dudo-sure = { $on } non può essere vero.
why-dudo-forced = Non si può dichiarare niente di più alto.
why-dudo-out = { $player } ha un solo dado: se { $on } è falso, e lo è al { $after }, resta un giocatore in meno.
why-dudo-heard = { $player } ha dichiarato { $heard }: è più probabile che { $on } sia falso, { $after } invece di { $before }.
why-dudo-own = Nessuno dei tuoi dadi conta, e { $on } è falso al { $after }.
why-dudo-raise = { $on } è falso al { $after }; anche il rilancio più sicuro, { $raise }, è vero solo al { $raise_true }.
why-dudo-thin = Per { $on } ne servono { $needed }, e ci si aspettano solo circa { $expected } dadi.
why-dudo-least = { $on } è falso al { $after }, e niente è chiaramente meglio.
why-dudo-known = Bastano i tuoi dadi a rendere vero { $on }.
why-dudo-last = È il tuo ultimo dado: se { $on } è vero, sei fuori, ed è falso solo al { $after }.
why-dudo-unheard = { $player } ha dichiarato { $heard }: è meno probabile che { $on } sia falso, { $after } invece di { $before }.
why-dudo-mine = Dei { $needed } dadi che servono per { $on }, { $own } li hai tu: è falso solo al { $after }.
why-dudo-true = Per { $on } ne servono { $needed }, e ci si aspettano circa { $expected } dadi: è falso solo al { $after }.

## Why: the exact call

why-calza-heard = { $player } ha dichiarato { $heard }: è più probabile che { $on } sia esatto, { $after } invece di { $before }.
why-calza-back = { $on } è esatto al { $after }, e se { $calza } riesce recuperi un dado.
why-calza-safe = { $on } è esatto al { $after }, e se { $calza } riesce nessuno può più metterti in dubbio in questo round.
why-calza-never = { $on } non può essere esatto.
why-calza-last = È il tuo ultimo dado: se sbagli { $calza } sei fuori, e { $on } è esatto solo al { $after }.
why-calza-full = Hai ancora tutti i dadi: anche se { $calza } riesce non ne recuperi, e se fallisce ne perdi uno.
why-calza-seldom = { $on } è esatto solo al { $after }, e sbagliare { $calza } costa un dado.
why-calza-wait = { $on } è esatto al { $after }, ma aspettare vince più spesso: { $best_win } invece di { $win }.

## Why: anything

why-less = Con { $best } vinceresti più spesso: { $best_win } delle partite invece di { $win }.
