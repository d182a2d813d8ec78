### Warum etwas nicht geht: eine Nachricht für jeden Code. Die Regel selbst folgt danach.

refusal-bid-count = Bieten kann man 1 bis { $limit } Würfel, denn so viele waren zu Beginn im Spiel; { $count } geht nicht.
refusal-bid-face = Es gibt die Augenzahlen 2 bis 6, und die 1 heißt { $wild }; eine { $face } gibt es nicht.
refusal-bid-opening_wild = Mit dem Gebot { $bid } kann man diese Runde nicht eröffnen.
refusal-bid-face_locked = In dieser Runde { $palifico } liegt die Augenzahl { $previous_face } fest: Das Gebot { $bid } würde sie wechseln.
refusal-bid-half = Das Gebot { $bid } ist nach { $previous } zu niedrig: Die Hälfte von { $previous_count }, aufgerundet, ist { $needed }.
refusal-bid-double = Nach dem Gebot { $previous } ist { $bid } zu wenig: Nötig ist einer mehr als das Doppelte von { $previous_count }, also { $needed }.
refusal-bid-face_down = Mit { $bid } sinkt die Augenzahl gegenüber dem Gebot { $previous }.
refusal-bid-not_higher = Das Gebot { $bid } ist nicht höher als { $previous }.
refusal-bid-one_axis = Das Gebot { $bid } erhöht sowohl die Anzahl als auch die Augenzahl von { $previous }.
refusal-call-no_bid = Es gibt noch kein Gebot, zu dem man etwas ansagen könnte.
refusal-call-outranked = Jemand anders hat gleichzeitig etwas gesagt und hat Vorrang.
refusal-calza-bidder = Zu deinem eigenen Gebot kannst du nicht { $calza } sagen.
refusal-calza-last_die = In dieser Runde { $palifico } kann man nicht { $calza } sagen.
refusal-calza-off = An diesem Tisch wird ohne { $calza } gespielt.
refusal-calza-superseded = Dieses Gebot ist schon überboten; { $calza } gilt nur für das Gebot, zu dem es gesagt wurde.
refusal-calza-to_act = Du bist an der Reihe: Du kannst erhöhen oder { $dudo } sagen, aber nicht { $calza }.
refusal-calza-two_players = Sind nur noch zwei im Spiel, kann man nicht mehr { $calza } sagen.
refusal-dice-face = Platz { $seat } hat einen Würfel mit einer Augenzahl, die es nicht gibt; möglich sind 1 bis 6.
refusal-dice-size = Platz { $seat } hat { $holds } Würfel; angegeben: { $found }.
refusal-game-over = Die Partie ist entschieden; es folgt keine Runde mehr.
refusal-player-out = Wer keine Würfel mehr hat, ist ausgeschieden und kann nichts mehr ansagen.
refusal-round-not_begun = Es wurde noch nicht gewürfelt.
refusal-round-over = Diese Runde ist schon entschieden.
refusal-round-unfinished = Die vorige Runde ist noch nicht entschieden.
refusal-turn-not_yours = Platz { $seat } ist nicht an der Reihe, sondern Platz { $to_act }.

smallest-bids = Die niedrigsten Gebote, die du abgeben kannst: { $bids }.
smallest-none = Höher bieten geht nicht mehr: Es bleibt nur { $dudo }.
smallest-none-calza = Höher bieten geht nicht mehr: Es bleiben nur { $dudo } und { $calza }.
raise-count = Auf dieselbe Augenzahl musst du mehr Würfel bieten.
raise-count-only = In dieser Runde { $palifico } darfst du nur die Anzahl erhöhen.

## Ausgaben, Optionen, Hausregeln, Regelcodes

fault-edition-unknown = Eine Ausgabe namens „{ $edition }“ gibt es nicht. Die Ausgaben sind: { $expected }.
fault-option-unknown = { $edition } hat keine optionale Regel „{ $option }“. { $expected ->
    [none] Optionale Regeln gibt es hier gar keine.
   *[other] Die optionalen Regeln sind: { $expected }.
 }
fault-option-value = Für die optionale Regel „{ $option }“ gibt es nur diese Werte: { $expected }.
fault-house-unknown = Eine Hausregel namens „{ $field }“ gibt es nicht. Die Hausregeln sind: { $expected }.
fault-house-value = Für die Hausregel „{ $field }“ gibt es nur diese Werte: { $expected }.
fault-house-missing = Wenn „{ $rule }“ gilt, muss auch die Hausregel „{ $field }“ angegeben werden. Mögliche Werte: { $expected }.
fault-house-idle = Die Hausregel „{ $field }“ ist ohne Bedeutung, solange „{ $rule }“ nicht gilt.
fault-house-clash = Die Hausregel „{ $field }“ widerspricht „{ $rule }“: Wenn alle zugleich aufdecken, kann das Aufdecken nicht vorzeitig enden.
fault-house-twice = „{ $field }“ steht bei den optionalen Regeln und auch bei den Hausregeln; gib es nur einmal an.
fault-share-form = Ein Regelcode beginnt mit PF1- und hat höchstens 64 Zeichen.
fault-share-digits = In einem Regelcode stehen nach PF1- nur Ziffern und Buchstaben, und zwar mindestens drei.
fault-share-check = In diesem Regelcode steckt ein Fehler: Die Prüfzeichen passen nicht.
fault-share-rules = Hinter diesem Regelcode stehen keine spielbaren Regeln.
fault-bid-text = Gebote schreibt man wie 3x5, oder 2xA für { $wilds }; „{ $given }“ ist kein Gebot.

## Spielprotokolle

fault-record-invalid = Das ist kein Spielprotokoll: { $what }
record-expects-json = es ist kein JSON (in UTF-8, in einer Zeile).
record-expects-once = ein Feld steht in einem Objekt doppelt.
record-expects-object = { $where } muss ein JSON-Objekt sein.
record-expects-known = ein Feld „{ $where }“ gibt es in Spielprotokollen nicht.
record-expects-edition = „edition“ muss der Name einer Ausgabe sein.
record-expects-players = „players“ muss eine Zahl von 2 bis 12 sein oder eine Liste mit 2 bis 12 Namen.
record-expects-starter = „starter“ muss der Platz sein, der die erste Runde eröffnet.
record-expects-rounds = „rounds“ muss eine Liste sein.
record-expects-id = „id“ muss ein Text oder eine ganze Zahl sein.
record-expects-date = „date“ muss ein Datum sein, zum Beispiel 2026-01-31.
record-expects-calza = „options.calza“ muss true oder false sein.
record-expects-last_die = „options.last_die“ muss true oder false sein.
record-expects-lost_dice = „options.lost_dice“ muss "hidden" oder "visible" sein.
record-expects-round = { $where } muss ein Objekt mit „dice“ und „actions“ sein.
record-expects-dice = { $where } muss eine Liste sein, mit je einer Liste von Würfeln für jeden Platz.
record-expects-hand = { $where } muss eine Liste ganzer Zahlen sein.
record-expects-actions = { $where } muss eine Liste sein.
record-expects-action = { $where } muss [Platz, "bid", Anzahl, Augenzahl], [Platz, "dudo"] oder [Platz, "calza"] sein.
record-expects-seat = { $where } nennt einen Platz, den es nicht gibt; gezählt wird ab 0.

## Options of the box beside house rules and in comparisons

house-options = { $edition }, mit optionalen Regeln aus der Anleitung. { $options }
house-too = Dazu Hausregeln. { $differences }
compare-optional = Nur wenn eine optionale Regel gewählt ist
