### Invitations: who may sit, titles of tables, and what a link shows before it is opened.

fault-seat-sent_away = L’hôte t’a renvoyé de cette table. Tu peux regarder, ou jouer à une autre.
fault-table-title = Le nom d’une table a de 1 à { $to } caractères, tous visibles.
preview-invites = { $host } t’invite à jouer : { $edition }
preview-join = Viens jouer : { $edition }
preview-here = { $here } sur { $seats } déjà là. Ouvre le lien et assieds-toi, sans inscription.
preview-playing = La partie est en cours.
preview-over = La partie est finie.
preview-won = { $player } a gagné : { $edition }
preview-played = Une partie finie : { $edition }
preview-again = Partie à { $players }. Revois-la et vérifie chaque lancer de dés.
