### Légendes des manches d’exemple, une par étape : ce que pense peut-être la personne qui joue, ou la règle qu’elle applique.

## asmodee-2024

caption-asmodee-2024-roll = Six personnes avec cinq dés chacune : trente dés sous les gobelets. Ici, tu vois sous tous les gobelets pour pouvoir suivre ; à une vraie table, chacun ne voit que ses propres dés. Andrea ouvre.
caption-asmodee-2024-1 = Andrea a un quatre et un { $wild }, qui sert de joker. Sur trente dés, une dizaine comptent pour chaque valeur : six quatre, c’est un début prudent.
caption-asmodee-2024-2 = Diego annonce plus de dés, et on peut alors choisir n’importe quelle valeur, même plus basse. Il a deux trois et un { $wild }.
caption-asmodee-2024-3 = Maria garde le nombre, sept, et monte la valeur : avec trois cinq et un { $wild }, elle annonce volontiers des cinq.
caption-asmodee-2024-4 = Aurora trouve que sept dés, c’est déjà beaucoup, et passe aux { $wilds } : la moitié de sept, arrondie à l’entier supérieur, donne quatre. Elle n’en a pas un seul. Du bluff !
caption-asmodee-2024-5 = Carmen a quatre six et veut quitter les { $wilds }. Il lui faut le double de quatre, plus un : neuf.
caption-asmodee-2024-call = Nicola n’a pas de six, seulement un { $wild }. Neuf sur trente, cela lui paraît beaucoup : « { $dudo } ! »
caption-asmodee-2024-end = Tous les gobelets se lèvent : cinq six et quatre { $wilds } font exactement neuf. Carmen avait raison. Nicola perd un dé et ouvre la manche suivante.

## piatnik

caption-piatnik-roll = La partie commence : six personnes, trente dés. Ici, tu vois sous tous les gobelets pour pouvoir suivre ; à une vraie table, chacun ne voit que ses propres dés. Marco ouvre.
caption-piatnik-1 = Marco a deux quatre et une { $wild }, qui compte elle aussi comme un quatre. Il en a donc déjà trois : huit en tout, c’est raisonnable ; neuf, ce serait osé.
caption-piatnik-2 = Lucio en ajoute un de la même valeur. Il aurait aussi pu annoncer neuf dés de n’importe quelle autre valeur, ou huit cinq, ou huit six.
caption-piatnik-3 = Elena n’a pas de quatre. Elle passe aux { $wilds } : la moitié de neuf, arrondie à l’entier supérieur, donne cinq. Elle n’en a qu’une et compte sur les autres.
caption-piatnik-4 = Fulvio ne veut pas annoncer six { $wilds }. Pour revenir à un chiffre, il faut le double de cinq, plus un : onze. Il a deux quatre et s’y tient.
caption-piatnik-call = Carlo a un quatre et aucune { $wild }. Onze, c’est trop pour lui : « { $dudo } ! »
caption-piatnik-end = Carlo lève son gobelet en premier, les autres suivent dans le sens horaire : six quatre et trois { $wilds } font neuf. Il en manque deux : Fulvio perd un dé et ouvre la manche suivante.

## pressman-2008

caption-pressman-2008-roll = Six personnes, trente dés et une manche animée. Ici, tu vois sous tous les gobelets pour pouvoir suivre ; à une vraie table, chacun ne voit que ses propres dés. Alice ouvre.
caption-pressman-2008-1 = Alice commence haut : elle a deux quatre et un { $wild } sous son gobelet, et dix, c’est à peu près ce que trente dés donnent de chaque valeur, { $wilds } compris.
caption-pressman-2008-2 = Ben garde le nombre, dix, et monte la valeur. Avec deux six et deux { $wilds }, il en a déjà quatre.
caption-pressman-2008-3 = Carol annonce un dé de plus : la valeur peut donc même baisser. Elle a deux deux et un { $wild }.
caption-pressman-2008-4 = Dan saute de deux. Avec trois deux, il peut se le permettre, et il met la suivante dans l’embarras.
caption-pressman-2008-5 = Emily n’a pas de deux, mais elle a deux { $wilds }. La moitié de treize, arrondie à l’entier supérieur, donne sept : voilà sa porte de sortie.
caption-pressman-2008-6 = Frank revient aux chiffres : le double de sept, plus un, fait quinze. Trois deux et un { $wild } lui donnent du courage.
caption-pressman-2008-7 = C’est de nouveau à Alice, qui en ajoute un. Trois autres ont annoncé des deux, et elle a elle-même un deux et un { $wild }.
caption-pressman-2008-8 = Ben repasse aux { $wilds } : la moitié de seize donne huit. Il en a deux. Sept { $wilds } ont déjà été annoncés : on ne peut pas en annoncer deux fois le même nombre dans une manche.
caption-pressman-2008-call = Carol n’a qu’un { $wild }. Huit sur trente dés ? « { $dudo } ! »
caption-pressman-2008-end = Carol montre ses dés en premier, puis les autres dans le sens horaire, Ben en dernier : sept { $wilds }, il en manque un. Ben perd un dé et ouvre la manche suivante avec quatre dés. Les seize deux d’Alice, au passage, étaient exacts.

## azteca

caption-azteca-roll = La règle de cette boîte ne donne pas de manche d’exemple ; en voici donc une de notre cru : cinq personnes, vingt-cinq dés. Ici, tu vois sous tous les gobelets pour pouvoir suivre. Lucia ouvre.
caption-azteca-1 = Lucia a deux quatre et commence bas. Il reste beaucoup de place au-dessus.
caption-azteca-2 = Pablo passe à une valeur plus haute, et le nombre peut alors monter aussi. Avec deux six et une { $wild }, il a déjà la moitié des dés qu’il annonce.
caption-azteca-3 = Ines a trois trois. Mais dans cette boîte, on ne passe jamais d’un chiffre à un chiffre plus bas, même avec plus de dés. Il ne reste qu’un chemin : les { $wilds }. La moitié de six donne trois.
caption-azteca-4 = Teo revient aux chiffres avec le double de trois, plus un : sept. Après les { $wilds }, toutes les valeurs sont de nouveau libres, et des six on est passé aux trois. Il en a deux, et une { $wild }.
caption-azteca-5 = Rosa en ajoute un. Elle n’a qu’un seul trois, mais elle croit Teo.
caption-azteca-call = Lucia n’a ni trois ni { $wild }. Huit ? « { $dudo } ! »
caption-azteca-end = On commence à gauche de Lucia : Pablo en montre deux, Ines quatre, Teo trois. Avec les { $wilds }, cela fait neuf, et l’enchère de huit est confirmée : Rosa et Lucia ne lèvent pas leur gobelet. Lucia perd un dé et ouvre la manche suivante.

## paco

caption-paco-roll = Au milieu d’une partie : cinq personnes, et il ne reste que vingt et un dés. Ici, tu vois sous tous les gobelets pour pouvoir suivre ; à une vraie table, chacun ne voit que ses propres dés. Ana ouvre.
caption-paco-1 = Ana a deux quatre. Deux de plus parmi les dix-sept autres dés : elle ne risque presque rien.
caption-paco-2 = Bruno monte le nombre, donc la valeur reste : l’un ou l’autre, jamais les deux. Avec deux quatre et un { $wild }, il a la moitié des dés qu’il annonce.
caption-paco-3 = Clara aime taquiner et passe aux { $wilds }. La moitié de six, trois, suffirait ; elle dit quatre. Elle en a deux sous son gobelet.
caption-paco-4 = David quitte les { $wilds } : le double de quatre, plus un, fait neuf, le minimum permis. Il a deux cinq et un { $wild }.
caption-paco-call = Emma n’a ni cinq ni six. Dix cinq, neuf six ou cinq { $wilds } ? Rien ne lui plaît : « { $dudo } ! »
caption-paco-end = Tous les gobelets se lèvent : quatre cinq et cinq { $wilds } font neuf, tout juste. Emma a douté trop tôt : elle perd un dé et ouvre la manche suivante.
