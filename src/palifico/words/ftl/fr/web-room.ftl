### Une table en direct autour de la partie : avant, à côté, après, et la connexion.

## The line on top

room-title = La table { $code }
room-loading = En route vers la table…
room-your-turn = C’est à toi !
room-rules = Règles
room-leave = Quitter
room-home = Retour à l’accueil
room-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
room-spectating = Tu regardes. Tu vois ce que tout le monde voit, jamais les dés cachés.
room-kept = Un bot garde ta place.
room-kept-for-good = Un bot occupe ta place jusqu’à la fin de la partie.
room-kicked = L’hôte a libéré ta place.
room-back = Reprendre ma place

## The connection

room-connecting = Connexion…
room-lost = Connexion perdue ; ta place reste la tienne. Nouvel essai dans { $time }
room-lost-aloud = La connexion est perdue. On continue d’essayer.
room-again-aloud = De nouveau en ligne.
room-try-now = Réessayer maintenant
room-refused = Impossible d’afficher cette table

## Before the game

room-seats = Qui joue
room-sit = S’asseoir ici
room-sit-down = S’asseoir et jouer
room-move = Prendre cette place
room-add-bot = Ajouter un bot
room-level = Bots à ajouter
room-stand = Se lever
room-begin = Commencer la partie
room-fill = Compléter avec des bots et commencer
room-hint-sit = Il y a une place pour toi.
room-hint-full = La table est complète : tu peux regarder.
room-hint-begin = Tout le monde est là. Commence quand tu veux.
room-hint-wait-seats = Attends tes amis, ou mets des bots aux places libres.
room-hint-wait-host = Tout le monde est là. C’est l’hôte qui lance la partie.
room-hint-wait-others = On attend les autres.
room-starting = Chacun ajoute du hasard aux dés…
room-voids = { $count ->
    [one] { $count } départ annulé jusqu’ici.
   *[other] { $count } départs annulés jusqu’ici.
 }
room-closed = Cette table est fermée.
room-adds-chance = ajoute du hasard aux dés
room-no-chance = n’ajoute pas de hasard

## Inviting

room-invite = Invite tes amis
room-invite-more = Il suffit d’ouvrir le lien ou de taper le code pour s’asseoir avec toi.
room-link = Lien vers cette table
room-code = Code de la table
room-share = Partager
room-share-text = Viens jouer au Perudo : une place t’attend.
room-qr = Le lien en code QR, à scanner avec l’appareil photo

## What is agreed

room-agreed = Ce qui est convenu
room-has-house = On joue avec des règles maison : lis-les dans les règles de cette table.
room-pace-relaxed = Sans limite de temps : chacun prend le sien.
room-pace-timed = { $time } par coup.
room-out-challenge = Quand le temps est écoulé, on met l’enchère en doute, ou on ouvre avec la plus basse.
room-out-bot = Quand le temps est écoulé, un bot joue ce tour.
room-grace = Si quelqu’un s’absente plus de { $time }, un bot garde sa place jusqu’à son retour.
room-grace-none = Pas besoin de rester connecté : chacun joue quand il peut.
room-is-private = On ne trouve cette table que par son lien ou son code.
room-is-public = Ouverte à tous, dans la liste des tables.
room-may-watch = On peut regarder ; aucun spectateur ne voit les dés cachés.
room-may-not-watch = Personne ne peut regarder pendant la partie.
room-coach-on = Le coach montre ses chances à chacun.
room-rated = Partie classée : elle compte pour le niveau de chacun.
room-read-rules = Lire les règles de cette table
room-change = Modifier les réglages
room-change-now = Enregistrer
room-cancel = Annuler

## Changing what is agreed

room-set-edition = Édition
room-set-seats = Places
room-set-pace = Rythme
room-set-no-clock = Sans limite de temps
room-set-timed = { $time } par coup
room-set-timeout = Quand le temps est écoulé
room-set-challenge = on met l’enchère en doute
room-set-bot = un bot joue le tour
room-set-privacy = Qui peut venir
room-set-private = Toute personne qui a le lien ou le code
room-set-public = Tout le monde ; la table est dans la liste
room-set-talk = Discussion à la table
room-set-talk-text = Messages libres et phrases toutes prêtes
room-set-talk-phrases = Phrases toutes prêtes seulement
room-set-talk-off = Aucune discussion
room-set-spectators = D’autres peuvent regarder
room-set-coach = Un coach pour chacun
room-set-rated = Partie classée
room-set-code = Code de règles maison
room-set-code-more = Facultatif ; il l’emporte sur l’édition et les règles ci-dessus.
room-house-stay = { $count ->
    [one] Cette règle maison reste :
   *[other] Ces règles maison restent :
 }
room-house-go = { $count ->
    [one] Cette règle maison ne va pas avec { $edition } et sera abandonnée :
   *[other] Ces règles maison ne vont pas avec { $edition } et seront abandonnées :
 }
room-house-boxed = Les autres sont déjà dans les règles de { $edition }.

## What may be done with somebody

room-tools = Actions pour { $player }
room-kick = Exclure
room-replace = Remplacer par un bot jusqu’à la fin
room-swap = Un bot jusqu’à son retour
room-hand-over = Confier le rôle d’hôte
room-mute = Mettre en sourdine
room-unmute = Entendre à nouveau
room-profile = Voir le profil

## Leaving

room-leave-sure = Quitter la partie ?
room-leave-more = Un bot jouera à ta place jusqu’à la fin ; tu ne pourras pas la reprendre.
room-leave-hint = Si tu fermes seulement la page, ta place t’attend.
room-leave-now = Quitter la partie
room-stay = Rester

## Beside the table

room-beside = Journal et discussion
room-log = Journal
room-talk = Discussion
room-new-lines = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
room-phrases = Phrases toutes prêtes
room-say = Dire
room-say-what = Que veux-tu dire ?
room-talk-empty = Personne n’a encore rien dit.
room-no-talk = À cette table, on ne discute pas.
room-fair = Dés non pipés
room-check-number = Numéro de contrôle { $code } : tout le monde voit le même, alors compare-le à voix haute avec les autres. Après la partie, on peut recalculer chaque lancer.

## The coach

room-coach = Le coach
room-coach-more = La probabilité que chaque enchère soit vraie : avec tes seuls dés, puis en comptant ce que les autres ont annoncé.
room-coach-before = Avant d’écouter
room-coach-after = Après avoir écouté
room-coach-chosen = L’enchère que tu as choisie
room-coach-dudo = « { $dudo } » est juste
room-coach-calza = « { $calza } » est juste
room-coach-table = Chances des enchères
room-coach-advice = Ce que ferait le coach
room-coach-win = Chances de gagner la partie
room-coach-thinks = Le coach réfléchit…
room-coach-aloud = Lire à voix haute

## After the game

room-rematch = Revanche
room-next-table = Aller à la revanche
room-replay = Revoir la partie
