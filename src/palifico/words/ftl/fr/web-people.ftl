### People: who I am, others, ratings, leaderboard.

## Me

people-me = Toi, à la table
people-loading = Un instant…
people-failed = Cela n’a pas marché
people-retry = Réessayer
people-home = Retour à l’accueil
people-looks = Comment les autres te voient
people-name = Ton nom
people-name-hint = Au plus 24 caractères. D’autres peuvent porter le même nom.
people-colour = Couleur
people-save = Enregistrer
people-saved = Enregistré : tout le monde te voit ainsi maintenant.
people-profile = Voir ma page publique

## Account

people-account = Compte
people-guest = Tu joues en invité, et seul ce navigateur te connaît. Inscris-toi, et tu pourras te connecter de partout ; tes parties et ton niveau restent à toi.
people-logged-in = Tu joues avec ton compte { $login }.
people-account-way = Que veux-tu faire ?
people-register = S’inscrire
people-registered = C’est fait. Désormais tu peux te connecter de partout.
people-log-in = Se connecter
people-log-in-about = Ce que tu as joué en invité restera à cet invité.
people-login = Identifiant
people-login-hint = De 3 à 32 minuscules, chiffres, points, traits d’union, tirets bas. Personne d’autre ne le voit.
people-password = Mot de passe
people-password-hint = Au moins 8 caractères. Nous n’avons pas ton adresse e-mail : un mot de passe oublié ne peut pas être récupéré.
people-password-show = Afficher le mot de passe
people-password-change = Changer le mot de passe
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
people-log-out = Se déconnecter
people-log-out-everywhere = Se déconnecter partout
people-log-out-guest = Oublier cet invité
people-log-out-guest-sure = Un invité qui part ne peut pas revenir : les parties restent, mais personne ne pourra redevenir { $name }. Inscris-toi d’abord si tu veux les garder.
people-cancel = Annuler
people-logged-out = Déconnexion réussie.

## History

people-my-games = Tes parties
people-games-of = Parties publiques
people-my-games-none = Tu n’as pas encore terminé de partie. Après la première, tu la trouveras ici, avec son replay.
people-games-none = Aucune partie publique pour l’instant.
people-more = Afficher plus
people-won = Gagnée
people-placed = Rang { $place } sur { $seats }
people-no-winner = Sans vainqueur
people-with = avec { $names }
people-somebody = quelqu’un
people-rated = classée

## Ratings

people-ratings = Niveaux
people-ratings-about = Le point est le niveau estimé ; la barre dit à quel point on en est sûr. Les classements suivent le trait à gauche, qui reste prudent tant qu’il y a peu de parties.
people-ratings-none = Aucune partie classée pour l’instant.
people-rating-for = { $edition }, { $seats } places
people-rating-words = Environ { $middle }, très probablement entre { $low } et { $high }.
people-rating-listed = Niveau : { $value }
people-rating-games = { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
 }

## Programs

people-programs = Programmes et bots
people-tokens = Jetons
people-tokens-about = Un jeton permet à un programme de jouer à ta place. Ne le donne qu’à quelqu’un à qui tu laisserais ta place.
people-tokens-none = Aucun jeton.
people-token-label = À quoi sert-il ?
people-token-make = Créer un jeton
people-token-once = Copie-le maintenant : il n’est montré que cette fois.
people-token-of = Jeton pour « { $label } »
people-token-dates = créé le { $made }, utilisé pour la dernière fois le { $used }
people-token-revoke = Révoquer
people-token-revoke-sure = Révoquer le jeton « { $label } » ? Ce qui l’utilise s’arrête aussitôt.
people-bots = Tes bots
people-bots-about = Ton bot a son propre nom et son propre niveau. Il reçoit un jeton pour ton programme.
people-bots-none = Aucun bot.
people-bot-name = Nom du bot
people-bot-make = Créer un bot
people-bot-token = Jeton de { $name }
people-bot-delete = Supprimer
people-bot-delete-sure = Supprimer le bot { $name } ? Son jeton et son niveau disparaissent ; ses parties restent, avec une place sans nom.

## Muting

people-mutes = Personnes en sourdine
people-mutes-none = Tu entends tout le monde.
people-mute = Mettre en sourdine
people-unmute = Entendre à nouveau
people-mute-about = Tu ne vois plus ce que cette personne dit, à aucune table. Elle n’en sait rien.
people-muted = Tu as mis { $name } en sourdine.
people-unmuted = Tu entends de nouveau { $name }.

## My data

people-data = Tes données
people-export = Télécharger mes données
people-export-about = Tout ce que ce serveur garde sur toi, en un seul fichier.
people-forget = Supprimer mes données
people-forget-title = Supprimer définitivement tes données ?
people-forget-gone = Disparaissent aussitôt et définitivement : ton nom, ton identifiant et ton mot de passe ; toutes tes sessions et tous tes jetons ; ce que tu as dit aux tables ; tes niveaux ; tes bots.
people-forget-stays = Les parties restent, car d’autres les ont jouées aussi, mais ta place n’y mène plus à personne. Là où tu joues encore, un bot prend ta place.
people-forget-understood = Je sais que c’est irréversible
people-forget-now = Supprimer définitivement
people-forgotten = Tes données sont supprimées. Merci d’avoir joué.

## Somebody

people-kind-guest = Invité
people-kind-person = Joueur inscrit
people-kind-bot = Un bot écrit par un joueur
people-kind-house = Un bot intégré
people-gone = Plus personne
people-gone-more = La personne qui était ici a supprimé ses données. Ses parties sont encore là, avec une place sans nom.
people-unknown = Il n’y a personne ici
people-this-is-you = C’est toi, comme les autres te voient.
people-edit = Modifier

## Leaderboard

people-board = Classement
people-board-about = Un classement par édition et par nombre de places : qui est fort à deux ne l’est pas toujours à six.
people-board-kind = Qui joue
people-board-people = Humains
people-board-bots = Bots
people-board-edition = Édition
people-board-seats = Places
people-board-listed = { $edition } : { $listed }
people-board-rank = Rang
people-board-name = Nom
people-board-rating = Niveau
people-board-empty = Personne n’est encore dans ce classement. Joue une partie classée de cette édition, inscris-toi, et ce pourrait être toi.
people-board-empty-bots = Aucun bot n’est encore dans ce classement.
people-board-others = Dans ces classements, il y a du monde :
people-board-play = Ouvrir une table
people-board-pages = Pages du classement
people-board-next = Rangs suivants
people-board-previous = Rangs précédents
people-you = toi
