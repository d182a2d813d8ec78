### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Il n’y a pas de table « { $given } ». Vérifie le lien ou le code.
fault-table-window = Le délai pour annoncer le compte exact va de 0 à { $to } millisecondes, pas { $given }.
fault-table-pause = La pause après une manche va de 0 à { $to } millisecondes, pas { $given }.
fault-table-first = Le premier joueur est une place de 1 à { $to }, pas { $given }.
fault-table-rated = Une partie classée se joue selon les règles d’une boîte ; la règle maison « { $field } » n’y est pas admise.
fault-table-coach = Une partie classée se joue sans l’aide du coach.
fault-coach-off = Le coach se tait dans cette partie. Ouvre une table non classée avec le coach, ou interroge-le sur cette partie quand elle sera finie.
fault-coach-moment = À l’entrée { $given } de cette partie, personne n’avait rien à décider. Choisis une entrée par laquelle commence un tour.
fault-table-begun = Ce n’est possible qu’avant le début de la partie.
fault-table-closed = Cette table est fermée. Ouvres-en une autre.
fault-table-not_playing = Aucune partie n’est en cours à cette table.
fault-table-not_over = La revanche vient quand la partie est finie.
fault-table-free_seat = La place { $seat } est libre. Attends quelqu’un, mets-y un bot ou réduis le nombre de places.
fault-seat-taken = La place { $seat } est prise. Choisis-en une autre.
fault-seat-none = Cette table a les places 1 à { $to } ; il n’y a pas de place { $seat }.
fault-seat-needed = Il faut être assis à cette table pour le faire.
fault-seat-free = Personne n’est assis à la place { $seat }.
fault-seat-bot = Un bot tient la place { $seat } jusqu’à la fin de la partie.
fault-host-only = Seul l’hôte de la table peut le faire.
fault-host-nobody = Il n’y a personne à la place { $seat } qui puisse être l’hôte : il faut un joueur humain.
fault-bot-unknown = Il n’y a pas de bot « { $given } ». Les bots sont : { $expected }.
fault-kick-self = Tu ne peux pas t’exclure toi-même ; lève-toi plutôt.
fault-kick-rated = Dans une partie classée, on ne remplace pas quelqu’un qui joue.
fault-open-early = La liste n’est pas encore verrouillée : il n’y a rien à dévoiler.
fault-open-late = Les dés de cette partie sont déjà fixés.
fault-open-wrong = Ce dévoilement ne correspond pas à l’engagement de cette place.
fault-seq-stale = La partie a avancé : c’était pour l’entrée { $given }, elle en est à { $expected }.
fault-message-invalid = Ce message est illisible : { $why }
fault-server-stopping = Le serveur redémarre. Réessaie dans un instant.
fault-identity-needed = Dis d’abord qui tu es : un invité n’a besoin que d’un nom.
fault-spectators-off = Cette table n’admet pas de spectateurs.
fault-store-failed = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessaie.
fault-talk-off = Il n’y a pas de discussion à cette table.
fault-talk-one = Envoie soit une phrase toute prête, soit un message.
fault-talk-phrase = Il n’y a pas de phrase « { $given } ». Les phrases sont : { $expected }.
fault-talk-phrases_only = À cette table, seules les phrases toutes prêtes sont permises.
fault-talk-long = Un message compte de 1 à { $to } caractères.
fault-talk-marks = Un texte ne peut pas avoir autant d’accents les uns sur les autres.
fault-call-twice = Tu l’as déjà dit ; la réponse arrive.

## Quick phrases

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance à tous.
phrase-well_played = Bien joué !
phrase-nice_bluff = Joli bluff !
phrase-no_way = Pas possible !
phrase-i_believe_you = Je te crois.
phrase-thinking = Laisse-moi réfléchir…
phrase-your_turn = C’est à toi !
phrase-oh_no = Oh non !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-back_soon = Je reviens tout de suite.
phrase-again = Une autre partie ?
phrase-goodbye = Au revoir !

## Les bots de la maison

level-beginner = Facile : regarde ses propres dés, espère pour le reste et ne retient rien.
level-counter = Solide : pèse les probabilités et se souvient de qui a perdu quoi.
level-listener = Attentif : compte aussi bien que le solide et devine aux enchères ce que les autres peuvent avoir.
level-bluffer = Rusé : cache son jeu, bluffe de temps en temps et remarque si l’on doute souvent.
level-champion = Magistral : joue chaque coup dans sa tête et pense à la partie entière.
level-own = Ajouté par la personne qui gère ce serveur.
