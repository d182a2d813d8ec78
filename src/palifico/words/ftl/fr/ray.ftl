### `palifico arena run --on ray` : ce qui peut échouer sur une grappe Ray.

fault-ray-missing = Jouer avec Ray demande une partie de plus de palifico. Installe-la avec : pip install "palifico[ray]"
fault-ray-address = « { $given } » n’est pas l’adresse d’un cluster Ray. Donne HÔTE:PORT, par exemple 10.0.0.5:6379, ou auto pour celui dont cet ordinateur fait partie.
fault-ray-unreachable = Impossible de rejoindre un cluster Ray à l’adresse { $address } : { $why }
fault-ray-silent = Quelque chose écoute à l’adresse { $address }, mais n’a pas répondu en { $seconds } secondes comme le fait un cluster Ray.
fault-ray-token = Le cluster Ray à l’adresse { $address } n’accepte que les clients qui présentent son jeton. Mets RAY_AUTH_MODE à token, et RAY_AUTH_TOKEN ou RAY_AUTH_TOKEN_PATH au jeton ou à son fichier.
fault-ray-start = Impossible de lancer Ray sur cet ordinateur : { $why }
fault-ray-head = La connexion au cluster Ray est perdue. Tous les lots déjà revenus sont conservés ; la même commande reprend à partir de là.
fault-ray-version = Une machine du cluster Ray a palifico { $given }, mais il faut { $expected }, comme ici. Tous les lots déjà revenus sont conservés.
fault-ray-absent = Il manque palifico sur une machine du cluster Ray. Installes-y la version { $expected }, pour le Python avec lequel Ray tourne. Tous les lots déjà revenus sont conservés.
