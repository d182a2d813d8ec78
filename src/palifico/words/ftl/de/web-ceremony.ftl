### The ceremonies of the boxes: who begins, the roll-off, what is announced, the word for a challenge.

## Who begins

ceremony-who = Wer hat zuletzt einen Tukan gesehen?
ceremony-who-more = Diese Person eröffnet die erste Runde.
ceremony-draw = Niemand weiß es: losen
ceremony-seen = { $you ->
    [yes] Du hast zuletzt einen Tukan gesehen.
   *[no] { $player } hat zuletzt einen Tukan gesehen.
 }
ceremony-drawn = Das Los entscheidet, wer beginnt.

## The roll-off

ceremony-roll-off = Ein Würfel pro Becher: Der höchste Wurf beginnt
ceremony-tie = Gleichstand beim höchsten Wurf; noch einmal würfeln: { $players }
ceremony-wild = Der Joker ({ $wild }) zählt als 1.
ceremony-rolled = hat { $die } gewürfelt
ceremony-your-roll = Dein Wurf

## The last die

ceremony-announced = { $you ->
    [yes] Du sagst: { $palifico }!
   *[no] { $player } sagt: { $palifico }!
 }

## Dubito or Dudo

ceremony-word = Anzweifeln bei { $edition }
ceremony-word-hint = Die Anleitung erlaubt beide Wörter. Alle wählen auf ihrem eigenen Gerät.
ceremony-word-other = Lieber „{ $word }“ sagen
