### `palifico odds`: hoe waarschijnlijk is een bod?

command-odds = Zegt hoe waarschijnlijk een bod is, voor en na het luisteren naar wat er geboden is. Zonder --edition gelden de regels van paco.
param-dice = Je eigen dobbelstenen, zoals 24551.
param-others = De dobbelstenen van de anderen: hoeveel in totaal, zoals 15, of beker voor beker met de klok mee vanaf je linkerkant, zoals 5,5,3.
param-bids = De biedingen van deze ronde op volgorde, zoals "3x4 4x4 5x5"; de laatste kwam van rechts.

fault-odds-dice = Je dobbelstenen zijn 1 tot { $most } cijfers van 1 tot en met 6, zoals 24551; “{ $given }” is dat niet.
fault-odds-others = De dobbelstenen van de anderen zijn een getal van 1 tot en met { $most }, zoals 15, of bekers van hoogstens { $each } met komma’s ertussen, zoals 5,5,3; “{ $given }” is geen van beide.
fault-odds-cup = Onder een beker liggen hoogstens { $most } dobbelstenen, niet { $given }.
fault-odds-alone = Niemand anders heeft dobbelstenen: er valt niets te bieden.
fault-odds-opener = Een ronde van de laatste dobbelsteen begint met één dobbelsteen; hier heeft wie begint er { $given }.
odds-impossible = Volgens de regels van { $edition } kan bod nummer { $number } van deze ronde, { $bid }, niet gedaan zijn. { $why }

## De tabel

odds-known = Je dobbelstenen: { $dice }. Onder de andere bekers: { $others ->
    [one] 1 dobbelsteen.
   *[other] { $others } dobbelstenen.
 }
odds-bid = bod
odds-true = waar
odds-exact = precies waar
odds-before = voor het luisteren
odds-after = na het luisteren
odds-before-short = ervoor
odds-after-short = erna
odds-model = “Ervoor” is wat de dobbelstenen alleen zeggen; “erna” luistert ook naar de biedingen, en klopt als mensen bieden zoals model { $model } zegt.

## Wat het betekent

odds-sure = { $bid } is zeker waar: { $chance }.
odds-likely = { $bid } is waarschijnlijk waar: { $chance }.
odds-even = { $bid } is ongeveer even vaak waar als niet waar: { $chance }.
odds-unlikely = { $bid } is waarschijnlijk niet waar: de kans dat het klopt is { $chance }.
odds-never = { $bid } kan niet waar zijn: { $chance }.
odds-heard-more = De biedingen pleiten ervoor: voor het luisteren was het { $before }.
odds-heard-less = De biedingen pleiten ertegen: voor het luisteren was het { $before }.
odds-heard-same = De biedingen veranderen daar bijna niets aan.
odds-raises = Van de kleinste verhogingen is { $bid } het waarschijnlijkst: { $chance }.
odds-openings = Dit zijn de hoogste aantallen die eerder waar zijn dan niet waar.
odds-closed = Op { $faces } is geen verhoging toegestaan.
odds-not-now = Je zou { $bid } nu niet kunnen bieden. { $why }

## De tekening

odds-plot-title = Hoe waarschijnlijk een bod is
odds-plot-half = Boven deze lijn is een bod eerder waar dan niet waar.
fault-svg-name = De naam van een tekening eindigt op .svg; “{ $file }” niet. Er is niets geschreven.
