### `palifico match` : des bots jouent entre eux, et qui gagne combien de fois.

command-match = Fait jouer de nombreuses parties à des bots avec les mêmes dés, et dit qui gagne combien de fois.
param-bots = Deux bots ou plus, par leur nom ou par le chemin d’un fichier Python, par exemple listener ./my_bot.py ; ils prennent les places à tour de rôle.
param-games = Combien de parties au moins ; chaque donne est jouée jusqu’au bout dans toutes les dispositions.
param-jobs = Combien de processus jouent à la fois ; le résultat est le même.
param-out = Écrit aussi les chiffres, en JSON, dans ce fichier.

fault-match-bots = Il faut au moins deux bots pour un match. Il y a : { $expected }.
fault-match-crowd = { $given } bots ne tiennent pas sur { $seats } places.

match-playing = Les bots jouent
match-title = { $edition }, { $seats } places, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }.
match-heading-games = parties
match-heading-wins = victoires
match-heading-share = part
match-heading-interval = intervalle à 95 %
match-heading-even = à égalité
match-above = { $bot } gagne plus que sa part : tout son intervalle est au-dessus de { $even }.
match-below = { $bot } gagne moins que sa part : tout son intervalle est en dessous de { $even }.
match-open = { $bot } est peut-être à égalité : son intervalle contient { $even }, ces parties ne permettent donc pas de trancher.
match-by-deals = Chacune des { $deals } donnes a été jouée dans { $seatings } dispositions avec les mêmes dés ; les intervalles comptent donc les donnes.
match-wilson = Avec peu de donnes, ou quand toutes ont fini de la même façon, l’intervalle est celui de Wilson, une donne valant une partie.
match-trouble = { $times ->
    [one] { $times } fois, { $bot } n’a pas donné de réponse valable
   *[other] { $times } fois, { $bot } n’a pas donné de réponse valable
 }, et le coup sûr a été joué à sa place. Le plus souvent : { $what }
match-interrupted = Interrompu : voici les donnes jouées jusqu’au bout.
