### La première page, rejoindre par un code, une nouvelle table.

## The first page

home-title = Perudo entre amis
home-about = Le jeu de dés et de bluff : cache tes dés, enchéris sur ceux de tous et démasque qui ment.
home-play-now = Jouer contre des bots
home-play-now-more = Trois bots, sans limite de temps, sans compte.
home-play-edition = Tu joues avec les règles de { $edition }.
home-friends = Une table pour tes amis
home-friends-more = Choisis les règles, envoie le lien, commence quand tout le monde est là.
home-friends-go = Ouvrir une table
home-learn = Tu débutes ? Apprends en trois minutes

## Joining by a code

home-join-title = Tu as reçu un code ?
home-join-label = Code de la table
home-join-hint = Six lettres ; le lien entier convient aussi.
home-join = Rejoindre
home-join-form = Un code compte six lettres. Vérifie le tien.
home-code-title = Rejoindre la table
home-code-looking = Recherche de la table { $code }…
home-code-again = Redemande le code, ou essaies-en un autre ici.

## My games and open tables

home-mine = Tes parties en cours
home-mine-more = { $count ->
    [one] En afficher une de plus
   *[other] En afficher { $count } de plus
 }
home-my-turn = À toi de jouer
home-their-turn = Aux autres de jouer
home-beginning = La partie commence
home-watch = En cours : regarder
home-waiting = { $count ->
    [one] { $count } place sur { $seats } occupée
   *[other] { $count } places sur { $seats } occupées
 }
home-alone = Personne d’autre pour l’instant
home-with = Avec { $names }
home-hosted = Table de { $host }
home-house-mark = avec des règles maison
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvre une table publique : les gens de passage la trouveront ici.
home-open-make = Ouvrir une table publique
home-open-unread = Impossible de lire la liste pour l’instant ; nouvel essai automatique.
home-open-reading = Chargement de la liste des tables…

## How I am seen

home-me = Comment les autres te voient
home-me-none = Pas besoin de compte : un nom est tiré au sort dès que tu joues.
home-me-choose = Choisis ton nom
home-me-change = Changer d’apparence
home-me-guest = Tu joues en tant qu’invité.
home-me-name = Ton nom
home-me-colour = Ta couleur
home-me-keep = Enregistrer
home-me-leave = Annuler
home-shape-circle = cercle
home-shape-square = carré
home-shape-triangle = triangle
home-shape-diamond = losange
home-shape-star = étoile
home-shape-heart = cœur
home-shape-moon = lune
home-shape-drop = goutte
home-shape-leaf = feuille
home-shape-flower = fleur
home-shape-cross = croix
home-shape-hexagon = hexagone
home-colour-red = rouge
home-colour-orange = orange
home-colour-yellow = jaune
home-colour-lime = vert citron
home-colour-green = vert
home-colour-teal = bleu-vert
home-colour-sky = bleu ciel
home-colour-blue = bleu
home-colour-violet = violet
home-colour-pink = rose
home-colour-brown = marron
home-colour-grey = gris

## A new table

home-new-title = Une nouvelle table
home-new-edition = Quelles règles ?
home-new-edition-more = Cinq boîtes portent le nom de Perudo, et chacune se joue un peu différemment.
home-new-reading = Chargement des éditions…
home-new-rulebook = Toutes les règles de { $edition }
home-new-options = Règles optionnelles de cette boîte
home-new-players = Qui joue ?
home-new-seats = Places
home-new-bots = Places pour des bots
home-new-level = Comment jouent les bots
home-new-free = { $count ->
    [one] Il reste une place pour un ami.
   *[other] Il reste { $count } places pour tes amis.
 }
home-new-full = Il ne reste pas de place pour tes amis : la partie commence aussitôt.
home-new-pace = Temps par coup
home-pace-relaxed = Sans limite de temps
home-pace-relaxed-more = Chacun prend le temps qu’il lui faut.
home-pace-live-more = Pour une partie d’une seule traite.
home-pace-slow-more = Par correspondance : reviens quand tu veux, personne n’est obligé de rester.
home-new-more = Plus de réglages
home-new-privacy = Qui peut venir
home-privacy-private = Les amis qui ont le lien
home-privacy-public = Tout le monde
home-privacy-public-more = La table figure dans la liste des tables ouvertes.
home-privacy-private-more = On ne trouve la table que par son lien ou son code.
home-new-spectators = D’autres peuvent regarder
home-new-spectators-more = Aucun spectateur ne voit les dés cachés.
home-new-talk = Discussion à la table
home-talk-usual = Par défaut : libre entre amis, phrases toutes prêtes en public
home-talk-text = Messages libres et phrases toutes prêtes
home-talk-phrases = Phrases toutes prêtes seulement
home-talk-off = Aucune discussion
home-new-timeout = Quand le temps est écoulé
home-timeout-challenge = On met l’enchère en doute, ou on ouvre avec la plus basse
home-timeout-bot = Un bot joue ce tour
home-new-rated = Partie classée
home-new-rated-more = Le résultat compte pour le niveau de chacun. Impossible avec des règles maison.
home-new-coach = Le coach
home-new-coach-more = Montre à toute la table la probabilité de chaque enchère.
home-new-make = Ouvrir la table
home-new-make-begin = Ouvrir la table et commencer

## House rules

home-house = Règles maison
home-house-more = Joue comme à la maison : toutes les règles peuvent changer, et on peut jouer jusqu’à douze.
home-house-open = Changer les règles
home-house-count = { $count ->
    [one] Une règle diffère de la boîte.
   *[other] { $count } règles diffèrent de la boîte.
 }
home-house-intro = Ce que tu ne touches pas reste comme dans la boîte.
home-house-summary = Tes règles en clair
home-house-code = Code de ces règles
home-house-code-more = Il suffit de le saisir pour jouer avec les mêmes règles.
home-house-load = Charger des règles par leur code
home-house-load-go = Charger
home-house-loaded = Les règles de ce code sont chargées.
home-house-reset = Revenir aux règles de la boîte
home-house-was-reset = Toutes les règles sont de nouveau celles de la boîte.
home-house-done = Terminé
home-house-undo = Annuler ce changement
home-house-faulty = Ces règles ne vont pas encore ensemble : regarde celles qui sont marquées.
home-house-box = dans la boîte
home-source-silent = Le livret de règles n’en dit rien ; c’est notre convention.
home-source-reading = Ici, le livret de règles peut se lire de plusieurs façons.
home-source-convention = C’est notre convention.
