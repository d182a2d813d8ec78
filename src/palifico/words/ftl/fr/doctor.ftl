### Ce que trouve le médecin : une phrase à la fois, avec le remède.

doctor-level-ok = OK
doctor-level-todo = à faire
doctor-level-broken = problème
doctor-end-ok = Tout va bien.
doctor-end-todo = { $count ->
    [one] Tout fonctionne ; une chose pourrait être faite.
   *[other] Tout fonctionne ; { $count } choses pourraient être faites.
 }
doctor-end-broken = { $count ->
    [one] Une chose ne fonctionne pas.
   *[other] { $count } choses ne fonctionnent pas.
 }
doctor-unseen = Impossible d’examiner { $part } : { $why }

## Installation

doctor-python = Python { $version } est assez récent.
doctor-python-old = Python { $version } ne convient pas : il faut { $wanted }. Installe un Python qui convient, puis palifico avec lui.
doctor-version = palifico { $version } est installé.
doctor-version-none = palifico { $version } fonctionne, mais n’est pas installé : ses composants ne peuvent donc pas être vérifiés. pip install palifico
doctor-version-other = palifico { $version } tourne, mais c’est { $installed } qui est installé. Réinstalle-le : pip install --upgrade palifico
doctor-packages = Les { $count } paquets dont palifico a besoin sont tous là.
doctor-package-none = Le paquet { $name } manque : pip install "{ $wanted }"
doctor-package-other = { $name } { $version } ne convient pas : pip install "{ $wanted }"
doctor-extra = Le complément { $extra } est installé.
doctor-kernel = Le moteur rapide pour de très nombreuses parties est compilé, dans { $folder }.
doctor-kernel-cold = Le moteur rapide pour de très nombreuses parties n’est pas encore compilé ; la première série devra attendre. Pour le faire maintenant : palifico warmup
doctor-browser = Les pages pour le navigateur sont construites.
doctor-browser-none = Les pages pour le navigateur manquent. Dans une copie du code, make client les construit ; sinon, réinstalle palifico.

## Cet utilisateur

doctor-bots = { $count ->
    [one] La liste de tes bots est lisible ; elle en compte un.
   *[other] La liste de tes bots est lisible ; elle en compte { $count }.
 }
doctor-bots-none = Tu n’as pas ajouté de bots à toi.
doctor-bot-gone = Ton bot { $name } n’a plus son fichier : { $file }. Remets-le, ou oublie le bot : palifico bots remove { $name }
doctor-terminal = Le terminal a { $columns } colonnes et { $lines } lignes, sans couleurs.
doctor-terminal-colours = Le terminal a { $columns } colonnes, { $lines } lignes et des couleurs.
doctor-terminal-none = La sortie ne va pas à un terminal : les commandes écrivent des lignes simples.
doctor-terminal-small = Le terminal a { $columns } colonnes et { $lines } lignes ; il en faut 80 et 24 pour une table. Agrandis-le, ou joue avec --plain.
doctor-terminal-encoding = La sortie est écrite en { $encoding }, où il manque des lettres et des signes. Choisis UTF-8, par exemple : export LANG=C.UTF-8

## Un serveur

doctor-data = Le dossier de données { $folder } est accessible en écriture ; { $free } Go libres.
doctor-data-new = Le dossier de données { $folder } sera créé au besoin ; { $free } Go libres.
doctor-data-full = Il ne reste que { $free } Mo pour le dossier de données { $folder }. Fais de la place, ou choisis-en un autre avec --data.
doctor-data-closed = Le dossier de données { $folder } n’est pas accessible en écriture. Donnes-en les droits à cet utilisateur, ou choisis-en un autre avec --data.
doctor-database = La base de données { $place } s’ouvre et est à jour.
doctor-database-new = La base de données { $place } est vide ou n’existe pas encore ; palifico serve la crée.
doctor-key = La clé { $file } est là, et personne d’autre ne peut la lire.
doctor-key-set = La clé dans { $variable } est utilisée.
doctor-key-new = La clé { $file } sera créée au premier démarrage du serveur.
doctor-key-lost = Il y a une base de données, mais pas sa clé { $file }. Remets celle que tu as mise de côté, ou indique son dossier avec --keys.
doctor-port = Le port { $port } est libre.
doctor-port-taken = Le port { $port } est pris, peut-être par un palifico qui tourne. On en choisit un autre avec palifico serve --port.
doctor-port-closed = Un serveur ne peut pas écouter sur { $place } : { $why }. Choisis autre chose avec palifico serve --host ou --port.
