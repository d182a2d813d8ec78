### The rulebook to play from: set-up, the course of a round, examples, the words of the box, tips.
### The rules themselves are in rules.ftl.

## Headings

heading-box = What is in the box
heading-setup = Setting up
heading-round = How a round is played
heading-options = The options of this box
heading-end = The end of the game
heading-words = What the words mean
heading-tips = Tips for the first evening

## The box and the table

contents-coloured = 30 dice, five of each colour; 6 cups, one of each colour; a lid; a bag.
contents-pouch = 30 dice, 6 cups, a lid for a cup, and a cloth pouch.
contents-unlisted = The rulebook has no list of parts. You need a cup and a set of dice for each player.
store-bag = Have the bag ready: lost dice disappear into it.
store-pouch = Have the pouch ready: lost dice disappear into it.
store-lid = Put the lid in the middle of the table: lost dice disappear under it.
store-aside = Lost dice leave the table and are kept out of sight, for example under a spare cup.
store-open = Lost dice lie in the middle of the table, where everybody can see them.
guide-colours = The cup and the dice of a player have the same colour.
guide-toucan = The host says who that was; if nobody knows, lots are drawn.
guide-roll-off = Those who tie for the highest roll again, until one is left; the face { $wild } counts as 1.

## A round

guide-shake = Everybody shakes their dice in the cup at the same time, and turns the cup over on the table with the dice beneath it.
guide-peek = Look at your own dice in secret, and at nobody else’s. Do not turn or touch a die until the round is over.
guide-turns = The opener must make a bid. Then it is the left neighbour’s turn, and so on: whoever’s turn it is must raise or doubt. That goes on until somebody doubts, so some players may have had more turns than others.
guide-bluff = Bluffing is allowed: you may bid on a face that you do not have at all.
guide-again = Once a bid has been checked the round is over, and everybody rolls again with the dice that they have left.

## Bids and calls

guide-more = If there are more such dice than were bid, the bid is still true.
guide-once = So each number of { $wilds } can be bid only once in a round.
guide-counting = What counts: all dice that show the bid face, and with them all that show the wild face ({ $wild }). If the bid was on { $wilds }, only { $wilds } count.
guide-counting-last = In a round of { $palifico } only the bid face itself counts.
guide-decline = The die that was won back cannot be declined.
guide-end = The game ends when only one player has dice left: that player has won.

## Options

option-on = { $change } (With this option, which is chosen here.)
option-off = { $change } (Only with this option, which is not chosen here.)
option-none = This box has no options: everything is played as described here.
optional-visible = option of the box: they lie in the open

## What the words mean

meaning-paco = “{ $wild }” is the toucan that takes the place of the 1 on the dice.
meaning-testa_di_lama = “{ $wild }” is Italian for “llama’s head”. It takes the place of the 1 on the dice.
meaning-ace = “{ $wild }” is the name for the 1 on the dice.
meaning-testa_di_azteco = “{ $wild }” is Italian for “Aztec’s head”. It is the 1 on the dice.
meaning-dudo = “{ $dudo }” is Spanish for “I doubt it”.
meaning-dubito = “{ $dudo }” is Italian for “I doubt it”.
meaning-palifico = “{ $palifico }” is what you are when you have just dropped to one die, and the round that you then open.
meaning-palafico = “{ $palifico }” is the name for a player who has just dropped to one die, and for the round that this player then opens.
meaning-ultimo_dado = “{ $palifico }” is Italian for “last die”.
meaning-calza = “{ $calza }” means “it fits”: the bid is exactly right.
meaning-occhio_di_bue = “{ $calza }” is Italian for “bull’s-eye”: the bid is exactly right.

## Tips

tip-third = Wild dice included, about a third of all dice count for any given number; only about a sixth show the wild face ({ $wild }).
tip-count = Keep count of the dice that are left: a bid that was safe with thirty dice is bold with twelve.
tip-low = A low opening gives nothing away, and all the others still have to speak.
tip-jump = A jump of several dice at once puts the next player on the spot.
tip-wilds = A bid on { $wilds } halves the count and unsettles those who hold none.
tip-suspense = For more suspense, lift the cups one after the other and set the dice that count aside.

## Examples: every one is checked by the engine when it is made

sample-title = Example
sample-raise = After { $bid } you may bid { $may }; but not { $not }.
sample-last = The round of { $palifico } was opened with { $bid }. You may go on with { $may }; but not with { $not }.
sample-change = A player who may change the face can also bid { $may } after { $bid }; but not { $not }.
sample-dudo-wrong = { $bid } was bid, then { $dudo }. Under the cups: { $cups }. { $found } dice count. That is enough: whoever doubted loses a die.
sample-dudo-right = { $bid } was bid, then { $dudo }. Under the same cups { $found } dice count. That is too few: the bidder loses a die.
sample-last-die-right = In the round of { $palifico }, { $bid } was bid, then { $dudo }. Under the cups: { $cups }. Only { $found } dice count, because the face { $wild } is not wild: the bidder loses a die.
sample-calza-right = { $bid } was bid, then { $calza }. Under the cups: { $cups }. Exactly { $found } dice count: the caller wins a die back.
sample-calza-wrong = { $bid } was bid, then { $calza }. Under the same cups { $found } dice count, not exactly as many as bid: the caller loses a die.
reason-not_higher = neither more dice nor a higher face
reason-face_down = the face may not go down
reason-one_axis = count and face may not rise together
reason-half = half of { $previous }, rounded up, is { $needed }
reason-double = twice { $previous }, plus one, is { $needed }
reason-face_locked = the face may not change
param-print = Also as a page to print: an .html file, which a browser prints or saves as PDF.

## The sheet to print

sheet-written = { $file } has been written. Open it in a browser and print it: two pages of A4, which fold to A5.
fault-sheet-suffix = A sheet is written as .html, not as { $given }: open it in a browser, and print it there or save it as PDF.
fault-sheet-against = A sheet has the rules of one table: leave out --against, or --print.
