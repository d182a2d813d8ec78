### Why something cannot be done: one message for each code. The rule itself is told after it.

refusal-bid-count = Le nombre de dés va de 1 à { $limit }, le total au début de la partie ; { $count } n’est pas possible.
refusal-bid-face = Les valeurs vont de 2 à 6, et le 1 est la face { $wild } ; la valeur { $face } n’existe pas.
refusal-bid-opening_wild = On ne peut pas ouvrir cette manche avec { $bid }.
refusal-bid-face_locked = Cette manche { $palifico } se joue sur la valeur { $previous_face } : avec { $bid }, elle changerait.
refusal-bid-half = L’enchère { $bid } est trop basse après { $previous } : la moitié de { $previous_count }, arrondie à l’entier supérieur, fait { $needed }.
refusal-bid-double = L’enchère { $bid } est trop basse après { $previous } : le double de { $previous_count }, plus un, fait { $needed }.
refusal-bid-face_down = Après { $previous }, l’enchère { $bid } ferait baisser la valeur.
refusal-bid-not_higher = L’enchère { $bid } n’est pas plus haute que { $previous }.
refusal-bid-one_axis = Après { $previous }, l’enchère { $bid } augmente à la fois le nombre et la valeur.
refusal-call-no_bid = Il n’y a pas encore d’enchère sur laquelle se prononcer.
refusal-call-outranked = Quelqu’un d’autre a parlé en même temps et a la priorité.
refusal-calza-bidder = Tu ne peux pas annoncer « { $calza } » sur ta propre enchère.
refusal-calza-last_die = Dans cette manche { $palifico }, on ne peut pas annoncer « { $calza } ».
refusal-calza-off = À cette table, on ne joue pas avec « { $calza } ».
refusal-calza-superseded = Il y a déjà eu une surenchère ; « { $calza } » ne vaut que pour l’enchère visée.
refusal-calza-to_act = C’est ton tour : tu peux surenchérir ou dire « { $dudo } », mais pas « { $calza } ».
refusal-calza-two_players = Il ne reste que deux personnes en jeu : on ne peut plus annoncer « { $calza } ».
refusal-dice-face = À la place { $seat }, un dé montre une face qui n’existe pas ; les faces vont de 1 à 6.
refusal-dice-size = La place { $seat } possède { $holds } dés ; indiqués : { $found }.
refusal-game-over = La partie est gagnée ; il n’y a plus de manche à jouer.
refusal-player-out = Sans dés, on est hors jeu et on ne peut plus rien annoncer.
refusal-round-not_begun = Les dés n’ont pas encore été lancés.
refusal-round-over = Quelqu’un a déjà mis fin à cette manche.
refusal-round-unfinished = La manche précédente n’est pas finie : personne ne s’est encore prononcé sur l’enchère.
refusal-turn-not_yours = Ce n’est pas à la place { $seat } de jouer, mais à la place { $to_act }.

smallest-bids = Les plus petites enchères possibles : { $bids }.
smallest-none = On ne peut plus surenchérir : il ne reste qu’à dire « { $dudo } ».
smallest-none-calza = On ne peut plus surenchérir : il ne reste qu’à dire « { $dudo } » ou « { $calza } ».
raise-count = Sur la même valeur, annonce davantage de dés.
raise-count-only = Dans cette manche { $palifico }, tu ne peux qu’augmenter le nombre de dés.

## Editions, options, house rules, share codes

fault-edition-unknown = Il n’y a pas d’édition « { $edition } ». Les éditions sont : { $expected }.
fault-option-unknown = { $edition } n’a pas d’option « { $option } ». { $expected ->
    [none] Cette édition n’a aucune option.
   *[other] Ses options sont : { $expected }.
 }
fault-option-value = L’option « { $option } » prend l’une de ces valeurs : { $expected }.
fault-house-unknown = Il n’y a pas de règle maison « { $field } ». Les règles maison sont : { $expected }.
fault-house-value = La règle maison « { $field } » prend l’une de ces valeurs : { $expected }.
fault-house-missing = Il faut préciser la règle maison « { $field } » quand « { $rule } » s’applique ; elle prend l’une de ces valeurs : { $expected }.
fault-house-idle = La règle maison « { $field } » n’a pas de sens tant que « { $rule } » ne s’applique pas.
fault-house-clash = La règle maison « { $field } » contredit « { $rule } » : si tous les gobelets se lèvent en même temps, on ne peut pas s’arrêter en chemin.
fault-house-twice = « { $field } » figure à la fois parmi les options et parmi les règles maison ; une seule fois suffit.
fault-share-form = Un code de partage commence par PF1- et compte au plus 64 caractères.
fault-share-digits = Après PF1-, un code de partage n’a que des chiffres et des lettres, au moins trois.
fault-share-check = Il y a une erreur dans ce code de partage : ses caractères de contrôle ne correspondent pas.
fault-share-rules = Ce code de partage ne correspond à aucun ensemble de règles jouable.
fault-bid-text = Une enchère s’écrit comme 3x5, ou 2xA pour les { $wilds } ; « { $given } » n’en est pas une.

## Records

fault-record-invalid = Ceci n’est pas un enregistrement de partie : { $what }
record-expects-json = ce n’est pas du JSON (en UTF-8, sur une seule ligne).
record-expects-once = un champ est donné deux fois dans le même objet.
record-expects-object = { $where } doit être un objet JSON.
record-expects-known = un enregistrement n’a pas de champ « { $where } ».
record-expects-edition = « edition » doit être le nom d’une édition.
record-expects-players = « players » doit être un nombre de 2 à 12, ou une liste de 2 à 12 noms.
record-expects-starter = « starter » doit être la place qui ouvre la première manche.
record-expects-rounds = « rounds » doit être une liste.
record-expects-id = « id » doit être un texte ou un nombre entier.
record-expects-date = « date » doit être une date comme 2026-01-31.
record-expects-calza = « options.calza » doit être true ou false.
record-expects-last_die = « options.last_die » doit être true ou false.
record-expects-lost_dice = « options.lost_dice » doit être « hidden » ou « visible ».
record-expects-round = { $where } doit être un objet avec « dice » et « actions ».
record-expects-dice = { $where } doit être une liste contenant une liste de dés pour chaque place.
record-expects-hand = { $where } doit être une liste de nombres entiers.
record-expects-actions = { $where } doit être une liste.
record-expects-action = { $where } doit être [place, "bid", nombre, valeur], [place, "dudo"] ou [place, "calza"].
record-expects-seat = { $where } désigne une place qui n’existe pas ; les places se comptent à partir de 0.

## Options of the box beside house rules and in comparisons

house-options = { $edition }, avec des règles optionnelles de la boîte. { $options }
house-too = Et avec des règles maison. { $differences }
compare-optional = Seulement si une règle optionnelle est choisie
