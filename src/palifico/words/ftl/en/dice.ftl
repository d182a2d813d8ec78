### `palifico dice-stats`: are the dice in these records what honest dice would show?

command-dice-stats = Say whether the dice in game records are what fair dice would show.
param-files = Files with game records, or - for standard input.
param-plot = Also draw the result, as an SVG image, into this file.
param-json = Answer in JSON.

fault-dice-face = { $where } holds { $given }, which is not a face of a die: faces go from 1 to 6.
fault-file-not_svg = { $file } is not an SVG image; nothing was written to it.

## What was counted

dice-reading = Reading the records
dice-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }.
dice-repeated = { $games ->
    [one] 1 game was there more than once and is counted once.
   *[other] { $games } games were there more than once and are counted once.
 }
dice-heading-face = face
dice-heading-seen = seen
dice-heading-expected = expected
dice-heading-off = off by
dice-legend = The mark { $mark } is what is expected. { $sigma } is one standard deviation: with fair dice a face is off by less than two about 19 times in 20; so in about one table in four some face is off by more.

## The tests

dice-test-faces = Faces: chi-square { $statistic } with 5 degrees of freedom; p { $p }.
dice-test-high-low = High (4 to 6) and low (1 to 3): { $seen } runs, { $expected } expected, off by { $off }; p { $p }.
dice-test-odd-even = Odd and even: { $seen } runs, { $expected } expected, off by { $off }; p { $p }.
dice-test-equal = Same face as the die before: { $seen } dice, { $expected } expected, off by { $off }; p { $p }.
dice-order-too-few = The order of the dice: too few dice in a row to tell ({ $pairs } that follow another die; { $least } are needed).
dice-order-sorted = The order of the dice: not tested. Every hand is written down sorted, so the order in which the dice fell is lost.
dice-marked-unusual = { $line } Unusual.
dice-marked-very-unusual = { $line } Very unusual.

## The verdict

dice-verdict-too-few = Too few dice to tell: there are { $dice }, and it takes { $least }.
dice-verdict-usual = Nothing unusual: fair dice stray this far or further { $count ->
    [one] about once
   *[other] about { $count } times
 } in 100.
dice-verdict-unusual = Unusual: fair dice stray this far only { $count ->
    [one] about once
   *[other] about { $count } times
 } in 10,000. Still, one fair sample in a hundred looks unusual: look at more games before you blame the dice.
dice-verdict-very-unusual = Very unusual: fair dice stray this far less than once in 10,000 times. Chance is a poor explanation.
dice-effect-faces = Face { $face } stands out most: { $share } of the dice show it, { $expected } are expected.
dice-effect-high-low-more = High and low dice alternate too often: { $share } more runs than expected.
dice-effect-high-low-less = High dice follow high ones and low dice low ones too often: { $share } fewer runs than expected.
dice-effect-odd-even-more = Odd and even dice alternate too often: { $share } more runs than expected.
dice-effect-odd-even-less = Odd dice follow odd ones and even dice even ones too often: { $share } fewer runs than expected.
dice-effect-equal-more = A die shows the face of the one before too often: { $share } of the time, { $expected } is expected.
dice-effect-equal-less = A die shows the face of the one before too rarely: { $share } of the time, { $expected } is expected.
dice-effect-sorted = Hands that were sorted when they were written down would look like that too.

## The drawing

dice-plot-title = How often each face came up
dice-plot-expected = expected: { $share }
dice-plot-band = With fair dice each face ends up in this band 95 times in 100; so in about one picture in four some face lies outside.
dice-plot-out = Outside the band: this makes the faces unusual.
dice-plot-face = Face { $face }: { $seen } of { $dice } dice, { $share }
dice-picture = The picture is in { $file }.
