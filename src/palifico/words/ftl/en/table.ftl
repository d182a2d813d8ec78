### What happens at the table, and what the players are asked. $you is “yes” where the player is meant.

event-game_started = { $you ->
    [yes] You open the first round.
   *[no] { $player } opens the first round.
 }
event-dice_rolled = The dice are rolled.
event-bid_made = { $you ->
    [yes] You bid { $bid }.
   *[no] { $player } bids { $bid }.
 }
event-dudo_called = { $you ->
    [yes] You say: { $dudo }!
   *[no] { $player } says: { $dudo }!
 }
event-calza_called = { $you ->
    [yes] You say: { $calza }!
   *[no] { $player } says: { $calza }!
 }
event-cup_lifted = { $you ->
    [yes] You show { $dice }
   *[no] { $player } shows { $dice }
 } — { $count } so far
event-die_lost = { $you ->
    [yes] You lose a die.
   *[no] { $player } loses a die.
 }
event-die_regained = { $you ->
    [yes] You win a die back.
   *[no] { $player } wins a die back.
 }
event-player_out = { $you ->
    [yes] You are out.
   *[no] { $player } is out.
 }
event-opener_named = { $you ->
    [yes] You open the next round.
   *[no] { $player } opens the next round.
 }
event-last_die_named = { $palifico }! { $you ->
    [yes] You are down to one die and open the next round.
   *[no] { $player } is down to one die and opens the next round.
 }
event-game_won = { $you ->
    [yes] You win the game!
   *[no] { $player } wins the game!
 }

## The terminal game

play-welcome = { $edition }. You play against { $bots }.
play-you = You
play-throw = Roll-off: { $throws }
play-last-die = { $palifico }: { $wilds } are not wild in this round, and as a rule only the count rises.
play-your-dice = Your dice: { $dice }
play-counts = Dice left: { $counts }
play-bid = The bid: { $bid } ({ $player })
play-open = You open the round.
play-smallest = Smallest bids: { $bids }
play-prompt = Your move (3x5, { $verbs }, ? for help):
play-help = Type a bid as count x face: 3x5 means at least three fives, 2xA means two { $wilds }. Type { $verbs } to call, “rules” for the rules, “quit” to leave.
play-calza-prompt = Call { $calza } on { $bid }? (y/N)
play-calza-yes = y
play-exact-full = The call was exactly right, but there is no lost die to win back.
play-bye = Until next time!
play-left = You left the game.
