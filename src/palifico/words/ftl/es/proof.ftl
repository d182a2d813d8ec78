### La prueba de los dados de una partida: lo que responde verify y lo que play cuenta de ella.

command-verify = Comprueba los dados, las reglas y el final de partidas terminadas, solo con sus registros.
param-key = La clave pública del servidor: 64 dígitos hexadecimales, o un archivo que los contenga.
param-script = Muestra el verificador independiente: un solo archivo de Python que no necesita nada nuestro.
param-record = Añade la partida, con la prueba de sus dados, a este archivo.

## La respuesta

proof-good = Demostrado: los { $dice } dados { $rounds ->
    [one] de una ronda
   *[other] de las { $rounds } rondas
 } son los que se establecieron antes de la partida, y cada jugada era válida según las reglas de { $edition } (comprobado: { $checked }).
proof-winner = La partida la ganó { $winner }.
proof-no-chance = Ningún jugador añadió azar: quien dirigía la partida pudo elegir estos dados.
proof-unread = No demostrado. { $what }
proof-check-number = Número de control: { $lock }.
proof-not-signed = Sin firma: quedan demostrados los dados, no quién dijo qué.
proof-signed-by-somebody = Firmado con la clave { $key }; para saber si es la del servidor, indica su clave con --key.
proof-signed-by-key = Firmado por el servidor cuya clave has dado.
proof-first-unchecked = No se ha comprobado quién empezó: según estas reglas alguien lo decide.
proof-summary = { $proven } de { $games } partidas demostradas.
proof-bad = No demostrado: { $what }.
proof-bad-after = No demostrado: { $what } (hasta ahí todo estaba bien: { $checked }).
proof-seat = quien ocupa el asiento { $seat }
proof-none = No hay ninguna partida en { $file }.
proof-reading = Comprobando las partidas

## Lo que se comprueba, por orden; van en una lista

stage-record = registro
stage-rules = reglas
stage-commitments = números sellados de los jugadores
stage-lock = lista cerrada
stage-mix = azar mezclado
stage-chain = secretos de las rondas
stage-first = quién empieza
stage-dice = todos los dados
stage-game = partida hasta el final
stage-stamp = sello
stage-signatures = firmas

## Lo que puede fallar; cada mensaje sigue a «No demostrado:»

flaw-fair-missing = esta partida se anotó sin la prueba de sus dados (para saber si parecen trucados: palifico dice-stats)
flaw-fair-seats = la transcripción no tiene tantos asientos como la partida
flaw-fair-rounds = la transcripción no tiene tantas rondas como la partida
flaw-fair-rules = las reglas no son las que se fijaron antes de la partida
flaw-fair-unopened = el compromiso y la revelación de { $player } van juntos, pero falta uno de los dos
flaw-fair-commit = la revelación de { $player } no corresponde a su compromiso
flaw-fair-lock = la lista de asientos no es la que se cerró antes de la partida
flaw-fair-mix = la mezcla no está hecha con la lista cerrada y sus revelaciones
flaw-fair-chain = el secreto de la ronda { $round } no procede de la cadena que se fijó antes de la partida
flaw-fair-first = no empezó la persona que había elegido el azar
flaw-fair-dice = los dados de { $player } en la ronda { $round } no son los que se deducen de los secretos
flaw-game-illegal-move = en la ronda { $round }, la jugada de { $player }, { $move }, incumple las reglas («{ $why }»)
flaw-game-illegal = la ronda { $round } incumple las reglas («{ $why }»)
flaw-game-unfinished = la partida se interrumpió: no la ha ganado nadie
flaw-stamp-missing = el registro no tiene sello
flaw-stamp-digest = algo del registro se cambió después de ponerle el sello
flaw-signature-missing = el registro no está firmado
flaw-signature-key = el registro está firmado con una clave distinta de la indicada
flaw-signature-anchor = la firma del ancla de la cadena no es válida
flaw-signature-lock = la firma de la lista cerrada no es válida
flaw-signature-mix = la firma de la mezcla no es válida
flaw-signature-record = la firma del registro no es válida

## Claves, secretos sellados y archivos

fault-key-form = { $place } no contiene una clave: se esperan 64 dígitos hexadecimales.
fault-key-open = Otras personas pueden leer { $file }, así que su clave no es secreta. Crea una nueva o, si nadie la ha leído: chmod 600.
fault-seal-broken = Este secreto sellado no se puede abrir: la clave es otra, o el secreto se ha modificado.
fault-file-not_text = { $file } no contiene ni registros JSON ni texto.
fault-file-unwritable = No se puede escribir { $file }: { $why }
fault-file-not_records = { $file } no contiene registros de partidas, un objeto JSON por línea; no se ha escrito nada en él.

## Registros

record-expects-fields = { $where } debe ser un objeto con estos campos: { $fields }.
record-expects-hex = { $where } debe tener { $digits } dígitos hexadecimales, 0-9 y a-f.
record-expects-list = { $where } debe ser una lista JSON.
record-expects-text = { $where } debe ser un texto.
record-expects-canonical = un registro con sello solo contiene números enteros menores que 2⁵³ y texto bien formado.
notation-expects-proof = «fair» y «stamp» se escriben en JSON, como en un registro.

## En el terminal

play-practice = Partida de práctica: los dados salen de la semilla { $seed } y se pueden conocer de antemano.
play-recorded-script = O sin nuestro programa, con un solo archivo de Python:
play-keep = ¿Guardar esta partida, con la prueba de sus dados? Nombre del archivo, o solo Intro para no guardarla:
play-player = Jugador 1
play-recorded = La partida está en { $file }. Para comprobar sus dados:
play-chain-ended = Esta partida ha durado 1024 rondas y sus dados se han agotado: termina aquí sin que gane nadie.
