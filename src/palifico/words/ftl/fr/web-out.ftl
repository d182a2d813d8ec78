### Une personne hors jeu, ou de retour.

out-place = Ta position : { $place } sur { $players }
out-bots = Il n’y a plus que des bots dans la partie.
out-people = Les autres continuent. Les gobelets se lèvent plus vite pour toi maintenant.
out-hurry = Aller au résultat
out-hurrying = Les bots jouent le reste…
out-new = Nouvelle partie
out-watch = Continuer à regarder

## In the log

out-log-hurried = { $you ->
    [yes] Tu es hors jeu : les bots jouent le reste d’un coup.
   *[no] { $player } est hors jeu : les bots jouent le reste d’un coup.
 }
out-log-back = { $you ->
    [yes] Te revoilà ! Ton temps repart à zéro.
   *[no] { $player } est de retour, et le temps repart à zéro.
 }
