### La première partie sur cet appareil, et la force des bots.

first-how-hard = Difficulté
first-easy = Facile
first-medium = Moyen
first-hard = Difficile
first-easy-more = Ils se fient à la chance et se font souvent prendre.
first-medium-more = Ils calculent leurs chances et se souviennent de qui a perdu des dés.
first-hard-more = Ils bluffent, écoutent tes enchères et réfléchissent à l’avance.
first-shown = Dans cette première partie, tu vois combien de dés il reste à chacun ; ensuite, c’est selon le livret de règles.
first-turn-open = À toi d’ouvrir. Combien de dés d’une valeur y a-t-il sous tous les gobelets, le tien compris ? Touche une valeur que tu as, puis enchéris.
first-turn-answer = { $player } dit : au moins { $bid } sous tous les gobelets. Tu en as { $own }. Tu y crois ? Surenchéris. Sinon : { $dudo } !
first-turn-close = Fermer cette aide
