### `palifico arena` : de très nombreuses parties, conservées lot par lot.

command-arena = Fait jouer de très nombreuses parties à des bots et à des stratégies, et conserve les résultats.
command-arena-run = Joue une série, d’après un fichier TOML, des options ou les deux ; relancée, elle reprend là où elle s’est arrêtée.
command-arena-show = Dit où en est une série.
command-arena-report = Écrit une page de tableaux et de graphiques sur une série.
param-config = La série dans un fichier TOML ; une option l’emporte sur ce que dit le fichier.
param-results = Ce qu’une série a conservé : un fichier .sqlite ou un dossier .parquet.
param-arena-players = Qui joue : des bots par leur nom ou par le chemin d’un fichier Python, et des stratégies comme random, odds ou odds:doubt=0.3 ; ils prennent les places à tour de rôle.
param-arena-out = Où conserver : une série dans un fichier .sqlite ou un dossier .parquet, un rapport dans un fichier .html.
param-editions = Des éditions ou des codes de partage ; all vaut pour toutes les éditions.
param-until = Joue jusqu’à ce que chaque part des victoires soit connue à tant de points de pourcentage près.
param-rotate = Joue chaque donne une fois pour chaque façon de faire tourner les joueurs ; --rotate=false laisse chacun à sa place.
param-duplicate = Donne les mêmes dés à toutes ces parties ; --duplicate=false relance les dés pour chacune.
param-batch = Combien de parties sont jouées et conservées ensemble.
param-rows = Conserve une ligne par partie ; --rows=false ne conserve que les sommes.
param-on = Où jouer : local, dans des processus de cet ordinateur, ou ray, sur un cluster Ray.
param-address = L’adresse du cluster Ray, comme 10.0.0.5:6379 ; sans elle, Ray est lancé ici.

fault-arena-toml = { $file } n’est pas du TOML : { $why }
fault-arena-key = Une série n’a pas de « { $given } ». Sont possibles : { $expected }.
fault-arena-value = « { $given } » ne convient pas pour { $name }. Conviendrait, par exemple : { $expected }
fault-arena-range = « { $given } » ne convient pas pour { $name } : cela va de { $least } à { $most }.
fault-arena-name = « { $given } » ne peut pas être le nom d’une série ou d’une stratégie : un nom a de 1 à { $most } caractères visibles, et celui d’une série ne contient ni / ni \.
fault-arena-enough = Combien faut-il jouer ? Donne un nombre de parties (--games 100000), un intervalle (--until 0.5), ou les deux.
fault-arena-alone = { $given } joue tout seul et gagne toujours, aucun intervalle ne se resserre donc : donne games au lieu de until, ou un deuxième joueur.
fault-arena-turn = Sans changer de place, on ne rencontre jamais deux fois la même donne : rotate = false et duplicate = true se contredisent.
fault-arena-unplayed = La stratégie « { $given } » est décrite, mais elle ne joue pas. Mets-la parmi les joueurs, par exemple : { $expected }
fault-arena-taken = « { $given } » est déjà le nom d’un bot, d’un fichier ou d’une stratégie : prends-en un autre.
fault-arena-suffix = Le nom des résultats doit se terminer par { $expected }, pas comme { $given }.
fault-file-suffix = Le nom doit se terminer par { $expected } ; « { $file } » ne convient pas. Rien n’a été écrit.
fault-file-no_folder = Impossible d’écrire { $file } : le dossier { $place } n’existe pas.
fault-arena-parquet = Les fichiers Parquet demandent une partie de plus de palifico. Installe-la avec : pip install "palifico[parquet]". Un fichier .sqlite ne demande rien.
fault-arena-alien = { $file } existe, mais ce n’est pas le résultat d’une série.
fault-arena-damaged = { $file } est abîmé : { $why }. Remets-en une copie, ou prends un autre nom pour les résultats.
fault-arena-games = { $file } manque ou n’est pas complet. Remets-en une copie, ou supprime aussi { $place } : la même série rejouera alors ce lot.
fault-arena-format = { $file } a été écrit par une autre version de palifico : son format est { $given }, pas { $expected }.
fault-arena-busy = Un autre processus joue dans { $file } : laisse-le finir, ou arrête-le d’abord.
fault-arena-other = { $file } contient une autre série. Elle a { $expected } ; tu demandes { $given }. Prends un autre nom pour les résultats, ou la même série.
fault-arena-versions = { $name } n’est plus ce qu’il était au début de la série : { $given } maintenant, { $expected } alors. Prends un autre nom pour les résultats.
fault-arena-unwritable = Impossible d’écrire { $file } : { $why }. Les lots conservés restent ; la même commande reprend à partir de là.
fault-arena-batch = Le lot { $batch } de { $cell } ne peut pas être joué : { $why }. Les lots précédents restent ; la même commande reprend à partir de là.
fault-arena-lost = Le processus qui jouait le lot { $batch } a été perdu { $times } fois de suite, peut-être faute de mémoire. Les lots précédents restent ; la même commande reprend à partir de là.

arena-playing = En cours : { $cell }
arena-rate = { $games } parties/s
arena-left = encore { $time }
arena-leads = en tête { $player }, { $share } ± { $half }
arena-nothing = Rien n’a encore été joué ici.
arena-unfinished = Tout n’a pas encore été joué ici.
arena-missed = L’objectif était ± { $aim } points de pourcentage. Toutes les parties demandées ont été jouées et on en est à ± { $half } : il faudrait plus de --games.
arena-kept = Conservé dans { $file }.
arena-interrupted = Interrompu. Ce qui a été joué est conservé dans { $file } ; la même commande reprend à partir de là.
arena-interrupted-early = Interrompu avant que rien de nouveau ne soit conservé. La même commande recommence.
arena-reported = Le rapport est dans { $file }.
