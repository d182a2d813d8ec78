### `palifico dice-stats`: zijn de dobbelstenen in deze verslagen wat eerlijke dobbelstenen zouden laten zien?

command-dice-stats = Zeg of de dobbelstenen in spelverslagen zich gedragen als eerlijke dobbelstenen.
param-files = Bestanden met spelverslagen, of - voor de standaardinvoer.
param-plot = Teken ook de ogen, als SVG-afbeelding, in dit bestand.
param-json = Antwoord in JSON.

fault-dice-face = In { $where } staat { $given }, en dat is geen kant van een dobbelsteen: die gaan van 1 tot en met 6.

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
dice-heading-face = ogen
dice-heading-seen = geteld
dice-heading-expected = verwacht
dice-heading-off = scheelt
dice-legend = Het streepje { $mark } geeft aan hoeveel er te verwachten zijn. { $sigma } is één standaardafwijking: met eerlijke dobbelstenen scheelt het per kant zo’n 19 van de 20 keer minder dan twee.

## De toetsen

dice-test-faces = Ogen: chi-kwadraat { $statistic } met 5 vrijheidsgraden; p { $p }.
dice-test-high-low = Hoog (4 tot en met 6) en laag (1 tot en met 3): { $seen } reeksen, { $expected } verwacht, scheelt { $off }; p { $p }.
dice-test-odd-even = Oneven en even: { $seen } reeksen, { $expected } verwacht, scheelt { $off }; p { $p }.
dice-test-equal = Zelfde ogen als de dobbelsteen ervoor: { $seen } stuks, { $expected } verwacht, scheelt { $off }; p { $p }.
dice-order-too-few = De volgorde: te weinig dobbelstenen achter elkaar om iets te zeggen ({ $pairs } met een andere ervoor; er zijn er { $least } nodig).
dice-order-sorted = De volgorde: niet getoetst. Elke hand is gesorteerd opgeschreven, dus in welke volgorde de dobbelstenen vielen is verloren gegaan.
dice-marked-unusual = { $line } Ongewoon.
dice-marked-very-unusual = { $line } Zeer ongewoon.

## Het oordeel

dice-verdict-too-few = Te weinig dobbelstenen om iets te zeggen: het zijn er { $dice }, en er zijn er { $least } nodig.
dice-verdict-usual = Niets ongewoons: eerlijke dobbelstenen zien er { $count ->
    [one] ongeveer één keer
   *[other] ongeveer { $count } keer
 } op de 100 minstens zo vreemd uit.
dice-verdict-unusual = Ongewoon: eerlijke dobbelstenen zien er maar { $count ->
    [one] ongeveer één keer
   *[other] ongeveer { $count } keer
 } op de 10.000 minstens zo vreemd uit. Toch lijken eerlijke dobbelstenen door puur toeval één keer op de honderd ongewoon: kijk naar meer spellen voordat je de dobbelstenen de schuld geeft.
dice-verdict-very-unusual = Zeer ongewoon: eerlijke dobbelstenen zien er minder dan één keer op de 10.000 zo vreemd uit. Puur toeval is een slechte verklaring.
dice-effect-faces = De { $face } valt het meest op: { $share } van de dobbelstenen, verwacht is { $expected }.
dice-effect-high-low-more = Hoog en laag wisselen elkaar te vaak af: { $share } meer reeksen dan verwacht.
dice-effect-high-low-less = Te vaak volgt hoog op hoog en laag op laag: { $share } minder reeksen dan verwacht.
dice-effect-odd-even-more = Oneven en even wisselen elkaar te vaak af: { $share } meer reeksen dan verwacht.
dice-effect-odd-even-less = Te vaak volgt oneven op oneven en even op even: { $share } minder reeksen dan verwacht.
dice-effect-equal-more = Een dobbelsteen herhaalt de vorige te vaak: { $share } van de keren, verwacht is { $expected }.
dice-effect-equal-less = Een dobbelsteen herhaalt de vorige te zelden: { $share } van de keren, verwacht is { $expected }.
dice-effect-sorted = Handen die bij het opschrijven gesorteerd zijn, zouden er ook zo uitzien.

## De tekening

dice-plot-title = Hoe vaak elke kant gevallen is
dice-plot-expected = verwacht: { $share }
dice-plot-band = Een eerlijke kant komt 95 van de 100 keer binnen deze strook uit.
dice-plot-face = Kant { $face }: { $seen } van { $dice } dobbelstenen, { $share }
