### Hospitality at a table: invitation, name and look, readiness, whose turn it is, rematch.

## The invitation

welcome-invites = { $host } te invita a { $edition }: ya hay { $here } de { $seats }
welcome-name = Tu nombre
welcome-name-hint = Lo ve toda la mesa. Si no escribes ninguno, te llamas { $name }.
welcome-animal = Tu animal
welcome-colour = Tu color
welcome-save = Guardar mi nombre
welcome-title = Nombre de la mesa
welcome-title-hint = Opcional: «Noche de viernes», por ejemplo.

## Ready or not

welcome-ready = Por mí, empezamos
welcome-not-ready = Esperadme un poco
welcome-is-ready = puede empezar
welcome-ready-count = Pueden empezar { $ready } de { $people }.
welcome-log-ready = { $you ->
    [yes] Por ti, se puede empezar.
   *[no] Por { $player }, se puede empezar.
 }
welcome-away = Todos los asientos están ocupados, pero falta gente: { $names }

## Whose turn it is

welcome-turns = { $count ->
    [one] Te toca en { $count } mesa
   *[other] Te toca en { $count } mesas
 }
welcome-notify = Avísame cuando me toque
welcome-notify-more = Mientras esta página siga abierta en segundo plano, el navegador te muestra un aviso.
welcome-notify-off = El navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.

## Reactions and rematch

welcome-reactions = Reacciones
welcome-rematch = ¡{ $player } quiere la revancha!
welcome-rematch-here = Ya están: { $names }
welcome-rematch-join = Unirse

## Animals

welcome-animal-alpaca = alpaca
welcome-animal-armadillo = armadillo
welcome-animal-capibara = capibara
welcome-animal-chinchilla = chinchilla
welcome-animal-colibri = colibrí
welcome-animal-condor = cóndor
welcome-animal-flamingo = flamenco
welcome-animal-guanaco = guanaco
welcome-animal-iguana = iguana
welcome-animal-jaguar = jaguar
welcome-animal-lama = llama
welcome-animal-nandu = ñandú
welcome-animal-ocelot = ocelote
welcome-animal-pelikan = pelícano
welcome-animal-puma = puma
welcome-animal-quetzal = quetzal
welcome-animal-tapir = tapir
welcome-animal-tukan = tucán
welcome-animal-vicuna = vicuña
welcome-animal-viscacha = vizcacha
