### Reglamentos para leer y comparar, y «¿Se puede apostar?» para una mesa de verdad.

book-title = Las reglas
book-shelf = Cada caja tiene sus reglas, y sus propias palabras. ¿Cuál es la tuya?
book-unknown = En esta dirección no hay ninguna edición. Estas son las que conocemos:
book-read = Leer las reglas
book-learn = Aprender jugando
book-compare = Comparar con otra edición
book-ask = ¿Se puede apostar?
book-ask-more = ¿Una discusión en la mesa? Aquí ves qué se puede apostar, y por qué.
book-compare-more = Dos cajas, una junto a otra: qué cambia y qué no.
book-another = Otras ediciones
book-words = Las palabras de esta caja
book-word-wild = el comodín
book-word-dudo = la duda
book-word-palifico = la ronda del último dado
book-word-calza = declarar exacta la apuesta
book-contents = Índice
book-print = Imprimir
book-example = Ejemplo
book-share-code = Código de estas reglas
book-as-played = Como se juega en tu mesa
book-mark-option = Opcional
book-mark-chosen = Opción elegida
book-mark-house = Regla de la casa
book-mark-silent = El reglamento no lo dice
book-mark-reading = Se puede leer de otro modo
book-mark-convention = Nuestra convención
book-new-table = Jugar con estas reglas

## Dos ediciones lado a lado

book-compare-title = Dos ediciones, una junto a otra
book-left = Una edición
book-right = La otra edición
book-swap = Cambiar los lados
book-only-differences = Mostrar solo lo que cambia
book-count = { $count ->
    [one] Cambia una regla.
   *[other] Cambian { $count } reglas.
 }
book-none-differs = Estas dos tienen las mismas reglas.
book-differs = Distinto
book-differs-option = Solo con una regla opcional
book-both = En ambas
book-lacks = Aquí no existe esa regla.

## ¿Puedo apostarlo?

book-ask-about = Para una mesa de verdad: indica cómo va la ronda y verás todo lo que se puede hacer.
book-ask-edition = Edición
book-ask-rules = Reglas opcionales y de la casa
book-ask-code = Código de las reglas de la casa
book-ask-code-hint = Empieza por PF1-. Sustituye a la edición y a sus reglas opcionales.
book-ask-with-calza = Jugamos con { $calza }
book-ask-with-palifico = Jugamos con { $palifico }
book-ask-players = Jugadores al empezar
book-ask-before = La apuesta anterior
book-ask-no-bid = Ninguna todavía
book-ask-some-bid = Hay una
book-ask-face = Valor
book-ask-count = Cantidad
book-ask-round = ¿Qué ronda es?
book-ask-normal = Una normal
book-ask-one-die = Tengo un solo dado
book-ask-opener = Abrí yo esta ronda
book-ask-now = Qué se puede apostar ahora
book-ask-tap = La apuesta más baja de cada valor. Toca una para preguntar.
book-span = de { $least } a { $most }
book-span-one = solo { $least }
book-span-none = ahora no
book-least-words = { $face }: la apuesta más baja es { $bid }, la cantidad más alta { $most }
book-none-words = { $face }: ahora no se puede apostar
book-ask-why = ¿Por qué no las demás?
book-ask-question = ¿Puedo apostar…?
book-ask-this = ¿Puedo apostar { $bid }?
book-yes = Sí
book-no = No se puede
book-ask-calls = Respuestas a la apuesta
book-ask-doubt = ¿Se puede poner en duda la apuesta?
book-ask-doubt-yes = Quien tiene el turno puede decir { $dudo } en vez de subir.
book-ask-exact = ¿Se puede declarar exacta?
book-ask-link = Enlace a esta pregunta
book-ask-over = Empezar otra vez
