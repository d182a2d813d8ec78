### Warum etwas nicht geht: eine Nachricht für jeden Code. Die Regel selbst folgt danach.

refusal-bid-count = Bieten kann man 1 bis { $limit } Würfel, so viele waren zu Beginn im Spiel; { $count } geht nicht.
refusal-bid-face = Es gibt die Augenzahlen 2 bis 6, und die 1 ist { $wild }; eine { $face } gibt es nicht.
refusal-bid-opening_wild = Mit { $bid } kann man diese Runde nicht eröffnen.
refusal-bid-face_locked = In dieser Runde { $palifico } geht es um { $previous_face }: Mit { $bid } würde die Augenzahl wechseln.
refusal-bid-half = { $bid } ist nach { $previous } zu wenig: Die Hälfte von { $previous_count }, aufgerundet, ist { $needed }.
refusal-bid-double = { $bid } ist nach { $previous } zu wenig: Das Doppelte von { $previous_count } plus eins ist { $needed }.
refusal-bid-face_down = Mit { $bid } sinkt die Augenzahl gegenüber { $previous }.
refusal-bid-not_higher = { $bid } ist nicht höher als { $previous }.
refusal-bid-one_axis = { $bid } erhöht gegenüber { $previous } sowohl die Anzahl als auch die Augenzahl.
refusal-call-no_bid = Es liegt noch kein Gebot auf dem Tisch.
refusal-call-outranked = Jemand anders hat zur selben Zeit gesprochen und hat Vorrang.
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

smallest-bids = Die niedrigsten Gebote, die du machen kannst: { $bids }.
smallest-none = Höher bieten geht nicht mehr: Es bleibt nur { $dudo } (oder eine Genau-Ansage).

## Ausgaben, Optionen, Hausregeln, Regelcodes

fault-edition-unknown = Eine Ausgabe namens „{ $edition }“ gibt es nicht. Die Ausgaben sind: { $expected }.
fault-option-unknown = { $edition } hat keine Option „{ $option }“. { $expected ->
    [none] Optionen gibt es hier gar keine.
   *[other] Die Optionen sind: { $expected }.
 }
fault-option-value = Für die Option „{ $option }“ gibt es nur diese Werte: { $expected }.
fault-house-unknown = Eine Hausregel namens „{ $field }“ gibt es nicht. Die Hausregeln sind: { $expected }.
fault-house-value = Für die Hausregel „{ $field }“ gibt es nur diese Werte: { $expected }.
fault-house-missing = Wenn „{ $rule }“ gilt, muss auch die Hausregel „{ $field }“ angegeben werden. Mögliche Werte: { $expected }.
fault-house-idle = Die Hausregel „{ $field }“ ist ohne Bedeutung, solange „{ $rule }“ nicht gilt.
fault-house-clash = Die Hausregel „{ $field }“ widerspricht „{ $rule }“: Wenn alle zugleich aufdecken, kann das Aufdecken nicht vorzeitig enden.
fault-house-twice = „{ $field }“ steht bei den Optionen und auch bei den Hausregeln; gib es nur einmal an.
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
