### `palifico study` : des questions sur le jeu, auxquelles répondent de très nombreuses parties.

command-study = Répond à une question sur le jeu par de très nombreuses parties ; sans nom, donne la liste des questions.
param-study = L’étude, par exemple seat-advantage.

fault-study-unknown = L’étude « { $given } » n’existe pas. Les études sont : { $expected }.
fault-study-lost = Un processus qui jouait a disparu, peut-être faute de mémoire. Rien n’a été écrit ; essaie avec moins de --jobs.

study-interrupted = Interrompu. Une étude ne vaut que complète : rien n’a été écrit.
study-kept = Les chiffres sont dans { $file }.
study-played = { $games } parties, graine { $seed }.
study-interval = Le nombre après ± est l’étendue de l’intervalle à 95 % ; ce qui se passe dans une même partie n’y compte pas comme indépendant.
study-players = « odds » enchérit et doute d’après les chances exactes que lui donnent ses propres dés et ne croit personne ; « random » joue n’importe quel coup permis, tous aussi probables. Ces chiffres sont les leurs, pas ceux de joueurs humains.

study-title-seat-advantage = Est-ce un avantage de commencer ?
study-title-die-worth = Que vaut un dé ?
study-title-bid-truth = À quelle fréquence une enchère mise en doute est-elle vraie ?
study-title-exact-call = Le compte exact est-il payant ?
study-title-palifico = Que change la règle du dernier dé ?
study-title-game-length = Combien de temps dure une partie ?

study-what-win = Part des parties gagnées
study-what-win-opening = Part des parties gagnées par la personne qui ouvre la manche
study-what-win-edge = Victoires au-dessus ou au-dessous d’une part égale, en points de pourcentage
study-what-die = Ce qu’un dé de plus que la moyenne des autres ajoute aux chances de gagner, en points de pourcentage
study-what-true = Part des enchères mises en doute qui sont vraies
study-what-right = Part des comptes exacts qui sont justes
study-what-calls = Comptes exacts par partie
study-what-net = Dés gagnés moins dés perdus par un compte exact
study-what-survive = Tombés à un dé : part de ceux qui le gardent à la manche suivante
study-what-survive-change = La même part : ce qu’ajoute la règle du dernier dé, en points de pourcentage
study-what-win-one = Tombés à un dé : part de ceux qui gagnent encore la partie
study-what-win-one-change = Les chances de gagner avec un seul dé : ce qu’ajoute la règle du dernier dé, en points de pourcentage
study-what-stay = Avec un dé à tout moment : part des manches où on le garde
study-what-bids = Enchères dans la manche qui suit la chute de quelqu’un à un dé
study-what-rounds-change = Manches que la règle du dernier dé ajoute à une partie
study-what-rounds = Manches par partie
study-what-decisions = Décisions par partie
study-what-length = Part des parties selon le nombre de manches

study-part-mean = moyenne
study-part-q5 = 5 % en ont au plus
study-part-median = médiane
study-part-q95 = 95 % en ont au plus

study-by-edition = édition
study-by-seats = places
study-by-players = joueurs
study-by-place = place depuis le premier
study-by-lead = dés d’avance
study-by-own = ses propres dés
study-by-others = dés de l’autre
study-by-kind = manche
study-by-dice = dés sur la table
study-by-from = compte exact dès
study-by-palifico = règle du dernier dé
study-by-calza = compte exact
study-by-rounds = manches

study-value-normal = ordinaire
study-value-last-die = dernier dé
study-value-with = avec
study-value-without = sans
