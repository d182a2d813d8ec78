### The terminal client, beyond what it shares with the page.

param-table = Le lien ou le code d’une table à rejoindre ; ou une édition pour jouer contre des bots, par exemple paco.
param-server = Adresse du serveur où jouer ; sinon, un serveur dans cette commande même.
param-local = Qui joue sur cet ordinateur, noms séparés par des virgules ou des espaces ; d’un tour à l’autre, les dés restent cachés.
param-me = Le nom sous lequel les autres te voient.
param-watch = Montre la table sans s’y asseoir.
param-example = Regarder la manche d’exemple de cette édition, comme paco, au lieu d’une partie.
param-plain = Ligne par ligne, sans dessiner sur l’écran : pour lecteurs d’écran, pipes et terminaux simples.
param-light = Sombre sur fond clair.
param-pace = Le temps par coup : relaxed pour ne pas le limiter, normal, quick, day, three_days ou week.
command-watch = Fait revoir une partie terminée, coup par coup, à partir de son enregistrement ou de son lien.

## At the table

terminal-pass = Passe l’ordinateur à { $player }, sans que personne d’autre regarde. Puis appuie sur Entrée.
terminal-pass-who = Qui l’annonce ?
terminal-watching = tu regardes
terminal-bid = Annoncer
terminal-leave-waits = Tu peux partir : ta place t’attend, et nous te disons comment revenir.
terminal-way-back = La partie t’attend. Pour la reprendre :
terminal-small = Agrandis cette fenêtre, s’il te plaît : au moins { $columns }×{ $lines }. Ctrl-C pour quitter.
fault-watch-link = La partie à l’adresse { $given } ne peut pas être revue : { $why }

## What can be typed

terminal-help = D’autres mots : table, bids (toutes les enchères de la manche), log (ce qui s’est passé), odds (les chances), say (parler), leave (partir pour de bon), quit (ta place t’attend).
terminal-help-before = Avant la partie : sit, sit 2 (s’asseoir), stand (se lever), bot, bot champion, kick 3 (exclure), host 3 (nommer hôte), begin (des bots prennent les places libres).
terminal-say = Écris un message, ou l’une de ces phrases : { $phrases }
terminal-rematch = Tape « rematch » pour rejouer.

## Keys

terminal-keys = Touches
terminal-scroll = Lire la suite
terminal-step = Un pas
terminal-round = Une manche
terminal-help-before-keys = Avant la partie : un bot sur une place libre, commencer, se lever
terminal-help-after-keys = Après la partie : rejouer, garder la partie
terminal-coach-players = Le coach aide celles et ceux qui jouent.
terminal-sent-later = Ton coup, { $move }, part dès que la connexion revient.
terminal-keep = Garder cette partie, avec la preuve de ses dés, dans ce fichier ? Entrée la garde.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] Un bot joue à ta place, et tu ne peux plus revenir.
       *[no] Un bot joue à la place de { $player }, qui ne peut plus revenir. Les autres peuvent continuer.
    } Tape encore une fois « leave » pour partir pour de bon, ou « quit » pour garder la place.
terminal-way-back-others = Les autres peuvent continuer la partie :
terminal-local-seen = Ici, les mains ne peuvent pas être cachées : ce qui est écrit reste écrit. Dans un terminal que l’on peut effacer, elles restent cachées.
terminal-practice-gone = Une partie d’entraînement n’est pas gardée : on ne peut pas la reprendre.
terminal-help-bid = Tape une enchère sous la forme nombre x valeur : 3x5 veut dire au moins trois 5, 2xA veut dire deux { $wilds }. Tape « rules » pour lire les règles, « quit » pour partir.
terminal-odds = { $what }, probabilité : { $chance }
fault-watch-table = Il n’y a rien à regarder : donne le lien ou le code d’une table.
fault-table-who = Plusieurs personnes de cet ordinateur sont assises à cette table. Dis qui joue : --local { $given }, ou --me et l’un de ces noms.
fault-local-twice = Deux personnes ne peuvent pas s’appeler toutes les deux « { $given } » ici : donne-leur des noms différents.

## What the page says otherwise

board-counts-hidden = Personne ne voit combien de dés il reste aux autres : s’en souvenir fait partie du jeu.
common-log-now = L’enchère est { $bid }.
