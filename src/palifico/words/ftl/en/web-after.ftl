### After the game: result, replay, proof, and the dice of all games.

## The result

after-title = A finished game
after-won = { $player } wins the game
after-abandoned = Nobody came back to this game for a day, so it ended without a winner.
after-chain = This game went on until its dice were used up. It has no winner.
after-places = Final places
after-place = Place { $place }
after-seat-gone = Player { $seat } (deleted account)
after-bot = a bot
after-facts = The game in figures
after-edition = Edition
after-options = Optional rules
after-house = House rules
after-house-count = { $count ->
    [one] One rule differs from the box.
   *[other] { $count } rules differ from the box.
 }
after-option-calza = { $calza } may be called
after-option-last-die = rounds of { $palifico }
after-option-lost-visible = lost dice lie in the open
after-length = Length
after-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
after-ended = Ended
after-counts-for = Counts for
after-rated = the ratings
after-unrated = nothing but fun
after-private = This game is on no list: only people who have its link can find it.
after-running = This game is still going on
after-running-more = As soon as it is over, its replay, all its dice and their proof will be open to everybody here.
after-unknown = There is no such game
after-unknown-more = Perhaps the link was cut off when it was copied. It ends in 32 digits and letters.
after-failed = This could not be loaded
after-retry = Try again
after-home = Home
after-loading = Loading the game…

## The replay

after-replay = Replay
after-replay-loading = Loading the replay…
after-replay-controls = Replay controls
after-moment = Round { $round } of { $rounds }, moment { $moment } of { $moments }
after-moment-before = Before the first round, moment { $moment } of { $moments }
after-slider = Moment of the game
after-play = Play
after-pause = Pause
after-step-back = One step back
after-step-on = One step forward
after-round-back = One round back
after-round-on = One round forward
after-speed = Speed
after-speed-slow = Slow
after-speed-normal = Normal
after-speed-fast = Fast
after-view = Point of view
after-view-all = All dice open
after-view-watch = A spectator
after-view-seat = Only the dice of { $player }
after-keys = Keys: ← and → step, [ and ] jump by rounds, the space bar plays and pauses.
after-coach = What would the coach do?
after-coach-seat = It is { $player }’s turn, with these dice: { $dice }

## The proof

after-proof = The dice of this game
after-proof-about = Every roll follows from numbers that were sealed before the game. Your browser can redo every calculation, without trusting us.
after-check = Check the dice
after-check-again = Check once more
after-checking = Working out every roll again…
after-proven = Proven by your browser: { $dice ->
    [one] the one die
   *[other] all { $dice } dice
 } of this game came out as settled beforehand, and every move followed the rules.
after-dice-hold = The dice check out: they are those that were settled before the game. But a game without a winner does not count as proven as a whole, because a server could cut short the games it dislikes.
after-not-proven = Not proven: { $what }.
after-stages = What was checked
after-stage-good = checks out
after-stage-bad = does not check out
after-stage-not = not checked
after-stage-record = The record is complete and can be read.
after-stage-rules = The rules are those that were fixed before the game.
after-stage-commitments = Whoever sealed a number opened the same one.
after-stage-lock = The list of players is the one that was locked.
after-stage-mix = The mix is made of the list and all that was opened.
after-stage-chain = The server’s secrets are those it sealed beforehand.
after-stage-first = The first player is the one that chance chose.
after-stage-first-named = Who began was named by the table, not by chance.
after-stage-dice = Every die follows from the secrets and the mix.
after-stage-game = Every move was legal, and the game was played to its end.
after-stage-stamp = Nothing has been changed since the record was stamped.
after-stage-signatures = Signed with the key of this server.
after-chance = These players added randomness of their own: { $names }.
after-chance-none = No player added randomness of their own, so the server could have chosen these dice.
after-number = Check number: { $code }
after-number-about = It must be the one that the table showed before the first round.
after-insecure = This page did not come over a secure connection (https), and without one your browser cannot do these calculations. Let the server check, or download the game and check it yourself.
after-no-signatures = All dice and moves check out. But your browser does not know this kind of signature, so whether this server signed the record was not checked.
after-server-check = Let the server check
after-server-says = The server’s own check says:
after-flaw-record = the record does not have the right form (at { $where })
after-flaw-unknown-rules = the edition, an option or a house rule does not exist
after-flaw-illegal = a move in round { $round } breaks the rules
after-flaw-key = the record is signed with a key other than that of this server
after-flaw-another = the server has sent the record of another game
after-flaw-other = something does not check out ({ $code })

## To keep and to share

after-keep = Keep and share
after-link = Link to this game
after-share = Share
after-share-text = A game of { $edition }
after-record = Record (JSON)
after-notation = Record as text
after-verifier = Verifier (Python)
after-without-us = Check it without us
after-without-us-about = Download the record and the verifier, one file of plain Python that needs nothing of ours, and run:
after-command = Command
after-all-games-dice = The dice of all games together

## The dice of all games

after-dice-title = The dice of all games
after-dice-about = Every die of every game that is over is counted here: nothing is sampled, nothing is left out.
after-dice-loading = Counting the dice…
after-dice-of = Dice of
after-dice-all = All editions
after-dice-none = No game has been finished here yet. As soon as one has, its dice are counted.
after-dice-picture = The line is what to expect. With fair dice, each bar ends inside the band 95 times in 100.
after-dice-means = What it means
after-dice-figures = The figures
after-dice-face = Face
after-dice-seen = Seen
after-dice-share = Share of all
after-dice-expected = Expected
after-dice-off = Off by
after-dice-sigma = σ is one standard deviation: with fair dice a face is off by less than two about 19 times in 20.
after-dice-games = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }, { $dice ->
    [one] one die
   *[other] { $dice } dice
 }.
after-dice-server = On this server so far: games won { $won }, abandoned { $abandoned }, cut off when their dice were used up { $chain }, starts that did not count { $voids }.
after-dice-tests = The tests
after-dice-tests-about = p: how often fair dice would look this unusual (corrected for running several tests).
after-dice-test = Test
after-dice-result = Result
after-dice-test-faces = How often each face comes up
after-dice-test-high-low = How high and low alternate
after-dice-test-odd-even = How odd and even alternate
after-dice-test-equal = How often a face repeats
after-dice-usual = usual
after-dice-unusual = unusual
after-dice-very-unusual = very unusual

## What can be wrong; each goes on after “Not proven:”

after-flaw-fair-missing = this game was written down without the proof of its dice
after-flaw-fair-seats = the transcript does not have as many seats as the game
after-flaw-fair-rounds = the transcript does not have as many rounds as the game
after-flaw-fair-rules = the rules are not those that were fixed before the game
after-flaw-fair-unopened = { $player } has a commitment without its opening, or the other way round
after-flaw-fair-commit = the opening of { $player } is not the one that was committed to
after-flaw-fair-lock = the list of seats is not the one that was locked before the game
after-flaw-fair-mix = the mix is not made of the locked list and its openings
after-flaw-fair-chain = the secret of round { $round } is not from the chain that was fixed before the game
after-flaw-fair-first = the first player is not the one that chance chose
after-flaw-fair-dice = the dice of { $player } in round { $round } are not those that follow from the secrets
after-flaw-game-unfinished = the game was cut off: it has no winner
after-flaw-stamp-missing = the record has no stamp
after-flaw-stamp-digest = something in the record was changed after it was stamped
after-flaw-signature-missing = the record is not signed
after-flaw-signature-anchor = the signature under the anchor of the chain is not valid
after-flaw-signature-lock = the signature under the locked list is not valid
after-flaw-signature-mix = the signature under the mix is not valid
after-flaw-signature-record = the signature under the record is not valid
