### El reglamento: un mensaje por cada valor de cada campo de una edición, y las reglas comunes a todas.
### $wild, $wilds, $dudo, $palifico y $calza son las palabras propias de la edición, iguales en todos los idiomas.

## Títulos

heading-aim = El objetivo
heading-bids = Apostar y subir
heading-challenge = Poner en duda la apuesta: { $dudo }
heading-last-die = Con un solo dado: { $palifico }
heading-calza = Declarar exacta la apuesta: { $calza }
heading-no-calza = Declarar exacta la apuesta
heading-showing = Mostrar los dados
heading-lost-dice = Los dados perdidos
heading-start = Quién empieza

## Lo que comparten todas las ediciones

shared-aim = Cada participante tiene un cubilete y { $dice ->
    [one] un dado
   *[other] { $dice } dados
 }. Gana la última persona que conserve algún dado. Se juega en el sentido de las agujas del reloj, hacia la izquierda.
shared-players = Juegan de dos a seis personas; con una regla de la casa, hasta doce.
shared-bid = Con una apuesta afirmas que, bajo todos los cubiletes juntos, hay al menos cierta cantidad de dados con el mismo valor. Los valores van del 2 al 6, más el comodín: { $wild }.
shared-wild = El comodín es la cara { $wild }: los dados que la muestran cuentan para el valor que se haya apostado, sea cual sea.
shared-half = Después de un número, para apostar por { $wilds } hace falta al menos la mitad de la última cantidad, redondeando hacia arriba.
shared-double = Después de una apuesta de { $wilds }, para volver a un número hace falta al menos el doble de la última cantidad, más uno.
shared-wild-raise = Tras una apuesta de { $wilds }, se puede apostar una cantidad mayor de { $wilds }.
shared-limit = No se pueden apostar más dados de los que había al empezar la partida.
shared-challenge = En tu turno, en vez de subir, puedes poner en duda la última apuesta: { $dudo }. Se cuentan los dados. Si hay al menos tantos como se apostó, pierde un dado quien dudó; si hay menos, lo pierde quien apostó.
shared-loser-opens = Quien pierde un dado abre la ronda siguiente. Si te quedas sin dados, estás fuera y abre la primera persona a tu izquierda a la que le queden dados.
shared-last-die = Quien acaba de quedarse con un solo dado abre la ronda de { $palifico }. En esa ronda la cara { $wild } no es comodín y su valor va por debajo del 2, y en principio solo se puede subir la cantidad. Dura una sola ronda.
shared-calza = En vez de subir o decir { $dudo }, alguien puede declarar exacta la última apuesta: { $calza }. Si acierta, recupera un dado perdido, sin pasar nunca de los que tenía al empezar. Si falla, pierde un dado. Hay que decirlo antes de que actúe quien tiene el turno.

## Quién empieza

rule-first_player-named = Empieza quien vio un tucán más recientemente.
rule-first_player-random = Se echa a suertes quién empieza.
rule-first_player-highest_roll = Cada participante tira un dado: empieza quien saque el número más alto.

## Subidas

rule-raise_rule-free = Para subir, apuesta más dados de cualquier valor, o la misma cantidad de un valor más alto.
rule-raise_rule-never_down = Para subir, apuesta más dados del mismo valor, o la misma cantidad o más de un valor más alto; el valor solo puede bajar después de una apuesta de { $wilds }.
rule-raise_rule-one_axis = Para subir, aumenta la cantidad o el valor, pero no los dos; el valor solo puede bajar después de una apuesta de { $wilds }.
rule-open_wild-no = No se puede abrir una ronda normal con una apuesta de { $wilds }.
rule-open_wild-yes = También se puede abrir una ronda normal con una apuesta de { $wilds }.

## Con un solo dado

rule-last_die-no = No hay rondas de { $palifico }.
rule-last_die-yes = Quien se queda con un solo dado anuncia «¡{ $palifico }!»; la ronda siguiente tiene entonces reglas propias.
rule-last_die_trigger-every_time = Ocurre cada vez que alguien se queda con un solo dado.
rule-last_die_trigger-first_time = Ocurre solo la primera vez que cada participante se queda con un solo dado.
rule-last_die_two_players-no = Cuando solo quedan dos en juego, no hay rondas de { $palifico }.
rule-last_die_two_players-yes = También se aplica cuando solo quedan dos en juego.
rule-last_die_open_wild-no = No se puede abrir una ronda de { $palifico } con una apuesta de { $wilds }.
rule-last_die_open_wild-yes = También se puede abrir una ronda de { $palifico } con una apuesta de { $wilds }.
rule-face_change-nobody = En una ronda de { $palifico }, nadie puede cambiar el valor.
rule-face_change-nobody_else = En una ronda de { $palifico }, nadie puede cambiar el valor, salvo quien la abrió.
rule-face_change-one_die = En una ronda de { $palifico }, quien no la abrió puede cambiar el valor si tiene un solo dado; desde entonces, el nuevo valor obliga a toda la mesa.
rule-face_change-one_die_earlier = En una ronda de { $palifico }, quien tiene un solo dado y ya abrió antes otra ronda de { $palifico } puede cambiar el valor; desde entonces, el nuevo valor obliga a toda la mesa.
rule-face_change_opener-no = Quien abrió la ronda de { $palifico } no puede cambiar el valor más adelante.
rule-face_change_opener-yes = Quien abrió la ronda de { $palifico } también puede cambiar el valor más adelante.
rule-face_change_raise-free = Para cambiar el valor hay que apostar más dados de cualquier valor, o la misma cantidad de un valor más alto.
rule-face_change_raise-never_down = Solo se puede cambiar a un valor más alto, con la misma cantidad de dados o más.
rule-face_change_raise-one_axis = Solo se puede cambiar a un valor más alto, con la misma cantidad exacta de dados.

## Declarar exacta la apuesta

rule-calza-no = No se puede declarar exacta la apuesta.
rule-calza-yes = Se puede declarar exacta la apuesta: { $calza }.
rule-calza_to_act-no = Quien tiene el turno no puede decir { $calza }.
rule-calza_to_act-yes = Quien tiene el turno también puede decir { $calza }.
rule-calza_bidder-no = Quien apostó no puede decir { $calza } a su propia apuesta.
rule-calza_bidder-yes = Quien apostó puede decir { $calza } a su propia apuesta.
rule-calza_last_die-no = En una ronda de { $palifico } nadie puede decir { $calza }.
rule-calza_last_die-yes = En una ronda de { $palifico } también se puede decir { $calza }.
rule-calza_two_players-no = Cuando solo quedan dos en juego, nadie puede decir { $calza }.
rule-calza_two_players-yes = Cuando solo quedan dos en juego, también se puede decir { $calza }.
rule-calza_two_players-nobody = Cuando solo quedan dos en juego, nadie tiene derecho a decir { $calza }: una persona ha apostado y la otra tiene el turno.
rule-calza_right_opens-caller = Quien acierta al declarar exacta la apuesta abre la ronda siguiente.
rule-calza_right_opens-bidder = Si alguien acierta al declarar exacta la apuesta, la ronda siguiente la abre quien apostó.
rule-calza_right_opens-to_act = Si alguien acierta al declarar exacta la apuesta, la ronda siguiente la abre quien tenía el turno.
rule-calza_tie-nearest = Si varias personas declaran exacta la apuesta a la vez, tiene prioridad la más cercana a quien apostó, en el sentido de las agujas del reloj.
rule-calza_tie-farthest = Si varias personas declaran exacta la apuesta a la vez, tiene prioridad la más lejana de quien apostó, en el sentido de las agujas del reloj.
rule-calza_tie-first_come = Si varias personas declaran exacta la apuesta, tiene prioridad la que habló primero.
rule-calza_or_turn-first_come = Si quien declara exacta la apuesta y quien tiene el turno hablan a la vez, tiene prioridad quien habló primero.
rule-calza_or_turn-turn = Si quien declara exacta la apuesta y quien tiene el turno hablan a la vez, tiene prioridad quien tiene el turno.
rule-calza_or_turn-calza = Si quien declara exacta la apuesta y quien tiene el turno hablan a la vez, tiene prioridad { $calza }.

## Mostrar los dados

rule-show_dudo-all_at_once = Tras { $dudo } se levantan todos los cubiletes a la vez.
rule-show_dudo-caller_first = Tras { $dudo } se levantan los cubiletes en el sentido de las agujas del reloj, empezando por quien dudó.
rule-show_dudo-caller_last = Tras { $dudo } se levantan los cubiletes en el sentido de las agujas del reloj: empieza quien está a la izquierda de quien dudó, y quien dudó va al final.
rule-show_stop-never = Tras { $dudo } se levantan todos los cubiletes.
rule-show_stop-true = Tras { $dudo } se deja de levantar cubiletes en cuanto se ve que la apuesta es cierta; los demás no se levantan.
rule-show_stop-true_or_false = Tras { $dudo } se deja de levantar cubiletes en cuanto se ve que la apuesta es cierta o que es falsa; los demás no se levantan.
rule-show_calza-all_at_once = Tras { $calza } se levantan todos los cubiletes a la vez; todo el mundo muestra sus dados.
rule-show_calza-caller_first = Tras { $calza } se levantan los cubiletes en el sentido de las agujas del reloj, empezando por quien lo dijo; todo el mundo muestra sus dados.
rule-show_calza-caller_last = Tras { $calza } se levantan los cubiletes en el sentido de las agujas del reloj: empieza quien está a la izquierda de quien lo dijo, y quien lo dijo va al final; todo el mundo muestra sus dados.

## Los dados perdidos

rule-lost_dice-hidden = Los dados perdidos se esconden: recordar cuántos le quedan a cada cual es parte del juego.
rule-lost_dice-visible = Los dados perdidos quedan a la vista: todo el mundo ve cuántos le quedan a cada cual.
rule-dice_each = Cada participante empieza con { $dice ->
    [one] un dado
   *[other] { $dice } dados
 }.

## Notas junto a una regla

told-silent = el reglamento de la caja no lo dice; es nuestra convención
told-reading = el reglamento de la caja se puede leer de más de una manera
told-convention = nuestra convención
optional-on = regla opcional: elegida
optional-off = salvo que se elija la regla opcional
optional-off-then = salvo que se elija la regla opcional; en ese caso:
rules-title = Las reglas de { $edition }
rules-against = { $left } y { $right }: en qué se diferencian
rules-same = { $left } y { $right } tienen las mismas reglas.
rules-none = (no se aplica)

## Qué distingue a cada edición, en una frase

differs-asmodee-2024 = La caja más libre: se sube a voluntad y se levantan todos los cubiletes a la vez; { $palifico }, { $calza } y los dados perdidos a la vista son opcionales.
differs-azteca = Una subida sin vuelta atrás: el valor solo baja después de una apuesta de { $wilds }, y los cubiletes se levantan de uno en uno hasta que la apuesta queda decidida.
differs-paco = A pasos cortos: se sube la cantidad o el valor, nunca los dos, y quien se queda con un solo dado abre cada vez una ronda de { $palifico }.
differs-piatnik = Nada que elegir y mucho que recordar: subidas libres, nada de declarar exacta la apuesta, dados perdidos siempre ocultos, y se para en cuanto se prueba que la apuesta es cierta.
differs-pressman-2008 = El clásico: empieza la tirada más alta, se sube con libertad, quien duda muestra primero, y cada cual abre { $palifico } una sola vez.

## Las reglas de la casa

heading-table = En la mesa
label-first_player = Quién empieza
label-raise_rule = Cómo se sube
label-open_wild = Abrir con { $wilds }
label-last_die = Rondas de { $palifico }
label-last_die_trigger = Cuántas veces hay { $palifico }
label-last_die_two_players = { $palifico } cuando quedan dos
label-last_die_open_wild = Abrir { $palifico } con { $wilds }
label-face_change = Quién puede cambiar el valor
label-face_change_opener = Cambio de valor por quien abrió
label-face_change_raise = Cómo se cambia el valor
label-calza = Declarar exacta la apuesta
label-calza_to_act = Declararla en el propio turno
label-calza_bidder = Declarar exacta la apuesta propia
label-calza_last_die = Declararla en una ronda de { $palifico }
label-calza_two_players = Declararla cuando quedan dos
label-calza_right_opens = Quién abre tras un acierto
label-calza_tie = Varias declaraciones a la vez
label-calza_or_turn = Declaración y turno a la vez
label-show_dudo = Cubiletes tras { $dudo }
label-show_stop = Cuándo se deja de levantar
label-show_calza = Cubiletes tras declararla exacta
label-lost_dice = Dados perdidos
label-dice_each = Dados por participante
