### The rulebook: one message for each value of each field of an edition, and the rules all share.
### $wild, $wilds, $dudo, $palifico and $calza are the edition's own words, the same in every language.

## Headings

heading-aim = Het doel
heading-bids = Bieden en verhogen
heading-challenge = Het bod betwijfelen: { $dudo }
heading-last-die = De laatste dobbelsteen: { $palifico }
heading-calza = De exacte melding: { $calza }
heading-no-calza = De exacte melding
heading-showing = De dobbelstenen tonen
heading-lost-dice = Verloren dobbelstenen
heading-start = Wie begint

## What every edition shares

shared-aim = Elke speler heeft een beker en { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }. Wie als laatste nog dobbelstenen heeft, wint. De beurt gaat met de klok mee, naar links.
shared-players = Je speelt met twee tot zes spelers; met een huisregel tot twaalf.
shared-bid = Een bod zegt: onder alle bekers samen liggen minstens zoveel dobbelstenen met deze waarde. De waarden zijn 2 tot en met 6 en de joker, { $wild }.
shared-wild = Elke dobbelsteen met { $wild } is een joker: die telt mee voor de waarde die geboden is, welke dat ook is.
shared-half = Stap je over op { $wilds }, dan bied je minstens de helft van het vorige aantal, naar boven afgerond.
shared-double = Ga je van { $wilds } terug naar een gewoon getal, dan bied je minstens twee keer het vorige aantal, plus één.
shared-wild-raise = Na een bod op { $wilds } mag je ook een hoger aantal { $wilds } bieden.
shared-limit = Je kunt nooit meer dobbelstenen bieden dan er aan het begin van het spel waren.
shared-challenge = Ben je aan de beurt, dan mag je in plaats van te verhogen het laatste bod betwijfelen: { $dudo }. De dobbelstenen worden geteld. Zijn het er minstens zoveel als geboden, dan verliest de twijfelaar een dobbelsteen; zijn het er minder, dan verliest de bieder er een.
shared-loser-opens = Wie een dobbelsteen kwijtraakt, opent de volgende ronde. Heb je er geen meer, dan lig je eruit en opent de eerstvolgende speler links van je.
shared-last-die = Wie net op één dobbelsteen is gekomen, opent een ronde { $palifico }. Daarin tellen { $wilds } niet als joker en zijn ze lager dan een 2. Alleen het aantal mag omhoog, tenzij een regel hieronder toestaat de waarde te veranderen. Dit duurt één ronde.
shared-calza = In plaats van een verhoging of { $dudo } kan iemand melden dat het laatste bod precies klopt: { $calza }. Raak: de melder wint één verloren dobbelsteen terug, maar heeft er nooit meer dan aan het begin. Mis: de melder verliest een dobbelsteen. Dat moet gebeuren voordat de speler die aan de beurt is iets heeft gedaan.

## Who begins

rule-first_player-named = Wie het laatst een toekan heeft gezien, begint: de host wijst die speler aan; anders beslist het lot.
rule-first_player-random = Het lot bepaalt wie begint.
rule-first_player-highest_roll = Iedereen gooit één dobbelsteen en wie het hoogst gooit, begint; gooien meer spelers het hoogst, dan gooien zij opnieuw.

## Raises

rule-raise_rule-free = Verhoog met meer dobbelstenen van een willekeurige waarde, of met evenveel dobbelstenen van een hogere waarde.
rule-raise_rule-never_down = Verhoog met meer dobbelstenen van dezelfde waarde, of met evenveel of meer van een hogere waarde; de waarde gaat nooit omlaag.
rule-raise_rule-one_axis = Verhoog óf het aantal óf de waarde, niet allebei; de waarde gaat nooit omlaag.
rule-open_wild-no = Je mag een gewone ronde niet openen met { $wilds }.
rule-open_wild-yes = Je mag een gewone ronde openen met { $wilds }.

## Down to one die

rule-last_die-no = Er wordt zonder { $palifico } gespeeld.
rule-last_die-yes = Er wordt met { $palifico } gespeeld.
rule-last_die_trigger-every_time = De regel geldt elke keer dat een speler terugvalt op één dobbelsteen.
rule-last_die_trigger-first_time = De regel geldt voor elke speler alleen de eerste keer dat die terugvalt op één dobbelsteen.
rule-last_die_two_players-no = Met nog twee spelers over is er geen ronde { $palifico } meer.
rule-last_die_two_players-yes = De regel voor de laatste dobbelsteen geldt ook met nog twee spelers over.
rule-last_die_open_wild-no = Je mag een ronde { $palifico } niet openen met { $wilds }.
rule-last_die_open_wild-yes = Je mag een ronde { $palifico } openen met { $wilds }.
rule-face_change-nobody = In een ronde { $palifico } mag geen andere speler de waarde veranderen.
rule-face_change-one_die = In een ronde { $palifico } mag elke andere speler met precies één dobbelsteen de waarde veranderen; de nieuwe waarde geldt dan voor iedereen.
rule-face_change-one_die_earlier = In een ronde { $palifico } mag een speler met precies één dobbelsteen de waarde veranderen, mits die al eerder een ronde { $palifico } heeft geopend; de nieuwe waarde geldt dan voor iedereen.
rule-face_change_opener-no = Wie de ronde { $palifico } heeft geopend, mag daarin de waarde later niet meer veranderen.
rule-face_change_opener-yes = Ook wie de ronde { $palifico } heeft geopend, mag daarin de waarde later nog veranderen.
rule-face_change_raise-free = De waarde veranderen kan met meer dobbelstenen van een willekeurige waarde, of met evenveel van een hogere waarde.
rule-face_change_raise-never_down = Wie de waarde verandert, mag alleen omhoog, met evenveel dobbelstenen of meer.
rule-face_change_raise-one_axis = Wie de waarde verandert, mag alleen omhoog, met precies evenveel dobbelstenen.

## The exact call

rule-calza-no = Er wordt zonder exacte melding gespeeld.
rule-calza-yes = Er wordt met de exacte melding gespeeld: { $calza }.
rule-calza_to_act-no = Wie aan de beurt is, mag geen { $calza } roepen.
rule-calza_to_act-yes = Ook wie aan de beurt is, mag { $calza } roepen.
rule-calza_bidder-no = De bieder mag op het eigen bod geen { $calza } roepen.
rule-calza_bidder-yes = De bieder mag op het eigen bod { $calza } roepen.
rule-calza_last_die-no = In een ronde { $palifico } mag niemand { $calza } roepen.
rule-calza_last_die-yes = Ook in een ronde { $palifico } mag er { $calza } worden geroepen.
rule-calza_two_players-no = Met nog twee spelers over mag niemand { $calza } roepen.
rule-calza_two_players-yes = Ook met nog twee spelers over mag er { $calza } worden geroepen.
rule-calza_two_players-nobody = Met nog twee spelers over kan niemand { $calza } roepen: de een heeft geboden en de ander is aan de beurt.
rule-calza_right_opens-caller = Na een juiste melding opent de melder de volgende ronde.
rule-calza_right_opens-bidder = Na een juiste melding opent de bieder de volgende ronde.
rule-calza_right_opens-to_act = Na een juiste melding opent de speler die aan de beurt was de volgende ronde.
rule-calza_tie-nearest = Bij meerdere meldingen tegelijk telt de melder die met de klok mee als eerste na de bieder komt.
rule-calza_tie-farthest = Bij meerdere meldingen tegelijk telt de melder die met de klok mee als laatste na de bieder komt.
rule-calza_tie-first_come = Bij meerdere meldingen telt de melding die het eerst kwam.
rule-calza_or_turn-first_come = Komt een melding tegelijk met de zet van wie aan de beurt is, dan telt wie het eerst was.
rule-calza_or_turn-turn = Komt een melding tegelijk met de zet van wie aan de beurt is, dan gaat die zet voor.
rule-calza_or_turn-calza = Komt een melding tegelijk met de zet van wie aan de beurt is, dan gaat { $calza } voor.

## Showing

rule-show_dudo-all_at_once = Na { $dudo } gaan alle bekers tegelijk omhoog.
rule-show_dudo-caller_first = Na { $dudo } tilt de twijfelaar als eerste de beker op, daarna volgen de anderen met de klok mee.
rule-show_dudo-caller_last = Na { $dudo } tilt de linkerbuur van de twijfelaar als eerste de beker op, daarna volgen de anderen met de klok mee, de twijfelaar als laatste.
rule-show_stop-never = Alle bekers gaan omhoog.
rule-show_stop-true = Zodra vaststaat dat het bod klopt, stopt het optillen; de andere bekers blijven staan.
rule-show_stop-true_or_false = Zodra vaststaat of het bod klopt of niet, stopt het optillen; de andere bekers blijven staan.
rule-show_calza-all_at_once = Na { $calza } gaan alle bekers tegelijk omhoog.
rule-show_calza-caller_first = Na { $calza } tilt de melder als eerste de beker op, daarna volgen de anderen met de klok mee.
rule-show_calza-caller_last = Na { $calza } tilt de linkerbuur van de melder als eerste de beker op, daarna volgen de anderen met de klok mee, de melder als laatste.

## Lost dice

rule-lost_dice-hidden = Verloren dobbelstenen blijven verborgen: onthouden hoeveel iedereen er nog heeft, hoort bij het spel.
rule-lost_dice-visible = Verloren dobbelstenen liggen open op tafel: iedereen ziet hoeveel elke speler er nog heeft.
rule-dice_each = Elke speler begint met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }.

## Notes beside a rule

told-silent = het spelregelboekje zegt hier niets over; dit is onze afspraak
told-reading = het spelregelboekje is hier op meer dan één manier te lezen
told-convention = onze afspraak
optional-on = optionele regel: gekozen
optional-off = tenzij de optionele regel is gekozen
optional-off-then = tenzij de optionele regel is gekozen; dan geldt:
rules-title = De spelregels van { $edition }
rules-against = { $left } en { $right }: de verschillen
rules-same = { $left } en { $right } hebben dezelfde spelregels.
rules-none = (niet van toepassing)

## How each edition differs from the others, in a sentence

differs-asmodee-2024 = De vrijste doos: verhoog zoals je wilt en til alle bekers tegelijk op; { $palifico }, { $calza } en zichtbare verloren dobbelstenen kies je zelf.
differs-azteca = Een klim zonder weg terug: alleen via { $wilds } kan de waarde omlaag, en de bekers gaan een voor een omhoog tot het bod beslist is.
differs-paco = Kleine stapjes: verhoog het aantal of de waarde, nooit allebei, en wie op één dobbelsteen komt, opent elke keer een ronde { $palifico }.
differs-piatnik = Niets te kiezen en veel te onthouden: vrij verhogen, geen exacte melding, verloren dobbelstenen altijd verborgen, en het tonen stopt zodra het bod bewezen waar is.
differs-pressman-2008 = De klassieker: de hoogste worp begint, verhogen is vrij, de twijfelaar toont als eerste, en iedereen opent { $palifico } maar één keer.

## The house-rule editor

heading-table = Aan tafel
label-first_player = Wie begint
label-raise_rule = Hoe je verhoogt
label-open_wild = Openen met { $wilds }
label-last_die = Rondes { $palifico }
label-last_die_trigger = Hoe vaak { $palifico } komt
label-last_die_two_players = { $palifico } met twee spelers
label-last_die_open_wild = { $palifico } openen met { $wilds }
label-face_change = Wie de waarde mag veranderen
label-face_change_opener = Waarde veranderen door de opener
label-face_change_raise = Hoe de waarde mag veranderen
label-calza = De exacte melding
label-calza_to_act = Melding in je eigen beurt
label-calza_bidder = Melding op je eigen bod
label-calza_last_die = Melding in een ronde { $palifico }
label-calza_two_players = Melding met twee spelers
label-calza_right_opens = Wie opent na een juiste melding
label-calza_tie = Meer meldingen tegelijk
label-calza_or_turn = Melding en beurt tegelijk
label-show_dudo = Bekers na { $dudo }
label-show_stop = Wanneer het tonen stopt
label-show_calza = Bekers na een exacte melding
label-lost_dice = Verloren dobbelstenen
label-dice_each = Dobbelstenen per speler
