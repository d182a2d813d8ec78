### El reglamento para jugar: preparación, desarrollo de una ronda, ejemplos, palabras de la caja, consejos.
### Las reglas mismas están en rules.ftl.

## Títulos

heading-box = Qué hay en la caja
heading-setup = La preparación
heading-round = Cómo se juega una ronda
heading-options = Las reglas opcionales de esta caja
heading-end = El final de la partida
heading-words = Qué significan las palabras
heading-tips = Consejos para las primeras partidas

## La caja y la mesa

contents-coloured = 30 dados, cinco de cada color; 6 cubiletes, uno de cada color; una tapa; una bolsa.
contents-pouch = 30 dados, 6 cubiletes, una tapa para cubilete y una bolsita de tela.
contents-unlisted = El reglamento no trae una lista de componentes. Cada participante necesita un cubilete y sus dados.
store-bag = Tened a mano la bolsa: los dados perdidos desaparecen en ella.
store-pouch = Tened a mano la bolsita de tela: los dados perdidos desaparecen en ella.
store-lid = Poned la tapa en el centro de la mesa: los dados perdidos desaparecen debajo.
store-aside = Los dados perdidos salen de la mesa y se guardan donde no se vean, por ejemplo bajo un cubilete sobrante.
store-open = Los dados perdidos quedan en el centro de la mesa, donde todo el mundo puede verlos.
guide-colours = El cubilete y los dados de cada participante son del mismo color.
guide-toucan = Quién fue lo dice el anfitrión; si nadie lo sabe, se echa a suertes.
guide-roll-off = Quienes empatan con la tirada más alta vuelven a tirar hasta que quede una sola persona; la cara { $wild } vale 1.

## Una ronda

guide-shake = Todo el mundo agita a la vez sus dados en el cubilete y lo pone boca abajo sobre la mesa, con los dados debajo.
guide-peek = Mira tus dados en secreto, y solo los tuyos. No gires ni toques ningún dado hasta que termine la ronda.
guide-turns = Quien abre tiene que apostar. Después le toca a quien está a su izquierda, y así sucesivamente: en tu turno tienes que subir o dudar. Se sigue hasta que alguien duda, así que no todo el mundo habla necesariamente el mismo número de veces.
guide-bluff = Se permite ir de farol: puedes apostar por un valor que no tengas en ningún dado.
guide-again = Cuando se ha comprobado una apuesta se acaba la ronda, y todo el mundo vuelve a tirar los dados que le quedan.

## Apuestas y llamadas

guide-more = Si hay más dados de ese valor de los que se apostaron, la apuesta es cierta igualmente.
guide-once = Por eso, en una ronda cada cantidad de { $wilds } solo se puede apostar una vez.
guide-counting = Qué se cuenta: todos los dados que muestran el valor apostado, más todos los que muestran la cara { $wild }. Si se apostó por { $wilds }, solo cuentan los dados con la cara { $wild }.
guide-counting-last = En una ronda de { $palifico } solo cuentan los dados con el valor apostado.
guide-decline = No se puede renunciar al dado recuperado.
guide-end = La partida acaba cuando solo una persona conserva dados: esa persona ha ganado.

## Reglas opcionales

option-on = { $change } (Regla opcional: aquí se ha elegido.)
option-off = { $change } (Regla opcional: aquí no se ha elegido.)
option-none = Esta caja no tiene reglas opcionales: se juega todo como se cuenta aquí.
optional-visible = regla opcional de la caja: quedan a la vista

## Qué significan las palabras

meaning-paco = «{ $wild }» es el tucán que está en los dados en lugar del 1.
meaning-testa_di_lama = «{ $wild }» significa «cabeza de llama» en italiano. Está en los dados en lugar del 1.
meaning-ace = «{ $wild }» es el 1 de los dados.
meaning-testa_di_azteco = «{ $wild }» significa «cabeza de azteca» en italiano. Es el 1 de los dados.
meaning-dudo = «{ $dudo }»: no me creo la apuesta.
meaning-dubito = «{ $dudo }» significa «lo pongo en duda» en italiano.
meaning-palifico = «{ $palifico }» es quien acaba de quedarse con un solo dado, y también la ronda que abre.
meaning-palafico = «{ $palifico }» se dice de quien acaba de quedarse con un solo dado, y de la ronda que abre.
meaning-ultimo_dado = «{ $palifico }» significa «último dado» en italiano.
meaning-calza = «{ $calza }» quiere decir que la apuesta encaja: es exacta.
meaning-occhio_di_bue = «{ $calza }», «ojo de buey» en italiano, es dar en la diana: la apuesta es exacta.

## Consejos

tip-third = Con los comodines, cerca de un tercio de todos los dados cuenta para cada número; la cara { $wild } sale solo en cerca de un sexto.
tip-count = Lleva la cuenta de los dados que quedan: una apuesta segura con treinta dados es atrevida con doce.
tip-low = Una apertura baja no revela nada, y todos los demás aún tienen que hablar.
tip-jump = Un salto de varios dados de golpe pone en apuros a quien viene después.
tip-wilds = Pasar a { $wilds } reduce la cantidad a la mitad y desconcierta a quien no tiene comodines.
tip-suspense = Para más emoción, levantad los cubiletes de uno en uno y apartad los dados que cuentan.

## Ejemplos: el motor del juego comprueba cada uno al crearlo

sample-title = Ejemplo
sample-raise = Tras { $bid } puedes apostar { $may }; pero no { $not }.
sample-last = La ronda de { $palifico } se abrió con { $bid }. Se puede seguir con { $may }; pero no con { $not }.
sample-change = Quien puede cambiar el valor también puede apostar { $may } tras { $bid }; pero no { $not }.
sample-dudo-wrong = Apuesta { $bid }, después { $dudo }. Bajo los cubiletes: { $cups }. Dados que cuentan: { $found }. Bastan: pierde un dado quien dudó.
sample-dudo-right = Apuesta { $bid }, después { $dudo }. Bajo los mismos cubiletes, los dados que cuentan son { $found }. No bastan: pierde un dado quien apostó.
sample-last-die-right = En la ronda de { $palifico }: apuesta { $bid }, después { $dudo }. Bajo los cubiletes: { $cups }. Dados que cuentan: solo { $found }, porque la cara { $wild } no es comodín. Pierde un dado quien apostó.
sample-calza-right = Apuesta { $bid }, después { $calza }. Bajo los cubiletes: { $cups }. Dados que cuentan: exactamente { $found }. Quien dijo { $calza } recupera un dado.
sample-calza-wrong = Apuesta { $bid }, después { $calza }. Bajo los mismos cubiletes, los dados que cuentan son { $found }, no exactamente los apostados: quien dijo { $calza } pierde un dado.
reason-not_higher = ni más dados ni un valor más alto
reason-face_down = el valor no puede bajar
reason-one_axis = la cantidad y el valor no pueden subir a la vez
reason-half = la mitad de { $previous }, redondeada hacia arriba, es { $needed }
reason-double = el doble de { $previous }, más uno, es { $needed }
reason-face_locked = el valor no puede cambiar

## La hoja para imprimir

param-print = También como hoja para imprimir: un archivo .html, que el navegador imprime o guarda como PDF.
sheet-written = La hoja está en { $file }. Ábrela en un navegador e imprímela: dos páginas A4, que dobladas quedan en A5.
fault-sheet-suffix = La hoja se escribe como .html, no como { $given }: ábrela en un navegador y, desde ahí, imprímela o guárdala como PDF.
fault-sheet-against = Una hoja contiene las reglas de una sola mesa: quita --against o --print.
