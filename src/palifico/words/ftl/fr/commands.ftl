### The command line: what each command and each of its parameters is for, and what it prints.

command-palifico = Le Perudo selon les règles de ta boîte.
command-editions = Liste les éditions et leurs options.
command-rules = Affiche les règles d’une édition, ou ce qui diffère entre deux éditions.
command-explain = Dit si une enchère ou un compte exact est permis, pourquoi, et ce qui le serait.
command-house = Décrit en clair les règles d’une table, avec leur code de partage.
command-referee = Arbitre des parties enregistrées : un enregistrement JSON par ligne, un verdict par ligne.
command-record = Convertit des parties enregistrées, des lignes JSON à la notation texte ou l’inverse.
command-play = Joue dans le terminal : contre des bots, avec des amis, ou à toute table dont tu as le lien ou le code.
command-doctor = Vérifie l’installation et dit quoi faire pour ce qui manque ou ne va pas.
command-completion = Affiche un script qui fait compléter commandes, options et valeurs par le shell.
command-version = Affiche la version.
command-help = Affiche cette aide.

param-edition = L’édition, par exemple paco.
param-lang = Langue de la réponse : it, en, fr, es, nl ou de.
param-against = Une autre édition : n’affiche que les différences.
param-rule = Options et règles maison sous la forme nom=valeur, par exemple --rule calza=true --rule dice_each=3.
param-previous = L’enchère précédente, comme 8x6 ; ou, si elle est seule, une enchère d’ouverture.
param-bid = L’enchère en question, comme 9x6 ou 3xA.
param-last-die = Dans une manche du dernier dé.
param-one-die = La personne n’a plus qu’un dé.
param-opener = La personne a ouvert cette manche du dernier dé.
param-calza = Demande si l’on peut annoncer le compte exact sur l’enchère, au lieu d’une surenchère.
param-file = Le fichier ; sans lui, ou avec -, on lit l’entrée standard.
param-legal = Donne aussi ce qui était permis à chaque décision.
param-seats = À combien on joue.
param-seed = Rejoue avec les mêmes dés.
param-to = Le format à écrire : json ou text.
param-shell = Le shell : bash, zsh ou fish.

usage-heading = Utilisation :
usage-command = COMMANDE
commands-heading = Commandes
parameters-heading = Paramètres

## Explain

explain-legal = Permis : on peut annoncer { $bid } après { $previous }.
explain-legal-opening = Permis : on peut ouvrir la manche avec { $bid }.
explain-illegal = Pas permis. { $why }
explain-impossible = L’enchère précédente, { $previous }, n’est pas possible. { $why }
explain-rule = Voici la règle. { $rule }
explain-calza-bidder = Compte exact annoncé par la personne qui a enchéri : permis.
explain-calza-bidder-not = Compte exact annoncé par la personne qui a enchéri : pas permis. { $why }
explain-calza-to-act = Compte exact annoncé par la personne dont c’est le tour : permis.
explain-calza-to-act-not = Compte exact annoncé par la personne dont c’est le tour : pas permis. { $why }
explain-calza-others = Compte exact annoncé par les autres : permis.
explain-calza-others-not = Compte exact annoncé par les autres : pas permis. { $why }
explain-calza-option = Le compte exact, « { $calza } », est une règle optionnelle de cette édition, inactive si on ne la choisit pas ; voici ce qui vaut quand elle est active.
explain-calza-none = Cette édition ne connaît pas le compte exact.

## House

house-plain = { $edition }, comme dans la boîte.
house-differs = { $edition }, avec ces différences. { $differences }
house-players = { $players ->
    [one] Une personne à la table.
   *[other] { $players } personnes à la table.
 }
house-share = Code de partage : { $code }

## Other answers

editions-options = options : { $options }
editions-no-options = aucune option
fault-file-unreadable = Impossible de lire { $file } : { $why }
fault-output-unwritable = Impossible d’écrire la réponse : { $why }
fault-seats = Une partie réunit de { $from } à { $to } personnes, pas { $given }.
fault-rule-form = « { $given } » n’est pas de la forme nom=valeur.
fault-command-unknown = Il n’y a pas de commande « { $given } ».
fault-command-option = Il n’y a pas d’option « { $given } » ici.
fault-command-missing = Il manque quelque chose : { $name }.
fault-command-value = « { $given } » ne convient pas pour { $name }.
fault-command-choice = « { $given } » ne convient pas pour { $name } ; ce peut être : { $expected }.
fault-command-number = « { $given } » n’est pas un nombre, et { $name } en veut un.
fault-command-extra = Ceci est de trop : « { $given } ».
fault-command-twice = { $name } est donné deux fois ; une seule suffit.
fault-command-other = Cette commande est incompréhensible : { $why }
hint-near = Voulais-tu dire { $near } ?
hint-help = { $help } affiche les possibilités.
fault-notation-invalid = La ligne { $line } ne suit pas la notation : { $what }
fault-record-illegal = La manche { $round } de cette partie enfreint les règles. { $what }

## The text notation

notation-expects-version = une partie commence par la ligne « palifico 1 ».
notation-expects-single = une seule partie est attendue ici.
notation-expects-header = un en-tête s’écrit avec sa clé, deux-points et sa valeur, comme `players: 3`.
notation-expects-known = les en-têtes sont edition, options, house, players, starter, date et id.
notation-expects-once = ceci a déjà été donné.
notation-expects-edition = « edition » est le nom d’une édition.
notation-expects-value = les options et les règles maison s’écrivent « nom=valeur, nom=valeur ».
notation-expects-players = « players » est un nombre de 2 à 12, ou une suite de 2 à 12 noms séparés par des virgules.
notation-expects-starter = « starter » est la lettre d’une place de cette table.
notation-expects-date = « date » est une date comme 2026-01-31.
notation-expects-text = un texte s’écrit en simples mots, ou entre guillemets doubles comme en JSON.
notation-expects-round = la manche suivante est attendue : numéro, point, dés, actions, révélation, résultat, avec | comme séparateur.
notation-expects-dice = les dés de chaque place s’écrivent une seule fois, comme a25 b16 c-.
notation-expects-action = une action est une place suivie d’une enchère, de dudo ou de calza, comme b 3x5.
notation-expects-reveal = une révélation donne les places dans l’ordre des gobelets, puis le total, comme c a b = 2.
notation-expects-outcome = un résultat s’écrit b -1, b +1, b out, b wins ou =.
notation-expects-uncalled = personne n’a mis fin à la manche : il n’y a donc ni révélation ni résultat.
notation-expects-shown = selon les règles, les gobelets se lèvent ainsi : { $rules }.
notation-expects-count = selon les règles, le total est { $rules }.
notation-expects-result = selon les règles, le résultat est { $rules }.
