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
board-bot = un robot
board-kept = un robot garde la place
board-kept-brief = robot
board-away = absent
board-loses = perd un dé
board-regains = récupère un dé
board-seat-bid = a dit { $bid }
board-dice-left = { $count ->
    [one] { $count } dé restant
   *[other] { $count } dés restants
 }
board-shows = montre { $dice }
board-covered = gobelet non soulevé
board-free-seat = Place { $number } : libre
board-counts-hidden = Personne ne voit combien de dés il reste aux autres : s’en souvenir fait partie de ce jeu.

## Whose turn, and the clock

board-turn = { $you ->
    [yes] À toi de jouer
   *[no] Au tour de { $player }
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
board-dice-of = Dés de { $player }
board-dice-of-are = Dés de { $player } : { $dice }
board-yours-count = { $count ->
    [one] { $count } compte pour l’enchère
   *[other] { $count } comptent pour l’enchère
 }
board-you-are-out = Tu es hors jeu. Vois comment ça finit !

## Last-die rounds

board-last-die-plain = Les { $wilds } ne sont pas des jokers dans cette manche : chaque face ne compte que pour elle-même.
board-last-die-choose = Tu choisis la face de la manche.
board-last-die-free = Tu peux changer de face.
board-last-die-bound = Tu peux seulement augmenter le nombre.
board-last-die-watch = En principe, seul le nombre augmente.

## Bidding

board-your-move = Ton coup
board-face = Face à annoncer
board-count = Combien
board-bid = Annoncer { $bid }
board-smallest = Plus petites relances : un appui suffit
board-smallest-bid = Annoncer tout de suite { $bid }, la plus petite relance
board-chance = { $bid } ; vrai avec une probabilité de { $chance }
board-from = { $face }, à partir de { $count }
board-not-now = { $face }, pas maintenant
board-only-call = Plus aucune enchère possible : il faut se prononcer.

## Calls

board-calls = Appels
board-dudo-means = je n’y crois pas
board-calza-means = c’est exact
board-again = Appuie encore !
board-again-label = { $call } : encore une fois pour le dire
board-again-aloud = Encore une fois dans les secondes qui viennent, et tu dis { $call }.

## The reveal

board-reveal = On soulève les gobelets
board-had-bid = { $you ->
    [yes] Tu avais annoncé { $bid }.
   *[no] { $player } avait annoncé { $bid }.
 }
board-cups = { $count } gobelets sur { $all }
board-count-of = { $count } sur { $needed }
board-stay-covered = C’est décidé : les autres gobelets restent posés.
board-was-true = L’enchère était vraie.
board-was-false = L’enchère était trop haute.
board-was-exact = Exactement !
board-not-exact = Ce n’est pas exact.
board-nothing-back = Il ne manquait aucun dé : aucun ne revient.
board-skip = Passer

## The log, and the end

board-log = Ce qui s’est passé
board-log-empty = Il ne s’est encore rien passé.
board-places = Classement
board-no-winner = La partie s’est terminée sans vainqueur.
