### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Il n’y a pas de table « { $given } ». Vérifiez le lien ou le code.
fault-table-window = La fenêtre des annonces exactes va de 0 à { $to } millisecondes, pas { $given }.
fault-table-pause = La pause après une manche va de 0 à { $to } millisecondes, pas { $given }.
fault-table-first = Le premier joueur est une place de 0 à { $to }, pas { $given }.
fault-table-rated = Une partie classée se joue selon les règles d’une boîte ; la règle maison « { $field } » n’y est pas admise.
fault-table-coach = Une partie classée se joue sans l’aide du coach.
fault-coach-off = Le coach se tait dans cette partie. Ouvrez une table non classée avec le coach, ou interrogez-le sur cette partie quand elle sera finie.
fault-coach-moment = À l’entrée { $given } de cette partie, personne n’avait rien à décider. Demandez-en une avec laquelle commence un tour.
fault-table-begun = Ce n’est possible qu’avant le début de la partie.
fault-table-closed = Cette table est fermée. Ouvrez-en une autre.
fault-table-not_playing = Aucune partie n’est en cours à cette table.
fault-table-not_over = La revanche vient quand la partie est finie.
fault-table-free_seat = La place { $seat } est libre. Attendez quelqu’un, mettez-y un robot ou réduisez les places.
fault-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
fault-seat-none = Cette table a les places 0 à { $to } ; il n’y a pas de place { $seat }.
fault-seat-needed = Seuls ceux qui sont assis à cette table peuvent le faire.
fault-seat-free = Personne n’est assis à la place { $seat }.
fault-seat-bot = Un robot tient la place { $seat } jusqu’à la fin de la partie.
fault-host-only = Seul l’hôte de la table peut le faire.
fault-host-nobody = Personne à la place { $seat } ne peut être l’hôte : il faut un joueur humain.
fault-bot-unknown = Il n’y a pas de robot de niveau « { $given } ». Les niveaux sont : { $expected }.
fault-kick-self = Vous ne pouvez pas vous renvoyer ; levez-vous plutôt.
fault-kick-rated = Dans une partie classée, on ne remplace pas quelqu’un qui joue.
fault-open-early = La liste n’est pas encore fermée : il n’y a rien à ouvrir.
fault-open-late = Les dés de cette partie sont déjà fixés.
fault-open-wrong = Ceci n’ouvre pas l’engagement de cette place.
fault-seq-stale = La partie a avancé : c’était pour l’entrée { $given }, elle en est à { $expected }.
fault-message-invalid = Ce message est illisible : { $why }
fault-server-stopping = Le serveur redémarre. Réessayez dans un instant.
fault-identity-needed = Dites d’abord qui vous êtes : un invité n’a besoin que d’un nom.
fault-spectators-off = Cette table n’admet pas de spectateurs.
fault-store-failed = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez.
fault-talk-off = On ne parle pas à cette table.
fault-talk-one = Dites soit une phrase toute faite, soit un texte.
fault-talk-phrase = Il n’y a pas de phrase « { $given } ». Les phrases sont : { $expected }.
fault-talk-phrases_only = À cette table, seules les phrases toutes faites sont permises.
fault-talk-long = Un texte a de 1 à { $to } caractères.
fault-call-twice = Vous l’avez déjà dit ; la réponse arrive.

## Quick phrases

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance à tous.
phrase-well_played = Bien joué !
phrase-nice_bluff = Joli bluff !
phrase-no_way = Pas possible !
phrase-i_believe_you = Je te crois.
phrase-thinking = Laisse-moi réfléchir…
phrase-your_turn = C’est à toi !
phrase-oh_no = Oh non !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-back_soon = Je reviens tout de suite.
phrase-again = Une autre partie ?
phrase-goodbye = Au revoir !

## Les bots de la maison

level-beginner = Facile : regarde ses propres dés, espère pour le reste et ne retient rien.
level-counter = Solide : pèse les probabilités et se souvient de qui a perdu quoi.
level-listener = Attentif : compte avec précision et devine aux enchères ce que les autres peuvent avoir.
level-bluffer = Rusé : cache son jeu, bluffe de temps en temps et remarque si l’on doute souvent.
level-champion = Magistral : joue chaque coup dans sa tête et pense à la partie entière.
level-own = Ajouté par qui gère ce serveur.
