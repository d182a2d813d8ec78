### Démarrer le serveur, et ses connexions.

command-serve = Ouvre des tables en direct : ouvrez l’adresse dans un navigateur et envoyez le lien à vos amis.

param-host = Adresse sur laquelle écouter.
param-port = Port sur lequel écouter ; 0 en prend un qui est libre.
param-lan = Laisse entrer les téléphones et ordinateurs du même réseau, et affiche un code QR pour eux.
param-data = Dossier de tout ce qui est conservé ; sinon le dossier de données de l’utilisateur.
param-database = Base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; sinon le fichier palifico.db du dossier de données.
param-keys = Dossier des fichiers sealing.key et signing.key, créés s’ils manquent ; sinon à côté de la base de données.
param-public-url = Adresse à laquelle les autres joignent le serveur, par exemple https://perudo.example.
param-origins = Pages, en plus de celles du serveur, qui peuvent l’utiliser : des adresses séparées par des virgules.
param-secure-cookies = Si les cookies ne voyagent qu’en HTTPS : yes, no, ou auto, c’est-à-dire yes si l’adresse publique est en HTTPS.
param-proxy-header = En-tête où un mandataire de confiance écrit l’adresse du client, par exemple X-Forwarded-For.
param-max-sockets = Nombre maximal de connexions aux tables.
param-max-sockets-address = Nombre maximal de connexions aux tables depuis une même adresse.
param-max-sockets-account = Nombre maximal de connexions aux tables d’un même compte.
param-max-messages = Messages par seconde sur une connexion, au plus ; le double d’un coup.
param-guests-per-hour = Nombre maximal de nouveaux invités par heure depuis une même adresse.
param-shutdown-limit = Secondes en lesquelles le serveur s’est arrêté quand on le lui demande.
param-metrics = Qui peut lire /metrics : local pour cette machine seulement, all pour tous, off pour personne.
param-log-format = Forme du journal sur la sortie d’erreur : console pour les gens, json pour les machines.
param-log-level = Poids minimal de ce qui est noté : debug, info, warning ou error.

serve-ready = Le Perudo est prêt : { $url }
serve-outside = Pour les téléphones et les amis : { $url }
serve-no-lan = Cet ordinateur n’est dans aucun réseau : lui seul peut entrer.
serve-stop = Ctrl+C arrête le serveur ; les parties continuent quand il redémarre.

fault-flood = C’est trop à la fois. Attendez un instant.
fault-serve-taken = Le port { $port } est déjà utilisé. Arrêtez l’autre serveur, ou choisissez un autre port avec --port.
fault-serve-address = Impossible d’écouter sur { $given } : { $why }
fault-setting-number = { $name } est un nombre entier de { $least } à { $most }, pas « { $given } ».
fault-setting-choice = { $name } ne peut pas être « { $given } ». Valeurs possibles : { $expected }.
fault-setting-database = { $name } s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
fault-setting-address = { $name } est une adresse comme https://perudo.example, sans rien après, pas « { $given } ».
fault-setting-header = { $name } est le nom d’un en-tête comme X-Forwarded-For, pas « { $given } ».
fault-setting-empty = { $name } est donné sans valeur.
fault-socket-after = « after » est le numéro de la dernière entrée que vous avez, pas « { $given } ».
fault-socket-handshake = Un WebSocket ne s’ouvre pas ainsi : { $why }
fault-socket-full = Le serveur est plein. Réessayez dans un moment.
fault-socket-many = Cela fait trop de connexions à la fois : { $most } sont permises.
fault-socket-slow = Le serveur n’a pas trouvé la table à temps. Réessayez.
fault-socket-failed = Le serveur n’a pas pu ouvrir la connexion. Réessayez.
fault-serve-key = La clé dans { $place } n’est pas celle qui scelle les parties de cette base. Mettez-y le sealing.key de cette base.
