### The rulebook: one message for each value of each field of an edition, and the rules all share.
### $wild, $wilds, $dudo, $palifico and $calza are the edition's own words, the same in every language.

## Headings

heading-aim = Le but du jeu
heading-bids = Enchères et surenchères
heading-challenge = Mettre en doute : { $dudo }
heading-last-die = Plus qu’un dé : { $palifico }
heading-calza = Le compte exact : { $calza }
heading-no-calza = Le compte exact
heading-showing = Montrer les dés
heading-lost-dice = Les dés perdus
heading-start = Qui commence

## What every edition shares

shared-aim = Chaque personne prend un gobelet et { $dice ->
    [one] un dé
   *[other] { $dice } dés
 }. La dernière personne à avoir encore des dés gagne. On joue dans le sens horaire, vers la gauche.
shared-players = Pour deux à six personnes, et jusqu’à douze avec une règle maison.
shared-bid = Enchérir, c’est affirmer : sous tous les gobelets réunis, au moins tant de dés montrent telle valeur. Les valeurs sont les chiffres de 2 à 6 et la face joker ({ $wild }).
shared-wild = Le joker est la face { $wild } : les dés qui la montrent comptent pour la valeur annoncée, quelle qu’elle soit.
shared-half = Pour passer aux { $wilds }, annonce au moins la moitié du nombre précédent, arrondie à l’entier supérieur.
shared-double = Pour quitter les { $wilds } et revenir à un chiffre, annonce au moins le double du nombre précédent, plus un.
shared-wild-raise = Quand l’enchère porte sur les { $wilds }, on peut en annoncer davantage.
shared-limit = On ne peut jamais annoncer plus de dés qu’il n’y en avait au début de la partie.
shared-challenge = À ton tour, au lieu de surenchérir, tu peux mettre en doute la dernière enchère : « { $dudo } ». On compte les dés. S’il y en a au moins autant qu’annoncé, tu perds un dé ; s’il y en a moins, c’est la personne qui a enchéri qui en perd un.
shared-loser-opens = La personne qui a perdu un dé ouvre la manche suivante. Si elle n’en a plus, elle est hors jeu, et la personne suivante à sa gauche ouvre à sa place.
shared-last-die = La personne qui vient de tomber à un seul dé ouvre la manche { $palifico }. Dans cette manche, les { $wilds } ne sont pas des jokers et valent moins que le 2, et en principe on ne peut qu’augmenter le nombre de dés. Cela ne dure qu’une manche.
shared-calza = Au lieu d’une surenchère ou d’un « { $dudo } », quelqu’un peut déclarer la dernière enchère exacte : « { $calza } ». Si c’est juste, cette personne récupère un dé perdu, sans jamais dépasser son nombre de départ. Sinon, elle perd un dé. Il faut le dire avant que la personne dont c’est le tour ait joué.

## Who begins

rule-first_player-named = La personne qui a vu un toucan le plus récemment commence.
rule-first_player-random = On tire au sort qui commence.
rule-first_player-highest_roll = Chaque personne lance un dé : celle qui obtient le résultat le plus haut commence.

## Raises

rule-raise_rule-free = Pour surenchérir, annonce plus de dés de n’importe quelle valeur, ou autant de dés d’une valeur plus haute.
rule-raise_rule-never_down = Pour surenchérir, annonce plus de dés de la même valeur, ou au moins autant de dés d’une valeur plus haute ; la valeur ne redescend qu’en passant par les { $wilds }.
rule-raise_rule-one_axis = Pour surenchérir, augmente soit le nombre de dés, soit la valeur, mais pas les deux ; la valeur ne redescend qu’en passant par les { $wilds }.
rule-open_wild-no = On ne peut pas ouvrir une manche normale avec des { $wilds }.
rule-open_wild-yes = On peut ouvrir une manche normale avec des { $wilds }.

## Down to one die

rule-last_die-no = On ne joue pas de manches { $palifico }.
rule-last_die-yes = La personne qui tombe à un seul dé annonce « { $palifico } ! » ; la manche suivante a alors ses propres règles.
rule-last_die_trigger-every_time = La règle du dernier dé s’applique chaque fois que quelqu’un tombe à un seul dé.
rule-last_die_trigger-first_time = La règle du dernier dé ne s’applique qu’une fois par personne : la première fois qu’elle tombe à un seul dé.
rule-last_die_two_players-no = Quand il ne reste que deux personnes en jeu, il n’y a plus de manches { $palifico }.
rule-last_die_two_players-yes = La règle du dernier dé s’applique aussi quand il ne reste que deux personnes en jeu.
rule-last_die_open_wild-no = On ne peut pas ouvrir une manche { $palifico } avec des { $wilds }.
rule-last_die_open_wild-yes = On peut ouvrir une manche { $palifico } avec des { $wilds }.
rule-face_change-nobody = Dans une manche { $palifico }, personne ne peut changer la valeur.
rule-face_change-nobody_else = Dans une manche { $palifico }, personne ne peut changer la valeur, sauf la personne qui l’a ouverte.
rule-face_change-one_die = Dans une manche { $palifico }, toute autre personne qui n’a qu’un seul dé peut changer la valeur ; la nouvelle s’impose alors à tout le monde.
rule-face_change-one_die_earlier = Dans une manche { $palifico }, une personne qui n’a qu’un seul dé et qui a déjà ouvert une telle manche peut changer la valeur ; la nouvelle s’impose alors à tout le monde.
rule-face_change_opener-no = La personne qui a ouvert la manche { $palifico } ne peut plus changer la valeur en cours de manche.
rule-face_change_opener-yes = La personne qui a ouvert la manche { $palifico } peut encore changer la valeur en cours de manche.
rule-face_change_raise-free = Pour changer la valeur, il faut plus de dés de n’importe quelle valeur, ou autant de dés d’une valeur plus haute.
rule-face_change_raise-never_down = La valeur ne peut changer que vers le haut, avec au moins autant de dés.
rule-face_change_raise-one_axis = La valeur ne peut changer que vers le haut, avec exactement le même nombre de dés.

## The exact call

rule-calza-no = On joue sans le compte exact.
rule-calza-yes = On joue avec le compte exact : « { $calza } ».
rule-calza_to_act-no = La personne dont c’est le tour ne peut pas annoncer « { $calza } ».
rule-calza_to_act-yes = La personne dont c’est le tour peut aussi annoncer « { $calza } ».
rule-calza_bidder-no = On ne peut pas annoncer « { $calza } » sur sa propre enchère.
rule-calza_bidder-yes = On peut annoncer « { $calza } » sur sa propre enchère.
rule-calza_last_die-no = Dans une manche { $palifico }, personne ne peut annoncer « { $calza } ».
rule-calza_last_die-yes = Dans une manche { $palifico } aussi, on peut annoncer « { $calza } ».
rule-calza_two_players-no = Quand il ne reste que deux personnes en jeu, on ne peut plus annoncer « { $calza } ».
rule-calza_two_players-yes = Même quand il ne reste que deux personnes en jeu, on peut annoncer « { $calza } ».
rule-calza_two_players-nobody = Quand il ne reste que deux personnes en jeu, aucune n’a le droit d’annoncer « { $calza } » : l’une vient d’enchérir et c’est le tour de l’autre.
rule-calza_right_opens-caller = Si le compte est exact, la personne qui l’a annoncé ouvre la manche suivante.
rule-calza_right_opens-bidder = Si le compte est exact, la personne qui avait enchéri ouvre la manche suivante.
rule-calza_right_opens-to_act = Si le compte est exact, la personne dont c’était le tour ouvre la manche suivante.
rule-calza_tie-nearest = Si plusieurs personnes annoncent le compte exact en même temps, priorité à la plus proche de celle qui a enchéri, dans le sens horaire.
rule-calza_tie-farthest = Si plusieurs personnes annoncent le compte exact en même temps, priorité à la plus éloignée de celle qui a enchéri, dans le sens horaire.
rule-calza_tie-first_come = Si plusieurs personnes annoncent le compte exact, priorité à celle qui a parlé la première.
rule-calza_or_turn-first_come = Si la personne dont c’est le tour parle en même temps, priorité à celle qui a parlé la première.
rule-calza_or_turn-turn = Si la personne dont c’est le tour parle en même temps, c’est elle qui a la priorité.
rule-calza_or_turn-calza = Si la personne dont c’est le tour parle en même temps, c’est « { $calza } » qui a la priorité.

## Showing

rule-show_dudo-all_at_once = Après « { $dudo } », tous les gobelets se lèvent en même temps.
rule-show_dudo-caller_first = Après « { $dudo } », la personne qui a douté lève son gobelet en premier, puis les autres dans le sens horaire.
rule-show_dudo-caller_last = Après « { $dudo } », on lève les gobelets dans le sens horaire, en commençant à gauche de la personne qui a douté et en finissant par elle.
rule-show_stop-never = Après « { $dudo } », tous les gobelets sont levés.
rule-show_stop-true = Après « { $dudo } », on s’arrête dès que l’enchère est confirmée ; les autres gobelets restent baissés.
rule-show_stop-true_or_false = Après « { $dudo } », on s’arrête dès que l’enchère est confirmée ou démentie ; les autres gobelets restent baissés.
rule-show_calza-all_at_once = Après « { $calza } », tous les gobelets se lèvent en même temps ; tout le monde montre ses dés.
rule-show_calza-caller_first = Après « { $calza } », la personne qui l’a annoncé lève son gobelet en premier, puis les autres dans le sens horaire ; tout le monde montre ses dés.
rule-show_calza-caller_last = Après « { $calza } », on lève les gobelets dans le sens horaire, en commençant à gauche de la personne qui l’a annoncé et en finissant par elle ; tout le monde montre ses dés.

## Lost dice

rule-lost_dice-hidden = Les dés perdus sont cachés : se rappeler qui en a encore combien fait partie du jeu.
rule-lost_dice-visible = Les dés perdus restent visibles : tout le monde voit qui en a encore combien.
rule-dice_each = Tout le monde commence avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
 }.

## Notes beside a rule

told-silent = la règle du jeu n’en dit rien ; c’est notre convention
told-reading = la règle du jeu peut se lire de plusieurs façons
told-convention = notre convention
optional-on = règle optionnelle, choisie ici
optional-off = sauf si on choisit la règle optionnelle
optional-off-then = sauf si on choisit la règle optionnelle ; dans ce cas :
rules-title = Règles du jeu : { $edition }
rules-against = { $left } et { $right } : les différences
rules-same = { $left } et { $right } ont les mêmes règles.
rules-none = (sans objet)

## What sets each edition apart, in a sentence

differs-asmodee-2024 = La boîte la plus libre : on surenchérit à sa guise et on lève tous les gobelets ensemble ; { $palifico }, { $calza } et les dés perdus visibles sont au choix.
differs-azteca = Une montée sans retour : la valeur ne redescend qu’en passant par les { $wilds }, et on lève les gobelets un à un jusqu’à ce que l’enchère soit tranchée.
differs-paco = À petits pas : on monte le nombre ou la valeur, jamais les deux, et chaque chute à un seul dé ouvre une manche { $palifico }.
differs-piatnik = Rien à choisir et beaucoup à retenir : surenchères libres, pas de compte exact, dés perdus toujours cachés, et on s’arrête dès que l’enchère est confirmée.
differs-pressman-2008 = Le classique : le résultat le plus haut commence, les surenchères sont libres, la personne qui doute montre ses dés en premier, et chacun n’ouvre qu’une seule manche { $palifico }.

## The house-rule editor

heading-table = À la table
label-first_player = Qui commence
label-raise_rule = Comment surenchérir
label-open_wild = Ouvrir avec des { $wilds }
label-last_die = Manches { $palifico }
label-last_die_trigger = Fréquence de { $palifico }
label-last_die_two_players = { $palifico } à deux
label-last_die_open_wild = Ouvrir { $palifico } avec des { $wilds }
label-face_change = Qui peut changer la valeur
label-face_change_opener = Changement par la personne qui a ouvert
label-face_change_raise = Comment changer la valeur
label-calza = Le compte exact
label-calza_to_act = Annonce à son propre tour
label-calza_bidder = Annonce sur sa propre enchère
label-calza_last_die = Annonce dans une manche { $palifico }
label-calza_two_players = Annonce à deux
label-calza_right_opens = Qui ouvre après une annonce juste
label-calza_tie = Plusieurs annonces à la fois
label-calza_or_turn = Annonce et tour à la fois
label-show_dudo = Gobelets après { $dudo }
label-show_stop = Quand on cesse de lever
label-show_calza = Gobelets après un compte exact
label-lost_dice = Dés perdus
label-dice_each = Dés par personne
