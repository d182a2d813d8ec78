### `palifico bots` : contre qui jouer, et ses propres robots.

command-bots = Liste les robots ; ajoute, retire ou met à l’épreuve les vôtres.
param-do = Que faire : list (lister), add (ajouter), remove (retirer) ou check (mettre à l’épreuve).
param-bot = Votre robot : un fichier Python, ou son nom une fois ajouté.
param-name = Le nom de votre robot ; sinon, celui du fichier.
param-command = Une ligne de commande qui lance votre robot, dans n’importe quel langage, par exemple "node bot.js".

bots-house = Les robots de la maison :
bots-own = Vos robots :
bots-own-none = Vous n’avez pas encore de robot à vous. Pour en ajouter un : palifico bots add my_bot.py
bots-added = « { $name } » est maintenant l’un de vos robots.
bots-removed = « { $name } » n’est plus l’un de vos robots. Son fichier reste où il est.
bots-checking = Mise à l’épreuve de { $name }
bots-check-passed = « { $name } » réussit. { $questions ->
    [one] Une question
   *[other] { $questions } questions
 } à { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, et chaque réponse était valable.
bots-check-failed = « { $name } » échoue. À table, on joue alors quelque chose de sûr à sa place ; après trois échecs, on ne l’interroge plus dans cette partie.
bots-check-differs = À noter : après un redémarrage, « { $name } » ne répond pas de la même façon à la même question. C’est permis, mais ses parties ne peuvent pas être rejouées.
bots-table = { $edition }, { $seats } places, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } par joueur, { $lost }, { $left }
bots-lost-hidden = dés perdus cachés
bots-lost-visible = dés perdus visibles
bots-left-all = depuis le début
bots-left-some = quand il reste { $left } des dés
bots-asked-opening = Il devait ouvrir ; ses dés étaient { $dice }.
bots-asked-bid = L’enchère était { $bid } ; ses dés étaient { $dice }.
bots-trouble-raised = il s’est arrêté sur une erreur : { $text }
bots-trouble-stalled = il a mis trop de temps : { $text }
bots-trouble-illegal = sa réponse ne compte pas : { $text }
bots-trouble-gone = son programme s’est terminé : { $text }
bots-printed = Les dernières lignes affichées par « { $name } » :

fault-bots-unknown = Il n’y a pas de robot « { $given } ». Les robots sont : { $expected }. Un robot dans un fichier Python joue aussi par son chemin : ./my_bot.py
fault-own-name = « { $given } » ne peut pas être le nom d’un robot : de 1 à 24 lettres minuscules, chiffres, - ou _, avec une lettre d’abord. Donnez-en un autre avec --name.
fault-own-taken = Il y a déjà un robot nommé « { $given } ». Donnez un autre nom au vôtre avec --name.
fault-own-unknown = Vous n’avez ajouté aucun robot nommé « { $given } ». { $expected ->
    [none] Vous n’en avez encore ajouté aucun.
   *[other] Vous avez : { $expected }.
 }
fault-own-nowhere = Vous n’avez aucun robot nommé « { $given } », et il n’y a pas non plus de fichier de ce nom.
fault-own-python = { $file } n’est pas un fichier Python ; un autre programme s’ajoute avec : palifico bots add --command
fault-own-command = « { $given } » ne se lit pas comme une ligne de commande.
fault-own-broken = « { $given } » ne démarre pas : { $why }
fault-own-registry = Impossible de lire la liste de vos robots, { $file } : { $why }
fault-own-system = Il faut à vos robots un système qui sache limiter ce qu’un programme consomme, comme Linux ou macOS.
