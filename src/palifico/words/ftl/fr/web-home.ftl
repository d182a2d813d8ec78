### La première page, rejoindre par un code, une nouvelle table.

## The first page

home-title = Perudo entre amis
home-about = Des dés, du bluff et un doute. Ouvre un lien, assieds-toi, joue.
home-play-now = Jouer tout de suite contre des robots
home-play-now-more = Trois adversaires, pas d’horloge, pas d’inscription.
home-play-edition = On joue avec les règles de { $edition }.
home-friends = Une table pour tes amis
home-friends-more = Choisis les règles, envoie le lien, commence quand tout le monde est là.
home-friends-go = Ouvrir une table
home-learn = Tu ne connais pas le jeu ?
home-learn-more = Apprends-le en trois minutes, en jouant quatre courtes manches.
home-learn-go = Montre-moi

## Joining by a code

home-join-title = Tu as reçu un code ?
home-join-label = Code de la table
home-join-hint = Six lettres ; le lien entier convient aussi.
home-join = Rejoindre
home-join-form = Un code a six lettres. Regarde-le encore une fois.
home-code-title = Vers la table
home-code-looking = Je cherche la table au code { $code }…
home-code-again = Redemande le code, ou essaies-en un autre ici.

## My games and open tables

home-mine = Tes parties en cours
home-mine-more = { $count ->
    [one] En montrer une autre
   *[other] En montrer { $count } autres
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
home-open-none = Personne n’attend en ce moment. Ouvre une table publique : qui passe par ici la trouvera.
home-open-make = Ouvrir une table publique
home-open-unread = La liste ne peut pas être lue pour l’instant ; on réessaiera tout seul.
home-open-reading = Je lis la liste des tables…

## How I am seen

home-me = Comment les autres te voient
home-me-none = Pas besoin de compte : un nom est tiré au sort dès que tu joues.
home-me-choose = Choisis ton nom
home-me-change = Changer d’apparence
home-me-guest = Tu joues en tant qu’invité.
home-me-name = Ton nom
home-me-shape = Ta forme
home-me-colour = Ta couleur
home-me-keep = Enregistrer
home-me-leave = Annuler
home-shape-circle = le cercle
home-shape-square = le carré
home-shape-triangle = le triangle
home-shape-diamond = le losange
home-shape-star = l’étoile
home-shape-heart = le cœur
home-shape-moon = la lune
home-shape-drop = la goutte
home-shape-leaf = la feuille
home-shape-flower = la fleur
home-shape-cross = la croix
home-shape-hexagon = l’hexagone
home-colour-red = le rouge
home-colour-orange = l’orange
home-colour-yellow = le jaune
home-colour-lime = le citron vert
home-colour-green = le vert
home-colour-teal = le bleu-vert
home-colour-sky = le bleu ciel
home-colour-blue = le bleu
home-colour-violet = le violet
home-colour-pink = le rose
home-colour-brown = le brun
home-colour-grey = le gris

## A new table

home-new-title = Une nouvelle table
home-new-edition = Quelles règles ?
home-new-edition-more = Cinq boîtes s’appellent Perudo, et chacune se joue un peu autrement.
home-new-reading = Je lis les éditions…
home-new-rulebook = Toutes les règles de { $edition }
home-new-options = Règles facultatives de cette boîte
home-new-players = Qui joue ?
home-new-seats = Places
home-new-bots = Dont robots
home-new-level = Comment jouent les robots
home-new-free = { $count ->
    [one] Une place est pour un ami.
   *[other] { $count } places sont pour tes amis.
 }
home-new-full = Il ne reste pas de place pour tes amis : la partie commence aussitôt.
home-new-pace = Temps par coup
home-pace-relaxed = Sans horloge
home-pace-relaxed-more = Chacun prend le temps qu’il lui faut.
home-pace-live-more = Pour une partie d’une seule traite.
home-pace-slow-more = Par correspondance : reviens quand tu veux, personne n’a besoin de rester.
home-new-more = Plus de réglages
home-new-privacy = Qui peut venir
home-privacy-private = Les amis qui ont le lien
home-privacy-public = Tout le monde
home-privacy-public-more = La table figure dans la liste des tables ouvertes.
home-privacy-private-more = On ne trouve la table que par son lien ou son code.
home-new-spectators = D’autres peuvent regarder
home-new-spectators-more = Aucun spectateur ne voit les dés cachés.
home-new-talk = Discussion à table
home-talk-usual = Comme d’habitude : libre entre amis, phrases toutes faites en public
home-talk-text = Textes et phrases toutes faites
home-talk-phrases = Seulement des phrases toutes faites
home-talk-off = Aucune discussion
home-new-timeout = Quand le temps est écoulé
home-timeout-challenge = L’enchère est mise en doute, ou la plus basse ouvre
home-timeout-bot = Un robot joue ce tour
home-new-rated = Partie classée
home-new-rated-more = Le résultat compte pour le classement de tous. Pas avec des règles maison.
home-new-coach = Conseils
home-new-coach-more = Montre à toute la table la probabilité de chaque enchère.
home-new-make = Ouvrir la table
home-new-make-begin = Ouvrir la table et commencer

## House rules

home-house = Règles maison
home-house-more = Joue comme chez toi : chaque règle peut être changée, jusqu’à douze joueurs.
home-house-open = Changer les règles
home-house-count = { $count ->
    [one] Une règle n’est pas comme dans la boîte.
   *[other] { $count } règles ne sont pas comme dans la boîte.
 }
home-house-intro = Ce que tu ne touches pas reste comme dans la boîte.
home-house-summary = Tes règles en clair
home-house-code = Code de ces règles
home-house-code-more = Qui le saisit joue avec les mêmes règles.
home-house-load = Charger des règles par leur code
home-house-load-go = Charger
home-house-loaded = Les règles du code sont en place.
home-house-reset = Revenir à la boîte
home-house-was-reset = Chaque règle est de nouveau comme dans la boîte.
home-house-done = Terminé
home-house-undo = Annuler ce changement
home-house-faulty = Ces règles ne vont pas encore ensemble : regarde celles qui sont marquées.
home-house-box = dans la boîte
home-source-silent = La boîte n’en dit rien ; c’est notre convention.
home-source-reading = Ici, la boîte peut se lire de plusieurs façons.
home-source-convention = C’est une convention à nous.
