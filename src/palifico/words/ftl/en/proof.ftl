### The proof of a game's dice: what verify says, and what play tells of it.

command-verify = Prove the dice, rules and end of finished games from their records alone.
param-key = The server’s public key: 64 hex digits, or a file that holds them.
param-script = Print the stand-alone verifier, one Python file that needs nothing of ours.
param-record = Add the game, with the proof of its dice, to this file.

## The answer

proof-good = Proven: all { $dice } dice of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } are as they were settled before the game, and every move was legal by the rules of { $edition } (checked: { $checked }).
proof-winner = The winner: { $winner }.
proof-no-chance = No player added any randomness: whoever ran the game could have chosen these dice.
proof-unread = Not proven. { $what }
proof-check-number = Check number: { $lock }.
proof-not-signed = Not signed: the dice are proven, not who said what.
proof-signed-by-somebody = Signed with the key { $key }; whether it is the server’s, you learn by giving its key with --key.
proof-signed-by-key = Signed by the server whose key you gave.
proof-first-unchecked = Who began was not checked: by these rules somebody names the first player.
proof-summary = { $proven } of { $games } games proven.
proof-bad = Not proven: { $what }.
proof-bad-after = Not proven: { $what } (all was well up to there: { $checked }).
proof-seat = the player in seat { $seat }
proof-none = There is no game in { $file }.
proof-reading = Checking games

## What is checked, in order; these stand in a list

stage-record = record
stage-rules = rules
stage-commitments = sealed numbers of the players
stage-lock = locked list
stage-mix = mixed randomness
stage-chain = secrets of the rounds
stage-first = first player
stage-dice = every die
stage-game = game to its end
stage-stamp = stamp
stage-signatures = signatures

## What can be wrong; each goes on after “Not proven:”

flaw-fair-missing = this game was written down without the proof of its dice (whether they look fair: palifico dice-stats)
flaw-fair-seats = the transcript does not have as many seats as the game
flaw-fair-rounds = the transcript does not have as many rounds as the game
flaw-fair-rules = the rules are not those that were fixed before the game
flaw-fair-unopened = { $player } has a commitment without its opening, or the other way round
flaw-fair-commit = the opening of { $player } is not the one that was committed to
flaw-fair-lock = the list of seats is not the one that was locked before the game
flaw-fair-mix = the mix is not made of the locked list and its openings
flaw-fair-chain = the secret of round { $round } is not from the chain that was fixed before the game
flaw-fair-first = the first player is not the one that chance chose
flaw-fair-dice = the dice of { $player } in round { $round } are not those that follow from the secrets
flaw-game-illegal-move = in round { $round } the move of { $player }, { $move }, breaks the rules: { $why }
flaw-game-illegal = round { $round } breaks the rules: { $why }
flaw-game-unfinished = the game was cut off: it has no winner
flaw-stamp-missing = the record has no stamp
flaw-stamp-digest = something in the record was changed after it was stamped
flaw-signature-missing = the record is not signed
flaw-signature-key = the record is signed with a key other than the one given
flaw-signature-anchor = the signature under the anchor of the chain is not valid
flaw-signature-lock = the signature under the locked list is not valid
flaw-signature-mix = the signature under the mix is not valid
flaw-signature-record = the signature under the record is not valid

## Keys, seals and files

fault-key-form = { $place } does not hold a key: 64 hex digits are expected.
fault-key-open = Others can read { $file }, so its key is no secret. Make a new one, or if nobody has read it: chmod 600.
fault-seal-broken = This sealed secret cannot be opened: the key is not the right one, or the secret was changed.
fault-file-not_text = { $file } holds neither JSON records nor text.
fault-file-unwritable = Cannot write { $file }: { $why }
fault-file-not_records = { $file } does not hold game records, one JSON object a line; nothing was written to it.

## Records

record-expects-fields = { $where } must be an object with these fields: { $fields }.
record-expects-hex = { $where } must be { $digits } hex digits, 0-9 and a-f.
record-expects-list = { $where } must be a JSON list.
record-expects-text = { $where } must be a text.
record-expects-canonical = a stamped record holds whole numbers below 2⁵³ and proper text only.
notation-expects-proof = “fair” and “stamp” are written as JSON, as in a record.

## In the terminal

play-practice = A practice game: its dice come from the seed { $seed } and can be known beforehand.
play-recorded-script = Or without our program, with one file of plain Python:
play-keep = Keep this game, with the proof of its dice? File name, or Enter for no:
play-player = Player 1
play-recorded = The game is in { $file }. To check its dice:
play-chain-ended = This game has lasted 1,024 rounds, and its dice are used up: it ends here without a winner.
