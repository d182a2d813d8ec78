### Démarrer le serveur, et ses connexions.

command-serve = Ouvre des tables en direct : va à l’adresse affichée avec un navigateur et envoie le lien à tes amis.

param-host = Adresse sur laquelle écouter.
param-port = Port sur lequel écouter ; 0 en prend un qui est libre.
param-lan = Laisse entrer les téléphones et ordinateurs du même réseau, et affiche un code QR pour eux.
param-data = Dossier de tout ce qui est conservé ; sinon le dossier de données de l’utilisateur.
param-database = Base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; sinon le fichier palifico.db du dossier de données.
param-keys = Dossier des fichiers sealing.key et signing.key, créés s’ils manquent ; sinon à côté de la base de données.
param-public-url = Adresse à laquelle les autres joignent le serveur, par exemple https://perudo.example.
param-origins = Pages, en plus de celles du serveur, qui peuvent l’utiliser : des adresses séparées par des virgules.
param-secure-cookies = Si les cookies ne voyagent qu’en HTTPS : yes, no, ou auto, c’est-à-dire yes si l’adresse publique est en HTTPS.
param-proxy-header = En-tête où un proxy de confiance écrit l’adresse du client, par exemple X-Forwarded-For.
param-max-sockets = Nombre maximal de connexions aux tables.
param-max-sockets-address = Nombre maximal de connexions aux tables depuis une même adresse.
param-max-sockets-account = Nombre maximal de connexions aux tables d’un même compte.
param-max-messages = Nombre maximal de messages par seconde sur une connexion ; le double en rafale.
param-guests-per-hour = Nombre maximal de nouveaux invités par heure depuis une même adresse.
param-shutdown-limit = Délai d’arrêt du serveur, en secondes, une fois l’arrêt demandé.
param-metrics = Qui peut lire /metrics : local pour cet ordinateur seulement, all pour tous, off pour personne.
param-log-format = Format du journal sur la sortie d’erreur : console pour les humains, json pour les programmes.
param-log-level = Niveau minimal de ce qui est noté : debug, info, warning ou error.

serve-ready = Le Perudo t’attend : { $url }
serve-outside = Pour les téléphones et les amis : { $url }
serve-no-lan = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut entrer.
serve-stop = Ctrl+C arrête le serveur ; les parties continuent quand il redémarre.

fault-flood = C’est trop à la fois. Attends un instant.
fault-serve-taken = Le port { $port } est déjà utilisé. Arrête l’autre serveur, ou choisis un autre port avec --port.
fault-serve-address = Impossible d’écouter sur { $given } : { $why }
fault-setting-number = { $name } est un nombre entier de { $least } à { $most }, pas « { $given } ».
fault-setting-choice = { $name } ne peut pas être « { $given } ». Valeurs possibles : { $expected }.
fault-setting-database = { $name } s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
fault-setting-address = { $name } est une adresse comme https://perudo.example, sans rien après, pas « { $given } ».
fault-setting-header = { $name } est le nom d’un en-tête comme X-Forwarded-For, pas « { $given } ».
fault-setting-empty = { $name } est donné sans valeur.
fault-socket-after = « after » est le numéro de la dernière entrée que tu as, pas « { $given } ».
fault-socket-as = « as » ne peut être que « spectator », pas « { $given } ».
fault-socket-handshake = Un WebSocket ne s’ouvre pas ainsi : { $why }
fault-socket-full = Le serveur est plein. Réessaie dans un moment.
fault-socket-many = Cela fait trop de connexions à la fois : { $most } sont permises.
fault-socket-slow = Le serveur n’a pas trouvé la table à temps. Réessaie.
fault-socket-failed = Le serveur n’a pas pu ouvrir la connexion. Réessaie.
fault-serve-key = La clé dans { $place } n’est pas celle qui scelle les parties de cette base. Mets-y le sealing.key de cette base.
