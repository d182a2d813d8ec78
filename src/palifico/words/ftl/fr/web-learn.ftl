### La première partie : quatre manches courtes pour apprendre à jouer.

learn-title = Apprendre à jouer
learn-about = Ta première partie : quatre manches courtes, trois minutes environ. Tu ne risques rien.
learn-edition = Quelle boîte as-tu ?
learn-rounds = Les quatre manches
learn-round = Manche { $number } sur { $total }
learn-step = Étape { $number } sur { $total }
learn-round-bids = Les enchères
learn-round-wilds = La face joker : { $wild }
learn-round-dudo = Le doute : { $dudo }
learn-round-last = Le dernier dé : { $palifico }
learn-you = Toi
learn-your-move = À toi de jouer :
learn-next = Suivant
learn-back = Retour
learn-skip = Passer cette manche
learn-again = Recommencer
learn-next-round = À la manche { $number }
learn-finish = Terminer
learn-try-again = Essaie autre chose
learn-well-done = Exactement !
learn-lifting = On lève les gobelets. Compte avec nous !

## Les enchères

learn-bids-hello = Chaque personne a un gobelet et { $dice } dés. Tu ne vois que les tiens ; ceux des autres restent couverts. La dernière personne à avoir des dés gagne.
learn-bids-what = Enchérir, c’est affirmer : sous tous les gobelets réunis, au moins tant de dés montrent telle valeur. { $bid } veut dire « au moins trois cinq ». C’est peut-être vrai, et c’est peut-être du bluff.
learn-bids-open = Tu commences. Tu as deux cinq : annonce { $low } ou { $high }. Choisis la valeur, puis le nombre.
learn-bids-open-face = Tu pourrais : personne ne voit tes dés. Mais pour l’instant, reste sur la valeur que tu as deux fois, le cinq.
learn-bids-open-more = C’est permis, et peut-être même vrai. Mais commence plus bas, et laisse aux autres de quoi surenchérir.
learn-bids-heard = Ines dit { $first }, et Teo { $second }. Ils comptent aussi sur ce qu’il y a sous ton gobelet.
learn-raise-free = Chaque enchère doit dépasser la précédente : plus de dés de n’importe quelle valeur, ou autant de dés d’une valeur plus haute.
learn-raise-never-down = Chaque enchère doit dépasser la précédente : plus de dés de la même valeur, ou au moins autant de dés d’une valeur plus haute. D’un chiffre à l’autre, la valeur ne baisse jamais.
learn-raise-one-axis = Chaque enchère doit dépasser la précédente, d’une seule façon à la fois : plus de dés de la même valeur, ou autant de dés d’une valeur plus haute. D’un chiffre à l’autre, la valeur ne baisse jamais.
learn-bids-raise = Maintenant, surenchéris un peu sur { $bid }. On ne te propose que ce que les règles permettent.
learn-bids-raise-wild = Les { $wilds }, c’est une autre histoire : on y vient à la prochaine manche. Cette fois, surenchéris avec un chiffre.
learn-bids-raise-more = C’est permis, mais ça monte vite, et il faudra peut-être le prouver. Essaie une surenchère plus petite.
learn-bids-raise-dudo = Tu peux douter, et tu le feras bientôt. Mais d’abord, surenchéris.
learn-bids-end = Bien joué ! Et ainsi de suite autour de la table, toujours plus haut, jusqu’à ce que quelqu’un n’y croie plus.

## La face joker

learn-wilds-look = De nouveaux dés, et deux des tiens montrent { $wild }. Cette face est le joker : elle compte pour toute valeur annoncée. Pour { $bid }, ce n’est pas un seul dé qui t’aide, mais { $count }.
learn-wilds-half = On peut aussi enchérir directement sur les { $wilds }. Rien d’autre ne compte alors, donc la moitié des dés suffit, arrondie à l’entier supérieur : la moitié de { $count } donne { $half }. Annonce { $bid }.
learn-wilds-half-face = Une bonne surenchère. Mais cette fois, essaie la face joker.
learn-wilds-half-more = C’est permis, mais la moitié suffit : { $bid }.
learn-wilds-half-dudo = Avec autant de dés utiles, pas besoin de douter. Essaie la face joker.
learn-wilds-back = Revenir à un chiffre coûte le double, plus un. Après tes { $count }, cela fait { $needed } : Ines dit { $bid }. Teo change aussitôt : { $next }.
learn-wilds-double = À toi de revenir : le double de { $count }, plus un, donne { $needed }, du chiffre de ton choix.
learn-wilds-double-wild = Un de plus de la même face, c’est aussi une bonne surenchère. Mais cette fois, reviens à un chiffre.
learn-wilds-double-more = C’est permis, mais { $needed } dés suffisent.
learn-wilds-double-dudo = Tu pourrais en douter. Mais tu en as deux : reviens plutôt à un chiffre.
learn-wilds-end = Voilà tout le secret de la face joker : la moitié pour y aller, le double plus un pour en revenir.
learn-wilds-no-opening = Encore une chose : on ne peut pas ouvrir une manche normale avec des { $wilds }.

## Le doute

learn-dudo-look = Teo saute à { $bid }. Regarde tes dés : pas un seul trois, et pas de { $wild }. Il faudrait donc qu’ils soient tous sous les deux autres gobelets : huit dés sur dix !
learn-dudo-say = Tu crois à { $bid } ? Sinon, ne surenchéris pas. Dis { $dudo } !
learn-dudo-say-raise = Tu pourrais surenchérir. Mais c’est toi, alors, qui affirmerais qu’il y en a encore plus. Cette fois, dis { $dudo }.
learn-dudo-counted = On lève les gobelets ; les trois et les { $wilds } comptent. Il n’y en a pas assez pour { $bid } : Teo bluffait, perd un dé et ouvre la manche suivante.
learn-stop-true = Dans cette édition, on s’arrête dès qu’une enchère est prouvée vraie. Ce qui est encore couvert reste secret.
learn-stop-true-or-false = Dans cette édition, on s’arrête dès qu’on sait si l’enchère est vraie ou fausse. Ce qui est encore couvert le reste.
learn-dudo-else = S’il y avait eu { $bid }, ou davantage, l’enchère aurait été vraie, et c’est toi qui aurais perdu un dé : qui doute à tort paie.
learn-dudo-hidden = Les dés perdus sont rangés, et personne ne montre combien il en reste. Compte de tête : cela fait partie du jeu.
learn-dudo-exact = On peut aussi jouer avec { $calza } : si tu penses qu’une enchère est exacte, tu peux le dire, pour récupérer un dé perdu ou en perdre un de plus.

## Le dernier dé

learn-last-option = Dans cette édition, { $palifico } est une option : on la joue si on la choisit. Ici, elle est activée pour que tu la découvres.
learn-last-drop = Bien plus tard : tu as annoncé { $bid }, Ines en a douté, et elle avait raison. Tu perds un dé et il ne t’en reste qu’un. C’est { $palifico } !
learn-last-rules = Tu ouvres la manche suivante, et elle a ses propres règles. Les { $wilds } n’y sont pas des jokers, juste une valeur de plus, la plus basse. Et la valeur que tu choisis reste : ensuite, seul le nombre monte.
learn-change-nobody = Cela vaut pour toute la table : personne ne peut changer la valeur.
learn-change-one-die = Il y a une exception : une autre personne qui n’a, elle aussi, qu’un seul dé peut changer la valeur, et la nouvelle s’impose à toute la table.
learn-change-one-die-opener = Il y a une exception : toute personne qui n’a qu’un seul dé, toi aussi, peut changer la valeur, et la nouvelle s’impose à toute la table.
learn-change-one-die-earlier = Il y a une exception : une personne qui n’a qu’un seul dé et qui a déjà ouvert une telle manche peut changer la valeur, et la nouvelle s’impose à toute la table.
learn-last-open = Ton seul dé montre un quatre. Ouvre avec { $bid }.
learn-last-open-face = Tu peux ouvrir avec n’importe quelle valeur, même avec des { $wilds }. Mais la seule chose que tu sais, c’est ton quatre : annonce-le.
learn-last-open-more = C’est permis. Mais il ne reste plus beaucoup de dés autour de la table : commence par un.
learn-last-doubt = Ines dit { $first }, Teo { $second }. Il ne reste que { $dice } dés en tout, et les jokers n’aident pas. Dis { $dudo } !
learn-last-doubt-raise = Encore plus de quatre, avec si peu de dés et sans aide ? Dis plutôt { $dudo }.
learn-last-counted = Regarde les { $wilds } sous les gobelets : cette fois, ils ne comptent pas. Il y a trop peu de quatre pour { $bid }, et Teo perd un dé.
learn-last-end = Après cette manche, tout redevient comme avant. Sans dé, on est hors jeu ; la dernière personne à avoir des dés gagne.

## La fin

learn-done = Voilà tout le jeu !
learn-done-more = Tu sais enchérir, passer au joker et en revenir, douter, et tenir avec un seul dé. Le reste, c’est du sang-froid.
learn-play = Jouer tout de suite contre des bots
learn-read = Lire tout le livret de règles
learn-other = Apprendre une autre édition
