### Ce que disent plusieurs parties de la page.

## La liaison avec le serveur

common-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
common-failed = Une erreur s’est produite sur le serveur. Réessaie dans un instant.

## Les enchères à voix haute

common-bid-of-2 = { $count ->
    [one] { $count } deux
   *[other] { $count } deux
 }
common-bid-of-3 = { $count ->
    [one] { $count } trois
   *[other] { $count } trois
 }
common-bid-of-4 = { $count ->
    [one] { $count } quatre
   *[other] { $count } quatre
 }
common-bid-of-5 = { $count ->
    [one] { $count } cinq
   *[other] { $count } cinq
 }
common-bid-of-6 = { $count ->
    [one] { $count } six
   *[other] { $count } six
 }

## Le début d’une partie

common-mistrust = Attention : la liste des joueurs ou les dés ne sont plus ceux du moment où tu as pris place. Ne te fie pas à cette partie.
common-checked = Dés scellés. Numéro de contrôle { $code } (le même pour toute la table).
common-check-number = Numéro de contrôle des dés, le même pour toute la table : { $code }

## Ce qui se passe à table

common-your-turn = C’est à toi !
common-hurry = Il te reste { $time }.
common-log-sat = { $you ->
    [yes] Tu t’assieds.
   *[no] { $player } s’assied.
 }
common-log-stood = La place { $number } est de nouveau libre.
common-log-sent-away = L’hôte a libéré la place { $number }.
common-log-host = { $you ->
    [yes] Tu es maintenant l’hôte.
   *[no] { $player } est maintenant l’hôte.
 }
common-log-settings = Les réglages de la table ont changé : jettes-y un œil.
common-log-locked = La liste des joueurs est définitive. Chacun ajoute du hasard aux dés.
common-log-void = Départ annulé : la place { $names } n’a pas envoyé ce qu’il fallait et redevient libre.
common-log-last-die = { $palifico } : les { $wilds } ne sont pas des jokers dans cette manche.
common-log-count = { $count ->
    [one] L’enchère était { $bid } : il y en a { $count }.
   *[other] L’enchère était { $bid } : il y en a { $count }.
 }
common-log-time-up = Le temps est écoulé.
common-log-together = Annoncé en même temps : { $asks }.
common-log-not-counted = ne compte pas
common-log-kept-away = { $you ->
    [yes] En ton absence, un bot garde ta place.
   *[no] { $player } n’est plus là : un bot garde la place.
 }
common-log-kept-left = { $you ->
    [yes] Tu as quitté la partie : un bot continue à ta place.
   *[no] { $player } a quitté la partie : un bot continue à sa place.
 }
common-log-kept-kicked = { $you ->
    [yes] L’hôte a donné ta place à un bot, qui continue la partie.
   *[no] L’hôte a exclu { $player } : un bot continue à sa place.
 }
common-log-kept-swapped = { $you ->
    [yes] L’hôte fait jouer un bot pour toi jusqu’à ton retour.
   *[no] L’hôte fait jouer un bot pour { $player }, pour le moment.
 }
common-log-returned = { $you ->
    [yes] Te revoilà à ta place.
   *[no] { $player } est de retour.
 }
common-log-given-up = La partie s’est terminée sans vainqueur.
common-log-closed = Cette table est fermée.
common-log-rematch = Une autre table est prête pour la revanche.

## Kit

common-less = Moins : { $what }
common-more = Plus : { $what }
common-strength = Force { $strength } sur { $all }
common-close = Fermer
common-dismiss = Masquer ce message
common-copy = Copier
common-copied = Copié
common-back = Retour
common-skip = Aller au contenu
common-nav = Menu principal
common-nav-play = Jouer
common-nav-learn = Apprendre
common-nav-rules = Règles
common-nav-leaders = Classement
common-nav-me = Moi
common-nav-settings = Réglages
common-home = Retour à l’accueil
common-language = Langue
common-fair-dice = Les dés sont-ils pipés ?
common-loading = Un instant…
common-offline = Tu es hors ligne. Dès que la connexion revient, tout reprend là où tu en étais.
common-trouble = Un problème est survenu
common-not-loaded = Cette page n’a pas pu être chargée. Vérifie ta connexion et réessaie.
common-broken = Cette page a trébuché sur une erreur, et c’est notre faute. Tes parties sont en sécurité sur le serveur.
common-try-again = Réessayer
common-nowhere = Rien sous ce gobelet
common-nowhere-more = Il n’y a pas de page à cette adresse. Une lettre du lien s’est peut-être perdue.
common-keys = Raccourcis clavier
common-keys-use = Raccourcis à une seule touche
common-keys-hint = Désactive-les si tu utilises la dictée vocale ou si tu appuies souvent sur une touche par mégarde.
common-keys-everywhere = Partout
common-keys-table = À la table
common-keys-here = Sur cette page
common-key-help = Afficher cette liste
common-key-home = Aller à l’accueil
common-key-face = Choisir une valeur
common-key-count = Augmenter ou diminuer le nombre
common-key-bid = Enchérir
common-key-dudo = Mettre l’enchère en doute
common-key-exact = Déclarer l’enchère exacte
common-key-skip = Passer la révélation
common-key-log = Ouvrir le journal
common-key-phrases = Ouvrir les phrases toutes prêtes
