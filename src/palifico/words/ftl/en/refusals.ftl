### Why something cannot be done: one message for each code. The rule itself is told after it.

refusal-bid-count = A count runs from 1 to { $limit }, the dice this game began with; { $count } is outside.
refusal-bid-face = Faces run from 2 to 6, and 1 is { $wild }; there is no face { $face }.
refusal-bid-opening_wild = { $bid } cannot open this round.
refusal-bid-face_locked = This is a round of { $palifico } on { $previous_face }: { $bid } would change the face.
refusal-bid-half = { $bid } is too few after { $previous }: half of { $previous_count }, rounded up, is { $needed }.
refusal-bid-double = { $bid } is too few after { $previous }: twice { $previous_count }, plus one, is { $needed }.
refusal-bid-face_down = { $bid } goes down in face after { $previous }.
refusal-bid-not_higher = { $bid } is not higher than { $previous }.
refusal-bid-one_axis = { $bid } raises both the count and the face of { $previous }.
refusal-call-no_bid = There is no bid yet to call.
refusal-call-outranked = Somebody else spoke at the same time and goes first.
refusal-calza-bidder = You cannot call { $calza } on your own bid.
refusal-calza-last_die = { $calza } cannot be called in this round of { $palifico }.
refusal-calza-off = { $calza } is not played at this table.
refusal-calza-superseded = That bid has been raised already; { $calza } is only for the bid it named.
refusal-calza-to_act = It is your turn: you can raise or say { $dudo }, but not { $calza }.
refusal-calza-two_players = With two players left there is no { $calza }.
refusal-dice-face = Seat { $seat } has a die with no such face; faces run from 1 to 6.
refusal-dice-size = Seat { $seat } holds { $holds } dice; given: { $found }.
refusal-game-over = The game has been won; no round can follow.
refusal-player-out = A player without dice is out and cannot call anything.
refusal-round-not_begun = The dice have not been rolled yet.
refusal-round-over = This round has been called already.
refusal-round-unfinished = The round before has had no call yet.
refusal-turn-not_yours = It is not the turn of seat { $seat } but of seat { $to_act }.

smallest-bids = The smallest bids you can make: { $bids }.
smallest-none = No higher bid is left: only { $dudo } is possible.
smallest-none-calza = No higher bid is left: only { $dudo } or { $calza } is possible.
raise-count = On the same face, bid more dice.
raise-count-only = In this round of { $palifico } you may only raise the count.

## Editions, options, house rules, share codes

fault-edition-unknown = There is no edition called “{ $edition }”. The editions are: { $expected }.
fault-option-unknown = { $edition } has no option “{ $option }”. { $expected ->
    [none] It has no options at all.
   *[other] Its options are: { $expected }.
 }
fault-option-value = The option “{ $option }” takes one of: { $expected }.
fault-house-unknown = There is no house rule called “{ $field }”. House rules are: { $expected }.
fault-house-value = The house rule “{ $field }” takes one of: { $expected }.
fault-house-missing = The house rule “{ $field }” must be given when “{ $rule }” is in force; it takes one of: { $expected }.
fault-house-idle = The house rule “{ $field }” means nothing while “{ $rule }” is not in force.
fault-house-clash = The house rule “{ $field }” contradicts “{ $rule }”: cups lifted all at once cannot stop early.
fault-house-twice = “{ $field }” is given both as an option and as a house rule; give it once.
fault-share-form = A share code begins with PF1- and has at most 64 characters.
fault-share-digits = A share code has only digits and letters after PF1-, at least three of them.
fault-share-check = There is a typing mistake in this share code: its check digits do not match.
fault-share-rules = This share code stands for no rules that can be played.
fault-bid-text = A bid is written like 3x5, or 2xA for { $wilds }; “{ $given }” is not.

## Records

fault-record-invalid = This is not a game record: { $what }
record-expects-json = it is not JSON (in UTF-8, on one line).
record-expects-once = a field is given twice in one object.
record-expects-object = { $where } must be a JSON object.
record-expects-known = a record has no field “{ $where }”.
record-expects-edition = “edition” must be the name of an edition.
record-expects-players = “players” must be a number from 2 to 12, or a list of 2 to 12 names.
record-expects-starter = “starter” must be the seat that opens the first round.
record-expects-rounds = “rounds” must be a list.
record-expects-id = “id” must be a text or a whole number.
record-expects-date = “date” must be a date such as 2026-01-31.
record-expects-calza = “options.calza” must be true or false.
record-expects-last_die = “options.last_die” must be true or false.
record-expects-lost_dice = “options.lost_dice” must be “hidden” or “visible”.
record-expects-round = { $where } must be an object with “dice” and “actions”.
record-expects-dice = { $where } must be a list with one list of dice for each seat.
record-expects-hand = { $where } must be a list of whole numbers.
record-expects-actions = { $where } must be a list.
record-expects-action = { $where } must be [seat, "bid", count, face], [seat, "dudo"] or [seat, "calza"].
record-expects-seat = { $where } names a seat that is not there; seats run from 0.

## Options of the box beside house rules and in comparisons

house-options = { $edition }, with options of the box: { $options }
house-too = House rules: { $differences }
compare-optional = Only where an optional rule is chosen
