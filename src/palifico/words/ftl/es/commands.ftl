### La línea de comandos: para qué sirve cada comando y cada parámetro, y lo que muestra.

command-palifico = Perudo con las reglas de la caja que tienes en casa.
command-editions = Muestra las ediciones y sus opciones.
command-rules = Muestra el reglamento de una edición, o en qué se diferencian dos.
command-explain = Dice si se puede hacer una apuesta o declararla exacta, por qué, y qué otras valdrían.
command-house = Cuenta las reglas de una mesa con palabras sencillas y da su código para compartir.
command-referee = Arbitra registros de partidas: un registro JSON por línea, un veredicto por línea.
command-record = Convierte registros de partidas entre líneas JSON y la notación de texto.
command-play = Juega en el terminal: contra bots, con amigos o en cualquier mesa de la que tengas el enlace o el código.
command-doctor = Comprueba la instalación y dice qué hacer con lo que falta o falla.
command-completion = Muestra un script con el que la shell completa comandos, opciones y valores.
command-version = Muestra la versión.
command-help = Muestra esta ayuda.

param-edition = La edición, por ejemplo paco.
param-lang = Idioma de la respuesta: it, en, fr, es, nl o de.
param-against = Otra edición: muestra solo las diferencias.
param-rule = Opciones y reglas de la casa como nombre=valor, por ejemplo --rule calza=true --rule dice_each=3.
param-previous = La apuesta anterior, como 8x6; si no se da otra, se toma como apuesta de apertura.
param-bid = La apuesta por la que preguntas, como 9x6 o 3xA.
param-last-die = En una ronda de último dado.
param-one-die = A quien apuesta le queda un solo dado.
param-opener = Quien apuesta abrió esta ronda de último dado.
param-calza = Pregunta si la apuesta se puede declarar exacta, en vez de preguntar por una subida.
param-file = El archivo; si falta, o con -, se lee la entrada estándar.
param-legal = Muestra también qué se podía hacer en cada decisión.
param-seats = Cuántos juegan.
param-seed = Juega otra vez con los mismos dados.
param-to = El formato de salida: json o text.
param-shell = La shell: bash, zsh o fish.

usage-heading = Uso:
usage-command = COMANDO
commands-heading = Comandos
parameters-heading = Parámetros

## Explicar

explain-legal = Permitido: después de { $previous } se puede apostar { $bid }.
explain-legal-opening = Permitido: se puede abrir la ronda con { $bid }.
explain-illegal = No permitido. { $why }
explain-impossible = La apuesta anterior, { $previous }, no es posible. { $why }
explain-rule = La regla: «{ $rule }»
explain-calza-bidder = ¿Puede declararla exacta quien apostó? Sí.
explain-calza-bidder-not = ¿Puede declararla exacta quien apostó? No. { $why }
explain-calza-to-act = ¿Puede declararla exacta quien tiene el turno? Sí.
explain-calza-to-act-not = ¿Puede declararla exacta quien tiene el turno? No. { $why }
explain-calza-others = ¿Puede declararla exacta el resto de la mesa? Sí.
explain-calza-others-not = ¿Puede declararla exacta el resto de la mesa? No. { $why }
explain-calza-option = En esta edición, { $calza } es una regla opcional y no se aplica si no se elige; así funciona cuando se elige.
explain-calza-none = En esta edición no se puede declarar exacta la apuesta.

## Reglas de la casa

house-plain = { $edition }, tal como viene en la caja.
house-differs = { $edition }, con algunas diferencias. { $differences }
house-players = { $players ->
    [one] Juega una persona.
   *[other] Juegan { $players } personas.
 }
house-share = Código para compartir: { $code }

## Otras respuestas

editions-options = opciones: { $options }
editions-no-options = sin opciones
fault-file-unreadable = No se puede leer { $file }: { $why }
fault-output-unwritable = No se puede escribir la respuesta: { $why }
fault-seats = En una partida juegan de { $from } a { $to } personas, no { $given }.
fault-rule-form = «{ $given }» no tiene la forma nombre=valor.
fault-command-unknown = No existe el comando «{ $given }».
fault-command-option = Aquí no existe la opción «{ $given }».
fault-command-missing = Falta algo: { $name }.
fault-command-value = «{ $given }» no sirve para { $name }.
fault-command-choice = «{ $given }» no sirve para { $name }; puede ser: { $expected }.
fault-command-number = «{ $given }» no es un número, y { $name } necesita uno.
fault-command-extra = Esto sobra: «{ $given }».
fault-command-twice = { $name } aparece dos veces; basta con indicarlo una.
fault-command-other = No se entiende este comando: { $why }
hint-near = ¿Querías decir { $near }?
hint-help = { $help } muestra lo que se puede hacer.
fault-notation-invalid = La línea { $line } no sigue la notación: { $what }
fault-record-illegal = La ronda { $round } de esta partida no cumple las reglas. { $what }

## La notación de texto

notation-expects-version = una partida empieza con la línea «palifico 1».
notation-expects-single = aquí se espera una sola partida.
notation-expects-header = una cabecera se escribe «clave: valor».
notation-expects-known = las cabeceras son edition, options, house, players, starter, date e id.
notation-expects-once = esto ya se había indicado.
notation-expects-edition = «edition» es el nombre de una edición.
notation-expects-value = las opciones y las reglas de la casa se escriben «nombre=valor, nombre=valor».
notation-expects-players = «players» es un número del 2 al 12, o de 2 a 12 nombres separados por comas.
notation-expects-starter = «starter» es la letra de un asiento de esta mesa.
notation-expects-date = «date» es una fecha como 2026-01-31.
notation-expects-text = un texto se escribe con palabras sueltas, o entre comillas dobles como en JSON.
notation-expects-round = aquí va la ronda siguiente: número, punto, dados, acciones, cubiletes levantados y resultado, separados por |.
notation-expects-dice = los dados de cada asiento se escriben una sola vez, como a25 b16 c-.
notation-expects-action = una acción es un asiento y una apuesta, dudo o calza, como b 3x5.
notation-expects-reveal = los cubiletes levantados se anotan con los asientos, en su orden, y el total, por ejemplo c a b = 2.
notation-expects-outcome = un resultado se escribe b -1, b +1, b out, b wins o =.
notation-expects-uncalled = nadie ha respondido a la apuesta, así que no hay cubiletes levantados ni resultado.
notation-expects-shown = según las reglas, los cubiletes se levantan así: { $rules }.
notation-expects-count = según las reglas, el total es { $rules }.
notation-expects-result = según las reglas, el resultado es { $rules }.
