### The first game: four short rounds that teach how to play.

learn-title = Learn to play
learn-about = Four short rounds, about three minutes. Nothing can go wrong.
learn-edition = Which box do you have?
learn-rounds = The four rounds
learn-round = Round { $number } of { $total }
learn-step = Step { $number } of { $total }
learn-round-bids = Bidding
learn-round-wilds = The wild face: { $wild }
learn-round-dudo = The doubt: { $dudo }
learn-round-last = The last die: { $palifico }
learn-you = You
learn-your-move = Your move
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

learn-bids-hello = Everyone hides { $dice } dice under a cup. You see only your own. The last player with dice wins.
learn-bids-what = A bid is a claim about all the cups together. { $bid } means: at least three fives. It may be true, or a bluff.
learn-bids-open = You begin, and you hold two fives. Press the button to bid { $low }, or first + for { $high }.
learn-bids-open-face = You could bid that: nobody sees your dice. But for now stay with the face you have two of, the five.
learn-bids-open-more = That is allowed, and might even be true. But begin lower, and leave the others room to raise.
learn-bids-heard = Ines says { $first }, Teo { $second }. They count on your dice as well.
learn-raise-free = Each bid must beat the last: more dice of any face, or as many of a higher face.
learn-raise-never-down = Each bid must beat the last: more dice of the same face, or at least as many of a higher one. Among the numbers, the face never goes down.
learn-raise-one-axis = Each bid must beat the last, in one way only: more dice of the same face, or as many of a higher one. Among the numbers, the face never goes down.
learn-bids-raise = Now raise { $bid } a little. You can only pick what the rules allow.
learn-bids-raise-wild = { $wilds } are a story of their own: they come in the next round. Raise with a number this time.
learn-bids-raise-more = That is allowed, but it climbs fast, and you may have to prove it. Try a smaller raise.
learn-bids-raise-dudo = You may doubt, and you will soon. But first make a raise.
learn-bids-end = Well bid! It goes round, higher and higher, until someone doubts it.

## The wild face

learn-wilds-look = Two of your new dice show { $wild }. It is wild: it counts as any face. For { $bid } you hold not one die but { $count }.
learn-wilds-half = You can bid { $wilds } as well. Then only they count, so half is enough, rounded up: { $count } becomes { $half }. Bid { $bid }.
learn-wilds-half-face = A good raise. But this time try the wild face.
learn-wilds-half-more = That is allowed, but half is enough: { $bid }.
learn-wilds-half-dudo = With so many dice that help, there is no need to doubt. Try the wild face.
learn-wilds-back = Back to a number costs double plus one. After your { $count } that is { $needed }: Ines says { $bid }. Teo changes at once: { $next }.
learn-wilds-double = Now go back yourself: twice { $count } plus one is { $needed }, of any number you like.
learn-wilds-double-wild = One more of the same is a good raise, too. But this time go back to a number.
learn-wilds-double-more = That is allowed, but { $needed } dice are enough.
learn-wilds-double-dudo = You could doubt it. But you hold two of them: take the way back instead.
learn-wilds-end = That is the wild face: half to get there, double plus one to get back.
learn-wilds-no-opening = Just one more thing: nobody may open a normal round with { $wilds }.

## The doubt

learn-dudo-look = Teo jumps to { $bid }. You have no three and no { $wild }: it would take eight of the other ten dice!
learn-dudo-say = Do you believe { $bid }? If not, say { $dudo }!
learn-dudo-say-raise = You could raise. But then you would be the one who claims even more than that. Say { $dudo } this time.
learn-dudo-counted = Threes and { $wilds } count. There are too few for { $bid }: Teo was bluffing, loses a die and opens the next round.
learn-stop-true = In this edition lifting stops as soon as a bid is proven true. Whatever is still covered then stays secret.
learn-stop-true-or-false = In this edition lifting stops as soon as it is clear whether the bid is true or false. Whatever is still covered stays secret.
learn-dudo-else = With { $bid } or more on the table, you would have lost the die: a wrong doubt costs you.
learn-dudo-hidden = Lost dice are put away, and nobody shows how many are left. Keep count in your head: it is part of the game.
learn-dudo-exact = There is also { $calza }: call it when a bid is exactly right and win a die back, or lose one.

## The last die

learn-last-option = In this edition { $palifico } is an option: it is played if you switch it on. Here it is on, so that you know it.
learn-last-drop = Much later: Ines doubted your { $bid }, and was right. You have one die left. That is { $palifico }!
learn-last-drop-spelt = Much later: Ines doubted your { $bid }, and was right. You have one die left. That is { $palifico }, as your box spells it!
learn-last-rules = You open a special round. { $wilds } are not wild now, and the face you choose stays: only the count goes up.
learn-change-nobody = That holds for everybody: nobody may change the face.
learn-change-one-die = There is one exception: another player who also has just one die may change the face, and the new one then binds everybody.
learn-change-one-die-opener = There is one exception: whoever has just one die, you included, may change the face, and the new one then binds everybody.
learn-change-one-die-earlier = There is one exception: a player with just one die who has opened such a round before may change the face, and the new one then binds everybody.
learn-last-open = Your only die shows a four. Open with { $bid }.
learn-last-open-face = You may open with any face, even with { $wilds }. But the one thing you know is your four: bid on it.
learn-last-open-more = That is allowed. But the whole table holds few dice now: begin with one.
learn-last-doubt = Ines says { $first }, Teo { $second }. Only { $dice } dice are left, and none is wild. Say { $dudo }!
learn-last-doubt-raise = Even more fours, with so few dice and no help? Better say { $dudo }.
learn-last-counted = The { $wilds } count for nothing this time. Too few fours for { $bid }: Teo loses a die.
learn-last-end = Then everything is as before. Lose your last die and you are out; the last one with dice wins.

## The end

learn-done = You can play Perudo!
learn-done-more = The rest is nerve.
learn-play = Play against bots
learn-read = Read the whole rulebook
learn-other = Learn another edition
