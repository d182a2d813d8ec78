### `palifico dice-stats`: ¿son los dados de estas partidas los que darían unos dados sin trucar?

command-dice-stats = Dice si los dados de las partidas registradas se comportan como dados sin trucar.
param-files = Archivos con registros de partidas, o - para la entrada estándar.
param-plot = Dibuja además el resultado en este archivo, como imagen SVG.
param-json = Responde en JSON.

fault-dice-face = En { $where } hay { $given }, que no es la cara de un dado: las caras van del 1 al 6.
fault-file-not_svg = { $file } no es una imagen SVG; no se ha escrito nada en él.

## Lo que se ha contado

dice-reading = Leyendo los registros
dice-counted = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
 }, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }.
dice-repeated = { $games ->
    [one] 1 partida estaba repetida y se cuenta una sola vez.
   *[other] { $games } partidas estaban repetidas y se cuentan una sola vez.
 }
dice-heading-face = cara
dice-heading-seen = vistos
dice-heading-expected = esperados
dice-heading-off = desvío
dice-legend = La marca { $mark } indica lo esperado. { $sigma } es una desviación típica: con dados sin trucar, el desvío de una cara no llega a dos unas 19 veces de cada 20; por eso, en una tabla de cada cuatro, más o menos, alguna se desvía más.

## Las pruebas

dice-test-faces = Caras: ji cuadrado { $statistic } con 5 grados de libertad; p { $p }.
dice-test-high-low = Altos (del 4 al 6) y bajos (del 1 al 3): { $seen } rachas, { $expected } esperadas, desvío { $off }; p { $p }.
dice-test-odd-even = Impares y pares: { $seen } rachas, { $expected } esperadas, desvío { $off }; p { $p }.
dice-test-equal = La misma cara que el dado anterior: { $seen } dados, { $expected } esperados, desvío { $off }; p { $p }.
dice-order-too-few = El orden de los dados: hay muy pocos dados seguidos para saberlo ({ $pairs } tienen otro delante; hacen falta { $least }).
dice-order-sorted = El orden de los dados: sin examinar. Los dados de cada jugador se anotaron ya ordenados, así que se ha perdido el orden en que cayeron.
dice-marked-unusual = { $line } Poco común.
dice-marked-very-unusual = { $line } Muy poco común.

## El veredicto

dice-verdict-too-few = Muy pocos dados para saberlo: hay { $dice } y hacen falta { $least }.
dice-verdict-usual = Nada fuera de lo común: unos dados sin trucar dan resultados al menos igual de raros { $count ->
    [one] más o menos una vez
   *[other] unas { $count } veces
 } de cada 100.
dice-verdict-unusual = Poco común: unos dados sin trucar dan resultados al menos igual de raros solo { $count ->
    [one] más o menos una vez
   *[other] unas { $count } veces
 } de cada 10.000. Aun así, por puro azar unos dados sin trucar parecen poco comunes una vez de cada cien: mira más partidas antes de echarles la culpa.
dice-verdict-very-unusual = Muy poco común: unos dados sin trucar dan resultados así de raros menos de una vez de cada 10.000. El puro azar es una mala explicación.
dice-effect-faces = La cara que más destaca es el { $face }: la muestra el { $share } de los dados y se espera el { $expected }.
dice-effect-high-low-more = Los dados altos y bajos se alternan demasiado: un { $share } más de rachas de lo esperado.
dice-effect-high-low-less = Demasiadas veces a un dado alto le sigue otro alto y a uno bajo otro bajo: un { $share } menos de rachas de lo esperado.
dice-effect-odd-even-more = Los dados impares y pares se alternan demasiado: un { $share } más de rachas de lo esperado.
dice-effect-odd-even-less = Demasiadas veces a un dado impar le sigue otro impar y a uno par otro par: un { $share } menos de rachas de lo esperado.
dice-effect-equal-more = Un dado repite demasiado la cara del anterior: en el { $share } de los casos, cuando se espera el { $expected }.
dice-effect-equal-less = Un dado repite muy pocas veces la cara del anterior: en el { $share } de los casos, cuando se espera el { $expected }.
dice-effect-sorted = Se vería lo mismo si los dados de cada jugador se hubieran ordenado al anotarlos.

## El dibujo

dice-plot-title = Cuántas veces ha salido cada cara
dice-plot-expected = esperado: { $share }
dice-plot-band = Con dados sin trucar cada cara cae en esta franja 95 veces de cada 100; por eso, en un gráfico de cada cuatro, más o menos, alguna queda fuera.
dice-plot-out = Fuera de la franja: por eso el resultado de las caras es poco común.
dice-plot-face = Cara { $face }: { $seen } de { $dice } dados, { $share }
dice-picture = La imagen está en { $file }.
