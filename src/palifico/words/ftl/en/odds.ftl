### `palifico odds`: how likely is a bid?

command-odds = Say how likely a bid is, before and after listening to the bids so far. Without --edition the rules are those of pressman-2008.
param-dice = Your own dice, like 24551.
param-others = The dice of the others: how many in all, like 15, or cup by cup clockwise from your left, like 5,5,3.
param-bids = The bids of this round in order, like "3x4 4x4 5x5"; the last one came from your right.

fault-odds-dice = Your dice are 1 to { $most } digits from 1 to 6, like 24551; “{ $given }” is not.
fault-odds-others = The dice of the others are a number from 1 to { $most }, like 15, or cups of up to { $each } with commas between, like 5,5,3; “{ $given }” is neither.
fault-odds-cup = A cup holds at most { $most } dice, not { $given }.
fault-odds-alone = Nobody else has dice: there is nothing to bid about.
fault-odds-opener = A last-die round is opened with one die; here the opener has { $given }.
odds-impossible = By the rules of { $edition }, bid number { $number } of this round, { $bid }, cannot have been made. { $why }

## The table

odds-known = Your dice: { $dice }. Under the other cups: { $others ->
    [one] 1 die.
   *[other] { $others } dice.
 }
odds-bid = bid
odds-true = true
odds-exact = exactly true
odds-before = before listening
odds-after = after listening
odds-before-short = before
odds-after-short = after
odds-model = “Before” is what the dice alone say; “after” listens to the bids as well, and holds if people bid as the model { $model } has it.

## What it means

odds-sure = { $bid } is certainly true: { $chance }.
odds-likely = { $bid } is probably true: { $chance }.
odds-even = { $bid } is about as likely true as false: { $chance }.
odds-unlikely = { $bid } is probably false: it is true with a chance of { $chance }.
odds-never = { $bid } cannot be true: { $chance }.
odds-heard-more = The bids speak for it: before listening it was { $before }.
odds-heard-less = The bids speak against it: before listening it was { $before }.
odds-heard-same = The bids hardly change that.
odds-raises = Of the smallest raises { $bid } is the likeliest: { $chance }.
odds-openings = These are the highest counts that are more likely true than false.
odds-closed = No raise is legal on { $faces }.
odds-not-now = You could not bid { $bid } now. { $why }

## The drawing

odds-plot-title = How likely a bid is, by its count
odds-plot-half = Above this line a bid is more likely true than false.
fault-file-svg_name = The name of a drawing ends in .svg; “{ $file }” does not. Nothing was written.
