### La règle pour jouer : mise en place, déroulement d’une manche, exemples, mots de la boîte, conseils.
### Les règles elles-mêmes sont dans rules.ftl.

## Titres

heading-box = Le contenu de la boîte
heading-setup = La mise en place
heading-round = Le déroulement d’une manche
heading-options = Les règles optionnelles de cette boîte
heading-end = La fin de la partie
heading-words = Ce que veulent dire les mots
heading-tips = Astuces pour une première soirée

## La boîte et la table

contents-coloured = 30 dés, cinq de chaque couleur ; 6 gobelets, un de chaque couleur ; un couvercle ; un sac.
contents-pouch = 30 dés, 6 gobelets, un couvercle de gobelet et une bourse en tissu.
contents-unlisted = La règle du jeu ne donne pas de liste du matériel. Il faut un gobelet et un jeu de dés par personne.
store-bag = Prépare le sac : les dés perdus y disparaissent.
store-pouch = Prépare la bourse en tissu : les dés perdus y disparaissent.
store-lid = Place le couvercle au milieu de la table : les dés perdus disparaissent dessous.
store-aside = Les dés perdus quittent la table et restent hors de vue, par exemple sous un gobelet de réserve.
store-open = Les dés perdus sont posés au milieu de la table, à la vue de tout le monde.
guide-colours = Le gobelet et les dés d’une personne sont de la même couleur.
guide-toucan = L’hôte de la table dit qui c’était ; si personne ne le sait, on tire au sort.
guide-roll-off = En cas d’égalité au plus haut, les ex æquo relancent, jusqu’à ce qu’il n’en reste qu’un ; la face { $wild } vaut 1.

## Une manche

guide-shake = Tout le monde secoue ses dés dans le gobelet en même temps, puis retourne le gobelet sur la table, les dés dessous.
guide-peek = Regarde tes dés en secret, et seulement les tiens. Ne retourne et ne touche aucun dé avant la fin de la manche.
guide-turns = La personne qui ouvre doit enchérir. Puis c’est au tour de la personne à sa gauche, et ainsi de suite : à son tour, on doit surenchérir ou douter. Cela continue jusqu’à ce que quelqu’un doute ; certains auront donc peut-être joué plus souvent que d’autres.
guide-bluff = Le bluff est permis : tu peux annoncer une valeur que tu n’as pas du tout.
guide-again = Quand une enchère a été vérifiée, la manche est finie, et chacun relance les dés qui lui restent.

## Enchères et annonces

guide-more = S’il y a plus de dés de cette valeur qu’annoncé, l’enchère est vraie quand même.
guide-once = Avec les { $wilds }, chaque nombre ne peut donc être annoncé qu’une fois par manche.
guide-counting = Ce qui compte : tous les dés qui montrent la valeur annoncée, et avec eux tous ceux qui montrent la face { $wild }. Si l’enchère portait sur les { $wilds }, on ne compte que les { $wilds }.
guide-counting-last = Dans une manche { $palifico }, seule la valeur annoncée compte.
guide-decline = On ne peut pas refuser le dé récupéré.
guide-end = La partie s’arrête quand une seule personne a encore des dés : elle a gagné.

## Règles optionnelles

option-on = { $change } (Avec cette règle optionnelle, choisie ici.)
option-off = { $change } (Seulement avec cette règle optionnelle, qui n’est pas choisie ici.)
option-none = Cette boîte n’a pas de règle optionnelle : tout se joue comme expliqué ici.
optional-visible = règle optionnelle de la boîte : ils restent visibles

## Ce que veulent dire les mots

meaning-paco = « { $wild } » est le toucan qui remplace le 1 sur les dés.
meaning-testa_di_lama = « { $wild } » veut dire « tête de lama » en italien. Elle remplace le 1 sur les dés.
meaning-ace = « { $wild } » désigne le 1 sur les dés.
meaning-testa_di_azteco = « { $wild } » veut dire « tête d’Aztèque » en italien. C’est le 1 sur les dés.
meaning-dudo = « { $dudo } » veut dire « je doute » en espagnol.
meaning-dubito = « { $dudo } » veut dire « je doute » en italien.
meaning-palifico = « { $palifico } » se dit d’une personne qui vient de tomber à un seul dé, et de la manche qu’elle ouvre alors.
meaning-palafico = « { $palifico } » désigne une personne qui vient de tomber à un seul dé, et la manche qu’elle ouvre alors.
meaning-ultimo_dado = « { $palifico } » veut dire « dernier dé » en italien.
meaning-calza = « { $calza } » veut dire que l’enchère tombe juste : elle est exacte.
meaning-occhio_di_bue = « { $calza } » veut dire « dans le mille » en italien : l’enchère est exacte.

## Conseils

tip-third = Avec les jokers, environ un tiers des dés comptent pour chaque chiffre ; environ un sixième seulement montrent la face { $wild }.
tip-count = Retiens combien de dés il reste : une enchère sûre avec trente dés devient osée avec douze.
tip-low = Une ouverture basse ne dévoile rien, et tous les autres doivent encore parler.
tip-jump = Un saut de plusieurs dés d’un coup met la personne suivante dans l’embarras.
tip-wilds = Passer aux { $wilds } divise le nombre par deux et déstabilise ceux qui n’en ont pas.
tip-suspense = Pour plus de suspense, on lève les gobelets un à un et on met de côté les dés qui comptent.

## Exemples : chacun est vérifié par le moteur de jeu quand il est créé

sample-title = Exemple
sample-raise = Après { $bid }, tu peux annoncer { $may } ; mais pas { $not }.
sample-last = La manche { $palifico } a été ouverte avec { $bid }. On peut continuer avec { $may } ; mais pas avec { $not }.
sample-change = Après { $bid }, une personne qui peut changer la valeur peut aussi annoncer { $may } ; mais pas { $not }.
sample-dudo-wrong = Enchère { $bid }, puis « { $dudo } ». Sous les gobelets : { $cups }. Dés qui comptent : { $found }. C’est assez : la personne qui a douté perd un dé.
sample-dudo-right = Enchère { $bid }, puis « { $dudo } ». Sous les mêmes gobelets, dés qui comptent : { $found }. C’est trop peu : la personne qui a enchéri perd un dé.
sample-last-die-right = Dans la manche { $palifico } : enchère { $bid }, puis « { $dudo } ». Sous les gobelets : { $cups }. Dés qui comptent : { $found } seulement, car la face { $wild } n’est pas un joker. La personne qui a enchéri perd un dé.
sample-calza-right = Enchère { $bid }, puis « { $calza } ». Sous les gobelets : { $cups }. Dés qui comptent : { $found } exactement. La personne qui l’a annoncé récupère un dé.
sample-calza-wrong = Enchère { $bid }, puis « { $calza } ». Sous les mêmes gobelets, dés qui comptent : { $found }, donc pas exactement le nombre annoncé. La personne qui a dit « { $calza } » perd un dé.
reason-not_higher = ni plus de dés, ni une valeur plus haute
reason-face_down = la valeur ne peut pas baisser
reason-one_axis = le nombre et la valeur ne peuvent pas monter ensemble
reason-half = la moitié de { $previous }, arrondie à l’entier supérieur, fait { $needed }
reason-double = le double de { $previous }, plus un, fait { $needed }
reason-face_locked = la valeur ne peut pas changer
param-print = Aussi en page à imprimer : un fichier .html, que le navigateur imprime ou enregistre en PDF.

## La feuille à imprimer

sheet-written = Le fichier { $file } est prêt. Ouvre-le dans un navigateur et imprime-le : deux pages A4, qui se plient en A5.
fault-sheet-suffix = La feuille s’écrit en .html, pas en { $given } : ouvre-la dans un navigateur, puis imprime-la ou enregistre-la en PDF.
fault-sheet-against = Une feuille contient les règles d’une seule table : enlève --against ou --print.
