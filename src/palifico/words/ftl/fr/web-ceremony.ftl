### The ceremonies of the boxes: who begins, the roll-off, what is announced, the word for a challenge.

## Who begins

ceremony-who = Qui a vu un toucan le plus récemment ?
ceremony-who-more = Cette personne ouvre la première manche.
ceremony-draw = On ne sait pas : tirage au sort
ceremony-seen = { $you ->
    [yes] C’est toi qui as vu un toucan le plus récemment.
   *[no] C’est { $player } qui a vu un toucan le plus récemment.
 }
ceremony-drawn = On tire au sort qui commence.

## The roll-off

ceremony-roll-off = Chacun lance un dé : le résultat le plus haut commence
ceremony-tie = Égalité au plus haut : { $players } relancent.
ceremony-wild = La face { $wild } compte pour 1.
ceremony-rolled = a fait { $die }
ceremony-your-roll = Ton dé

## The last die

ceremony-announced = { $you ->
    [yes] Tu annonces : { $palifico } !
   *[no] { $player } annonce : { $palifico } !
 }

## Dubito or Dudo

ceremony-word = Le mot pour douter dans { $edition }
ceremony-word-hint = La règle du jeu admet les deux mots. Chacun choisit sur son appareil.
ceremony-word-other = Dire plutôt « { $word } »
