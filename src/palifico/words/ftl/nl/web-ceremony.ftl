### The ceremonies of the boxes: who begins, the roll-off, what is announced, the word for a challenge.

## Who begins

ceremony-who = Wie heeft het laatst een toekan gezien?
ceremony-who-more = Die speler opent de eerste ronde.
ceremony-draw = Niemand weet het: loten
ceremony-seen = { $you ->
    [yes] Jij hebt het laatst een toekan gezien.
   *[no] { $player } heeft het laatst een toekan gezien.
 }
ceremony-drawn = Er wordt geloot wie begint.

## The roll-off

ceremony-roll-off = Ieder gooit één dobbelsteen: de hoogste worp begint
ceremony-tie = Gelijk op de hoogste worp; opnieuw gooien: { $players }
ceremony-wild = De joker ({ $wild }) telt als 1.
ceremony-rolled = gooide een { $die }
ceremony-your-roll = Jouw worp

## The last die

ceremony-announced = { $you ->
    [yes] Jij roept: { $palifico }!
   *[no] { $player } roept: { $palifico }!
 }

## Dubito or Dudo

ceremony-word = Een bod betwijfelen in { $edition }
ceremony-word-hint = De spelregels staan beide woorden toe. Ieder kiest op het eigen apparaat.
ceremony-word-other = Liever ‘{ $word }’ zeggen
