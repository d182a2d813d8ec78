### Por qué algo no se puede hacer: un mensaje por cada código. Después se cuenta la regla.

refusal-bid-count = La cantidad va de 1 a { $limit }, los dados con que empezó esta partida; { $count } queda fuera.
refusal-bid-face = Los valores van del 2 al 6, y el 1 es { $wild }; no existe el valor { $face }.
refusal-bid-opening_wild = No se puede abrir esta ronda con { $bid }.
refusal-bid-face_locked = En esta ronda de { $palifico } el valor es { $previous_face }: con { $bid } cambiaría.
refusal-bid-half = { $bid } no basta después de { $previous }: la mitad de { $previous_count }, redondeando hacia arriba, es { $needed }.
refusal-bid-double = { $bid } no basta después de { $previous }: el doble de { $previous_count }, más uno, es { $needed }.
refusal-bid-face_down = Después de { $previous }, con { $bid } el valor bajaría.
refusal-bid-not_higher = { $bid } no supera { $previous }.
refusal-bid-one_axis = { $bid } sube a la vez la cantidad y el valor de { $previous }.
refusal-call-no_bid = Todavía no hay ninguna apuesta a la que responder.
refusal-call-outranked = Otra persona ha hablado a la vez y tiene preferencia.
refusal-calza-bidder = No puedes decir { $calza } a tu propia apuesta.
refusal-calza-last_die = En esta ronda de { $palifico } no se puede decir { $calza }.
refusal-calza-off = En esta mesa no se juega con { $calza }.
refusal-calza-superseded = Esa apuesta ya se ha subido; { $calza } solo vale para la apuesta a la que se refería.
refusal-calza-to_act = Es tu turno: puedes subir o decir { $dudo }, pero no { $calza }.
refusal-calza-two_players = Cuando solo quedan dos en juego, no se puede decir { $calza }.
refusal-dice-face = El asiento { $seat } tiene un dado con un valor que no existe; los valores van del 1 al 6.
refusal-dice-size = El asiento { $seat } tiene { $holds } dados; indicados: { $found }.
refusal-game-over = La partida ya se ha ganado; no puede haber más rondas.
refusal-player-out = Quien no tiene dados está fuera y ya no puede intervenir.
refusal-round-not_begun = Todavía no se han tirado los dados.
refusal-round-over = Las apuestas de esta ronda ya se han cerrado.
refusal-round-unfinished = Las apuestas de la ronda anterior aún no se han cerrado.
refusal-turn-not_yours = No es el turno del asiento { $seat }; le toca al asiento { $to_act }.

smallest-bids = Las apuestas más bajas que puedes hacer: { $bids }.
smallest-none = No queda ninguna apuesta más alta: solo cabe decir { $dudo }.
smallest-none-calza = No queda ninguna apuesta más alta: solo cabe decir { $dudo } o { $calza }.
raise-count = Sin cambiar de valor, apuesta más dados.
raise-count-only = En esta ronda de { $palifico } solo puedes subir la cantidad.

## Ediciones, opciones, reglas de la casa y códigos para compartir

fault-edition-unknown = No hay ninguna edición llamada «{ $edition }». Las ediciones son: { $expected }.
fault-option-unknown = { $edition } no tiene la opción «{ $option }». { $expected ->
    [none] No tiene ninguna opción.
   *[other] Sus opciones son: { $expected }.
 }
fault-option-value = La opción «{ $option }» admite uno de estos valores: { $expected }.
fault-house-unknown = No hay ninguna regla de la casa llamada «{ $field }». Las reglas de la casa son: { $expected }.
fault-house-value = La regla de la casa «{ $field }» admite uno de estos valores: { $expected }.
fault-house-missing = Hay que indicar la regla de la casa «{ $field }» cuando se aplica «{ $rule }»; admite uno de estos valores: { $expected }.
fault-house-idle = La regla de la casa «{ $field }» no tiene sentido si no se aplica «{ $rule }».
fault-house-clash = La regla de la casa «{ $field }» contradice «{ $rule }»: si los cubiletes se levantan todos a la vez, no se puede parar antes.
fault-house-twice = «{ $field }» aparece como opción y también como regla de la casa; basta con indicarlo una vez.
fault-share-form = Un código para compartir empieza por PF1- y tiene 64 caracteres como máximo.
fault-share-digits = Un código para compartir solo lleva cifras y letras después de PF1-, tres como mínimo.
fault-share-check = Hay una errata en este código para compartir: los dígitos de control no cuadran.
fault-share-rules = Este código para compartir no corresponde a ningún reglamento con el que se pueda jugar.
fault-bid-text = Una apuesta se escribe así: 3x5, o bien 2xA si es de { $wilds }; «{ $given }» no vale.

## Registros

fault-record-invalid = Esto no es el registro de una partida: { $what }
record-expects-json = no es JSON (en UTF-8 y en una sola línea).
record-expects-once = hay un campo repetido en un mismo objeto.
record-expects-object = { $where } debe ser un objeto JSON.
record-expects-known = un registro no tiene ningún campo «{ $where }».
record-expects-edition = «edition» debe ser el nombre de una edición.
record-expects-players = «players» debe ser un número del 2 al 12 o una lista de 2 a 12 nombres.
record-expects-starter = «starter» debe ser el asiento que abre la primera ronda.
record-expects-rounds = «rounds» debe ser una lista.
record-expects-id = «id» debe ser un texto o un número entero.
record-expects-date = «date» debe ser una fecha como 2026-01-31.
record-expects-calza = «options.calza» debe ser true o false.
record-expects-last_die = «options.last_die» debe ser true o false.
record-expects-lost_dice = «options.lost_dice» debe ser "hidden" o "visible".
record-expects-round = { $where } debe ser un objeto con «dice» y «actions».
record-expects-dice = { $where } debe ser una lista con una lista de dados por cada asiento.
record-expects-hand = { $where } debe ser una lista de números enteros.
record-expects-actions = { $where } debe ser una lista.
record-expects-action = { $where } debe ser [asiento, "bid", cantidad, valor], [asiento, "dudo"] o [asiento, "calza"].
record-expects-seat = { $where } nombra un asiento que no existe; los asientos se numeran desde el 0.

## Options of the box beside house rules and in comparisons

house-options = { $edition }, con reglas opcionales de la caja. { $options }
house-too = Y con reglas de la casa. { $differences }
compare-optional = Solo si se elige una regla opcional
