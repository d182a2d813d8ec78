### `palifico odds`: hoe waarschijnlijk is een bod?

command-odds = Zegt hoe waarschijnlijk het is dat een bod klopt, zonder en met de biedingen tot nu toe meegerekend. Zonder --edition gelden de regels van paco.
param-dice = Je eigen dobbelstenen, zoals 24551.
param-others = De dobbelstenen van de anderen: hoeveel in totaal, zoals 15, of beker voor beker met de klok mee vanaf je linkerkant, zoals 5,5,3.
param-bids = De biedingen van deze ronde op volgorde, zoals "3x4 4x4 5x5"; het laatste kwam van rechts.

fault-odds-dice = Je dobbelstenen geef je op als 1 tot { $most } cijfers van 1 tot en met 6, zoals 24551; ‘{ $given }’ klopt niet.
fault-odds-others = De dobbelstenen van de anderen geef je op als een getal van 1 tot en met { $most }, zoals 15, of als bekers van hoogstens { $each } met komma’s ertussen, zoals 5,5,3; ‘{ $given }’ is geen van beide.
fault-odds-cup = Onder een beker liggen hoogstens { $most } dobbelstenen, niet { $given }.
fault-odds-alone = Niemand anders heeft dobbelstenen: er valt niets te bieden.
fault-odds-opener = Een ronde van de laatste dobbelsteen opent wie nog één dobbelsteen heeft; hier zijn het er { $given }.
odds-impossible = Volgens de regels van { $edition } kan bod nummer { $number } van deze ronde, { $bid }, niet gedaan zijn. { $why }

## De tabel

odds-known = Je dobbelstenen: { $dice }. Onder de andere bekers: { $others ->
    [one] 1 dobbelsteen.
   *[other] { $others } dobbelstenen.
 }
odds-bid = bod
odds-true = klopt
odds-exact = klopt precies
odds-before = volgens de dobbelstenen
odds-after = na de biedingen
odds-before-short = ervoor
odds-after-short = erna
odds-model = ‘Ervoor’ is wat de dobbelstenen alleen zeggen; ‘erna’ houdt ook rekening met de biedingen, en gaat ervan uit dat iedereen biedt zoals het model { $model } zegt.

## Wat het betekent

odds-sure = { $bid } klopt zeker: { $chance }.
odds-likely = { $bid } klopt waarschijnlijk: { $chance }.
odds-even = { $bid } klopt ongeveer even vaak wel als niet: { $chance }.
odds-unlikely = { $bid } klopt waarschijnlijk niet: de kans dat het klopt, is { $chance }.
odds-never = { $bid } kan niet kloppen: { $chance }.
odds-heard-more = De biedingen pleiten ervoor: eerst was het { $before }.
odds-heard-less = De biedingen pleiten ertegen: eerst was het { $before }.
odds-heard-same = De biedingen veranderen daar bijna niets aan.
odds-raises = Van de kleinste verhogingen heeft { $bid } de grootste kans: { $chance }.
odds-openings = Dit zijn de hoogste aantallen die eerder wel dan niet kloppen.
odds-closed = Op { $faces } is geen verhoging toegestaan.
odds-not-now = Je zou { $bid } nu niet kunnen bieden. { $why }

## De tekening

odds-plot-title = De kans dat een bod klopt, naar aantal
odds-plot-half = Boven deze lijn klopt een bod eerder wel dan niet.
fault-file-svg_name = De naam van een tekening eindigt op .svg; ‘{ $file }’ niet. Er is niets geschreven.
