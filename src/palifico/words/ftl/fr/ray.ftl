### `palifico arena run --on ray` : ce qui peut échouer sur une grappe Ray.

fault-ray-missing = Jouer avec Ray demande une partie de plus de palifico. Installez-la avec : pip install "palifico[ray]"
fault-ray-address = « { $given } » n’est pas l’adresse d’une grappe Ray. Donnez HÔTE:PORT, par exemple 10.0.0.5:6379, ou auto pour celle dont cette machine fait partie.
fault-ray-unreachable = Impossible de rejoindre une grappe Ray à l’adresse { $address } : { $why }
fault-ray-silent = Quelque chose écoute à l’adresse { $address }, mais n’a pas répondu en { $seconds } secondes comme le fait une grappe Ray.
fault-ray-token = La grappe Ray à l’adresse { $address } ne laisse entrer que ceux qui montrent son jeton. Mettez RAY_AUTH_MODE à token, et RAY_AUTH_TOKEN ou RAY_AUTH_TOKEN_PATH au jeton ou à son fichier.
fault-ray-start = Impossible de lancer Ray sur cette machine : { $why }
fault-ray-head = La connexion à la grappe Ray est perdue. Tous les lots déjà revenus sont gardés ; la même commande reprend à partir de là.
fault-ray-version = Une machine de la grappe Ray a palifico { $given }, mais il faut { $expected }, comme ici. Tous les lots déjà revenus sont gardés.
fault-ray-absent = Il manque palifico sur une machine de la grappe Ray. Installez-y la version { $expected }, pour le Python avec lequel Ray tourne. Tous les lots déjà revenus sont gardés.
