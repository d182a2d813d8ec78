### The ceremonies of the boxes: who begins, the roll-off, what is announced, the word for a challenge.

## Who begins

ceremony-who = Who saw a toucan last?
ceremony-who-more = That player opens the first round.
ceremony-draw = Nobody knows: draw lots
ceremony-seen = { $you ->
    [yes] You saw a toucan last.
   *[no] { $player } saw a toucan last.
 }
ceremony-drawn = Lots are drawn to see who begins.

## The roll-off

ceremony-roll-off = Roll-off: the highest roll begins
ceremony-tie = A tie for the highest; these roll again: { $players }
ceremony-wild = The face { $wild } counts as 1.
ceremony-rolled = rolled { $die }
ceremony-your-roll = Your roll

## The last die

ceremony-announced = { $you ->
    [yes] You say: { $palifico }!
   *[no] { $player } says: { $palifico }!
 }

## Dubito or Dudo

ceremony-word = Word for a challenge in { $edition }
ceremony-word-hint = The rulebook allows both words. Everybody chooses on their own device.
ceremony-word-other = Say “{ $word }” instead
