### La base de données, ses sauvegardes, et pourquoi quelque chose est impossible.

command-backup = Écrit dans un seul fichier tout ce que le serveur conserve ; il peut continuer de tourner.
command-restore = Remet dans la base de données ce que contient une sauvegarde.

param-copy = Le fichier de la sauvegarde.
param-replace = Efface d’abord ce que contient une base PostgreSQL. Si la base est un fichier, l’ancien reste toujours à côté du nouveau.

backup-working = Copie en cours
backup-done = La sauvegarde est dans { $file }.
backup-keys = Les clés n’y sont pas. Garde-les aussi, à un autre endroit : { $sealing } et { $signing }. Sans la première, les parties en cours ne peuvent pas être terminées.
restore-working = Restauration en cours
restore-done = La base de données contient maintenant ce qu’il y a dans { $file }.
restore-kept = Ce qui s’y trouvait avant est dans { $file }.
restore-keys = Le serveur a aussi besoin des clés de ce moment-là : { $sealing } et { $signing }.

fault-store-url = Une base de données s’indique par sqlite:///FICHIER ou par postgresql://UTILISATEUR@HÔTE/NOM.
fault-store-extra = PostgreSQL demande une partie de plus de palifico. Installe-la avec : pip install "palifico[postgres]"
fault-store-busy = Un serveur utilise la base de données { $place }. Arrête-le d’abord.
fault-store-newer = La base de données { $place } vient d’un palifico plus récent. Installe cette version ou une suivante.
fault-store-older = La base de données { $place } vient d’un palifico plus ancien. Démarre une fois le serveur pour la mettre à jour.
fault-store-foreign = { $place } n’est pas une base de données de palifico.
fault-store-damaged = { $place } est abîmé ou incomplet.
fault-store-open = Impossible d’ouvrir la base de données { $place } : { $why }
fault-store-none = La base de données { $place } n’existe pas.
fault-store-exists = { $file } existe déjà. Choisis un autre nom.
fault-store-filled = La base de données { $place } n’est pas vide. Avec --replace, tout son contenu est d’abord effacé.
