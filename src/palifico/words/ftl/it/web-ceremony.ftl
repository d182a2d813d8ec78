### The ceremonies of the boxes: who begins, the roll-off, what is announced, the word for a challenge.

## Who begins

ceremony-who = Chi ha visto un tucano più di recente?
ceremony-who-more = Sarà quella persona ad aprire il primo round.
ceremony-draw = Nessuno lo sa: si tira a sorte
ceremony-seen = { $you ->
    [yes] Sei tu ad aver visto un tucano più di recente di tutti.
   *[no] È { $player } ad aver visto un tucano più di recente di tutti.
 }
ceremony-drawn = Si tira a sorte chi comincia.

## The roll-off

ceremony-roll-off = Un dado a testa: comincia il numero più alto
ceremony-tie = Parità per il primo posto; tirano di nuovo: { $players }
ceremony-wild = La faccia { $wild } vale 1.
ceremony-rolled = ha tirato { $die }
ceremony-your-roll = Il tuo tiro

## The last die

ceremony-announced = { $you ->
    [yes] Annunci: { $palifico }!
   *[no] { $player } annuncia: { $palifico }!
 }

## Dubito or Dudo

ceremony-word = La parola per dubitare in { $edition }
ceremony-word-hint = Il regolamento ammette entrambe le parole. Ognuno sceglie sul proprio dispositivo.
ceremony-word-other = Usa invece «{ $word }»
