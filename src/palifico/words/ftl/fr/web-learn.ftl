### La première partie : quatre manches courtes pour apprendre à jouer.

learn-title = Apprendre à jouer
learn-about = Quatre manches courtes, trois minutes environ. Tu ne risques rien.
learn-edition = Quelle boîte as-tu ?
learn-rounds = Les quatre manches
learn-round = Manche { $number } sur { $total }
learn-step = Étape { $number } sur { $total }
learn-round-bids = Les enchères
learn-round-wilds = La face joker : { $wild }
learn-round-dudo = Le doute : { $dudo }
learn-round-last = Le dernier dé : { $palifico }
learn-you = Toi
learn-your-move = À toi de jouer
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

learn-bids-hello = Chaque personne cache { $dice } dés sous un gobelet. Tu ne vois que les tiens. La dernière personne à avoir des dés gagne.
learn-bids-what = Une enchère parle de tous les gobelets réunis. { $bid } veut dire : au moins trois cinq. C’est peut-être vrai, ou du bluff.
learn-bids-open = Tu commences, et tu as deux cinq. Appuie sur le bouton pour annoncer { $low }, ou d’abord sur + pour { $high }.
learn-bids-open-face = Tu pourrais : personne ne voit tes dés. Mais pour l’instant, reste sur la valeur que tu as deux fois, le cinq.
learn-bids-open-more = C’est permis, et peut-être même vrai. Mais commence plus bas, et laisse aux autres de quoi surenchérir.
learn-bids-heard = Ines dit { $first }, et Teo { $second }. Ils comptent aussi sur tes dés.
learn-raise-free = Chaque enchère doit dépasser la dernière : plus de dés de n’importe quelle valeur, ou autant d’une valeur plus haute.
learn-raise-never-down = Chaque enchère doit dépasser la dernière : plus de dés de la même valeur, ou au moins autant d’une valeur plus haute. D’un chiffre à l’autre, la valeur ne baisse jamais.
learn-raise-one-axis = Chaque enchère doit dépasser la dernière, d’une seule façon : plus de dés de la même valeur, ou autant d’une valeur plus haute. D’un chiffre à l’autre, la valeur ne baisse jamais.
learn-bids-raise = Surenchéris un peu sur { $bid }. Tu ne peux choisir que ce que les règles permettent.
learn-bids-raise-wild = Les { $wilds }, c’est une autre histoire : on y vient à la prochaine manche. Cette fois, surenchéris avec un chiffre.
learn-bids-raise-more = C’est permis, mais ça monte vite, et il faudra peut-être le prouver. Essaie une surenchère plus petite.
learn-bids-raise-dudo = Tu peux douter, et tu le feras bientôt. Mais d’abord, surenchéris.
learn-bids-end = Bien joué ! On monte toujours plus haut, jusqu’à ce que quelqu’un n’y croie plus.

## La face joker

learn-wilds-look = Deux de tes nouveaux dés montrent { $wild }. C’est le joker : il compte pour toute valeur. Pour { $bid }, tu n’as pas un dé, mais { $count }.
learn-wilds-half = On peut aussi annoncer des { $wilds }. Eux seuls comptent alors, donc la moitié suffit, arrondie au-dessus : { $count } devient { $half }. Annonce { $bid }.
learn-wilds-half-face = Une bonne surenchère. Mais cette fois, essaie la face joker.
learn-wilds-half-more = C’est permis, mais la moitié suffit : { $bid }.
learn-wilds-half-dudo = Avec autant de dés utiles, pas besoin de douter. Essaie la face joker.
learn-wilds-back = Revenir à un chiffre coûte le double plus un. Après tes { $count }, cela fait { $needed } : Ines dit { $bid }. Teo change aussitôt : { $next }.
learn-wilds-double = À toi de revenir : le double de { $count } plus un donne { $needed }, du chiffre de ton choix.
learn-wilds-double-wild = Un de plus de la même face, c’est aussi une bonne surenchère. Mais cette fois, reviens à un chiffre.
learn-wilds-double-more = C’est permis, mais { $needed } dés suffisent.
learn-wilds-double-dudo = Tu pourrais en douter. Mais tu en as deux : reviens plutôt à un chiffre.
learn-wilds-end = Voilà la face joker : la moitié pour y aller, le double plus un pour en revenir.
learn-wilds-no-opening = Encore une chose : on ne peut pas ouvrir une manche normale avec des { $wilds }.

## Le doute

learn-dudo-look = Teo saute à { $bid }. Tu n’as ni trois ni { $wild } : il en faudrait huit parmi les dix autres dés !
learn-dudo-say = Tu crois à { $bid } ? Sinon, dis { $dudo } !
learn-dudo-say-raise = Tu pourrais surenchérir. Mais c’est toi, alors, qui affirmerais qu’il y en a encore plus. Cette fois, dis { $dudo }.
learn-dudo-counted = Les trois et les { $wilds } comptent. Il n’y en a pas assez pour { $bid } : Teo bluffait, perd un dé et ouvre la manche suivante.
learn-stop-true = Dans cette édition, on s’arrête dès qu’une enchère est prouvée vraie. Ce qui est encore couvert reste secret.
learn-stop-true-or-false = Dans cette édition, on s’arrête dès qu’on sait si l’enchère est vraie ou fausse. Ce qui est encore couvert le reste.
learn-dudo-else = Avec { $bid } ou plus sur la table, c’est toi qui aurais perdu un dé : qui doute à tort paie.
learn-dudo-hidden = Les dés perdus sont rangés, et personne ne montre combien il en reste. Compte de tête : cela fait partie du jeu.
learn-dudo-exact = Il y a aussi { $calza } : dis-le quand une enchère est exacte, et tu récupères un dé, ou en perds un.

## Le dernier dé

learn-last-option = Dans cette édition, { $palifico } est une option : on la joue si on la choisit. Ici, elle est activée pour que tu la découvres.
learn-last-drop = Bien plus tard : Ines a douté de tes { $bid }, et elle avait raison. Il ne te reste qu’un dé. C’est { $palifico } !
learn-last-drop-spelt = Bien plus tard : Ines a douté de tes { $bid }, et elle avait raison. Il ne te reste qu’un dé. C’est { $palifico }, comme l’écrit ta boîte !
learn-last-rules = Tu ouvres une manche spéciale. Les { $wilds } n’y sont pas des jokers, et la valeur que tu choisis reste : seul le nombre monte.
learn-change-nobody = Cela vaut pour toute la table : personne ne peut changer la valeur.
learn-change-one-die = Il y a une exception : une autre personne qui n’a, elle aussi, qu’un seul dé peut changer la valeur, et la nouvelle s’impose à toute la table.
learn-change-one-die-opener = Il y a une exception : toute personne qui n’a qu’un seul dé, toi aussi, peut changer la valeur, et la nouvelle s’impose à toute la table.
learn-change-one-die-earlier = Il y a une exception : une personne qui n’a qu’un seul dé et qui a déjà ouvert une telle manche peut changer la valeur, et la nouvelle s’impose à toute la table.
learn-last-open = Ton seul dé montre un quatre. Ouvre avec { $bid }.
learn-last-open-face = Tu peux ouvrir avec n’importe quelle valeur, même avec des { $wilds }. Mais la seule chose que tu sais, c’est ton quatre : annonce-le.
learn-last-open-more = C’est permis. Mais il ne reste plus beaucoup de dés autour de la table : commence par un.
learn-last-doubt = Ines dit { $first }, Teo { $second }. Il ne reste que { $dice } dés, sans joker. Dis { $dudo } !
learn-last-doubt-raise = Encore plus de quatre, avec si peu de dés et sans aide ? Dis plutôt { $dudo }.
learn-last-counted = Les { $wilds } ne comptent pas cette fois. Trop peu de quatre pour { $bid } : Teo perd un dé.
learn-last-end = Ensuite, tout redevient comme avant. Sans dé, on est hors jeu ; la dernière personne à en avoir gagne.

## La fin

learn-done = Tu sais jouer au Perudo !
learn-done-more = Le reste, c’est du sang-froid.
learn-play = Jouer contre des bots
learn-read = Lire tout le livret de règles
learn-other = Apprendre une autre édition
