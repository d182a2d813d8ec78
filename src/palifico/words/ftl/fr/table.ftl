### What happens at the table, and what the players are asked. $you is “yes” where the player is meant.

event-game_started = { $you ->
    [yes] Tu ouvres la première manche.
   *[no] { $player } ouvre la première manche.
 }
event-dice_rolled = Les dés sont lancés.
event-bid_made = { $you ->
    [yes] Tu annonces { $bid }.
   *[no] { $player } annonce { $bid }.
 }
event-dudo_called = { $you ->
    [yes] Tu dis : { $dudo } !
   *[no] { $player } dit : { $dudo } !
 }
event-calza_called = { $you ->
    [yes] Tu dis : { $calza } !
   *[no] { $player } dit : { $calza } !
 }
event-cup_lifted = { $you ->
    [yes] Tu montres { $dice }
   *[no] { $player } montre { $dice }
 } — { $count } jusqu’ici
event-die_lost = { $you ->
    [yes] Tu perds un dé.
   *[no] { $player } perd un dé.
 }
event-die_regained = { $you ->
    [yes] Tu récupères un dé.
   *[no] { $player } récupère un dé.
 }
event-player_out = { $you ->
    [yes] Tu es hors jeu.
   *[no] { $player } est hors jeu.
 }
event-opener_named = { $you ->
    [yes] Tu ouvres la manche suivante.
   *[no] { $player } ouvre la manche suivante.
 }
event-last_die_named = { $palifico } ! { $you ->
    [yes] Tu n’as plus qu’un dé et tu ouvres la manche suivante.
   *[no] { $player } n’a plus qu’un dé et ouvre la manche suivante.
 }
event-game_won = { $you ->
    [yes] Tu gagnes la partie !
   *[no] { $player } gagne la partie !
 }

## The terminal game

play-welcome = { $edition }. Tu joues contre { $bots }.
play-you = Toi
play-throw = Jet de départ : { $throws }
play-last-die = Manche { $palifico } : les { $wilds } n’y sont pas des jokers et, en principe, seul le nombre de dés augmente.
play-your-dice = Tes dés : { $dice }
play-counts = Dés restants : { $counts }
play-bid = L’enchère : { $bid } ({ $player })
play-open = Tu ouvres la manche.
play-smallest = Plus petites enchères : { $bids }
play-prompt = À toi de jouer (3x5, { $verbs }, ? pour l’aide) :
play-help = Tape une enchère sous la forme nombre x valeur : 3x5 veut dire au moins trois 5, 2xA veut dire deux { $wilds }. Tape { $verbs } pour te prononcer sur l’enchère, « rules » pour lire les règles, « quit » pour partir.
play-calza-prompt = Annoncer « { $calza } » sur { $bid } ? (o/N)
play-calza-yes = o
play-exact-full = Le compte était exact, mais il n’y a aucun dé perdu à récupérer.
play-bye = À la prochaine !
play-left = Tu as quitté la partie.
