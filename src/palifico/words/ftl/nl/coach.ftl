### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Zegt wat er op een punt van een opgetekend spel kon en waarom, of bespreekt het hele spel.
param-round = De ronde, vanaf 1.
param-move = De zet in de ronde, vanaf 1; één na de laatste is de zet die nog komt.
param-seat = Om wie het gaat: een naam, de letter van de plaats, of “Jij” in een spel dat palifico play heeft opgetekend.
param-game = Het hoeveelste spel van het bestand, vanaf 1.
param-opponents = Hoe de bots spelen: beginner, counter, listener, bluffer of champion.
param-coach = Voor elke zet van jou spreekt de coach.

fault-coach-games = In dit bestand staan { $most } spellen: zeg met --game welk.
fault-coach-game = In dit bestand staat geen spel { $given }: het bevat er { $most }.
fault-coach-round = In dit spel is er geen ronde { $given }: het heeft er { $most }.
fault-coach-move = In deze ronde is er geen zet { $given } te beslissen: ze heeft er { $most }.
fault-coach-alone = Een zet hoort bij een ronde: geef ook --round op.
fault-coach-seat = Hier is niemand die “{ $given }” heet. De spelers zijn: { $expected }.
fault-coach-turn = { $name } heeft daar niets te beslissen.

## A decision

coach-title = Ronde { $round }, zet { $move }: { $player }
coach-dice = { $player } heeft: { $dice }
coach-opens = { $player } opent de ronde.
coach-head-action = zet
coach-head-before = volgens de dobbelstenen
coach-head-after = na het luisteren
coach-head-win = wint
coach-head-why = waarom
coach-legend = Hoe waarschijnlijk een bod klopt, een betwijfeld bod niet klopt, een exact bod precies klopt: volgens de dobbelstenen alleen, en na het luisteren naar de biedingen. Daarna de kans om het hele spel te winnen.
coach-row = { $place }. { $action }: { $before } volgens de dobbelstenen, { $after } na het luisteren; wint { $win }.
coach-done-good = Wat er gedaan is: { $action }. Niets was duidelijk beter.
coach-done = Wat er gedaan is: { $action }, nummer { $place } van { $places }. Dat kost { $loss } procentpunt winstkans.
coach-to-come = Deze zet moet nog komen.
coach-wait = Iemand anders is aan de beurt: afwachten wint { $win }.
coach-waiting = afwachten
coach-hint = Typ “coach” om te horen wat de coach zou doen.

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
    [yes] Je eigen dobbelstenen alleen al maken { $bid } waar.
   *[no] De dobbelstenen van { $who } alleen al maken { $bid } waar.
 }
why-bid-empty = { $bid } kan niet kloppen, maar { $player } twijfelt er maar met { $doubted } kans aan.
why-bid-vain = { $bid } kan niet kloppen, maar niets anders is duidelijk beter.
why-bid-wild = Overstappen op { $wilds } vraagt maar half zoveel dobbelstenen, en { $bid } klopt met { $after } kans.
why-bid-heard = { $player } heeft { $heard } geboden: dat verhoogt de kans van { $before } naar { $after }.
why-bid-bluff = Een bluf die er best door kan: het klopt met { $after } kans, maar { $player } twijfelt er maar met { $doubted } kans aan.
why-bid-bait = Het klopt met { $after } kans, en { $player } twijfelt er met { $doubted } kans aan: des te beter.
why-bid-own = { $you ->
    [yes] Van de { $needed } dobbelstenen die nodig zijn, heb je er zelf { $own }.
   *[no] Van de { $needed } dobbelstenen die nodig zijn, heeft { $who } er { $own }.
 }
why-bid-hides = { $you ->
    [yes] Dit kleine bod klopt met { $after } kans en houdt jouw { $held } geheim.
   *[no] Dit kleine bod klopt met { $after } kans en verraadt niet dat { $who } { $held } heeft.
 }
why-bid-open = Een opening ruim onder de { $expected } dobbelstenen die te verwachten zijn, laat het risico aan wie daarna komt.
why-bid-two = Er zijn er nog maar twee over: { $player } moet hoger gaan of twijfelen, en { $bid } klopt met { $after } kans.
why-bid-expected = Er zijn ongeveer { $expected } dobbelstenen te verwachten, en er zijn er { $needed } nodig.
why-bid-known = { $you ->
    [yes] Je eigen dobbelstenen alleen al maken { $on } waar: alleen verhogen heeft zin.
   *[no] De dobbelstenen van { $who } alleen al maken { $on } waar: alleen verhogen heeft zin.
 }
why-bid-cheaper = Verhogen is goedkoper dan { $dudo }: { $bid } klopt met { $after } kans, { $on } is met { $on_false } kans onwaar.
why-bid-least = Het klopt met { $after } kans, en niets anders is duidelijk beter.
why-bid-never = { $bid } kan niet kloppen.
why-bid-last = { $you ->
    [yes] Het is je laatste dobbelsteen: wordt { $bid } betwijfeld en is het onwaar, dan lig je eruit, en het klopt maar met { $after } kans.
   *[no] Het is de laatste dobbelsteen van { $who }: wordt { $bid } betwijfeld en is het onwaar, dan ligt { $who } eruit, en het klopt maar met { $after } kans.
 }
why-bid-unheard = { $player } heeft { $heard } geboden: dat verlaagt de kans van { $before } naar { $after }.
why-bid-plain = In deze ronde zijn { $wilds } geen jokers: er zijn ongeveer { $expected } dobbelstenen te verwachten, en er zijn er { $needed } nodig.
why-bid-double = Teruggaan van { $wilds } vraagt er twee keer zoveel plus één: { $needed }, terwijl er ongeveer { $expected } te verwachten zijn.
why-bid-needless = { $smallest } zou volstaan: dat klopt met { $smallest_true } kans, { $bid } maar met { $after }.
why-bid-doubted = { $player } twijfelt er met { $doubted } kans aan, en het klopt maar met { $after } kans.
why-bid-thin = Er zijn maar ongeveer { $expected } dobbelstenen te verwachten, en er zijn er { $needed } nodig.

## Why: the challenge

why-dudo-sure = { $on } kan niet kloppen.
why-dudo-forced = Hoger bieden kan niet meer.
why-dudo-vain = { $you ->
    [yes] Je eigen dobbelstenen alleen al maken { $on } waar, maar niets anders is duidelijk beter.
   *[no] De dobbelstenen van { $who } alleen al maken { $on } waar, maar niets anders is duidelijk beter.
 }
why-dudo-only = Geen enkel hoger bod kan kloppen, en { $on } is met { $after } kans onwaar.
why-dudo-out = { $player } speelt met de laatste dobbelsteen: is { $on } onwaar, en die kans is { $after }, dan is er één speler minder.
why-dudo-heard = { $player } heeft { $heard } geboden: dat maakt het waarschijnlijker dat { $on } onwaar is, { $after } in plaats van { $before }.
why-dudo-own = { $you ->
    [yes] Van jouw dobbelstenen telt er geen mee, en { $on } is met { $after } kans onwaar.
   *[no] Van de dobbelstenen van { $who } telt er geen mee, en { $on } is met { $after } kans onwaar.
 }
why-dudo-raise = { $on } is met { $after } kans onwaar; zelfs de veiligste verhoging, { $raise }, klopt maar met { $raise_true } kans.
why-dudo-thin = Voor { $on } zijn er { $needed } nodig, en er zijn maar ongeveer { $expected } dobbelstenen te verwachten.
why-dudo-least = { $on } is met { $after } kans onwaar, en niets anders is duidelijk beter.
why-dudo-known = { $you ->
    [yes] Je eigen dobbelstenen alleen al maken { $on } waar.
   *[no] De dobbelstenen van { $who } alleen al maken { $on } waar.
 }
why-dudo-last = { $you ->
    [yes] Het is je laatste dobbelsteen: klopt { $on }, dan lig je eruit, en het is maar met { $after } kans onwaar.
   *[no] Het is de laatste dobbelsteen van { $who }: klopt { $on }, dan ligt { $who } eruit, en het is maar met { $after } kans onwaar.
 }
why-dudo-unheard = { $player } heeft { $heard } geboden: dat maakt het minder waarschijnlijk dat { $on } onwaar is, { $after } in plaats van { $before }.
why-dudo-mine = { $you ->
    [yes] Van de { $needed } dobbelstenen die { $on } vraagt, heb je er zelf { $own }: het is maar met { $after } kans onwaar.
   *[no] Van de { $needed } dobbelstenen die { $on } vraagt, heeft { $who } er { $own }: het is maar met { $after } kans onwaar.
 }
why-dudo-true = Voor { $on } zijn er { $needed } nodig, en er zijn ongeveer { $expected } dobbelstenen te verwachten: het is maar met { $after } kans onwaar.

## Why: the exact call

why-calza-heard = { $player } heeft { $heard } geboden: dat maakt het waarschijnlijker dat { $on } precies klopt, { $after } in plaats van { $before }.
why-calza-back = { $on } klopt met { $after } kans precies, en een juiste { $calza } brengt een dobbelsteen terug.
why-calza-safe = { $you ->
    [yes] { $on } klopt met { $after } kans precies, en na een juiste { $calza } kan niemand je deze ronde nog betwijfelen.
   *[no] { $on } klopt met { $after } kans precies, en na een juiste { $calza } kan niemand { $who } deze ronde nog betwijfelen.
 }
why-calza-vain = { $on } kan niet precies kloppen, maar niets anders is duidelijk beter.
why-calza-never = { $on } kan niet precies kloppen.
why-calza-last = { $you ->
    [yes] Het is je laatste dobbelsteen: met een foute { $calza } lig je eruit, en { $on } klopt maar met { $after } kans precies.
   *[no] Het is de laatste dobbelsteen van { $who }: met een foute { $calza } ligt { $who } eruit, en { $on } klopt maar met { $after } kans precies.
 }
why-calza-full = { $you ->
    [yes] Je hebt nog al je dobbelstenen: ook een juiste { $calza } brengt er geen terug, en een foute kost er een.
   *[no] { $who } heeft nog alle dobbelstenen: ook een juiste { $calza } brengt er geen terug, en een foute kost er een.
 }
why-calza-seldom = { $on } klopt maar met { $after } kans precies, en een foute { $calza } kost een dobbelsteen.
why-calza-wait = { $on } klopt met { $after } kans precies, maar afwachten wint vaker: { $best_win } in plaats van { $win }.

## Why: anything

why-less = { $best } wint vaker: { $best_win } van de spellen in plaats van { $win }.
