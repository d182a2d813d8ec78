### L’histoire d’une partie finie : une phrase et le meilleur moment.

story-won = { $dice ->
    [one] Tu as gagné à la manche { $rounds }, avec un dé restant.
   *[other] Tu as gagné à la manche { $rounds }, avec { $dice } dés restants.
 }
story-doubted = { $count ->
    [one] Hors jeu à la manche { $round } sur { $rounds } : { $player } a mis en doute ton enchère { $bid }, et il y en avait { $count }.
   *[other] Hors jeu à la manche { $round } sur { $rounds } : { $player } a mis en doute ton enchère { $bid }, et il y en avait { $count }.
 }
story-doubting = { $count ->
    [one] Hors jeu à la manche { $round } sur { $rounds } : tu as mis en doute l’enchère { $bid } de { $player }, mais il y en avait bien { $count }.
   *[other] Hors jeu à la manche { $round } sur { $rounds } : tu as mis en doute l’enchère { $bid } de { $player }, mais il y en avait bien { $count }.
 }
story-out = La manche { $round } sur { $rounds } a été ta dernière.

## The best moment

story-best-exact = Ton meilleur moment : à la manche { $round }, tu as dit que { $bid } était le compte exact, et c’était vrai.
story-best-caught = { $count ->
    [one] Ton meilleur moment : à la manche { $round }, tu as mis en doute l’enchère { $bid } de { $player } ; il n’y en avait que { $count }.
   *[other] Ton meilleur moment : à la manche { $round }, tu as mis en doute l’enchère { $bid } de { $player } ; il n’y en avait que { $count }.
 }
story-best-caught-none = Ton meilleur moment : à la manche { $round }, tu as mis en doute l’enchère { $bid } de { $player } ; il n’y en avait aucun.
story-best-bluff = { $count ->
    [one] Ton meilleur moment : à la manche { $round }, ton enchère { $bid } est passée ; il n’y en avait que { $count }.
   *[other] Ton meilleur moment : à la manche { $round }, ton enchère { $bid } est passée ; il n’y en avait que { $count }.
 }
story-best-bluff-none = Ton meilleur moment : à la manche { $round }, ton enchère { $bid } est passée ; il n’y en avait aucun.
story-best-truth = Ton meilleur moment : à la manche { $round }, { $player } a mis en doute ton enchère { $bid }, et tu avais raison.

## Once more

story-again = Rejouer
