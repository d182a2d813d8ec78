### Le rapport de l’arène : une page de dessins, avec les chiffres sous chacun.

report-title = Rapport de l’arène : { $name }
report-counted = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }
report-cell = { $edition }, { $seats } places
report-unfinished = Cette série n’est pas complète. Tous les chiffres viennent des parties jouées jusqu’ici, et d’autres parties les changeront.
report-part-unfinished = incomplet
report-contents = Sur cette page
report-figures = Les chiffres
report-row = { $name } : { $value } (de { $low } à { $high })

## Ce qui a été joué

report-run = Ce qui a été joué
report-players = Joueurs
report-editions = Éditions
report-seats = Places
report-rules = Règles
report-rules-plain = celles de la boîte
report-limit = Parties
report-until-games = { $games ->
    [one] au moins { $games } partie par édition et nombre de places
   *[other] au moins { $games } parties par édition et nombre de places
 }
report-until-points = jusqu’à ce qu’aucun intervalle des victoires ne dépasse { $points } points de part et d’autre
report-dealing = Dés
report-dealing-turned = chaque donne est jouée une fois dans chaque disposition, avec les mêmes dés
report-dealing-fresh = les joueurs tournent autour de la table, avec de nouveaux dés à chaque partie
report-dealing-fixed = les joueurs gardent leur place, avec de nouveaux dés à chaque partie
report-seed = Graine
report-versions = Versions utilisées
report-repeat = Pour rejouer
report-repeat-note = Mets ces lignes dans un fichier et donne-le à { $command }. Les mêmes versions jouent les mêmes parties, quels que soient la machine et le nombre de processus.

## Classement

report-all = Vue d’ensemble
report-all-note = La part des parties gagnées par chaque joueur. { $above } marque celles dont tout l’intervalle est au-dessus d’une part égale, { $below } celles qui sont au-dessous.
report-wins = Qui gagne
report-wins-note = La part des parties gagnées par chaque joueur, avec son intervalle à 95 %. Le trait en tirets est une part égale. Un point plein s’en écarte de tout son intervalle, un anneau non.
report-alone = { $name } tient toutes les places et gagne donc toutes les parties : il n’y a personne à qui le comparer.
report-rating = Niveaux
report-rating-note = Niveaux selon Plackett et Luce, d’après l’ordre d’arrivée de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, avec leurs intervalles à 95 %. Tout le monde commence à 25 ; seul compte l’écart entre deux joueurs.
report-rating-ahead = { $best } devance { $next } de { $gap } (intervalle à 95 % de { $low } à { $high }).
report-rating-open = Les parties évaluées ne départagent pas { $best } et { $next } : { $gap } les séparent (intervalle à 95 % de { $low } à { $high }).

## Jeu

report-dice = Les dés au fil des manches
report-dice-note = Combien de dés un joueur a en moyenne au début d’une manche, sur les parties qui vont jusque-là. Un joueur éliminé n’en a plus.
report-length = La durée des parties
report-length-note = { $rounds ->
    [one] La moitié des parties est finie après { $rounds } manche
   *[other] La moitié des parties est finie après { $rounds } manches
 } ; la moyenne est de { $mean }.
report-median = médiane { $rounds }
report-bluff = Le bluff
report-bluff-note = La part des enchères d’un joueur qui, d’après ses seuls dés, étaient plus probablement fausses que vraies.
report-doubt = Combien de fois { $dudo } est juste
report-doubt-note = La part des enchères mises en doute par un joueur qui étaient fausses.
report-exact = Combien de fois { $calza } est juste
report-exact-note = La part des comptes exacts annoncés par un joueur qui tombaient juste.
report-turn = La place compte-t-elle ?
report-turn-note = La part des parties gagnées depuis chaque place, dans le sens horaire à partir de la personne qui ouvre la première manche. Le trait en tirets est une part égale.
report-turn-first = ouvre la partie
report-turn-later = { $seats ->
    [one] { $seats } place après
   *[other] { $seats } places après
 }

## En-têtes des tableaux

report-head-player = joueur
report-head-rating = niveau
report-head-round = manche
report-head-going = parties en cours
report-head-bids = enchères
report-head-bluffs = dont bluffs
report-head-calls = annonces
report-head-right = dont justes
report-head-rounds = manches
report-head-seat = place

## Comment lire la page

report-reading = Comment lire cette page
report-reading-interval = Un intervalle à 95 % est fait pour contenir la vraie valeur 19 fois sur 20. Quand une page a beaucoup de chiffres, quelques intervalles manquent la leur.
report-reading-deals = Des parties jouées avec les mêmes dés en disent moins que le même nombre de parties indépendantes. Les intervalles des victoires tiennent compte des différences entre les donnes ; ceux des bluffs, des annonces et des places comptent pour une les parties d’une même donne, et sont donc plutôt trop larges.
report-reading-rating = Les niveaux suivent le modèle de Plackett et Luce d’openskill, et aucune partie n’est oubliée. Un joueur qui tient plusieurs places prend la moyenne de toutes. Pour les intervalles, on tire { $draws } fois autant de donnes avec remise, et on évalue chaque tirage à nouveau ; ils vont jusqu’à 1,96 écart-type de ces niveaux de chaque côté. On évalue au plus { $most } parties par édition et nombre de places, réparties sur toutes celles qui ont été jouées ; moins quand on en réunit plus de dix.
