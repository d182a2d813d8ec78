### The proof of a game's dice: what verify says, and what play tells of it.

command-verify = Prove the dice, rules and end of finished games from their records alone.
param-key = The server’s public key: 64 hex digits, or a file that holds them.
param-script = Print the stand-alone verifier, one Python file that needs nothing of ours.
param-record = Add the finished game, with the proof of its dice, to this file.

## The answer

proof-good = Proven: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } with { $dice } dice by the rules of { $edition }, won by { $winner } (checked: { $checked }).
proof-bad = Not proven: { $what }.
proof-bad-after = Not proven: { $what } (all was well up to there: { $checked }).
proof-seat = the player in seat { $seat }
proof-none = There is no game in { $file }.
proof-reading = Checking games

## What is checked, in order; these stand in a list

stage-record = record
stage-rules = rules
stage-commitments = commitments of the seats
stage-lock = locked list
stage-mix = mix
stage-chain = chain of secrets
stage-first = first player
stage-dice = every die
stage-game = game to its end
stage-stamp = stamp
stage-signatures = signatures

## What can be wrong; each goes on after “Not proven:”

flaw-fair-missing = the record has no transcript of its dice
flaw-fair-seats = the transcript does not have as many seats as the game
flaw-fair-rounds = the transcript does not have as many rounds as the game
flaw-fair-rules = the rules are not those that were fixed before the game
flaw-fair-unopened = commitment and opening of { $player } do not come together: one of them is missing
flaw-fair-commit = the opening of { $player } is not the one that was committed to
flaw-fair-lock = the list of seats is not the one that was locked before the game
flaw-fair-mix = the mix is not made of the locked list and its openings
flaw-fair-chain = the secret of round { $round } is not from the chain that was fixed before the game
flaw-fair-first = the first player is not the one that chance chose
flaw-fair-dice = the dice of { $player } in round { $round } are not those that follow from the secrets
flaw-game-illegal = round { $round } breaks the rules: { $why }
flaw-game-unfinished = the game was cut off: it has no winner
flaw-stamp-missing = the record has no stamp
flaw-stamp-digest = something in the record was changed after it was stamped
flaw-signature-missing = the record is not signed
flaw-signature-key = the record is signed with another key than the one given
flaw-signature-anchor = the signature under the anchor of the chain does not fit
flaw-signature-lock = the signature under the locked list does not fit
flaw-signature-mix = the signature under the mix does not fit
flaw-signature-record = the signature under the record does not fit

## Keys, seals and files

fault-key-form = { $place } does not hold a key: 64 hex digits are expected.
fault-key-open = Others can read { $file }, so its key is no secret. Make a new one, or if nobody has read it: chmod 600.
fault-seal-broken = This sealed secret cannot be opened: the key is another, or it was changed.
fault-unwritable = Cannot write { $file }: { $why }
fault-not-records = { $file } does not hold game records, one JSON object a line; nothing was written to it.

## Records

record-expects-fields = { $where } must be an object with these fields: { $fields }.
record-expects-hex = { $where } must be { $digits } hex digits, 0-9 and a-f.
record-expects-list = { $where } must be a JSON list.
record-expects-text = { $where } must be a text.
record-expects-canonical = a stamped record holds whole numbers below 2⁵³ and proper text only.
notation-expects-proof = “fair” and “stamp” are written as JSON, as in a record.

## In the terminal

play-lock = The dice are settled, with your share of chance in them. Check number: { $lock }
play-recorded = The game is in { $file }. To check its dice: palifico verify { $file }
play-unrecorded = To keep a game with the proof of its dice, play with --record FILE.
play-chain-ended = This game has lasted 1,024 rounds, and its dice are used up: it ends here without a winner.
