### The first game on this device, and how hard the bots are.

first-how-hard = Difficulty
first-easy = Easy
first-medium = Medium
first-hard = Hard
first-easy-more = They trust their luck and often get caught.
first-medium-more = They work out the odds and remember who has lost dice.
first-hard-more = They bluff, listen to your bids and think ahead.
first-shown = In this first game you see how many dice everyone has left; after that, your box’s rule holds.
first-turn-open = You start. How many dice of one face lie under all the cups, yours included? Tap a face you hold, then bid.
first-turn-answer = { $player } says: at least { $bid } under all the cups. You hold { $own }. Believe it? Raise. If not: { $dudo }!
first-turn-close = Close this hint
