### La table telle qu’on la voit : places, gobelets, enchère, choix, appels, dés montrés.

## Seats

board-table = La table
board-seats = Joueurs autour de la table
board-you = toi
board-to-act = doit jouer
board-to-act-brief = joue
board-opener = a ouvert
board-opener-brief = 1er
board-out = hors jeu
board-winner = gagne !
board-host = hôte
board-bot = un bot
board-kept = un bot garde la place
board-kept-brief = bot
board-away = absent
board-loses = perd un dé
board-regains = récupère un dé
board-seat-bid = a dit { $bid }
board-dice-left = { $count ->
    [one] { $count } dé restant
   *[other] { $count } dés restants
 }
board-shows = montre { $dice }
board-covered = gobelet non levé
board-free-seat = Place { $number } : libre

## Whose turn, and the clock

board-turn = { $you ->
    [yes] À toi de jouer
   *[no] À { $player } de jouer
 }
board-clock = il reste { $time }
board-hurry = Vite : il reste { $time }
board-time-up = Temps écoulé

## The bid

board-standing = L’enchère
board-bid-by = { $you ->
    [yes] Tu annonces
   *[no] { $player } annonce
 }
board-no-bid = Pas encore d’enchère
board-opens = { $you ->
    [yes] Tu ouvres cette manche.
   *[no] { $player } ouvre cette manche.
 }

## My own dice

board-your-dice = Tes dés
board-your-dice-are = Tes dés : { $dice }
board-dice-of = Dés : { $player }
board-dice-of-are = { $player } a ces dés : { $dice }
board-yours-count = { $count ->
    [one] { $count } compte pour l’enchère
   *[other] { $count } comptent pour l’enchère
 }
board-you-are-out = Tu es hors jeu. Vois comment ça finit !

## Last-die rounds

board-last-die-plain = Les { $wilds } ne sont pas des jokers dans cette manche : chaque valeur ne compte que pour elle-même.
board-last-die-choose = Tu choisis la valeur pour la manche.
board-last-die-free = Tu peux changer la valeur.
board-last-die-bound = Tu peux seulement augmenter le nombre.
board-last-die-watch = En principe, seul le nombre augmente.

## Bidding

board-your-move = Ton coup
board-face = Valeur
board-count = Combien
board-bid = Annoncer { $bid }
board-smallest = Surenchères minimales : un appui suffit
board-smallest-bid = Annoncer tout de suite { $bid }, la surenchère minimale
board-chance = { $bid } ; { $chance } de chances d’être vraie
board-from = { $face }, à partir de { $count }
board-not-now = { $face }, pas maintenant
board-only-call = Plus de surenchère possible : il ne reste que les annonces.

## Calls

board-calls = Annonces
board-dudo-means = je n’y crois pas
board-calza-means = c’est exact
board-again = Appuie encore !
board-again-label = { $call } : appuie encore une fois pour le dire
board-again-aloud = Appuie encore une fois dans les secondes qui viennent pour dire { $call }.

## The reveal

board-reveal = On lève les gobelets
board-had-bid = { $you ->
    [yes] Tu avais annoncé { $bid }.
   *[no] { $player } avait annoncé { $bid }.
 }
board-cups = { $count } gobelets sur { $all }
board-count-of = { $count } sur { $needed }
board-stay-covered = L’affaire est tranchée : les autres gobelets restent en place.
board-was-true = L’enchère était vraie.
board-was-false = L’enchère était trop haute.
board-was-exact = C’est exact !
board-not-exact = Ce n’est pas exact.
board-nothing-back = Il ne manquait aucun dé : aucun ne revient.
board-skip = Passer

## The log, and the end

board-log = Ce qui s’est passé
board-log-empty = Il ne s’est encore rien passé.
board-places = Classement
board-no-winner = La partie s’est terminée sans vainqueur.
