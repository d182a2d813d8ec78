### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Zegt wat er op een bepaald moment van een vastgelegd spel kon en waarom, of bespreekt het hele spel.
param-round = De ronde, vanaf 1.
param-move = De zet in de ronde, vanaf 1; één na de laatste is de zet die nog komt.
param-seat = Om wie het gaat: een naam, de letter van de plaats, of ‘Jij’ in een spel dat palifico play heeft vastgelegd.
param-game = Het hoeveelste spel van het bestand, vanaf 1.
param-opponents = Hoe de bots spelen: beginner, counter, listener, bluffer of champion. Meerdere, met komma’s of spaties ertussen, nemen om de beurt een plaats in.
param-coach = Laat de coach voor elke zet van jou advies geven.

fault-coach-games = In dit bestand staan { $most } spellen: geef met --game aan welk.
fault-coach-game = Een spel { $given } staat niet in dit bestand: er staan er maar { $most } in.
fault-coach-round = Een ronde { $given } is er in dit spel niet: er zijn er maar { $most }.
fault-coach-move = Een zet { $given } valt er in deze ronde niet te beslissen: er zijn er maar { $most }.
fault-coach-alone = Een zet hoort bij een ronde: geef ook --round op.
fault-coach-seat = Hier heet niemand ‘{ $given }’. De spelers zijn: { $expected }.
fault-coach-turn = { $name } heeft daar niets te beslissen.

## A decision

coach-title = Ronde { $round }, zet { $move }: { $player }
coach-dice = { $player } heeft: { $dice }
coach-opens = { $player } opent de ronde.
coach-head-action = zet
coach-head-before = volgens de dobbelstenen
coach-head-after = na de biedingen
coach-head-win = winstkans
coach-head-why = waarom
coach-legend = Hoe waarschijnlijk het is dat een bod klopt, dat een betwijfeld bod niet klopt, of dat een exact genoemd bod precies klopt: volgens de dobbelstenen alleen, en na de biedingen. Daarna de kans om het hele spel te winnen.
coach-row = { $place }. { $action }: { $before } volgens de dobbelstenen, { $after } na de biedingen; winstkans { $win }.
coach-done-good = Gespeeld: { $action }. Niets was duidelijk beter.
coach-done = Gespeeld: { $action }, nummer { $place } van { $places }. Dat kost { $loss } procentpunt winstkans.
coach-to-come = Deze zet moet nog komen.
coach-wait = Iemand anders is aan de beurt: met afwachten is de winstkans { $win }.
coach-waiting = afwachten
coach-hint = Typ ‘coach’ om te horen wat de coach zou doen.

## A whole game

coach-thinking = De coach denkt na
coach-summary = { $player }: { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
 }, { $mistakes ->
    [one] 1 fout
   *[other] { $mistakes } fouten
 }; gemiddeld kostte een beslissing { $loss } procentpunt winstkans.
coach-flawless = { $player }: { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
 }, geen fout.
coach-costliest = Wat het meest gekost heeft:
coach-mistake = Ronde { $round }, zet { $move }, { $player }: { $action } in plaats van { $best }, { $loss } procentpunt. { $why }
coach-none = Er valt niets te bespreken.

## Why: bids

why-bid-sure = { $you ->
    [yes] Met je eigen dobbelstenen alleen al klopt { $bid }.
   *[no] Met de dobbelstenen van { $who } alleen al klopt { $bid }.
 }
why-bid-empty = { $bid } kan niet kloppen, maar de kans dat { $player } het betwijfelt, is maar { $doubted }.
why-bid-vain = { $bid } kan niet kloppen, maar niets anders is duidelijk beter.
why-bid-wild = Overstappen op { $wilds } vraagt maar half zoveel dobbelstenen, en de kans dat { $bid } klopt, is { $after }.
why-bid-heard = { $player } heeft { $heard } geboden: dat verhoogt de kans van { $before } naar { $after }.
why-bid-bluff = Een bluf die er best mee door kan: de kans dat het klopt, is { $after }, maar de kans dat { $player } het betwijfelt, is maar { $doubted }.
why-bid-bait = De kans dat het klopt, is { $after }, en de kans dat { $player } het betwijfelt, is { $doubted }: des te beter.
why-bid-own = { $you ->
    [yes] Van de { $needed } dobbelstenen die nodig zijn, heb je er zelf { $own }.
   *[no] Van de { $needed } dobbelstenen die nodig zijn, heeft { $who } er { $own }.
 }
why-bid-hides = { $you ->
    [yes] De kans dat dit kleine bod klopt, is { $after }, en het verraadt niets over jouw { $held }.
   *[no] De kans dat dit kleine bod klopt, is { $after }, en het verraadt niet dat { $who } { $held } heeft.
 }
why-bid-open = Wie ruim onder de { $expected } dobbelstenen opent die te verwachten zijn, laat het risico aan de volgende spelers.
why-bid-two = Er zijn nog maar twee spelers over: { $player } moet verhogen of het bod betwijfelen, en de kans dat { $bid } klopt, is { $after }.
why-bid-expected = Er zijn ongeveer { $expected } dobbelstenen te verwachten, en { $needed } zijn er nodig.
why-bid-known = { $you ->
    [yes] Met je eigen dobbelstenen alleen al klopt { $on }: alleen verhogen heeft zin.
   *[no] Met de dobbelstenen van { $who } alleen al klopt { $on }: alleen verhogen heeft zin.
 }
why-bid-cheaper = Verhogen is gunstiger dan { $dudo }: de kans dat { $bid } klopt, is { $after }; de kans dat { $on } niet klopt, is { $on_false }.
why-bid-least = De kans dat het klopt, is { $after }, en niets anders is duidelijk beter.
why-bid-never = { $bid } kan niet kloppen.
why-bid-last = { $you ->
    [yes] Het is je laatste dobbelsteen: wordt { $bid } betwijfeld en klopt het niet, dan lig je eruit, en de kans dat het klopt, is maar { $after }.
   *[no] Het is de laatste dobbelsteen van { $who }: wordt { $bid } betwijfeld en klopt het niet, dan ligt { $who } eruit, en de kans dat het klopt, is maar { $after }.
 }
why-bid-unheard = { $player } heeft { $heard } geboden: dat verlaagt de kans van { $before } naar { $after }.
why-bid-plain = In deze ronde zijn { $wilds } geen jokers: er zijn ongeveer { $expected } dobbelstenen te verwachten, en { $needed } zijn er nodig.
why-bid-double = Van { $wilds } terug naar een getal vraagt het dubbele plus één: { $needed }, terwijl er ongeveer { $expected } te verwachten zijn.
why-bid-needless = { $smallest } is al genoeg: de kans dat dat klopt, is { $smallest_true }, voor { $bid } is die maar { $after }.
why-bid-doubted = De kans dat { $player } het betwijfelt, is { $doubted }, en de kans dat het klopt, is maar { $after }.
why-bid-thin = Er zijn maar ongeveer { $expected } dobbelstenen te verwachten, en { $needed } zijn er nodig.

## Why: the challenge

why-dudo-sure = { $on } kan niet kloppen.
why-dudo-forced = Hoger bieden kan niet meer.
why-dudo-vain = { $you ->
    [yes] Met je eigen dobbelstenen alleen al klopt { $on }, maar niets anders is duidelijk beter.
   *[no] Met de dobbelstenen van { $who } alleen al klopt { $on }, maar niets anders is duidelijk beter.
 }
why-dudo-only = Geen enkel hoger bod kan kloppen, en de kans dat { $on } niet klopt, is { $after }.
why-dudo-out = { $player } heeft nog maar één dobbelsteen: klopt { $on } niet, en die kans is { $after }, dan is er één speler minder.
why-dudo-heard = { $player } heeft { $heard } geboden: daardoor klopt { $on } eerder niet, met een kans van { $after } in plaats van { $before }.
why-dudo-own = { $you ->
    [yes] Van jouw dobbelstenen telt er geen mee, en de kans dat { $on } niet klopt, is { $after }.
   *[no] Van de dobbelstenen van { $who } telt er geen mee, en de kans dat { $on } niet klopt, is { $after }.
 }
why-dudo-raise = De kans dat { $on } niet klopt, is { $after }; zelfs bij de veiligste verhoging, { $raise }, is de kans dat het klopt maar { $raise_true }.
why-dudo-thin = Voor { $on } zijn er { $needed } nodig, en er zijn maar ongeveer { $expected } dobbelstenen te verwachten.
why-dudo-least = De kans dat { $on } niet klopt, is { $after }, en niets anders is duidelijk beter.
why-dudo-known = { $you ->
    [yes] Met je eigen dobbelstenen alleen al klopt { $on }.
   *[no] Met de dobbelstenen van { $who } alleen al klopt { $on }.
 }
why-dudo-last = { $you ->
    [yes] Het is je laatste dobbelsteen: klopt { $on }, dan lig je eruit, en de kans dat het niet klopt, is maar { $after }.
   *[no] Het is de laatste dobbelsteen van { $who }: klopt { $on }, dan ligt { $who } eruit, en de kans dat het niet klopt, is maar { $after }.
 }
why-dudo-unheard = { $player } heeft { $heard } geboden: daardoor klopt { $on } eerder wel; de kans dat het niet klopt, is { $after } in plaats van { $before }.
why-dudo-mine = { $you ->
    [yes] Van de { $needed } dobbelstenen die { $on } vraagt, heb je er zelf { $own }: de kans dat het niet klopt, is maar { $after }.
   *[no] Van de { $needed } dobbelstenen die { $on } vraagt, heeft { $who } er { $own }: de kans dat het niet klopt, is maar { $after }.
 }
why-dudo-true = Voor { $on } zijn er { $needed } nodig, en er zijn ongeveer { $expected } dobbelstenen te verwachten: de kans dat het niet klopt, is maar { $after }.

## Why: the exact call

why-calza-heard = { $player } heeft { $heard } geboden: daardoor klopt { $on } eerder precies, met een kans van { $after } in plaats van { $before }.
why-calza-back = De kans dat { $on } precies klopt, is { $after }, en een terechte { $calza } brengt een dobbelsteen terug.
why-calza-safe = { $you ->
    [yes] De kans dat { $on } precies klopt, is { $after }, en na een terechte { $calza } kan niemand je bod deze ronde nog betwijfelen.
   *[no] De kans dat { $on } precies klopt, is { $after }, en na een terechte { $calza } kan niemand het bod van { $who } deze ronde nog betwijfelen.
 }
why-calza-vain = { $on } kan niet precies kloppen, maar niets anders is duidelijk beter.
why-calza-never = { $on } kan niet precies kloppen.
why-calza-last = { $you ->
    [yes] Het is je laatste dobbelsteen: met een onterechte { $calza } lig je eruit, en de kans dat { $on } precies klopt, is maar { $after }.
   *[no] Het is de laatste dobbelsteen van { $who }: met een onterechte { $calza } ligt { $who } eruit, en de kans dat { $on } precies klopt, is maar { $after }.
 }
why-calza-full = { $you ->
    [yes] Je hebt nog al je dobbelstenen: ook een terechte { $calza } brengt er geen terug, en een onterechte kost er een.
   *[no] { $who } heeft nog alle dobbelstenen: ook een terechte { $calza } brengt er geen terug, en een onterechte kost er een.
 }
why-calza-seldom = De kans dat { $on } precies klopt, is maar { $after }, en een onterechte { $calza } kost een dobbelsteen.
why-calza-wait = De kans dat { $on } precies klopt, is { $after }, maar wie afwacht, wint vaker: { $best_win } van de spellen in plaats van { $win }.

## Why: anything

why-less = Met { $best } is de winstkans groter: { $best_win } in plaats van { $win }.
