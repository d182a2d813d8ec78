### Plusieurs joueurs sur un appareil : on se le passe, avec un rideau entre les tours.

local-title = Plusieurs joueurs sur cet appareil
local-intro = Écris qui joue sur cet appareil. On se le passe : chacun ne voit que ses propres dés.
local-name = Joueur { $number }
local-sit = S’asseoir
local-here = sur cet appareil
local-back = Retour à la table
local-pass = Passe l’appareil à { $player }
local-pass-more = Personne d’autre ne regarde maintenant.
local-taken = Je suis { $player } : montre mes dés
local-cover = Cacher mes dés
local-others = Les dés des autres
local-look = { $player } veut regarder
local-result = Voir le résultat
