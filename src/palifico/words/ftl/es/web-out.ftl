### Quien queda fuera, o vuelve.

out-place = Tu puesto: { $place } de { $players }
out-bots = En la partida solo quedan bots.
out-people = Los demás siguen jugando. Ahora los cubiletes se levantan más rápido para ti.
out-hurry = Ir al resultado
out-hurrying = Los bots juegan el resto…
out-new = Partida nueva
out-watch = Seguir mirando

## In the log

out-log-hurried = { $you ->
    [yes] Quedas fuera: los bots juegan el resto de golpe.
   *[no] { $player } queda fuera: los bots juegan el resto de golpe.
 }
out-log-back = { $you ->
    [yes] ¡Ya estás aquí! Tu tiempo empieza de nuevo.
   *[no] { $player } ha vuelto, y el tiempo empieza de nuevo.
 }
