### La primera partida: cuatro rondas cortas que enseñan a jugar.

learn-title = Aprende a jugar
learn-about = Tu primera partida: cuatro rondas cortas, unos tres minutos. No puedes estropear nada.
learn-edition = ¿Qué caja tienes?
learn-rounds = Las cuatro rondas
learn-round = Ronda { $number } de { $total }
learn-step = Paso { $number } de { $total }
learn-round-bids = Apostar
learn-round-wilds = La cara comodín: { $wild }
learn-round-dudo = La duda: { $dudo }
learn-round-last = El último dado: { $palifico }
learn-you = Tú
learn-your-move = Te toca:
learn-next = Siguiente
learn-back = Atrás
learn-skip = Saltar esta ronda
learn-again = Empezar de nuevo
learn-next-round = A la ronda { $number }
learn-finish = Terminar
learn-try-again = Prueba otra cosa
learn-well-done = ¡Eso es!
learn-lifting = Se levantan los cubiletes. ¡Cuenta tú también!

## Apostar

learn-bids-hello = Cada participante tiene un cubilete con { $dice } dados. Tú ves solo los tuyos; los demás siguen tapados. Gana la última persona que conserve algún dado.
learn-bids-what = Una apuesta dice: bajo todos los cubiletes juntos hay al menos tantos dados de esta cara. { $bid } significa «al menos tres cincos». Puede ser verdad, y puede ser un farol.
learn-bids-open = Empiezas tú. Tienes dos cincos, así que apuesta { $low } o { $high }: elige la cara y luego la cantidad.
learn-bids-open-face = Podrías: nadie ve tus dados. Pero de momento quédate con la cara que tienes dos veces, el cinco.
learn-bids-open-more = Está permitido, y hasta podría ser verdad. Pero empieza más abajo y deja sitio para que los demás suban.
learn-bids-heard = Ines dice { $first } y Teo { $second }. También cuentan con lo que hay bajo tu cubilete.
learn-raise-free = Cada apuesta tiene que superar a la anterior: con más dados de cualquier cara, o con la misma cantidad de una cara más alta.
learn-raise-never-down = Cada apuesta tiene que superar a la anterior: con más dados de la misma cara, o con la misma cantidad o más de una cara más alta. La cara nunca baja.
learn-raise-one-axis = Cada apuesta tiene que superar a la anterior de una sola manera: más dados de la misma cara, o la misma cantidad de una cara más alta. La cara nunca baja.
learn-bids-raise = Ahora sube un poco sobre { $bid }. Solo se te ofrece lo que las reglas permiten.
learn-bids-raise-wild = Lo de { $wilds } es otra historia: llega en la próxima ronda. Esta vez sube con un número.
learn-bids-raise-more = Está permitido, pero sube deprisa y quizá tengas que demostrarlo. Prueba una subida más pequeña.
learn-bids-raise-dudo = Puedes dudar, y pronto lo harás. Pero primero sube la apuesta.
learn-bids-end = ¡Bien apostado! Así se sigue alrededor de la mesa, cada vez más alto, hasta que alguien no se lo cree.

## La cara comodín

learn-wilds-look = Dados nuevos, y dos de los tuyos muestran { $wild }. Esa cara es comodín: vale por lo que se haya apostado. Para { $bid } no tienes un solo dado que ayude, sino { $count }.
learn-wilds-half = También se puede apostar a { $wilds }. Entonces no cuenta nada más, así que basta la mitad de los dados, redondeando hacia arriba: la mitad de { $count } da { $half }. Apuesta { $bid }.
learn-wilds-half-face = Una buena subida. Pero esta vez prueba con la cara comodín.
learn-wilds-half-more = Está permitido, pero basta la mitad: { $bid }.
learn-wilds-half-dudo = Con tantos dados que ayudan no hace falta dudar. Prueba con la cara comodín.
learn-wilds-back = Volver a un número cuesta el doble más uno. Después de tus { $count } son { $needed }, así que Ines dice { $bid }. Teo cambia enseguida: { $next }.
learn-wilds-double = Ahora vuelve tú: el doble de { $count }, más uno, da { $needed }, del número que quieras.
learn-wilds-double-wild = Uno más de lo mismo también es una buena subida. Pero esta vez vuelve a un número.
learn-wilds-double-more = Está permitido, pero bastan { $needed } dados.
learn-wilds-double-dudo = Podrías dudarlo. Pero dos los tienes tú: mejor vuelve a un número.
learn-wilds-end = Ese es todo el secreto de la cara comodín: la mitad para ir, el doble más uno para volver.
learn-wilds-no-opening = Una cosa más: nadie puede abrir una ronda normal con { $wilds }.

## La duda

learn-dudo-look = Teo salta a { $bid }. Mira tus dados: ni un solo tres, ni rastro de { $wild }. Tendrían que estar casi todos bajo los otros dos cubiletes.
learn-dudo-say = ¿Te crees { $bid }? Si no, no subas. ¡Di { $dudo }!
learn-dudo-say-raise = Podrías subir. Pero entonces serías tú quien dice que hay todavía más. Esta vez di { $dudo }.
learn-dudo-counted = Se levantan los cubiletes; cuentan los treses y los dados { $wilds }. No llegan para { $bid }: Teo iba de farol, pierde un dado y abre la ronda siguiente.
learn-stop-true = En esta edición se deja de levantar en cuanto una apuesta resulta verdadera. Lo que siga tapado se queda en secreto.
learn-stop-true-or-false = En esta edición se deja de levantar en cuanto se sabe si la apuesta es verdadera o falsa. Lo que siga tapado se queda así.
learn-dudo-else = Si hubiera habido { $bid }, o más, la apuesta habría sido verdadera y el dado lo perderías tú: quien duda sin razón paga.
learn-dudo-hidden = Los dados perdidos se guardan, y nadie enseña cuántos le quedan. Lleva la cuenta de memoria: es parte del juego.
learn-dudo-exact = También se puede jugar con { $calza }: quien crea que una apuesta es exacta puede decirlo, para recuperar un dado perdido o perder otro más.

## El último dado

learn-last-option = En esta edición { $palifico } es una regla opcional: se juega si se elige. Aquí está puesta, para que la conozcas.
learn-last-drop = Mucho más tarde: apostaste { $bid }, Ines lo dudó y tenía razón. Pierdes un dado y te queda solo uno. ¡Eso es { $palifico }!
learn-last-rules = Abres tú la ronda siguiente, que tiene reglas propias. Los dados { $wilds } no son comodines, solo una cara más, la más baja. Y la cara que elijas se queda: desde ahí solo sube la cantidad.
learn-change-nobody = Vale para toda la mesa: nadie puede cambiar la cara.
learn-change-one-die = Hay una excepción: otra persona que también tenga un solo dado puede cambiar la cara, y la nueva obliga a toda la mesa.
learn-change-one-die-opener = Hay una excepción: quien tenga un solo dado, tú también, puede cambiar la cara, y la nueva obliga a toda la mesa.
learn-change-one-die-earlier = Hay una excepción: quien tenga un solo dado y ya haya abierto antes una ronda así puede cambiar la cara, y la nueva obliga a toda la mesa.
learn-last-open = Tu único dado muestra un cuatro. Abre con { $bid }.
learn-last-open-face = Puedes abrir con cualquier cara, incluso con { $wilds }. Pero lo único que sabes es tu cuatro: apuesta a él.
learn-last-open-more = Está permitido. Pero en toda la mesa quedan pocos dados: empieza con uno.
learn-last-doubt = Ines dice { $first }, Teo { $second }. En total quedan solo { $dice } dados, y los comodines no ayudan. ¡Di { $dudo }!
learn-last-doubt-raise = ¿Más cuatros todavía, con tan pocos dados y sin ayuda? Mejor di { $dudo }.
learn-last-counted = Mira los dados { $wilds } bajo los cubiletes: esta vez no valen para nada. Hay pocos cuatros para { $bid }, y Teo pierde un dado.
learn-last-end = Después de esta única ronda todo vuelve a ser como antes. Quien pierde el último dado queda fuera; gana la última persona con dados.

## El final

learn-done = ¡Eso es todo el juego!
learn-done-more = Sabes apostar, pasar al comodín y volver, dudar y aguantar con un solo dado. Lo demás es sangre fría.
learn-play = Juega ya contra bots
learn-read = Leer todo el reglamento
learn-other = Aprender otra edición
