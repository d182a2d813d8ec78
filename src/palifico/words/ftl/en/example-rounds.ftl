### Captions of the example rounds, one for each step: what a player may be thinking, or which rule is used.

## asmodee-2024

caption-asmodee-2024-roll = Six players with five dice each: thirty dice under the cups. Here you see under every cup, so that you can follow; at a real table each player sees only their own dice. Andrea opens.
caption-asmodee-2024-1 = Andrea has one four and one { $wild }, which is wild. Of thirty dice about ten count for any number, so six fours is a cautious start.
caption-asmodee-2024-2 = Diego bids more dice, and whoever does that may choose any face, even a lower one. He holds two threes and a { $wild }.
caption-asmodee-2024-3 = Maria keeps the count at seven and raises the face instead: with three fives and a { $wild } she is happy to say fives.
caption-asmodee-2024-4 = Aurora finds seven dice plenty and changes to { $wilds }: half of seven, rounded up, is four. She does not hold a single one. A bluff!
caption-asmodee-2024-5 = Carmen holds four sixes and wants to get away from { $wilds }. That takes twice four plus one: nine.
caption-asmodee-2024-call = Nicola has no six, only one { $wild }. Nine out of thirty sounds like too many: “{ $dudo }!”
caption-asmodee-2024-end = All cups are lifted: five sixes and four { $wilds } make exactly nine. Carmen was right. Nicola loses a die and opens the next round.

## piatnik

caption-piatnik-roll = The game begins: six players, thirty dice. Here you see under every cup, so that you can follow; at a real table each player sees only their own dice. Marco opens.
caption-piatnik-1 = Marco has two fours and a { $wild }, which counts as a four as well. That makes three of his own: eight in all is reasonable, nine would be daring.
caption-piatnik-2 = Lucio adds one more of the same. Nine of any other number would do, too, or eight fives or sixes.
caption-piatnik-3 = Elena has no four. She changes to { $wilds }: half of nine, rounded up, is five. She holds just one and hopes that the others have the rest.
caption-piatnik-4 = Fulvio does not want to bid six { $wilds }. Going back to a number takes twice five plus one: eleven. He has two fours and stays with them.
caption-piatnik-call = Carlo has one four and no { $wild }. Eleven is too many for him: “{ $dudo }!”
caption-piatnik-end = Carlo lifts his cup first, the others follow clockwise: six fours and three { $wilds } make nine. Two too few: Fulvio loses a die and opens the next round.

## pressman-2008

caption-pressman-2008-roll = Six players, thirty dice, and a lively round. Here you see under every cup, so that you can follow; at a real table each player sees only their own dice. Alice opens.
caption-pressman-2008-1 = Alice begins high: she has two fours and one { $wild } under her own cup, and ten is about what thirty dice show of any number, { $wilds } included.
caption-pressman-2008-2 = Ben keeps the count at ten and raises the face. His two sixes and two { $wilds } make four already.
caption-pressman-2008-3 = Carol bids one die more, so the face may even go down. She has two twos and one { $wild }.
caption-pressman-2008-4 = Dan jumps by two. With three twos he can afford it, and the next player is in a tight spot.
caption-pressman-2008-5 = Emily has no two, but two { $wilds }. Half of thirteen, rounded up, is seven: that is her way out.
caption-pressman-2008-6 = Frank goes back to numbers: twice seven plus one is fifteen. Three twos and one { $wild } give him courage.
caption-pressman-2008-7 = It is Alice’s turn again, and she adds one. Three others have bid twos, and she has a two and an { $wild } herself.
caption-pressman-2008-8 = Ben changes to { $wilds } once more: half of sixteen is eight. He holds two. Seven { $wilds } were bid before; the same number of them never comes twice in a round.
caption-pressman-2008-call = Carol has a single { $wild }. Eight of them among thirty dice? “{ $dudo }!”
caption-pressman-2008-end = Carol shows first, then the others clockwise, Ben last: seven { $wilds }, one too few. Ben loses a die and opens the next round with four. Alice’s sixteen twos, by the way, were exactly right.

## azteca

caption-azteca-roll = The rulebook of this box has no example round, so here is one of ours: five players, twenty-five dice. Here you see under every cup, so that you can follow. Lucia opens.
caption-azteca-1 = Lucia has two fours and begins low. There is plenty of room above.
caption-azteca-2 = Pablo goes to a higher face, and then the count may rise as well. Two sixes and a { $wild }: he holds three of the six he bids.
caption-azteca-3 = Ines has three threes. But in this box the face never goes down from one number to another, not even with more dice. Only one way is left: { $wilds }. Half of six is three.
caption-azteca-4 = Teo goes back to numbers with twice three plus one: seven. After { $wilds } every number is free again, so sixes have become threes. He has two of them and a { $wild }.
caption-azteca-5 = Rosa adds one. She holds a single three, but she believes Teo.
caption-azteca-call = Lucia has no three and no { $wild }. Eight? “{ $dudo }!”
caption-azteca-end = The player to Lucia’s left shows first: Pablo two, Ines four, Teo three. That makes nine, { $wilds } included, and the bid of eight is proven: Rosa and Lucia keep their cups down. Lucia loses a die and opens the next round.

## paco

caption-paco-roll = In the middle of a game: five players, and only twenty-one dice are left. Here you see under every cup, so that you can follow; at a real table each player sees only their own dice. Ana opens.
caption-paco-1 = Ana has two fours. Two more among the other seventeen dice: that is hardly a risk.
caption-paco-2 = Bruno raises the count, so the face has to stay: one or the other, never both. With two fours and a { $wild } he holds half of the six he bids.
caption-paco-3 = Clara likes to tease and changes to { $wilds }. Half of six, three, would do; she says four. Two are under her own cup.
caption-paco-4 = David goes back from { $wilds } to a number: twice four plus one is nine, the least he may say. He has two fives and a { $wild }.
caption-paco-call = Emma has neither a five nor a six. Ten fives, nine sixes or five { $wilds }? She likes none of it: “{ $dudo }!”
caption-paco-end = All cups are lifted: four fives and five { $wilds } make nine, just enough. Emma doubted too soon, loses a die and opens the next round.
