### `palifico odds`: ¿qué probabilidad tiene una apuesta?

command-odds = Dice qué probabilidad tiene una apuesta, antes y después de escuchar las que se han hecho. Sin --edition, las reglas son las de paco.
param-dice = Tus propios dados, por ejemplo 24551.
param-others = Los dados de los demás: cuántos en total, como 15, o cubilete a cubilete en el sentido de las agujas del reloj desde tu izquierda, como 5,5,3.
param-bids = Las apuestas de esta ronda en orden, como "3x4 4x4 5x5"; la última viene de tu derecha.

fault-odds-dice = Tus dados son de 1 a { $most } cifras del 1 al 6, como 24551; «{ $given }» no vale.
fault-odds-others = Los dados de los demás son un número del 1 al { $most }, como 15, o cubiletes de { $each } dados como mucho separados por comas, como 5,5,3; «{ $given }» no es ni lo uno ni lo otro.
fault-odds-cup = Bajo un cubilete hay como mucho { $most } dados, no { $given }.
fault-odds-alone = Nadie más tiene dados: no hay nada que apostar.
fault-odds-opener = Una ronda de último dado la abre quien tiene un solo dado; aquí quien abre tiene { $given }.
odds-impossible = Según las reglas de { $edition }, la apuesta número { $number } de esta ronda, { $bid }, no se pudo hacer. { $why }

## La tabla

odds-known = Tus dados: { $dice }. Bajo los demás cubiletes: { $others ->
    [one] 1 dado.
   *[other] { $others } dados.
 }
odds-bid = apuesta
odds-true = cierta
odds-exact = exacta
odds-before = antes de escuchar
odds-after = después de escuchar
odds-before-short = antes
odds-after-short = después
odds-model = «Antes» es lo que dicen los dados solos; «después» escucha también las apuestas, y vale si se apuesta como supone el modelo { $model }.

## Qué significa

odds-sure = { $bid } es cierta con seguridad: { $chance }.
odds-likely = { $bid } es probablemente cierta: { $chance }.
odds-even = { $bid } puede ser tanto cierta como falsa: { $chance }.
odds-unlikely = { $bid } es probablemente falsa: es cierta con una probabilidad del { $chance }.
odds-never = { $bid } no puede ser cierta: { $chance }.
odds-heard-more = Las apuestas hablan a su favor: antes de escuchar era { $before }.
odds-heard-less = Las apuestas hablan en su contra: antes de escuchar era { $before }.
odds-heard-same = Las apuestas apenas cambian nada.
odds-raises = De las subidas más bajas, la más probable es { $bid }: { $chance }.
odds-openings = Son las cantidades más altas que tienen más probabilidad de ser ciertas que falsas.
odds-closed = No hay ninguna subida válida con { $faces }.
odds-not-now = Ahora no podrías apostar { $bid }. { $why }

## El dibujo

odds-plot-title = Qué probabilidad tiene una apuesta
odds-plot-half = Por encima de esta línea es más probable que sea cierta que falsa.
fault-file-svg_name = El nombre de un dibujo termina en .svg; «{ $file }» no. No se ha escrito nada.
