### Het verhaal van een afgelopen spel: een zin en het mooiste moment.

story-won = { $dice ->
    [one] Je won in ronde { $rounds }, met één dobbelsteen over.
   *[other] Je won in ronde { $rounds }, met { $dice } dobbelstenen over.
 }
story-doubted = { $count ->
    [one] Uit in ronde { $round } van { $rounds }: { $player } betwijfelde je bod { $bid }, en het was er { $count }.
   *[other] Uit in ronde { $round } van { $rounds }: { $player } betwijfelde je bod { $bid }, en het waren er { $count }.
 }
story-doubting = { $count ->
    [one] Uit in ronde { $round } van { $rounds }: je betwijfelde het bod { $bid } van { $player }, maar het was er { $count }.
   *[other] Uit in ronde { $round } van { $rounds }: je betwijfelde het bod { $bid } van { $player }, maar het waren er { $count }.
 }
story-out = Ronde { $round } van { $rounds } was je laatste.

## The best moment

story-best-exact = Je mooiste moment: in ronde { $round } noemde je het bod { $bid } exact, en je had gelijk.
story-best-caught = { $count ->
    [one] Je mooiste moment: in ronde { $round } betwijfelde je het bod { $bid } van { $player }; het was er maar { $count }.
   *[other] Je mooiste moment: in ronde { $round } betwijfelde je het bod { $bid } van { $player }; het waren er maar { $count }.
 }
story-best-caught-none = Je mooiste moment: in ronde { $round } betwijfelde je het bod { $bid } van { $player }; er was er geen.
story-best-bluff = { $count ->
    [one] Je mooiste moment: in ronde { $round } kwam je weg met { $bid }; het was er maar { $count }.
   *[other] Je mooiste moment: in ronde { $round } kwam je weg met { $bid }; het waren er maar { $count }.
 }
story-best-bluff-none = Je mooiste moment: in ronde { $round } kwam je weg met { $bid }; er was er geen.
story-best-truth = Je mooiste moment: in ronde { $round } betwijfelde { $player } je bod { $bid }, en je had gelijk.

## Once more

story-again = Nog een keer spelen
