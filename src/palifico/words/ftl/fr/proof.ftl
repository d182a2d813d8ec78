### The proof of a game's dice: what verify says, and what play tells of it.

command-verify = Vérifie les dés, les règles et la fin de parties terminées, à partir de leurs seuls enregistrements.
param-key = La clé publique du serveur : 64 chiffres hexadécimaux, ou un fichier qui les contient.
param-script = Affiche le vérificateur autonome : un seul fichier Python, qui n’a besoin de rien d’autre de chez nous.
param-record = Ajoute à ce fichier la partie terminée, avec la preuve de ses dés.

## The answer

proof-good = Prouvé : { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
 } avec { $dice } dés, selon les règles de l’édition { $edition } ; partie gagnée par { $winner } (vérifié : { $checked }).
proof-bad = Pas prouvé : { $what }.
proof-bad-after = Pas prouvé : { $what } (jusque-là, tout était en ordre : { $checked }).
proof-seat = la personne à la place { $seat }
proof-none = Il n’y a aucune partie dans { $file }.
proof-reading = Vérification des parties

## What is checked, in order; these stand in a list

stage-record = enregistrement
stage-rules = règles
stage-commitments = engagements des places
stage-lock = liste verrouillée
stage-mix = mélange
stage-chain = chaîne de secrets
stage-first = qui commence
stage-dice = tous les dés
stage-game = partie jusqu’à sa fin
stage-stamp = cachet
stage-signatures = signatures du serveur

## What can be wrong; each goes on after “Not proven:”

flaw-fair-missing = l’enregistrement ne contient pas le relevé de ses dés
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
flaw-game-illegal = la manche { $round } enfreint les règles : { $why }
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
fault-unwritable = Impossible d’écrire { $file } : { $why }
fault-not-records = { $file } ne contient pas d’enregistrements de parties, un objet JSON par ligne ; rien n’y a été écrit.

## Records

record-expects-fields = { $where } doit être un objet avec ces champs : { $fields }.
record-expects-hex = { $where } doit compter { $digits } chiffres hexadécimaux, 0-9 et a-f.
record-expects-list = { $where } doit être une liste JSON.
record-expects-text = { $where } doit être un texte.
record-expects-canonical = un enregistrement muni d’un cachet ne contient que des nombres entiers inférieurs à 2⁵³ et du texte bien formé.
notation-expects-proof = « fair » et « stamp » s’écrivent en JSON, comme dans un enregistrement.

## In the terminal

play-lock = Les dés sont fixés, avec ta part de hasard. Numéro de contrôle : { $lock }
play-recorded = La partie est dans { $file }. Pour vérifier ses dés : palifico verify { $file }
play-unrecorded = Pour garder une partie avec la preuve de ses dés, joue avec --record FICHIER.
play-chain-ended = Cette partie a duré 1 024 manches et ses dés sont épuisés : elle s’arrête ici, sans que personne gagne.
