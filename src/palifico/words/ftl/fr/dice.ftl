### `palifico dice-stats` : les dés de ces parties sont-ils ceux que montreraient des dés honnêtes ?

command-dice-stats = Dit si les dés des parties enregistrées se comportent comme des dés non pipés.
param-files = Des fichiers de parties enregistrées, ou - pour l’entrée standard.
param-plot = Dessine aussi le résultat dans ce fichier, en image SVG.
param-json = Répond en JSON.

fault-dice-face = { $where } contient { $given }, qui n’est pas une face de dé : les faces vont de 1 à 6.
fault-file-not_svg = { $file } n’est pas une image SVG ; rien n’y a été écrit.

## Ce qui a été compté

dice-reading = Lecture des parties
dice-counted = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }.
dice-repeated = { $games ->
    [one] { $games } partie figurait plusieurs fois et n’est comptée qu’une fois.
   *[other] { $games } parties figuraient plusieurs fois et ne sont comptées qu’une fois.
 }
dice-heading-face = faces
dice-heading-seen = vus
dice-heading-expected = attendus
dice-heading-off = écart
dice-legend = Le repère { $mark } marque le nombre attendu. { $sigma } est un écart-type : avec des dés non pipés, l’écart d’une face reste inférieur à deux environ 19 fois sur 20 ; dans un tableau sur quatre environ, une face au moins va donc au-delà.

## Les tests

dice-test-faces = Faces : khi-deux de { $statistic } à 5 degrés de liberté ; p { $p }.
dice-test-high-low = Hauts (4 à 6) et bas (1 à 3) : { $seen } séries, { $expected } attendues, écart { $off } ; p { $p }.
dice-test-odd-even = Impairs et pairs : { $seen } séries, { $expected } attendues, écart { $off } ; p { $p }.
dice-test-equal = Même face que le dé précédent : { $seen } dés, { $expected } attendus, écart { $off } ; p { $p }.
dice-order-too-few = L’ordre des dés : trop peu de dés à la suite pour le dire ({ $pairs } après un autre ; il en faut { $least }).
dice-order-sorted = L’ordre des dés : pas examiné. Toutes les mains ont été notées triées, et l’ordre dans lequel les dés sont tombés est donc perdu.
dice-marked-unusual = { $line } Inhabituel.
dice-marked-very-unusual = { $line } Très inhabituel.

## Le verdict

dice-verdict-too-few = Trop peu de dés pour le dire : il y en a { $dice }, et il en faut { $least }.
dice-verdict-usual = Rien d’inhabituel : des dés non pipés donnent des résultats au moins aussi étranges { $count ->
    [one] environ une fois
   *[other] environ { $count } fois
 } sur 100.
dice-verdict-unusual = Inhabituel : des dés non pipés ne donnent des résultats au moins aussi étranges { $count ->
    [one] qu’environ une fois
   *[other] qu’environ { $count } fois
 } sur 10 000. Mais par pur hasard, des dés non pipés paraissent inhabituels une fois sur cent : regarde d’autres parties avant d’accuser les dés.
dice-verdict-very-unusual = Très inhabituel : des dés non pipés donnent des résultats aussi étranges moins d’une fois sur 10 000. Le pur hasard explique mal un tel résultat.
dice-effect-faces = La face qui ressort le plus est le { $face } : { $share } des dés la montrent, contre { $expected } attendus.
dice-effect-high-low-more = Dés hauts et bas alternent trop souvent : { $share } de séries de plus que prévu.
dice-effect-high-low-less = Un dé haut suit trop souvent un dé haut, et un dé bas un dé bas : { $share } de séries de moins que prévu.
dice-effect-odd-even-more = Dés impairs et pairs alternent trop souvent : { $share } de séries de plus que prévu.
dice-effect-odd-even-less = Un dé impair suit trop souvent un dé impair, et un dé pair un dé pair : { $share } de séries de moins que prévu.
dice-effect-equal-more = Un dé montre trop souvent la face du précédent : dans { $share } des cas, contre { $expected } attendus.
dice-effect-equal-less = Un dé montre trop rarement la face du précédent : dans { $share } des cas, contre { $expected } attendus.
dice-effect-sorted = Des mains triées au moment de les noter auraient le même aspect.

## Le dessin

dice-plot-title = Combien de fois chaque face est sortie
dice-plot-expected = attendu : { $share }
dice-plot-band = Avec des dés non pipés, chaque face tombe dans cette bande 95 fois sur 100 ; dans un graphique sur quatre environ, une face au moins en sort donc.
dice-plot-out = Hors de la bande : c’est ce qui rend les faces inhabituelles.
dice-plot-face = Face { $face } : { $seen } dés sur { $dice }, { $share }
dice-picture = L’image est dans { $file }.
