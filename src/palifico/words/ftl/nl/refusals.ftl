### Why something cannot be done: one message for each code. The rule itself is told after it.

refusal-bid-count = Je kunt 1 tot en met { $limit } dobbelstenen bieden, want met zoveel begon dit spel; { $count } kan niet.
refusal-bid-face = De waarden lopen van 2 tot en met 6, en de 1 heet { $wild }; de waarde { $face } bestaat niet.
refusal-bid-opening_wild = Met { $bid } kun je deze ronde niet openen.
refusal-bid-face_locked = In deze ronde { $palifico } ligt de waarde { $previous_face } vast: met { $bid } zou die veranderen.
refusal-bid-half = { $bid } is te weinig na { $previous }: de helft van { $previous_count }, naar boven afgerond, is { $needed }.
refusal-bid-double = { $bid } is te weinig na { $previous }: twee keer { $previous_count }, plus één, is { $needed }.
refusal-bid-face_down = { $bid } heeft een lagere waarde dan { $previous }.
refusal-bid-not_higher = { $bid } is niet hoger dan { $previous }.
refusal-bid-one_axis = { $bid } verhoogt zowel het aantal als de waarde van { $previous }.
refusal-call-no_bid = Er is nog niets geboden, dus er valt nog niets te roepen.
refusal-call-outranked = Iemand anders riep tegelijk iets en heeft voorrang.
refusal-calza-bidder = Op je eigen bod kun je geen { $calza } roepen.
refusal-calza-last_die = In deze ronde { $palifico } kun je geen { $calza } roepen.
refusal-calza-off = Aan deze tafel wordt zonder { $calza } gespeeld.
refusal-calza-superseded = Dat bod is al verhoogd; { $calza } geldt alleen voor het bod waarop het geroepen is.
refusal-calza-to_act = Jij bent aan de beurt: je kunt verhogen of { $dudo } roepen, maar geen { $calza }.
refusal-calza-two_players = Met nog maar twee spelers over is er geen { $calza } meer.
refusal-dice-face = Plaats { $seat } heeft een dobbelsteen met een waarde die niet bestaat; de waarden lopen van 1 tot en met 6.
refusal-dice-size = Plaats { $seat } heeft { $holds } dobbelstenen; opgegeven: { $found }.
refusal-game-over = Het spel is gewonnen; er volgt geen ronde meer.
refusal-player-out = Wie geen dobbelstenen meer heeft, ligt eruit en kan niets roepen.
refusal-round-not_begun = Er is nog niet gegooid.
refusal-round-over = Deze ronde is al beslist.
refusal-round-unfinished = De vorige ronde is nog niet beslist: er is nog niets geroepen.
refusal-turn-not_yours = Plaats { $seat } is niet aan de beurt; plaats { $to_act } wel.

smallest-bids = De laagste biedingen die je kunt doen: { $bids }.
smallest-none = Een hoger bod is er niet: je kunt alleen nog { $dudo } roepen.
smallest-none-calza = Een hoger bod is er niet: je kunt alleen nog { $dudo } of { $calza } roepen.
raise-count = Op dezelfde waarde bied je meer dobbelstenen.
raise-count-only = In deze ronde { $palifico } mag je alleen het aantal verhogen.

## Editions, options, house rules, share codes

fault-edition-unknown = Er bestaat geen editie ‘{ $edition }’. De edities zijn: { $expected }.
fault-option-unknown = { $edition } heeft geen optionele regel ‘{ $option }’. { $expected ->
    [none] Deze editie heeft helemaal geen optionele regels.
   *[other] De optionele regels zijn: { $expected }.
 }
fault-option-value = Mogelijke waarden voor de optionele regel ‘{ $option }’: { $expected }.
fault-house-unknown = Er bestaat geen huisregel ‘{ $field }’. De huisregels zijn: { $expected }.
fault-house-value = Mogelijke waarden voor de huisregel ‘{ $field }’: { $expected }.
fault-house-missing = De huisregel ‘{ $field }’ is verplicht als ‘{ $rule }’ geldt; mogelijke waarden: { $expected }.
fault-house-idle = De huisregel ‘{ $field }’ betekent niets zolang ‘{ $rule }’ niet geldt.
fault-house-clash = De huisregel ‘{ $field }’ is in strijd met ‘{ $rule }’: gaan alle bekers tegelijk omhoog, dan kan het tonen niet eerder stoppen.
fault-house-twice = ‘{ $field }’ staat zowel bij de optionele regels als bij de huisregels; één keer is genoeg.
fault-share-form = Een regelcode begint met PF1- en telt hoogstens 64 tekens.
fault-share-digits = In een regelcode staan na PF1- alleen cijfers en letters, minstens drie.
fault-share-check = Er zit een foutje in deze regelcode: de controletekens kloppen niet.
fault-share-rules = Bij deze regelcode horen geen regels waarmee je kunt spelen.
fault-bid-text = Een bod schrijf je als 3x5, of als 2xA voor { $wilds }; ‘{ $given }’ is geen bod.

## Records

fault-record-invalid = Dit is geen spelverslag: { $what }
record-expects-json = het is geen JSON (in UTF-8, op één regel).
record-expects-once = een veld staat twee keer in hetzelfde object.
record-expects-object = { $where } moet een JSON-object zijn.
record-expects-known = een spelverslag heeft geen veld ‘{ $where }’.
record-expects-edition = ‘edition’ moet de naam van een editie zijn.
record-expects-players = ‘players’ moet een getal van 2 tot en met 12 zijn, of een lijst van 2 tot 12 namen.
record-expects-starter = ‘starter’ moet de plaats zijn die de eerste ronde opent.
record-expects-rounds = ‘rounds’ moet een lijst zijn.
record-expects-id = ‘id’ moet een tekst of een geheel getal zijn.
record-expects-date = ‘date’ moet een datum zijn, zoals 2026-01-31.
record-expects-calza = ‘options.calza’ moet true of false zijn.
record-expects-last_die = ‘options.last_die’ moet true of false zijn.
record-expects-lost_dice = ‘options.lost_dice’ moet "hidden" of "visible" zijn.
record-expects-round = { $where } moet een object met ‘dice’ en ‘actions’ zijn.
record-expects-dice = { $where } moet een lijst zijn met voor elke plaats een lijst dobbelstenen.
record-expects-hand = { $where } moet een lijst van gehele getallen zijn.
record-expects-actions = { $where } moet een lijst zijn.
record-expects-action = { $where } moet [plaats, "bid", aantal, waarde], [plaats, "dudo"] of [plaats, "calza"] zijn.
record-expects-seat = { $where } noemt een plaats die er niet is; de plaatsen worden geteld vanaf 0.
house-options = { $edition }, met optionele regels uit het boekje. { $options }
house-too = En met huisregels. { $differences }
compare-optional = Alleen als een optionele regel gekozen is
