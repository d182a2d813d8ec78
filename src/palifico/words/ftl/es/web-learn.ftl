### La primera partida: cuatro rondas cortas que enseñan a jugar.

learn-title = Aprende a jugar
learn-about = Cuatro rondas cortas, unos tres minutos. Aquí no puedes estropear nada.
learn-edition = ¿Qué caja tienes?
learn-rounds = Las cuatro rondas
learn-round = Ronda { $number } de { $total }
learn-step = Paso { $number } de { $total }
learn-round-bids = Apostar
learn-round-wilds = El comodín: { $wild }
learn-round-dudo = La duda: { $dudo }
learn-round-last = El último dado: { $palifico }
learn-you = Tú
learn-your-move = Te toca
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

learn-bids-hello = Cada participante esconde { $dice } dados bajo un cubilete. Tú ves solo los tuyos. Gana la última persona que conserve algún dado.
learn-bids-what = Una apuesta habla de todos los cubiletes juntos. { $bid } significa: al menos tres cincos. Puede ser verdad, o un farol.
learn-bids-open = Empiezas tú, y tienes dos cincos. Pulsa el botón para apostar { $low }, o antes + para { $high }.
learn-bids-open-face = Podrías: nadie ve tus dados. Pero de momento quédate con el valor que tienes dos veces, el cinco.
learn-bids-open-more = Está permitido, y hasta podría ser verdad. Pero empieza más abajo y deja margen para que los demás suban.
learn-bids-heard = Ines dice { $first } y Teo { $second }. También cuentan con tus dados.
learn-raise-free = Cada apuesta tiene que superar a la última: más dados de cualquier valor, o la misma cantidad de un valor más alto.
learn-raise-never-down = Cada apuesta tiene que superar a la última: más dados del mismo valor, o al menos los mismos de uno más alto. Entre los números, el valor nunca baja.
learn-raise-one-axis = Cada apuesta tiene que superar a la última de una sola manera: más dados del mismo valor, o los mismos de uno más alto. Entre los números, el valor nunca baja.
learn-bids-raise = Ahora sube un poco sobre { $bid }. Solo puedes elegir lo que las reglas permiten.
learn-bids-raise-wild = Lo de { $wilds } es otra historia: llega en la próxima ronda. Esta vez sube con un número.
learn-bids-raise-more = Está permitido, pero sube deprisa y quizá tengas que demostrarlo. Prueba una subida más pequeña.
learn-bids-raise-dudo = Puedes dudar, y pronto lo harás. Pero primero sube la apuesta.
learn-bids-end = ¡Bien apostado! Se sube cada vez más, hasta que alguien deja de creérselo.

## El comodín

learn-wilds-look = Dos de tus dados nuevos muestran { $wild }. Es el comodín: vale por cualquier valor. Para { $bid } no tienes un dado, sino { $count }.
learn-wilds-half = También se puede apostar por { $wilds }. Entonces solo cuentan esos y basta la mitad, hacia arriba: { $count } pasa a { $half }. Apuesta { $bid }.
learn-wilds-half-face = Una buena subida. Pero esta vez prueba con el comodín.
learn-wilds-half-more = Está permitido, pero basta la mitad: { $bid }.
learn-wilds-half-dudo = Con tantos dados que ayudan no hace falta dudar. Prueba con el comodín.
learn-wilds-back = Volver a un número cuesta el doble más uno. Después de tus { $count } son { $needed }: Ines dice { $bid }. Teo cambia enseguida: { $next }.
learn-wilds-double = Ahora vuelve tú: el doble de { $count } más uno da { $needed }, del número que quieras.
learn-wilds-double-wild = Uno más de lo mismo también es una buena subida. Pero esta vez vuelve a un número.
learn-wilds-double-more = Está permitido, pero bastan { $needed } dados.
learn-wilds-double-dudo = Podrías dudarlo. Pero dos los tienes tú: mejor vuelve a un número.
learn-wilds-end = Así funciona el comodín: la mitad para ir, el doble más uno para volver.
learn-wilds-no-opening = Una cosa más: nadie puede abrir una ronda normal con { $wilds }.

## La duda

learn-dudo-look = Teo salta a { $bid }. Tú no tienes ni un tres ni { $wild }: ¡tendrían que ser ocho de los otros diez dados!
learn-dudo-say = ¿Te crees { $bid }? Si no, ¡di { $dudo }!
learn-dudo-say-raise = Podrías subir. Pero entonces serías tú quien dice que hay todavía más. Esta vez di { $dudo }.
learn-dudo-counted = Cuentan los treses y { $wilds }. No llegan para { $bid }: Teo iba de farol, pierde un dado y abre la ronda siguiente.
learn-stop-true = En esta edición se deja de levantar en cuanto se ve que la apuesta es cierta. Lo que siga tapado se queda en secreto.
learn-stop-true-or-false = En esta edición se deja de levantar en cuanto se sabe si la apuesta es cierta o falsa. Lo que todavía esté tapado se queda en secreto.
learn-dudo-else = Con { $bid } o más en la mesa, el dado lo habrías perdido tú: quien duda sin razón paga.
learn-dudo-hidden = Los dados perdidos se guardan, y nadie enseña cuántos le quedan. Lleva la cuenta de memoria: es parte del juego.
learn-dudo-exact = También existe { $calza }: dilo cuando una apuesta sea exacta y recuperas un dado, o pierdes uno.

## El último dado

learn-last-option = En esta edición { $palifico } es una regla opcional: se juega si se elige. Aquí está activada, para que la conozcas.
learn-last-drop = Mucho más tarde: Ines puso en duda tu apuesta, { $bid }, y tenía razón. Te queda un solo dado. ¡Eso es { $palifico }!
learn-last-drop-spelt = Mucho más tarde: Ines puso en duda tu apuesta, { $bid }, y tenía razón. Te queda un solo dado. ¡Eso es { $palifico }, como se escribe en tu caja!
learn-last-rules = Abres una ronda especial: los dados con { $wilds } no son comodines y el valor que elijas se queda. Solo sube la cantidad.
learn-change-nobody = Vale para toda la mesa: nadie puede cambiar el valor.
learn-change-one-die = Hay una excepción: otra persona que también tenga un solo dado puede cambiar el valor, y el nuevo obliga a toda la mesa.
learn-change-one-die-opener = Hay una excepción: quien tenga un solo dado, tú también, puede cambiar el valor, y el nuevo obliga a toda la mesa.
learn-change-one-die-earlier = Hay una excepción: quien tenga un solo dado y ya haya abierto antes una ronda así puede cambiar el valor, y el nuevo obliga a toda la mesa.
learn-last-open = Tu único dado muestra un cuatro. Abre con { $bid }.
learn-last-open-face = Puedes abrir con cualquier valor, incluso con { $wilds }. Pero lo único que sabes es tu cuatro: apuesta por él.
learn-last-open-more = Está permitido. Pero en toda la mesa quedan pocos dados: empieza con uno.
learn-last-doubt = Ines dice { $first }, Teo { $second }. Quedan solo { $dice } dados, sin comodines. ¡Di { $dudo }!
learn-last-doubt-raise = ¿Más cuatros todavía, con tan pocos dados y sin ayuda? Mejor di { $dudo }.
learn-last-counted = Los dados con { $wilds } esta vez no cuentan. Hay pocos cuatros para { $bid }: Teo pierde un dado.
learn-last-end = Después todo vuelve a ser como antes. Quien pierde el último dado queda fuera; gana la última persona con dados.

## El final

learn-done = ¡Ya sabes jugar al Perudo!
learn-done-more = Lo demás es sangre fría.
learn-play = Jugar contra bots
learn-read = Leer todo el reglamento
learn-other = Aprender otra edición
