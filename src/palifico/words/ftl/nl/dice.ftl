### `palifico dice-stats`: zijn de dobbelstenen in deze verslagen wat eerlijke dobbelstenen zouden laten zien?

command-dice-stats = Zegt of de dobbelstenen in spelverslagen zich gedragen als eerlijke dobbelstenen.
param-files = Bestanden met spelverslagen, of - voor de standaardinvoer.
param-plot = Tekent het resultaat ook in dit bestand, als SVG-afbeelding.
param-json = Antwoordt in JSON.

fault-dice-face = In { $where } staat { $given }, en die waarde heeft een dobbelsteen niet: de waarden lopen van 1 tot en met 6.
fault-file-not_svg = { $file } is geen SVG-afbeelding; er is niets in geschreven.

## Wat er geteld is

dice-reading = Verslagen lezen
dice-counted = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
 }, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
 }.
dice-repeated = { $games ->
    [one] 1 spel kwam vaker voor en telt één keer mee.
   *[other] { $games } spellen kwamen vaker voor en tellen één keer mee.
 }
dice-heading-face = waarde
dice-heading-seen = geteld
dice-heading-expected = verwacht
dice-heading-off = afwijking
dice-legend = Het streepje { $mark } geeft aan hoeveel er te verwachten zijn. { $sigma } is één standaardafwijking: met eerlijke dobbelstenen blijft de afwijking van een waarde zo’n 19 van de 20 keer onder de twee; in ongeveer een op de vier tabellen komt er dus wel een boven.

## De toetsen

dice-test-faces = Waarden: chi-kwadraat { $statistic } met 5 vrijheidsgraden; p { $p }.
dice-test-high-low = Hoog (4 tot en met 6) en laag (1 tot en met 3): { $seen } reeksen, { $expected } verwacht, afwijking { $off }; p { $p }.
dice-test-odd-even = Oneven en even: { $seen } reeksen, { $expected } verwacht, afwijking { $off }; p { $p }.
dice-test-equal = Zelfde waarde als de dobbelsteen ervoor: { $seen } keer, { $expected } verwacht, afwijking { $off }; p { $p }.
dice-order-too-few = De volgorde: te weinig dobbelstenen achter elkaar om iets te zeggen ({ $pairs } met een andere ervoor; er zijn er { $least } nodig).
dice-order-sorted = De volgorde: niet getoetst. De dobbelstenen zijn per speler gesorteerd opgeschreven, dus in welke volgorde ze vielen, is niet meer bekend.
dice-marked-unusual = { $line } Ongewoon.
dice-marked-very-unusual = { $line } Zeer ongewoon.

## Het oordeel

dice-verdict-too-few = Te weinig dobbelstenen om iets te zeggen: het zijn er { $dice }, en er zijn er { $least } nodig.
dice-verdict-usual = Niets ongewoons: met eerlijke dobbelstenen komt iets minstens zo vreemds { $count ->
    [one] ongeveer één
   *[other] ongeveer { $count }
 } van de 100 keer voor.
dice-verdict-unusual = Ongewoon: met eerlijke dobbelstenen komt iets minstens zo vreemds maar { $count ->
    [one] ongeveer één
   *[other] ongeveer { $count }
 } van de 10.000 keer voor. Toch lijken eerlijke dobbelstenen door puur toeval één op de honderd keer ongewoon: kijk naar meer spellen voordat je de dobbelstenen de schuld geeft.
dice-verdict-very-unusual = Zeer ongewoon: met eerlijke dobbelstenen komt zoiets vreemds minder dan één op de 10.000 keer voor. Puur toeval is een slechte verklaring.
dice-effect-faces = De { $face } valt het meest op: { $share } van de dobbelstenen, verwacht is { $expected }.
dice-effect-high-low-more = Hoog en laag wisselen elkaar te vaak af: { $share } meer reeksen dan verwacht.
dice-effect-high-low-less = Te vaak volgt hoog op hoog en laag op laag: { $share } minder reeksen dan verwacht.
dice-effect-odd-even-more = Oneven en even wisselen elkaar te vaak af: { $share } meer reeksen dan verwacht.
dice-effect-odd-even-less = Te vaak volgt oneven op oneven en even op even: { $share } minder reeksen dan verwacht.
dice-effect-equal-more = Een dobbelsteen herhaalt de vorige te vaak: in { $share } van de gevallen, verwacht is { $expected }.
dice-effect-equal-less = Een dobbelsteen herhaalt de vorige te zelden: in { $share } van de gevallen, verwacht is { $expected }.
dice-effect-sorted = Dobbelstenen die bij het opschrijven zijn gesorteerd, zouden er ook zo uitzien.

## De tekening

dice-plot-title = Hoe vaak elke waarde is gegooid
dice-plot-expected = verwacht: { $share }
dice-plot-band = Met eerlijke dobbelstenen valt elke waarde 95 van de 100 keer in deze strook; in ongeveer een op de vier grafieken valt er dus wel een buiten.
dice-plot-out = Buiten de strook: dat maakt de waarden ongewoon.
dice-plot-face = Waarde { $face }: { $seen } van { $dice } dobbelstenen, { $share }
dice-picture = De afbeelding staat in { $file }.
