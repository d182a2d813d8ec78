### The rulebook: one message for each value of each field of an edition, and the rules all share.
### $wild, $wilds, $dudo, $palifico and $calza are the edition's own words, the same in every language.

## Headings

heading-aim = Het doel
heading-bids = Bieden en verhogen
heading-challenge = Het bod betwijfelen: { $dudo }
heading-last-die = De laatste dobbelsteen: { $palifico }
heading-calza = Het bod is exact: { $calza }
heading-no-calza = Het bod is exact
heading-showing = De dobbelstenen tonen
heading-lost-dice = Verloren dobbelstenen
heading-start = Wie begint

## What every edition shares

shared-aim = Elke speler heeft een beker en { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }. Wie als laatste nog dobbelstenen heeft, wint. De beurt gaat met de klok mee, naar links.
shared-players = Je speelt met twee tot zes spelers; met een huisregel tot twaalf.
shared-bid = Een bod zegt: onder alle bekers samen liggen minstens zoveel dobbelstenen met deze waarde. De waarden zijn 2 tot en met 6 en de joker ({ $wild }).
shared-wild = De joker heet { $wild }: elke dobbelsteen die hem toont, telt mee voor de geboden waarde, welke dat ook is.
shared-half = Stap je over op { $wilds }, dan bied je minstens de helft van het vorige aantal, naar boven afgerond.
shared-double = Ga je van { $wilds } terug naar een gewoon getal, dan bied je minstens twee keer het vorige aantal, plus één.
shared-wild-raise = Na een bod op { $wilds } mag je ook een hoger aantal { $wilds } bieden.
shared-limit = Je kunt nooit meer dobbelstenen bieden dan er aan het begin van het spel waren.
shared-challenge = Ben je aan de beurt, dan mag je in plaats van te verhogen het laatste bod betwijfelen: { $dudo }. De dobbelstenen worden geteld. Zijn het er minstens zoveel als geboden, dan verliest wie { $dudo } riep een dobbelsteen; zijn het er minder, dan verliest de bieder er een.
shared-loser-opens = Wie een dobbelsteen kwijtraakt, opent de volgende ronde. Heb je er geen meer, dan lig je eruit en opent de eerstvolgende speler links van je.
shared-last-die = Wie net op één dobbelsteen is gekomen, opent de ronde { $palifico }. In die ronde zijn { $wilds } geen jokers; in rang staan ze onder de 2. In principe mag alleen het aantal omhoog. Dit duurt één ronde.
shared-calza = In plaats van te verhogen of { $dudo } te roepen, kan iemand zeggen dat het laatste bod precies klopt: { $calza }. Is dat zo, dan wint wie { $calza } riep één verloren dobbelsteen terug, maar nooit meer dan aan het begin. Is het niet zo, dan verliest wie { $calza } riep een dobbelsteen. Dat moet gebeuren voordat de speler die aan de beurt is iets heeft gedaan.

## Who begins

rule-first_player-named = Wie het laatst een toekan heeft gezien, begint.
rule-first_player-random = Het lot bepaalt wie begint.
rule-first_player-highest_roll = Iedereen gooit één dobbelsteen en wie het hoogst gooit, begint.

## Raises

rule-raise_rule-free = Verhoog met meer dobbelstenen van een willekeurige waarde, of met evenveel dobbelstenen van een hogere waarde.
rule-raise_rule-never_down = Verhoog met meer dobbelstenen van dezelfde waarde, of met evenveel of meer van een hogere waarde; de waarde gaat alleen omlaag via { $wilds }.
rule-raise_rule-one_axis = Verhoog óf het aantal óf de waarde, en laat het andere gelijk; de waarde gaat alleen omlaag via { $wilds }.
rule-open_wild-no = Je mag een gewone ronde niet openen met { $wilds }.
rule-open_wild-yes = Je mag een gewone ronde openen met { $wilds }.

## Down to one die

rule-last_die-no = Er wordt zonder { $palifico } gespeeld.
rule-last_die-yes = Wie op één dobbelsteen komt, roept ‘{ $palifico }!’; de volgende ronde heeft dan eigen regels.
rule-last_die_trigger-every_time = De regel geldt elke keer dat een speler terugvalt op één dobbelsteen.
rule-last_die_trigger-first_time = De regel geldt voor elke speler alleen de eerste keer dat die terugvalt op één dobbelsteen.
rule-last_die_two_players-no = Zijn er nog maar twee spelers over, dan is er geen ronde { $palifico } meer.
rule-last_die_two_players-yes = De regel voor de laatste dobbelsteen geldt ook als er nog maar twee spelers over zijn.
rule-last_die_open_wild-no = Je mag een ronde { $palifico } niet openen met { $wilds }.
rule-last_die_open_wild-yes = Je mag een ronde { $palifico } openen met { $wilds }.
rule-face_change-nobody = In een ronde { $palifico } mag niemand de waarde veranderen.
rule-face_change-nobody_else = In een ronde { $palifico } mag niemand de waarde veranderen, behalve wie de ronde heeft geopend.
rule-face_change-one_die = In een ronde { $palifico } mag elke andere speler met precies één dobbelsteen de waarde veranderen; de nieuwe waarde geldt dan voor iedereen.
rule-face_change-one_die_earlier = In een ronde { $palifico } mag een speler met precies één dobbelsteen de waarde veranderen, mits die al eerder een ronde { $palifico } heeft geopend; de nieuwe waarde geldt dan voor iedereen.
rule-face_change_opener-no = Wie de ronde { $palifico } heeft geopend, mag daarin de waarde later niet meer veranderen.
rule-face_change_opener-yes = Ook wie de ronde { $palifico } heeft geopend, mag daarin de waarde later nog veranderen.
rule-face_change_raise-free = De waarde veranderen kan met meer dobbelstenen van een willekeurige waarde, of met evenveel van een hogere waarde.
rule-face_change_raise-never_down = Wie de waarde verandert, mag alleen omhoog, met evenveel dobbelstenen of meer.
rule-face_change_raise-one_axis = Wie de waarde verandert, mag alleen omhoog, met precies evenveel dobbelstenen.

## The exact call

rule-calza-no = Een bod exact noemen kan niet.
rule-calza-yes = Je mag roepen dat het bod exact is: { $calza }.
rule-calza_to_act-no = Wie aan de beurt is, mag geen { $calza } roepen.
rule-calza_to_act-yes = Ook wie aan de beurt is, mag { $calza } roepen.
rule-calza_bidder-no = De bieder mag op het eigen bod geen { $calza } roepen.
rule-calza_bidder-yes = De bieder mag op het eigen bod { $calza } roepen.
rule-calza_last_die-no = In een ronde { $palifico } mag niemand { $calza } roepen.
rule-calza_last_die-yes = Ook in een ronde { $palifico } mag er { $calza } worden geroepen.
rule-calza_two_players-no = Zijn er nog maar twee spelers over, dan mag niemand { $calza } roepen.
rule-calza_two_players-yes = Ook als er nog maar twee spelers over zijn, mag er { $calza } worden geroepen.
rule-calza_two_players-nobody = Zijn er nog maar twee spelers over, dan kan niemand { $calza } roepen: de een heeft geboden en de ander is aan de beurt.
rule-calza_right_opens-caller = Klopt het, dan opent wie { $calza } riep de volgende ronde.
rule-calza_right_opens-bidder = Klopt het, dan opent de bieder de volgende ronde; niet wie { $calza } riep.
rule-calza_right_opens-to_act = Klopt het, dan opent wie aan de beurt was de volgende ronde; niet wie { $calza } riep.
rule-calza_tie-nearest = Roepen meerdere spelers tegelijk { $calza }, dan heeft voorrang wie met de klok mee het dichtst bij de bieder zit.
rule-calza_tie-farthest = Roepen meerdere spelers tegelijk { $calza }, dan heeft voorrang wie met de klok mee het verst van de bieder zit.
rule-calza_tie-first_come = Roepen meerdere spelers { $calza }, dan heeft voorrang wie het eerst was.
rule-calza_or_turn-first_come = Doet wie aan de beurt is op hetzelfde moment iets, dan heeft voorrang wie het eerst sprak.
rule-calza_or_turn-turn = Doet wie aan de beurt is op hetzelfde moment iets, dan heeft dat voorrang.
rule-calza_or_turn-calza = Doet wie aan de beurt is op hetzelfde moment iets, dan heeft { $calza } voorrang.

## Showing

rule-show_dudo-all_at_once = Na { $dudo } gaan alle bekers tegelijk omhoog.
rule-show_dudo-caller_first = Na { $dudo } tilt wie dat riep als eerste de beker op, daarna volgen de anderen met de klok mee.
rule-show_dudo-caller_last = Na { $dudo } tilt de linkerbuur van wie dat riep als eerste de beker op, daarna volgen de anderen met de klok mee; wie { $dudo } riep, komt als laatste.
rule-show_stop-never = Na { $dudo } gaan alle bekers omhoog.
rule-show_stop-true = Na { $dudo } stopt het optillen zodra vaststaat dat het bod klopt; de andere bekers blijven staan.
rule-show_stop-true_or_false = Na { $dudo } stopt het optillen zodra vaststaat of het bod klopt of niet; de andere bekers blijven staan.
rule-show_calza-all_at_once = Na { $calza } gaan alle bekers tegelijk omhoog; iedereen toont de dobbelstenen.
rule-show_calza-caller_first = Na { $calza } tilt wie dat riep als eerste de beker op, daarna volgen de anderen met de klok mee; iedereen toont de dobbelstenen.
rule-show_calza-caller_last = Na { $calza } tilt de linkerbuur van wie dat riep als eerste de beker op, daarna volgen de anderen met de klok mee; wie { $calza } riep, komt als laatste en iedereen toont de dobbelstenen.

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

differs-asmodee-2024 = De vrijste editie: verhoog zoals je wilt en til alle bekers tegelijk op; { $palifico }, { $calza } en zichtbare verloren dobbelstenen kies je zelf.
differs-azteca = Een klim zonder weg terug: alleen via { $wilds } kan de waarde omlaag, en de bekers gaan een voor een omhoog tot het bod beslist is.
differs-paco = Kleine stapjes: verhoog het aantal of de waarde, nooit allebei, en wie op één dobbelsteen komt, opent elke keer een ronde { $palifico }.
differs-piatnik = Niets te kiezen en veel te onthouden: vrij verhogen, niemand roept dat een bod exact is, verloren dobbelstenen altijd verborgen, en het tonen stopt zodra vaststaat dat het bod klopt.
differs-pressman-2008 = De klassieker: de hoogste worp begint, verhogen is vrij, wie { $dudo } roept, toont als eerste, en iedereen opent maar één keer een ronde { $palifico }.

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
label-face_change_opener = Waarde veranderen als je zelf opende
label-face_change_raise = Hoe de waarde mag veranderen
label-calza = Het bod exact noemen
label-calza_to_act = Exact noemen in je eigen beurt
label-calza_bidder = Exact noemen van je eigen bod
label-calza_last_die = Exact noemen in een ronde { $palifico }
label-calza_two_players = Exact noemen met twee spelers
label-calza_right_opens = Wie opent als het klopt
label-calza_tie = Meerdere spelers roepen tegelijk
label-calza_or_turn = Exact noemen en beurt tegelijk
label-show_dudo = Bekers na { $dudo }
label-show_stop = Wanneer het tonen stopt
label-show_calza = Bekers na een exact genoemd bod
label-lost_dice = Verloren dobbelstenen
label-dice_each = Dobbelstenen per speler
