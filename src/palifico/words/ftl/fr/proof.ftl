### The proof of a game's dice: what verify says, and what play tells of it.

command-verify = Prouve les dés, les règles et la fin de parties terminées, à partir de leurs seuls enregistrements.
param-key = La clé publique du serveur : 64 chiffres hexadécimaux, ou un fichier qui les contient.
param-script = Affiche le vérificateur autonome : un seul fichier Python, qui n’a besoin de rien d’autre.
param-record = Ajoute la partie, avec la preuve de ses dés, à ce fichier.

## The answer

proof-good = Prouvé : les { $dice } dés { $rounds ->
    [one] d’une manche
   *[other] des { $rounds } manches
 } sont ceux établis avant la partie, et chaque coup était permis par les règles de { $edition } (vérifié : { $checked }).
proof-winner = Victoire : { $winner }.
proof-no-chance = Personne n’a ajouté de hasard : la personne qui menait la partie aurait pu choisir ces dés.
proof-unread = Non prouvé. { $what }
proof-check-number = Numéro de contrôle : { $lock }.
proof-not-signed = Sans signature : les dés sont prouvés, pas qui a dit quoi.
proof-signed-by-somebody = Signé avec la clé { $key } ; pour savoir si c’est celle du serveur, donne sa clé avec --key.
proof-signed-by-key = Signé par le serveur dont tu as donné la clé.
proof-first-unchecked = On n’a pas vérifié qui a commencé : d’après ces règles, quelqu’un le désigne.
proof-summary = { $proven } parties sur { $games } prouvées.
proof-bad = Non prouvé : { $what }.
proof-bad-after = Non prouvé : { $what } (jusque-là, tout était conforme : { $checked }).
proof-seat = la personne à la place { $seat }
proof-none = Il n’y a aucune partie dans { $file }.
proof-reading = Vérification des parties

## What is checked, in order; these stand in a list

stage-record = enregistrement
stage-rules = règles
stage-commitments = nombres scellés des joueurs
stage-lock = liste verrouillée
stage-mix = hasard mélangé
stage-chain = secrets des manches
stage-first = qui commence
stage-dice = tous les dés
stage-game = partie jusqu’à sa fin
stage-stamp = cachet
stage-signatures = toutes les signatures

## What can be wrong; each goes on after “Not proven:”

flaw-fair-missing = cette partie a été notée sans la preuve de ses dés (pour savoir s’ils ont l’air pipés : palifico dice-stats)
flaw-fair-seats = le relevé n’a pas autant de places que la partie
flaw-fair-rounds = le relevé n’a pas autant de manches que la partie
flaw-fair-rules = les règles ne sont pas celles qui étaient fixées avant la partie
flaw-fair-unopened = pour { $player }, l’engagement ou son dévoilement manque, alors que les deux vont ensemble
flaw-fair-commit = le dévoilement fait par { $player } ne correspond pas à son engagement
flaw-fair-lock = la liste des places n’est pas celle qui a été verrouillée avant la partie
flaw-fair-mix = le mélange n’est pas fait de la liste verrouillée et de ses dévoilements
flaw-fair-chain = le secret de la manche { $round } ne vient pas de la chaîne fixée avant la partie
flaw-fair-first = ce n’est pas la personne désignée par le hasard qui a commencé
flaw-fair-dice = les dés lancés par { $player } dans la manche { $round } ne sont pas ceux qui découlent des secrets
flaw-game-illegal-move = dans la manche { $round }, le coup de { $player }, { $move }, enfreint les règles. { $why }
flaw-game-illegal = la manche { $round } enfreint les règles. { $why }
flaw-game-unfinished = la partie a été interrompue : personne ne l’a gagnée
flaw-stamp-missing = l’enregistrement n’a pas de cachet
flaw-stamp-digest = quelque chose dans l’enregistrement a été modifié après la pose du cachet
flaw-signature-missing = l’enregistrement n’est pas signé
flaw-signature-key = l’enregistrement est signé avec une autre clé que celle indiquée
flaw-signature-anchor = la signature de l’ancre de la chaîne n’est pas valable
flaw-signature-lock = la signature de la liste verrouillée n’est pas valable
flaw-signature-mix = la signature du mélange n’est pas valable
flaw-signature-record = la signature de l’enregistrement n’est pas valable

## Keys, seals and files

fault-key-form = { $place } ne contient pas de clé : il faut 64 chiffres hexadécimaux.
fault-key-open = D’autres peuvent lire { $file } : sa clé n’est donc pas secrète. Crée une nouvelle clé ou, si personne ne l’a lue : chmod 600.
fault-seal-broken = Ce secret scellé ne peut pas être ouvert : la clé n’est pas la bonne, ou le secret a été modifié.
fault-file-not_text = { $file } ne contient ni enregistrements JSON ni texte.
fault-file-unwritable = Impossible d’écrire { $file } : { $why }
fault-file-not_records = { $file } ne contient pas d’enregistrements de parties, un objet JSON par ligne ; rien n’y a été écrit.

## Records

record-expects-fields = { $where } doit être un objet avec ces champs : { $fields }.
record-expects-hex = { $where } doit compter { $digits } chiffres hexadécimaux, 0-9 et a-f.
record-expects-list = { $where } doit être une liste JSON.
record-expects-text = { $where } doit être un texte.
record-expects-canonical = un enregistrement muni d’un cachet ne contient que des nombres entiers inférieurs à 2⁵³ et du texte bien formé.
notation-expects-proof = « fair » et « stamp » s’écrivent en JSON, comme dans un enregistrement.

## In the terminal

play-practice = Partie d’entraînement : ses dés viennent de la graine { $seed } et peuvent être connus d’avance.
play-recorded-script = Ou sans notre programme, avec un seul fichier Python :
play-keep = Garder cette partie, avec la preuve de ses dés ? Nom du fichier, ou Entrée pour non :
play-player = Joueur 1
play-recorded = La partie est dans { $file }. Pour vérifier ses dés :
play-chain-ended = Cette partie a duré 1 024 manches et ses dés sont épuisés : elle s’arrête ici, sans vainqueur.
