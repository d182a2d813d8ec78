### Het boekje om mee te spelen: klaarzetten, verloop van een ronde, voorbeelden, woorden van de editie, tips.
### De regels zelf staan in rules.ftl.

## Koppen

heading-box = Wat erin zit
heading-setup = Klaarzetten
heading-round = Zo gaat een ronde
heading-options = De optionele regels van deze editie
heading-end = Het einde van het spel
heading-words = Wat de woorden betekenen
heading-tips = Tips voor de eerste avond

## Inhoud en tafel

contents-coloured = 30 dobbelstenen, vijf van elke kleur; 6 bekers, één van elke kleur; een deksel; een zakje.
contents-pouch = 30 dobbelstenen, 6 bekers, een deksel voor een beker en een stoffen buidel.
contents-unlisted = Het spelregelboekje geeft geen lijst van onderdelen. Je hebt voor elke speler een beker en de dobbelstenen nodig.
store-bag = Leg het zakje klaar: verloren dobbelstenen verdwijnen erin.
store-pouch = Leg de stoffen buidel klaar: verloren dobbelstenen verdwijnen erin.
store-lid = Leg het deksel midden op tafel: verloren dobbelstenen verdwijnen eronder.
store-aside = Verloren dobbelstenen gaan van tafel en blijven uit het zicht, bijvoorbeeld onder een beker die over is.
store-open = Verloren dobbelstenen liggen midden op tafel, waar iedereen ze kan zien.
guide-colours = De beker en de dobbelstenen van een speler hebben dezelfde kleur.
guide-toucan = De host zegt wie dat was; weet niemand het, dan beslist het lot.
guide-roll-off = Delen meerdere spelers de hoogste worp, dan gooien alleen zij opnieuw, tot er één over is; de joker ({ $wild }) telt daarbij als 1.

## Een ronde

guide-shake = Iedereen schudt tegelijk de dobbelstenen in de beker en zet de beker omgekeerd op tafel, met de dobbelstenen eronder.
guide-peek = Bekijk in het geheim je eigen dobbelstenen, en alleen die. Draai geen dobbelsteen om en raak er geen aan tot de ronde voorbij is.
guide-turns = Wie opent, moet een bod doen. Dan is de linkerbuur aan de beurt, en zo verder: wie aan de beurt is, moet verhogen of het bod betwijfelen. Dat gaat door tot iemand een bod betwijfelt; niet iedereen hoeft dus even vaak aan de beurt te zijn geweest.
guide-bluff = Bluffen mag: je mag een waarde bieden die je helemaal niet hebt.
guide-again = Is een bod gecontroleerd, dan is de ronde voorbij en gooit iedereen opnieuw met de dobbelstenen die over zijn.

## Bieden en roepen

guide-more = Liggen er meer van zulke dobbelstenen onder de bekers dan geboden, dan klopt het bod ook.
guide-once = Daardoor kan elk aantal { $wilds } maar één keer per ronde worden geboden.
guide-counting = Wat telt: alle dobbelstenen met de geboden waarde, en ook alle jokers ({ $wild }). Ging het bod op { $wilds }, dan tellen alleen { $wilds }.
guide-counting-last = In een ronde { $palifico } telt alleen de geboden waarde zelf.
guide-decline = De teruggewonnen dobbelsteen mag je niet weigeren.
guide-end = Het spel is uit als nog maar één speler dobbelstenen heeft: die heeft gewonnen.

## Optionele regels

option-on = { $change } (Deze optionele regel is hier gekozen.)
option-off = { $change } (Deze optionele regel is hier niet gekozen.)
option-none = Deze editie heeft geen optionele regels: alles gaat zoals het hier staat.
optional-visible = met de optionele regel van deze editie liggen ze open op tafel

## Wat de woorden betekenen

meaning-paco = ‘{ $wild }’ is de toekan die op de dobbelstenen de plaats van de 1 inneemt.
meaning-testa_di_lama = ‘{ $wild }’ is Italiaans voor ‘lamakop’. Die neemt op de dobbelstenen de plaats van de 1 in.
meaning-ace = ‘{ $wild }’ is de naam van de 1 op de dobbelstenen.
meaning-testa_di_azteco = ‘{ $wild }’ is Italiaans voor ‘Aztekenhoofd’. Zo heet de 1 op de dobbelstenen.
meaning-dudo = ‘{ $dudo }’ is Spaans voor ‘ik betwijfel het’.
meaning-dubito = ‘{ $dudo }’ is Italiaans voor ‘ik betwijfel het’.
meaning-palifico = ‘{ $palifico }’ ben je als je net op één dobbelsteen bent gekomen; zo heet ook de ronde die je dan opent.
meaning-palafico = ‘{ $palifico }’ heet een speler die net op één dobbelsteen is gekomen, en ook de ronde die deze speler dan opent.
meaning-ultimo_dado = ‘{ $palifico }’ is Italiaans voor ‘laatste dobbelsteen’.
meaning-calza = ‘{ $calza }’ betekent ‘het past’: het bod klopt precies.
meaning-occhio_di_bue = ‘{ $calza }’ is Italiaans voor ‘in de roos’: het bod klopt precies.

## Tips

tip-third = Met de jokers erbij telt voor elke waarde ongeveer een derde van alle dobbelstenen; slechts ongeveer een zesde toont de joker zelf ({ $wild }).
tip-count = Onthoud hoeveel dobbelstenen er nog zijn: een bod dat met dertig veilig is, is met twaalf gewaagd.
tip-low = Een lage opening verraadt niets, en alle anderen moeten nog iets zeggen.
tip-jump = Een sprong van een paar dobbelstenen ineens brengt de volgende speler in het nauw.
tip-wilds = Een bod op { $wilds } halveert het aantal en brengt wie er geen heeft van de wijs.
tip-suspense = Voor extra spanning til je de bekers een voor een op en leg je de dobbelstenen die tellen apart.

## Voorbeelden: elk wordt door de spelregels nagerekend als het wordt gemaakt

sample-title = Voorbeeld
sample-raise = Na { $bid } mag wel: { $may }; niet: { $not }.
sample-last = De ronde { $palifico } is geopend met { $bid }. Daarna mag wel: { $may }; niet: { $not }.
sample-change = Mag je de waarde veranderen, dan mag na { $bid } ook: { $may }; niet: { $not }.
sample-dudo-wrong = Bod { $bid }, dan { $dudo }. Onder de bekers: { $cups }. Er tellen { $found } dobbelstenen. Dat is genoeg: wie { $dudo } riep, verliest een dobbelsteen.
sample-dudo-right = Bod { $bid }, dan { $dudo }. Onder dezelfde bekers tellen { $found } dobbelstenen. Dat is te weinig: de bieder verliest een dobbelsteen.
sample-last-die-right = In de ronde { $palifico }: bod { $bid }, dan { $dudo }. Onder de bekers: { $cups }. Er tellen maar { $found } dobbelstenen, want ‘{ $wild }’ is hier geen joker. De bieder verliest een dobbelsteen.
sample-calza-right = Bod { $bid }, dan { $calza }. Onder de bekers: { $cups }. Er tellen precies { $found } dobbelstenen: wie { $calza } riep, wint een dobbelsteen terug.
sample-calza-wrong = Bod { $bid }, dan { $calza }. Onder dezelfde bekers tellen { $found } dobbelstenen, niet precies zoveel als geboden: wie { $calza } riep, verliest een dobbelsteen.
reason-not_higher = niet meer dobbelstenen en geen hogere waarde
reason-face_down = de waarde mag niet omlaag
reason-one_axis = aantal en waarde mogen niet samen omhoog
reason-half = de helft van { $previous }, naar boven afgerond, is { $needed }
reason-double = twee keer { $previous }, plus één, is { $needed }
reason-face_locked = de waarde mag niet veranderen

## Het vel om af te drukken

param-print = Ook als vel om af te drukken: een .html-bestand, dat een browser afdrukt of als PDF bewaart.
sheet-written = { $file } is geschreven. Open het in een browser en druk het af: twee pagina’s A4, gevouwen is dat A5.
fault-sheet-suffix = Het vel wordt als .html geschreven, niet als { $given }: open het in een browser en druk het daar af of bewaar het als PDF.
fault-sheet-against = Een vel bevat de regels van één tafel: laat --against of --print weg.
