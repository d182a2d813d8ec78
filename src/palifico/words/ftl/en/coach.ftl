### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Say what could be done at a decision of a recorded game and why, or review the whole game.
param-round = The round, from 1.
param-move = The move of the round, from 1; one past the last is the one to come.
param-seat = The player: a name, the letter of the seat, or “You” in a record of palifico play.
param-game = Which game of the file, from 1.
param-opponents = How the bots play: beginner, counter, listener, bluffer or champion. Several, with commas or spaces between, take the seats in turn.
param-coach = Let the coach speak before each of your moves.

fault-coach-games = This file holds { $most } games: say which one with --game.
fault-coach-game = There is no game { $given } in this file: it holds { $most }.
fault-coach-round = There is no round { $given } in this game: it has { $most }.
fault-coach-move = There is no move { $given } to decide in this round: it has { $most }.
fault-coach-alone = A move is one of a round: give --round, too.
fault-coach-seat = Nobody here is “{ $given }”. The players are { $expected }.
fault-coach-turn = { $name } has nothing to decide there.

## A decision

coach-title = Round { $round }, move { $move }: { $player }
coach-dice = { $player } holds: { $dice }
coach-opens = { $player } opens the round.
coach-head-action = move
coach-head-before = by the dice
coach-head-after = after listening
coach-head-win = wins
coach-head-why = why
coach-legend = How likely a bid is true, a doubted one false, an exact one exact: by the dice alone, and after listening to the bids. Then the chance of winning the whole game.
coach-row = { $place }. { $action }: { $before } by the dice, { $after } after listening; wins { $win } of games.
coach-done-good = What was done: { $action }. Nothing was clearly better.
coach-done = What was done: { $action }, number { $place } of { $places }. It costs { $loss } points of win chance.
coach-to-come = This move is still to come.
coach-wait = It is somebody else’s turn: waiting wins { $win } of games.
coach-waiting = waiting
coach-hint = Type “coach” to hear what the coach would do.

## A whole game

coach-thinking = The coach thinks
coach-summary = { $player }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
 }; on average a decision gave away { $loss } points of win chance.
coach-flawless = { $player }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }, no mistake.
coach-costliest = What cost most:
coach-mistake = Round { $round }, move { $move }, { $player }: { $action } instead of { $best }, { $loss } points. { $why }
coach-none = There is nothing to review.

## Why: bids

why-bid-sure = { $you ->
    [yes] Your own dice alone make { $bid } true.
   *[no] { $who }’s own dice alone make { $bid } true.
 }
why-bid-empty = { $bid } cannot be true, but the chance that { $player } doubts it is only { $doubted }.
why-bid-vain = { $bid } cannot be true, but nothing else is clearly better.
why-bid-wild = Changing to { $wilds } takes only half as many dice, and { $bid } is { $after } likely.
why-bid-heard = { $player } has bid { $heard }: that lifts the chance from { $before } to { $after }.
why-bid-bluff = A bluff that may well pass: it is { $after } likely, but the chance that { $player } doubts it is only { $doubted }.
why-bid-bait = It is { $after } likely, and the chance that { $player } doubts it is { $doubted }: all the better.
why-bid-own = { $you ->
    [yes] You hold { $own } of the { $needed } dice it takes yourself.
   *[no] { $who } holds { $own } of the { $needed } dice it takes.
 }
why-bid-hides = { $you ->
    [yes] This small bid is { $after } likely, and it keeps your { $held } a secret.
   *[no] This small bid is { $after } likely, and it keeps { $who }’s { $held } a secret.
 }
why-bid-open = An opening well below the expected { $expected } leaves the risk to the next players.
why-bid-two = Only two are left: { $player } must go higher or doubt, and { $bid } is { $after } likely.
why-bid-expected = Expect about { $expected } of them; it only takes { $needed }.
why-bid-known = { $you ->
    [yes] Your own dice alone make { $on } true: only a raise makes sense.
   *[no] { $who }’s own dice alone make { $on } true: only a raise makes sense.
 }
why-bid-cheaper = Raising is cheaper than { $dudo }: { $bid } is { $after } likely to be true, { $on } { $on_false } likely to be false.
why-bid-least = It is { $after } likely, and nothing else is clearly better.
why-bid-never = { $bid } cannot be true.
why-bid-last = { $you ->
    [yes] It is your last die: if { $bid } is doubted and false, you are out, and it is only { $after } likely.
   *[no] It is { $who }’s last die: if { $bid } is doubted and false, { $who } is out, and it is only { $after } likely.
 }
why-bid-unheard = { $player } has bid { $heard }: that lowers the chance from { $before } to { $after }.
why-bid-plain = In this round { $wilds } are not wild: expect about { $expected }, and it takes { $needed }.
why-bid-double = Going back from { $wilds } takes twice as many plus one: { $needed }. Expect about { $expected }.
why-bid-needless = { $smallest } would be enough: it is { $smallest_true } likely, { $bid } only { $after }.
why-bid-doubted = The chance that { $player } doubts it is { $doubted }, and it is only { $after } likely.
why-bid-thin = Expect only about { $expected } of them, and it takes { $needed }.

## Why: the challenge

why-dudo-sure = { $on } cannot be true.
why-dudo-forced = Nothing higher can be bid.
why-dudo-vain = { $you ->
    [yes] Your own dice alone make { $on } true, but nothing else is clearly better.
   *[no] { $who }’s own dice alone make { $on } true, but nothing else is clearly better.
 }
why-dudo-only = No higher bid can be true, and { $on } is { $after } likely to be false.
why-dudo-out = { $player } is down to the last die: if { $on } is false, which is { $after } likely, that is one player less.
why-dudo-heard = { $player } has bid { $heard }: that makes it likelier that { $on } is false, { $after } instead of { $before }.
why-dudo-own = { $you ->
    [yes] You hold no die that counts, and { $on } is { $after } likely to be false.
   *[no] { $who } holds no die that counts, and { $on } is { $after } likely to be false.
 }
why-dudo-raise = { $on } is { $after } likely to be false; even the safest raise, { $raise }, is only { $raise_true } likely to be true.
why-dudo-thin = { $on } takes { $needed }; expect only about { $expected } of them.
why-dudo-least = { $on } is { $after } likely to be false, and nothing else is clearly better.
why-dudo-known = { $you ->
    [yes] Your own dice alone make { $on } true.
   *[no] { $who }’s own dice alone make { $on } true.
 }
why-dudo-last = { $you ->
    [yes] It is your last die: if { $on } is true, you are out, and it is only { $after } likely to be false.
   *[no] It is { $who }’s last die: if { $on } is true, { $who } is out, and it is only { $after } likely to be false.
 }
why-dudo-unheard = { $player } has bid { $heard }: that makes it less likely that { $on } is false, { $after } instead of { $before }.
why-dudo-mine = { $you ->
    [yes] You hold { $own } of the { $needed } dice that { $on } takes yourself: it is only { $after } likely to be false.
   *[no] { $who } holds { $own } of the { $needed } dice that { $on } takes: it is only { $after } likely to be false.
 }
why-dudo-true = { $on } takes { $needed }; expect about { $expected } of them: it is only { $after } likely to be false.

## Why: the exact call

why-calza-heard = { $player } has bid { $heard }: that makes it likelier that { $on } is exactly right, { $after } instead of { $before }.
why-calza-back = { $on } is { $after } likely to be exactly right, and a correct { $calza } brings a die back.
why-calza-safe = { $you ->
    [yes] { $on } is { $after } likely to be exactly right, and after a correct { $calza } nobody can doubt you in this round.
   *[no] { $on } is { $after } likely to be exactly right, and after a correct { $calza } nobody can doubt { $who } in this round.
 }
why-calza-vain = { $on } cannot be exactly right, but nothing else is clearly better.
why-calza-never = { $on } cannot be exactly right.
why-calza-last = { $you ->
    [yes] It is your last die: a wrong { $calza } puts you out, and { $on } is only { $after } likely to be exactly right.
   *[no] It is { $who }’s last die: a wrong { $calza } puts { $who } out, and { $on } is only { $after } likely to be exactly right.
 }
why-calza-full = { $you ->
    [yes] You have all your dice: even a correct { $calza } brings none back, and a wrong one costs a die.
   *[no] { $who } has not lost a die yet: even a correct { $calza } brings none back, and a wrong one costs a die.
 }
why-calza-seldom = { $on } is only { $after } likely to be exactly right, and a wrong { $calza } costs a die.
why-calza-wait = { $on } is { $after } likely to be exactly right, but waiting wins more often: { $best_win } of games instead of { $win }.

## Why: anything

why-less = { $best } wins more often: { $best_win } of games instead of { $win }.
