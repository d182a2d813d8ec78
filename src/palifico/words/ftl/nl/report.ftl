### Het verslag van de arena: één pagina met tekeningen, en onder elke tekening de cijfers.

report-title = Verslag van de arena: { $name }
report-counted = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }, { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
 }
report-cell = { $edition }, { $seats } plaatsen
report-unfinished = Deze reeks is niet compleet. Alle cijfers zijn van de spellen die tot nu toe gespeeld zijn, en meer spellen zullen ze veranderen.
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
report-rules-plain = zoals in de doos
report-limit = Spellen
report-until-games = { $games ->
    [one] minstens 1 spel per editie en aantal plaatsen
   *[other] minstens { $games } spellen per editie en aantal plaatsen
 }
report-until-points = tot geen interval van de gewonnen spellen verder dan { $points } punten naar beide kanten reikt
report-dealing = Dobbelstenen
report-dealing-turned = elke deling wordt in elke opstelling één keer gespeeld, met dezelfde worpen
report-dealing-fresh = de spelers schuiven rond de tafel, met nieuwe worpen voor elk spel
report-dealing-fixed = de spelers houden hun plaats, met nieuwe worpen voor elk spel
report-seed = Startgetal
report-versions = Versies
report-repeat = Nog eens spelen
report-repeat-note = Zet deze regels in een bestand en geef het aan { $command }. Dezelfde versies spelen dezelfde spellen, op welke machine en met hoeveel processen ook.

## Stand

report-all = Alles samen
report-all-note = Het deel van de spellen dat elke speler gewonnen heeft. { $above } staat waar het hele interval boven een gelijk deel ligt, { $below } waar het eronder ligt.
report-wins = Wie wint
report-wins-note = Het deel van de spellen dat elke speler gewonnen heeft, met het 95%-interval. De streepjeslijn is een gelijk deel. Bij een volle stip ligt het hele interval ernaast, bij een ring niet.
report-alone = { $name } zit op alle plaatsen en wint dus elk spel: er is niemand om mee te vergelijken.
report-rating = Speelsterkte
report-rating-note = Speelsterkte volgens Plackett en Luce, uit de volgorde waarin { $games ->
    [one] 1 spel eindigde
   *[other] { $games } spellen eindigden
 }, met 95%-intervallen. Iedereen begint met 25; alleen de afstand tussen twee spelers betekent iets.
report-rating-ahead = { $best } ligt { $gap } voor op { $next } (95%-interval { $low } tot { $high }).
report-rating-open = De meegetelde spellen maken geen verschil tussen { $best } en { $next }: er zit { $gap } tussen (95%-interval { $low } tot { $high }).

## Spel

report-dice = Dobbelstenen in de loop van de rondes
report-dice-note = Hoeveel dobbelstenen een speler gemiddeld heeft als een ronde begint, over de spellen die zo ver komen. Wie eruit is, heeft er geen.
report-length = Hoe lang spellen duren
report-length-note = { $rounds ->
    [one] De helft van de spellen is na 1 ronde voorbij
   *[other] De helft van de spellen is na { $rounds } rondes voorbij
 }; het gemiddelde is { $mean }.
report-median = mediaan { $rounds }
report-bluff = Gebluft
report-bluff-note = Het deel van de biedingen van een speler dat alleen naar de eigen dobbelstenen eerder niet dan wel klopte.
report-doubt = Hoe vaak { $dudo } klopt
report-doubt-note = Het deel van de keren dat een speler twijfelde en het bod niet klopte.
report-exact = Hoe vaak { $calza } klopt
report-exact-note = Het deel van de exacte meldingen van een speler waarbij er precies zoveel dobbelstenen waren als geboden.
report-turn = Maakt de plaats uit?
report-turn-note = Het deel van de spellen dat vanaf elke plaats gewonnen is, met de klok mee vanaf wie de eerste ronde opent. De streepjeslijn is een gelijk deel.
report-turn-first = opent het spel
report-turn-later = { $seats ->
    [one] 1 plaats verder
   *[other] { $seats } plaatsen verder
 }

## Koppen van tabellen

report-head-player = speler
report-head-rating = sterkte
report-head-round = ronde
report-head-going = lopende spellen
report-head-bids = biedingen
report-head-bluffs = gebluft
report-head-calls = keren
report-head-right = juist
report-head-rounds = rondes
report-head-seat = plaats

## Hoe je het leest

report-reading = Hoe je deze pagina leest
report-reading-interval = Een 95%-interval is zo gemaakt dat het de ware waarde 19 van de 20 keer bevat. Staan er veel cijfers op een pagina, dan missen sommige intervallen de hunne.
report-reading-deals = Spellen met dezelfde worpen zeggen minder dan evenveel losse spellen. De intervallen van de gewonnen spellen volgen hoe verschillend de delingen aflopen; die van bluffen, meldingen en plaatsen tellen de spellen van een deling als één, en zijn daardoor eerder te breed.
report-reading-rating = De speelsterkte volgt het Plackett-Luce-model van openskill, en geen spel wordt vergeten. Wie op meer plaatsen speelt, krijgt het gemiddelde van allemaal. Voor de intervallen worden { $draws } keer evenveel delingen met teruglegging getrokken en opnieuw gewogen; ze reiken 1,96 standaardafwijkingen naar beide kanten. Van elke editie en elk aantal plaatsen tellen hoogstens { $most } spellen mee, verspreid over alles wat gespeeld is; minder als er meer dan tien samen worden genomen.
