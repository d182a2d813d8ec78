### After the game: result, replay, proof, and the dice of all games.

## The result

after-title = Une partie terminée
after-won = { $player } gagne la partie
after-abandoned = Personne n’est revenu jouer pendant une journée : la partie s’est terminée sans vainqueur.
after-chain = Cette partie a duré jusqu’à épuiser ses dés. Elle n’a pas de vainqueur.
after-places = Classement final
after-place = Rang { $place }
after-seat-gone = Joueur { $seat } (compte supprimé)
after-bot = un bot
after-facts = La partie en bref
after-edition = Édition
after-options = Règles optionnelles
after-house = Règles maison
after-house-count = { $count ->
    [one] Une règle diffère de la boîte.
   *[other] { $count } règles diffèrent de la boîte.
 }
after-option-calza = on peut annoncer { $calza }
after-option-last-die = manches { $palifico }
after-option-lost-visible = les dés perdus sont visibles
after-length = Durée
after-rounds = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
 }
after-ended = Terminée le
after-counts-for = Compte pour
after-rated = le niveau des joueurs
after-unrated = le plaisir, rien d’autre
after-private = Cette partie n’est dans aucune liste : il faut en avoir le lien pour la trouver.
after-running = Cette partie est encore en cours
after-running-more = Dès qu’elle sera finie, tout le monde pourra la revoir ici, avec tous ses dés et leur preuve.
after-unknown = Cette partie n’existe pas
after-unknown-more = Le lien a peut-être été tronqué à la copie. Il se termine par 32 chiffres et lettres.
after-failed = Impossible de charger la page
after-retry = Réessayer
after-home = Retour à l’accueil
after-loading = Chargement de la partie…

## The replay

after-replay = Revoir la partie
after-replay-loading = Chargement du replay…
after-replay-controls = Commandes du replay
after-moment = Manche { $round } sur { $rounds }, moment { $moment } sur { $moments }
after-moment-before = Avant la première manche, moment { $moment } sur { $moments }
after-slider = Moment de la partie
after-play = Lecture
after-pause = Mettre en pause
after-step-back = Un pas en arrière
after-step-on = Un pas en avant
after-round-back = Une manche en arrière
after-round-on = Une manche en avant
after-speed = Vitesse
after-speed-slow = Lente
after-speed-normal = Normale
after-speed-fast = Rapide
after-view = Point de vue
after-view-all = Tous les dés visibles
after-view-watch = Spectateur
after-view-seat = Seulement les dés de { $player }
after-keys = Touches : ← et → pour un pas, [ et ] pour une manche, la barre d’espace pour lire et mettre en pause.
after-coach = Que ferait le coach ?
after-coach-seat = { $player } doit jouer et ne connaît que ces dés : { $dice }

## The proof

after-proof = Les dés de cette partie
after-proof-about = Chaque lancer découle de nombres scellés avant la partie. Ton navigateur peut refaire tous les calculs, sans nous croire sur parole.
after-check = Vérifier les dés
after-check-again = Vérifier encore une fois
after-checking = Chaque lancer est recalculé…
after-proven = Prouvé par ton navigateur : { $dice ->
    [one] le seul dé de cette partie est bien celui qui était fixé d’avance
   *[other] les { $dice } dés de cette partie sont bien ceux qui étaient fixés d’avance
 }, et chaque coup a suivi les règles.
after-dice-hold = Les dés sont conformes : ce sont ceux qui étaient fixés avant la partie. Mais une partie sans vainqueur ne compte pas comme entièrement prouvée, car un serveur pourrait interrompre celles qui lui déplaisent.
after-not-proven = Non prouvé : { $what }.
after-stages = Ce qui a été vérifié
after-stage-good = conforme
after-stage-bad = non conforme
after-stage-not = non vérifié
after-stage-record = L’enregistrement est complet et lisible.
after-stage-rules = Les règles sont celles fixées avant la partie.
after-stage-commitments = Chaque nombre scellé a été dévoilé tel quel.
after-stage-lock = La liste des joueurs est celle qui a été verrouillée.
after-stage-mix = Le mélange est fait de la liste et de tout ce qui a été dévoilé.
after-stage-chain = Les secrets du serveur sont ceux qu’il avait scellés d’avance.
after-stage-first = C’est la personne désignée par le hasard qui a commencé.
after-stage-first-named = C’est la table qui a désigné qui commence, pas le hasard.
after-stage-dice = Chaque dé découle des secrets et du mélange.
after-stage-game = Chaque coup était permis, et la partie est allée à son terme.
after-stage-stamp = Rien n’a changé depuis que le cachet a été posé.
after-stage-signatures = Signé avec la clé de ce serveur.
after-chance = Ont ajouté leur propre hasard : { $names }.
after-chance-none = Personne n’a ajouté son propre hasard : le serveur aurait pu choisir ces dés.
after-number = Numéro de contrôle : { $code }
after-number-about = Ce doit être celui que la table montrait avant la première manche.
after-insecure = Cette page n’est pas arrivée par une connexion sécurisée (https), et sans cela ton navigateur ne peut pas faire ces calculs. Laisse le serveur vérifier, ou télécharge la partie et vérifie-la toi-même.
after-no-signatures = Tous les dés et tous les coups sont conformes. Mais ton navigateur ne connaît pas ce type de signature : il n’a pas vérifié si ce serveur a signé l’enregistrement.
after-server-check = Laisser le serveur vérifier
after-server-says = Résultat de la vérification par le serveur :
after-flaw-record = l’enregistrement n’a pas la bonne forme (à { $where })
after-flaw-unknown-rules = l’édition, une option ou une règle maison n’existe pas
after-flaw-illegal = un coup de la manche { $round } enfreint les règles
after-flaw-key = l’enregistrement est signé avec une autre clé que celle de ce serveur
after-flaw-another = le serveur a envoyé l’enregistrement d’une autre partie
after-flaw-other = quelque chose ne va pas ({ $code })

## To keep and to share

after-keep = Garder et partager
after-link = Lien vers cette partie
after-share = Partager
after-share-text = Une partie de { $edition }
after-record = Enregistrement (JSON)
after-notation = Enregistrement en texte
after-verifier = Vérificateur (Python)
after-without-us = Vérifier sans nous
after-without-us-about = Télécharge l’enregistrement et le vérificateur, un seul fichier Python qui n’a besoin de rien d’autre, et lance :
after-command = Commande
after-all-games-dice = Les dés de toutes les parties ensemble

## The dice of all games

after-dice-title = Les dés de toutes les parties
after-dice-about = Chaque dé de chaque partie terminée est compté ici : aucun échantillon, aucun oubli.
after-dice-loading = On compte les dés…
after-dice-of = Dés de
after-dice-all = Toutes les éditions
after-dice-none = Aucune partie n’est encore terminée ici. Dès qu’il y en aura une, ses dés seront comptés.
after-dice-picture = La ligne est la valeur attendue. Avec des dés non pipés, chaque barre finit dans la bande 95 fois sur 100.
after-dice-means = Ce que cela veut dire
after-dice-figures = Les chiffres
after-dice-face = Face
after-dice-seen = Sorties
after-dice-share = Part
after-dice-expected = Attendues
after-dice-off = Écart
after-dice-sigma = σ est un écart-type : avec des dés non pipés, l’écart d’une face reste inférieur à deux environ 19 fois sur 20.
after-dice-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
 }, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
 }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
 }.
after-dice-server = Sur ce serveur jusqu’ici, parties gagnées : { $won } ; abandonnées : { $abandoned } ; finies faute de dés : { $chain } ; départs annulés : { $voids }.
after-dice-tests = Les tests
after-dice-tests-about = p : la fréquence à laquelle des dés non pipés paraîtraient aussi inhabituels (corrigée pour le nombre de tests).
after-dice-test = Test
after-dice-result = Résultat
after-dice-test-faces = Fréquence de chaque face
after-dice-test-high-low = Alternance des hauts et des bas
after-dice-test-odd-even = Alternance des pairs et des impairs
after-dice-test-equal = Répétitions d’une même face
after-dice-usual = habituel
after-dice-unusual = inhabituel
after-dice-very-unusual = très inhabituel

## What can be wrong; each goes on after “Not proven:”

after-flaw-fair-missing = cette partie a été notée sans la preuve de ses dés
after-flaw-fair-seats = le relevé n’a pas autant de places que la partie
after-flaw-fair-rounds = le relevé n’a pas autant de manches que la partie
after-flaw-fair-rules = les règles ne sont pas celles qui étaient fixées avant la partie
after-flaw-fair-unopened = pour { $player }, l’engagement ou son dévoilement manque, alors que les deux vont ensemble
after-flaw-fair-commit = le dévoilement fait par { $player } ne correspond pas à son engagement
after-flaw-fair-lock = la liste des places n’est pas celle qui a été verrouillée avant la partie
after-flaw-fair-mix = le mélange n’est pas fait de la liste verrouillée et de ses dévoilements
after-flaw-fair-chain = le secret de la manche { $round } ne vient pas de la chaîne fixée avant la partie
after-flaw-fair-first = ce n’est pas la personne désignée par le hasard qui a commencé
after-flaw-fair-dice = les dés lancés par { $player } dans la manche { $round } ne sont pas ceux qui découlent des secrets
after-flaw-game-unfinished = la partie a été interrompue : personne ne l’a gagnée
after-flaw-stamp-missing = l’enregistrement n’a pas de cachet
after-flaw-stamp-digest = quelque chose dans l’enregistrement a été modifié après la pose du cachet
after-flaw-signature-missing = l’enregistrement n’est pas signé
after-flaw-signature-anchor = la signature de l’ancre de la chaîne n’est pas valable
after-flaw-signature-lock = la signature de la liste verrouillée n’est pas valable
after-flaw-signature-mix = la signature du mélange n’est pas valable
after-flaw-signature-record = la signature de l’enregistrement n’est pas valable
