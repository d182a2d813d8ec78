### Het verslag van de arena: één pagina met tekeningen, en onder elke tekening de cijfers.

report-title = Rapport van de arena: { $name }
report-counted = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }, { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
 }
report-cell = { $edition }, { $seats } plaatsen
report-unfinished = Deze reeks is niet compleet. Alle cijfers gaan over de spellen die tot nu toe gespeeld zijn, en nieuwe spellen zullen ze veranderen.
report-part-unfinished = niet compleet
report-contents = Op deze pagina
report-figures = De cijfers
report-row = { $name }: { $value } ({ $low } tot { $high })

## Wat er gespeeld is

report-run = Wat er gespeeld is
report-players = Spelers
report-editions = Edities
report-seats = Plaatsen
report-rules = Regels
report-rules-plain = zoals in het spelregelboekje
report-limit = Spellen
report-until-games = { $games ->
    [one] minstens 1 spel per editie en aantal plaatsen
   *[other] minstens { $games } spellen per editie en aantal plaatsen
 }
report-until-points = tot geen interval van de gewonnen spellen verder dan { $points } procentpunten naar weerszijden reikt
report-dealing = Dobbelstenen
report-dealing-turned = elke worpenserie wordt in elke opstelling één keer gespeeld
report-dealing-fresh = de spelers schuiven de tafel rond, met nieuwe worpen voor elk spel
report-dealing-fixed = de spelers houden hun plaats, met nieuwe worpen voor elk spel
report-seed = Startgetal
report-versions = Versies
report-repeat = Nog eens spelen
report-repeat-note = Zet deze regels in een bestand en geef het aan { $command }. Dezelfde versies spelen dezelfde spellen, op welke computer en met hoeveel processen ook.

## Stand

report-all = Alles samen
report-all-note = Het deel van de spellen dat elke speler gewonnen heeft. { $above } betekent dat het hele interval boven een gelijk aandeel ligt, { $below } dat het eronder ligt.
report-wins = Wie wint
report-wins-note = Het deel van de spellen dat elke speler gewonnen heeft, met het 95%-interval. De streepjeslijn is een gelijk aandeel. Bij een volle stip ligt het hele interval ernaast, bij een ring niet.
report-alone = { $name } zit op alle plaatsen en wint dus elk spel: er is niemand om mee te vergelijken.
report-rating = Speelsterkte
report-rating-note = Speelsterkte volgens Plackett en Luce, uit de volgorde waarin { $games ->
    [one] 1 spel eindigde
   *[other] { $games } spellen eindigden
 }, met 95%-intervallen. Iedereen begint met 25; alleen de afstand tussen twee spelers betekent iets.
report-rating-ahead = { $best } ligt { $gap } voor op { $next } (95%-interval { $low } tot { $high }).
report-rating-open = De spellen laten niet zien wie sterker is, { $best } of { $next }: er zit { $gap } tussen (95%-interval { $low } tot { $high }).

## Spel

report-dice = Dobbelstenen in de loop van de rondes
report-dice-note = Hoeveel dobbelstenen een speler gemiddeld heeft als een ronde begint, over de spellen die zo ver komen. Wie eruit ligt, heeft er geen.
report-length = Hoe lang spellen duren
report-length-note = { $rounds ->
    [one] De helft van de spellen is na 1 ronde voorbij
   *[other] De helft van de spellen is na { $rounds } rondes voorbij
 }; het gemiddelde is { $mean }.
report-median = mediaan { $rounds }
report-bluff = Bluffen
report-bluff-note = Het deel van de biedingen van een speler dat, alleen afgaand op de eigen dobbelstenen, eerder niet dan wel klopte.
report-doubt = Hoe vaak { $dudo } terecht is
report-doubt-note = Van de keren dat een speler een bod betwijfelde: het deel waarin het bod niet klopte.
report-exact = Hoe vaak { $calza } terecht is
report-exact-note = Van de keren dat een speler een bod exact noemde: het deel waarin er precies zoveel dobbelstenen waren als geboden.
report-turn = Maakt de plaats uit?
report-turn-note = Het deel van de spellen dat vanaf elke plaats gewonnen is, met de klok mee vanaf wie de eerste ronde opent. De streepjeslijn is een gelijk aandeel.
report-turn-first = opent het spel
report-turn-later = { $seats ->
    [one] 1 plaats verder
   *[other] { $seats } plaatsen verder
 }

## Koppen van tabellen

report-head-player = speler
report-head-rating = speelsterkte
report-head-round = ronde
report-head-going = lopende spellen
report-head-bids = biedingen
report-head-bluffs = bluf
report-head-calls = keren
report-head-right = terecht
report-head-rounds = rondes
report-head-seat = plaats

## Hoe je het leest

report-reading = Hoe je deze pagina leest
report-reading-interval = Een 95%-interval is zo gemaakt dat de ware waarde er 19 van de 20 keer in ligt. Staan er veel cijfers op een pagina, dan zitten sommige intervallen er dus naast.
report-reading-deals = Spellen met dezelfde worpen zeggen minder dan evenveel losse spellen. De intervallen van de gewonnen spellen volgen hoe verschillend de worpenseries aflopen; die van het bluffen, het roepen en de plaatsen tellen de spellen van een worpenserie als één, en zijn daardoor eerder te breed.
report-reading-rating = De speelsterkte volgt het Plackett-Luce-model van openskill, en geen spel wordt vergeten. Wie op meer plaatsen speelt, krijgt het gemiddelde daarvan. Voor de intervallen worden { $draws } keer evenveel worpenseries met teruglegging getrokken en opnieuw doorgerekend; ze reiken 1,96 standaardafwijkingen naar weerszijden. Van elke editie en elk aantal plaatsen tellen hoogstens { $most } spellen mee, verspreid over alles wat gespeeld is; minder als er meer dan tien samen worden genomen.
