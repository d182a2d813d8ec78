### The first game: four short rounds that teach how to play.

learn-title = Learn to play
learn-about = Your first game: four short rounds, about three minutes. Nothing can go wrong.
learn-edition = Which box do you have?
learn-rounds = The four rounds
learn-round = Round { $number } of { $total }
learn-step = Step { $number } of { $total }
learn-round-bids = Bidding
learn-round-wilds = The wild face: { $wild }
learn-round-dudo = The doubt: { $dudo }
learn-round-last = The last die: { $palifico }
learn-you = You
learn-your-move = Your move:
learn-next = Next
learn-back = Back
learn-skip = Skip this round
learn-again = Begin again
learn-next-round = To round { $number }
learn-finish = Finish
learn-try-again = Try something else
learn-well-done = Well done!
learn-lifting = The cups are lifted. Count along!

## Bidding

learn-bids-hello = Each of you has a cup with { $dice } dice. You see only your own; the others’ stay covered. Whoever is the last with dice wins.
learn-bids-what = A bid says: under all the cups together, at least so many dice show this face. { $bid } means “at least three fives”. It may be true, and it may be a bluff.
learn-bids-open = You begin. You hold two fives, so bid { $low } or { $high }: choose the face, then the count.
learn-bids-open-face = You could bid that: nobody sees your dice. But for now stay with the face you have two of, the five.
learn-bids-open-more = That is allowed, and might even be true. But begin lower, and leave the others room to raise.
learn-bids-heard = Ines says { $first }, and Teo { $second }. They count on what lies under your cup, too.
learn-raise-free = Every bid must beat the one before: with more dice of any face, or with as many dice of a higher face.
learn-raise-never-down = Every bid must beat the one before: with more dice of the same face, or with as many or more of a higher face. From one number to another, the face never goes down.
learn-raise-one-axis = Every bid must beat the one before, in one way at a time: more dice of the same face, or as many dice of a higher face. From one number to another, the face never goes down.
learn-bids-raise = Now raise { $bid } a little. You are only offered what the rules allow.
learn-bids-raise-wild = { $wilds } are a story of their own: they come in the next round. Raise with a number this time.
learn-bids-raise-more = That is allowed, but it climbs fast, and you may have to prove it. Try a smaller raise.
learn-bids-raise-dudo = You may doubt, and you will soon. But first make a raise.
learn-bids-end = Well bid! So it goes around the table, higher and higher, until somebody does not believe it.

## The wild face

learn-wilds-look = New dice, and two of yours show { $wild }. That face is wild: it counts for whatever is bid. For { $bid }, not just one die helps you, but { $count }.
learn-wilds-half = You can also bid on { $wilds } themselves. Then nothing else counts, so half the dice are enough, rounded up: half of { $count } makes { $half }. Bid { $bid }.
learn-wilds-half-face = A good raise. But this time try the wild face.
learn-wilds-half-more = That is allowed, but half is enough: { $bid }.
learn-wilds-half-dudo = With so many dice that help, there is no need to doubt. Try the wild face.
learn-wilds-back = The way back to a number costs double, plus one. After your { $count } that makes { $needed }, so Ines says { $bid }. Teo changes at once: { $next }.
learn-wilds-double = Now take the way back yourself: twice { $count }, plus one, makes { $needed }, of any number you like.
learn-wilds-double-wild = One more of the same is a good raise, too. But this time go back to a number.
learn-wilds-double-more = That is allowed, but { $needed } dice are enough.
learn-wilds-double-dudo = You could doubt it. But you hold two of them: take the way back instead.
learn-wilds-end = That is the whole secret of the wild face: half to get there, double plus one to get back.
learn-wilds-no-opening = Just one more thing: nobody may open a normal round with { $wilds }.

## The doubt

learn-dudo-look = Teo jumps to { $bid }. Look at your dice: not a single three, and no { $wild }. So all eight would have to lie under the other two cups: eight of ten dice!
learn-dudo-say = Do you believe { $bid }? If not, do not raise. Say { $dudo }!
learn-dudo-say-raise = You could raise. But then you would be the one who claims even more than that. Say { $dudo } this time.
learn-dudo-counted = The cups are lifted; threes and { $wilds } count. There are not enough for { $bid }, so Teo was bluffing, loses a die, and opens the next round.
learn-stop-true = In this edition lifting stops as soon as a bid is proven true. Whatever is still covered then stays secret.
learn-stop-true-or-false = In this edition lifting stops as soon as it is clear whether the bid is true or false. Whatever is still covered stays secret.
learn-dudo-else = Had { $bid } been there, or more, the bid would have been true, and the die yours to lose: whoever doubts wrongly pays.
learn-dudo-hidden = Lost dice are put away, and nobody shows how many are left. Keep count in your head: it is part of the game.
learn-dudo-exact = You can also play with { $calza }: whoever thinks that a bid is exactly right may say so, to win a lost die back, or lose one more.

## The last die

learn-last-option = In this edition { $palifico } is an option: it is played if you switch it on. Here it is on, so that you know it.
learn-last-drop = Much later: you bid { $bid }, Ines doubted it, and she was right. You lose a die and have just one left. That is { $palifico }!
learn-last-rules = You open the next round, and it goes by rules of its own. { $wilds } are not wild, just one more face, the lowest. And the face that you choose stays: from then on only the count rises.
learn-change-nobody = That holds for everybody: nobody may change the face.
learn-change-one-die = There is one exception: another player who also has just one die may change the face, and the new one then binds everybody.
learn-change-one-die-opener = There is one exception: whoever has just one die, you included, may change the face, and the new one then binds everybody.
learn-change-one-die-earlier = There is one exception: a player with just one die who has opened such a round before may change the face, and the new one then binds everybody.
learn-last-open = Your only die shows a four. Open with { $bid }.
learn-last-open-face = You may open with any face, even with { $wilds }. But the one thing you know is your four: bid on it.
learn-last-open-more = That is allowed. But the whole table holds few dice now: begin with one.
learn-last-doubt = Ines says { $first }, Teo { $second }. Only { $dice } dice are left in all, and the wild ones do not help. Say { $dudo }!
learn-last-doubt-raise = Even more fours, with so few dice and no help? Better say { $dudo }.
learn-last-counted = Look at the { $wilds } under the cups: this time they count for nothing. There are too few fours for { $bid }, and Teo loses a die.
learn-last-end = After this one round everything is as before. Lose your last die, and you are out; the last one with dice wins.

## The end

learn-done = That is the game!
learn-done-more = You can bid, change to the wild face and back, doubt, and survive with one die. The rest is nerve.
learn-play = Play now against bots
learn-read = Read the whole rulebook
learn-other = Learn another edition
