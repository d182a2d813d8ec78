### `palifico bots` : contre qui jouer, et ses propres bots.

command-bots = Liste les bots ; ajoute, retire ou met à l’épreuve les tiens.
param-do = Que faire : list (lister), add (ajouter), remove (retirer) ou check (mettre à l’épreuve).
param-bot = Ton bot : un fichier Python, ou son nom une fois ajouté.
param-name = Le nom de ton bot ; sinon, celui du fichier.
param-command = Une ligne de commande qui lance ton bot, dans n’importe quel langage, par exemple "node bot.js".

bots-house = Les bots intégrés :
bots-own = Tes bots :
bots-own-none = Tu n’as pas encore de bot à toi. Pour en ajouter un : palifico bots add my_bot.py
bots-added = « { $name } » est maintenant l’un de tes bots.
bots-removed = « { $name } » n’est plus l’un de tes bots. Son fichier reste où il est.
bots-checking = Mise à l’épreuve de { $name }
bots-check-passed = « { $name } » réussit. { $questions ->
    [one] Une question
   *[other] { $questions } questions
 } à { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, et chaque réponse était valable.
bots-check-failed = « { $name } » échoue. À table, on joue alors quelque chose de sûr à sa place ; après trois échecs, on ne l’interroge plus dans cette partie.
bots-check-differs = À noter : après un redémarrage, « { $name } » ne répond pas de la même façon à la même question. C’est permis, mais ses parties ne peuvent pas être rejouées.
bots-table = { $edition }, { $seats } places, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } par joueur, { $lost }, { $left }
bots-lost-hidden = dés perdus cachés
bots-lost-visible = dés perdus visibles
bots-left-all = depuis le début
bots-left-some = quand il reste { $left } des dés
bots-asked-opening = Il devait ouvrir ; ses dés étaient { $dice }.
bots-asked-bid = L’enchère était { $bid } ; ses dés étaient { $dice }.
bots-trouble-raised = il s’est arrêté sur une erreur : { $text }
bots-trouble-stalled = il a mis trop de temps : { $text }
bots-trouble-illegal = sa réponse ne compte pas : { $text }
bots-trouble-gone = son programme s’est terminé : { $text }
bots-printed = Les dernières lignes affichées par « { $name } » :

fault-bots-unknown = Il n’y a pas de bot « { $given } ». Les bots sont : { $expected }. Un bot dans un fichier Python joue aussi par son chemin : ./my_bot.py
fault-own-name = « { $given } » ne peut pas être le nom d’un bot : il faut de 1 à 24 lettres minuscules, chiffres, - ou _, en commençant par une lettre. Donnes-en un autre avec --name.
fault-own-taken = Il y a déjà un bot nommé « { $given } ». Donne un autre nom au tien avec --name.
fault-own-unknown = Tu n’as ajouté aucun bot nommé « { $given } ». { $expected ->
    [none] Tu n’en as encore ajouté aucun.
   *[other] Tu as : { $expected }.
 }
fault-own-nowhere = Tu n’as aucun bot nommé « { $given } », et il n’y a pas non plus de fichier de ce nom.
fault-own-python = { $file } n’est pas un fichier Python ; un autre programme s’ajoute avec : palifico bots add --command
fault-own-command = « { $given } » ne se lit pas comme une ligne de commande.
fault-own-broken = « { $given } » ne démarre pas : { $why }
fault-own-registry = Impossible de lire la liste de tes bots, { $file } : { $why }
fault-own-system = Il faut à tes bots un système capable de limiter ce qu’un programme consomme, comme Linux ou macOS.
