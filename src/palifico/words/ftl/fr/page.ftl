### La page sur laquelle on joue. Les variables restent « {nom} » : la page les remplit.

## The first page

page-title = Perudo entre amis
page-about = Des dés, du bluff et un doute : assieds-toi à une table en ouvrant un lien.
page-loading = Un instant…
page-no-script = Pour jouer, il faut JavaScript : active-le dans ton navigateur et recharge la page.
page-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
page-home = Retour à l’accueil
page-language = Langue
page-rules = Règles du jeu
page-rules-short = Règles
page-play-now = Jouer tout de suite contre des robots
page-play-now-more = Trois adversaires, pas d’horloge, pas d’inscription.
page-make = Ouvrir une table pour tes amis
page-make-now = Ouvrir la table
page-join-code = Tu as reçu un code ?
page-join = Rejoindre
page-my-tables = Tes tables
page-open-tables = Tables ouvertes à tous
page-no-tables = Aucune table publique n’attend de joueurs en ce moment. Ouvres-en une !
page-taken = { $count } places sur { $seat } occupées

## How I am seen

page-name = Ton nom
page-edit = Modifier
page-keep = Enregistrer
page-shape = Forme
page-colour = Couleur
page-shape-circle = le cercle
page-shape-square = le carré
page-shape-triangle = le triangle
page-shape-diamond = le losange
page-shape-star = l’étoile
page-shape-heart = le cœur
page-shape-moon = la lune
page-shape-drop = la goutte
page-shape-leaf = la feuille
page-shape-flower = la fleur
page-shape-cross = la croix
page-shape-hexagon = l’hexagone
page-colour-red = le rouge
page-colour-orange = l’orange
page-colour-yellow = le jaune
page-colour-lime = le citron vert
page-colour-green = le vert
page-colour-teal = le bleu-vert
page-colour-sky = le bleu ciel
page-colour-blue = le bleu
page-colour-violet = le violet
page-colour-pink = le rose
page-colour-brown = le brun
page-colour-grey = le gris

## How a table is set

page-edition = Édition
page-option = Règle facultative
page-seats = Places
page-pace = Rythme
page-pace-relaxed = Sans horloge
page-pace-timed = { $time } par coup
page-timeout = Quand le temps est écoulé
page-timeout-challenge = on met l’enchère en doute, ou on ouvre avec la plus basse
page-timeout-bot = un robot joue ce tour
page-time-out-then = Si quelqu’un met plus de { $time } : { $option }.
page-grace = Si quelqu’un s’absente { $time }, un robot garde la place jusqu’à son retour.
page-grace-none = Pas besoin de rester connecté : chacun joue quand il peut.
page-privacy = Qui peut venir
page-private = Qui a le lien ou le code
page-public = Tout le monde ; la table est dans la liste
page-spectators = D’autres peuvent regarder
page-may-watch = On peut regarder ; aucun spectateur ne voit les dés cachés.
page-may-not-watch = Personne ne peut regarder pendant la partie.
page-talk = Discussion
page-talk-usual = Comme d’habitude : textes entre amis, phrases toutes faites en public
page-talk-text = Textes et phrases toutes faites
page-talk-phrases = Seulement des phrases toutes faites
page-talk-off = Aucune discussion
page-no-talk = À cette table, on ne discute pas.
page-code-of-rules = Code de règles maison
page-code-of-rules-more = Facultatif ; il l’emporte sur l’édition et les règles choisies ci-dessus.
page-has-house-rules = On joue avec des règles maison : lis-les ci-dessous.
page-change = Modifier les réglages de la table
page-change-now = Appliquer

## Before the game

page-before = Avant la partie
page-invite = Invite tes amis
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Le navigateur ne le permet pas : copie-le toi-même.
page-share = Partager
page-code = Code de la table :
page-free = Place { $number } : libre
page-sit = T’asseoir ici
page-sit-down = S’asseoir et jouer
page-move = Venir ici
page-add-bot = Mettre un robot
page-add-easy-bot = Robot facile
page-stand = Se lever
page-begin = Commencer la partie
page-fill = Compléter avec des robots et commencer
page-hint-sit = Il y a une place pour toi.
page-hint-full = La table est complète : tu peux regarder.
page-hint-begin = Tout le monde est là. Commence quand tu veux.
page-hint-wait-seats = Attends tes amis, ou mets des robots aux places libres.
page-hint-wait-host = Tout le monde est là. C’est l’hôte qui lance la partie.
page-hint-wait-others = On attend les autres.
page-starting = Les dés se mêlent au hasard de chacun. Numéro de contrôle : { $code }
page-voids = Départs annulés jusqu’ici : { $count }
page-closed = Cette table est fermée.
page-mistrust = Attention : la liste des joueurs ou les dés ne sont pas ceux pour lesquels tu t’es assis. Ne te fie pas à cette partie.
page-checked = Vérifié : ton hasard est dans les dés. Numéro à comparer à voix haute : { $code }
page-check-number = Numéro de contrôle des dés, à comparer à voix haute : { $code }

## Seats

page-you = toi
page-to-act = doit jouer
page-out = hors jeu
page-winner = gagne !
page-host = hôte
page-bot = un robot
page-kept = un robot garde la place
page-away = absent
page-no-chance = n’ajoute pas de hasard
page-dice-left = Dés restants : { $count }
page-tools = Plus sur { $player }
page-kick = Renvoyer
page-replace = Remplacer par un robot jusqu’à la fin
page-swap = Un robot jusqu’à son retour
page-hand-over = Nommer hôte
page-mute = Ne plus entendre
page-unmute = Entendre à nouveau
page-watching = Spectateurs : { $count }
page-leave = Quitter
page-leave-sure = Quitter la partie ? Un robot jouera à ta place jusqu’à la fin.
page-back = Reprendre ma place

## The game

page-turn = { $you ->
    [yes] À toi de jouer.
   *[no] Au tour de { $player }.
 }
page-your-turn = C’est à toi !
page-hurry = Il te reste { $time }.
page-now = L’enchère est { $bid }.
page-bid-by = { $player } annonce
page-bid-was = ({ $player } avait annoncé { $bid }.)
page-no-bid = Pas encore d’enchère.
page-last-die = Les { $wilds } ne sont pas des jokers dans cette manche. En principe, seul le nombre augmente.
page-your-dice = Tes dés
page-face = Valeur
page-count = Nombre
page-less = Un de moins
page-more = Un de plus
page-bid = Annoncer { $bid }
page-dudo-means = je n’y crois pas
page-calza-means = c’est exact
page-last-round = La manche d’avant :
page-rematch = Revanche
page-next-table = Aller à la revanche
page-places = Classement
page-proof = Vérifier les dés, télécharger la partie

## The log, and the line

page-log = Ce qui s’est passé
page-log-sat = { $you ->
    [yes] Tu t’assieds.
   *[no] { $player } s’assied.
 }
page-log-host = { $you ->
    [yes] Tu es maintenant l’hôte.
   *[no] { $player } est maintenant l’hôte.
 }
page-log-settings = Les réglages de la table ont changé : relis-les.
page-log-void = Le départ ne compte pas : la place { $names } n’a pas envoyé ce qu’il fallait et redevient libre.
page-log-count = Annoncé { $bid } : il y en a { $count }.
page-log-time-up = Le temps était écoulé.
page-log-together = Dit au même moment : { $asks }.
page-not-counted = ne compte pas
page-log-kept = { $you ->
    [yes] Un robot garde ta place.
   *[no] Un robot garde la place de { $player }.
 }
page-log-returned = { $you ->
    [yes] Te revoilà à ta place.
   *[no] { $player } est de retour.
 }
page-log-given-up = La partie s’est terminée sans vainqueur.
page-connecting = Connexion…
page-lost = Connexion perdue ; ta place reste la tienne. Nouvel essai dans
page-try-now = Réessayer maintenant
page-phrases = Phrases toutes faites
page-say = Dire
page-say-what = Que veux-tu dire à la table ?

## Games that are over, and dice over many games

page-game-over = Partie terminée
page-played = Terminée le { $date }. Manches jouées : { $rounds }
page-dice-of-game = Les dés de cette partie
page-proof-more = Chaque lancer peut se recalculer à partir de ce qui avait été fixé avant la partie. Ici, c’est le serveur qui le fait ; avec le fichier et le vérificateur, tu peux le faire toi-même, sans nous.
page-check-dice = Vérifier les dés
page-checking = Chaque lancer est recalculé…
page-record = Télécharger la partie (JSON)
page-notation = Télécharger la partie (texte)
page-verifier = Télécharger le vérificateur (Python)
page-dice-statistics = Les dés de toutes les parties
page-dice-all = Toutes les éditions
page-dice-games = Parties gagnées : { $games } · abandonnées : { $count } · départs annulés : { $number }
page-dice-face = Face du dé
page-dice-seen = Sortie
page-dice-expected = Attendue
page-dice-off = Écart
