### The rulebook: one message for each value of each field of an edition, and the rules all share.
### $wild, $wilds, $dudo, $palifico and $calza are the edition's own words, the same in every language.

## Headings

heading-aim = The aim
heading-bids = Bids and raises
heading-challenge = The challenge: { $dudo }
heading-last-die = Down to one die: { $palifico }
heading-calza = The exact call: { $calza }
heading-no-calza = The exact call
heading-showing = Showing the dice
heading-lost-dice = Lost dice
heading-start = Who begins

## What every edition shares

shared-aim = Each player has a cup and { $dice ->
    [one] one die
   *[other] { $dice } dice
 }. The last player with dice wins. Turns go clockwise, to the left.
shared-players = Two to six can play; by house rule up to twelve.
shared-bid = A bid says: at least so many dice, under all the cups together, show this face. The faces are 2 to 6 and the wild face ({ $wild }).
shared-wild = The wild face is { $wild }: dice that show it count as whatever face was bid.
shared-half = To change to { $wilds }, bid at least half the last count, rounded up.
shared-double = To go back from { $wilds } to a number, bid at least twice the last count, plus one.
shared-wild-raise = After a bid of { $wilds }, a higher number of { $wilds } may be bid.
shared-limit = No count can be higher than the number of dice the game began with.
shared-challenge = On your turn, instead of raising, you may doubt the last bid: { $dudo }. The dice are counted. If there are at least as many as bid, the challenger loses a die; if there are fewer, the bidder does.
shared-loser-opens = Whoever lost a die opens the next round. A player without dice is out; the next player to the left then opens instead.
shared-last-die = The player who has just dropped to one die opens the round of { $palifico }. In that round { $wilds } are not wild and rank below 2, and as a rule only the count may rise. It lasts for one round.
shared-calza = Instead of a raise or { $dudo }, somebody may call the last bid exact: { $calza }. If the call is right, the caller wins one lost die back, but never has more than at the start. If it is wrong, the caller loses a die. The call must be made before the player to act has acted.

## Who begins

rule-first_player-named = Whoever was the last to see a toucan begins.
rule-first_player-random = The first player is drawn by lot.
rule-first_player-highest_roll = Everybody rolls one die, and the highest roll begins.

## Raises

rule-raise_rule-free = Raise with more dice of any face, or with as many dice of a higher face.
rule-raise_rule-never_down = Raise with more dice of the same face, or with as many or more of a higher face; the face goes down only by way of { $wilds }.
rule-raise_rule-one_axis = Raise either the count or the face, not both; the face goes down only by way of { $wilds }.
rule-open_wild-no = A normal round cannot be opened with { $wilds }.
rule-open_wild-yes = A normal round may be opened with { $wilds }.

## Down to one die

rule-last_die-no = There are no rounds of { $palifico }.
rule-last_die-yes = Whoever drops to one die announces “{ $palifico }!”; the next round then has rules of its own.
rule-last_die_trigger-every_time = It happens every time a player drops to one die.
rule-last_die_trigger-first_time = It happens only the first time that each player drops to one die.
rule-last_die_two_players-no = With two players left there are no rounds of { $palifico }.
rule-last_die_two_players-yes = It applies with two players left, too.
rule-last_die_open_wild-no = A round of { $palifico } cannot be opened with { $wilds }.
rule-last_die_open_wild-yes = A round of { $palifico } may be opened with { $wilds }.
rule-face_change-nobody = In a round of { $palifico } nobody may change the face.
rule-face_change-nobody_else = In a round of { $palifico } no player but its opener may change the face.
rule-face_change-one_die = In a round of { $palifico } any other player with just one die may change the face, and the new face then binds everybody.
rule-face_change-one_die_earlier = In a round of { $palifico } a player with just one die who has opened a round of { $palifico } before may change the face, and the new face then binds everybody.
rule-face_change_opener-no = The player who opened the round of { $palifico } may not change the face later in it.
rule-face_change_opener-yes = The player who opened the round of { $palifico } may change the face later in it, too.
rule-face_change_raise-free = A change of face needs more dice of any face, or as many of a higher face.
rule-face_change_raise-never_down = A change of face goes up only, with as many dice or more.
rule-face_change_raise-one_axis = A change of face goes up only, with exactly as many dice.

## The exact call

rule-calza-no = There is no exact call.
rule-calza-yes = The exact call, { $calza }, is played.
rule-calza_to_act-no = The player whose turn it is may not call { $calza }.
rule-calza_to_act-yes = The player whose turn it is may call { $calza }, too.
rule-calza_bidder-no = The bidder may not call { $calza } on their own bid.
rule-calza_bidder-yes = The bidder may call { $calza } on their own bid.
rule-calza_last_die-no = In a round of { $palifico } nobody may call { $calza }.
rule-calza_last_die-yes = { $calza } may be called in a round of { $palifico }, too.
rule-calza_two_players-no = With two players left nobody may call { $calza }.
rule-calza_two_players-yes = { $calza } may be called with two players left, too.
rule-calza_two_players-nobody = With two players left nobody is entitled to call { $calza }: one has bid and it is the other’s turn.
rule-calza_right_opens-caller = After a correct call the caller opens the next round.
rule-calza_right_opens-bidder = After a correct call the bidder opens the next round.
rule-calza_right_opens-to_act = After a correct call the player whose turn it was opens the next round.
rule-calza_tie-nearest = If several players call at once, the one nearest to the bidder, going clockwise, has priority.
rule-calza_tie-farthest = If several players call at once, the one farthest from the bidder, going clockwise, has priority.
rule-calza_tie-first_come = If several players call, whoever spoke first has priority.
rule-calza_or_turn-first_come = If the player to act speaks at the same time, whoever spoke first has priority.
rule-calza_or_turn-turn = If the player to act speaks at the same time, the player to act has priority.
rule-calza_or_turn-calza = If the player to act speaks at the same time, { $calza } has priority.

## Showing

rule-show_dudo-all_at_once = After { $dudo } all cups are lifted at once.
rule-show_dudo-caller_first = After { $dudo } the challenger lifts first, then the others clockwise.
rule-show_dudo-caller_last = After { $dudo } the challenger’s left neighbour lifts first, then the others clockwise, the challenger last.
rule-show_stop-never = After { $dudo } every cup is lifted.
rule-show_stop-true = After { $dudo } lifting stops as soon as the bid is proven true; the other cups stay down.
rule-show_stop-true_or_false = After { $dudo } lifting stops as soon as the bid is proven true or false; the other cups stay down.
rule-show_calza-all_at_once = After { $calza } all cups are lifted at once; everybody shows.
rule-show_calza-caller_first = After { $calza } the caller lifts first, then the others clockwise; everybody shows.
rule-show_calza-caller_last = After { $calza } the caller’s left neighbour lifts first, then the others clockwise, the caller last; everybody shows.

## Lost dice

rule-lost_dice-hidden = Lost dice are hidden: remembering how many each player has left is part of the game.
rule-lost_dice-visible = Lost dice lie in the open: everybody sees how many each player has left.
rule-dice_each = Each player begins with { $dice ->
    [one] one die
   *[other] { $dice } dice
 }.

## Notes beside a rule

told-silent = the box’s rulebook does not say; this is our convention
told-reading = the box’s rulebook can be read in more than one way
told-convention = our convention
optional-on = by the optional rule
optional-off = unless the optional rule is chosen
optional-off-then = unless the optional rule is chosen; with it:
rules-title = The rules of { $edition }
rules-against = { $left } and { $right }: what differs
rules-same = { $left } and { $right } have the same rules.
rules-none = (does not arise)

## How each edition differs from the others, in a sentence

differs-asmodee-2024 = The freest box: raise on any face and lift all cups at once; { $palifico }, { $calza } and lost dice in the open are yours to choose.
differs-azteca = A climb without a way back: the face goes down only by way of { $wilds }, and cups are lifted one by one until the bid is decided.
differs-paco = Small steps: raise the count or the face, never both, and every fall to one die brings a round of { $palifico }.
differs-piatnik = Nothing to choose and much to remember: raise freely, no exact call, lost dice always hidden, and lifting stops once the bid is proven true.
differs-pressman-2008 = The classic: the highest roll begins, raises are free, the challenger shows first, and each player opens { $palifico } only once.

## The house-rule editor

heading-table = At the table
label-first_player = Who begins
label-raise_rule = How to raise
label-open_wild = Opening with { $wilds }
label-last_die = Rounds of { $palifico }
label-last_die_trigger = How often { $palifico } comes
label-last_die_two_players = { $palifico } with two left
label-last_die_open_wild = Opening { $palifico } with { $wilds }
label-face_change = Who may change the face
label-face_change_opener = Change of face by the opener
label-face_change_raise = How the face may change
label-calza = The exact call
label-calza_to_act = Call on one’s own turn
label-calza_bidder = Call on one’s own bid
label-calza_last_die = Call in a round of { $palifico }
label-calza_two_players = Call with two left
label-calza_right_opens = Who opens after a correct call
label-calza_tie = Several calls at once
label-calza_or_turn = Call and turn at once
label-show_dudo = Cups after { $dudo }
label-show_stop = When lifting stops
label-show_calza = Cups after an exact call
label-lost_dice = Lost dice
label-dice_each = Dice each
