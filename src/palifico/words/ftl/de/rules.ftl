### Das Regelheft: eine Nachricht für jeden Wert jedes Feldes einer Ausgabe, und die Regeln, die alle teilen.
### $wild, $wilds, $dudo, $palifico und $calza sind die eigenen Wörter der Ausgabe, in jeder Sprache gleich.

## Überschriften

heading-aim = Ziel des Spiels
heading-bids = Bieten und Erhöhen
heading-challenge = Anzweifeln: { $dudo }
heading-last-die = Nur noch ein Würfel: { $palifico }
heading-calza = Die Genau-Ansage: { $calza }
heading-no-calza = Die Genau-Ansage
heading-showing = Aufdecken
heading-lost-dice = Verlorene Würfel
heading-start = Wer beginnt

## Was für alle Ausgaben gilt

shared-aim = Jede Person nimmt einen Becher und { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 }. Wer zuletzt noch Würfel hat, gewinnt. Gespielt wird im Uhrzeigersinn, also nach links.
shared-players = Es spielen zwei bis sechs Personen, mit einer Hausregel bis zu zwölf.
shared-bid = Ein Gebot behauptet: Unter allen Bechern zusammen zeigen mindestens so viele Würfel diese Augenzahl. Bieten kann man auf die Augenzahlen 2 bis 6 und auf den Joker ({ $wild }).
shared-wild = Der Joker heißt { $wild }: Jeder Würfel, der ihn zeigt, zählt für die gebotene Augenzahl mit, welche es auch ist.
shared-half = Wer auf { $wilds } wechselt, bietet mindestens die Hälfte der letzten Anzahl, aufgerundet.
shared-double = Wer nach einem Gebot auf { $wilds } zu einer Zahl zurückkehrt, bietet mindestens einen Würfel mehr als das Doppelte der letzten Anzahl.
shared-wild-raise = Nach einem Gebot auf { $wilds } darf man auch mehr { $wilds } bieten.
shared-limit = Niemand kann mehr Würfel bieten, als zu Beginn der Partie im Spiel waren.
shared-challenge = Bist du an der Reihe, darfst du das letzte Gebot anzweifeln, statt zu erhöhen: { $dudo }. Dann wird gezählt. Sind es mindestens so viele Würfel wie geboten, verlierst du einen Würfel. Sind es weniger, trifft es die Person, die geboten hat.
shared-loser-opens = Wer einen Würfel verloren hat, eröffnet die nächste Runde. Ohne Würfel bist du ausgeschieden; dann eröffnet die nächste Person links von dir.
shared-last-die = Wer gerade den vorletzten Würfel verloren hat, eröffnet die Runde { $palifico }. In dieser Runde sind { $wilds } keine Joker und stehen im Rang unter der 2, und in der Regel darf man nur die Anzahl erhöhen. Das gilt eine Runde lang.
shared-calza = Statt zu erhöhen oder { $dudo } zu sagen, kann jemand behaupten, dass das letzte Gebot genau stimmt: { $calza }. Wer damit recht hat, bekommt einen verlorenen Würfel zurück, hat aber nie mehr als zu Beginn. Wer sich irrt, verliert einen Würfel. Das geht nur, solange die Person, die an der Reihe ist, noch nicht gehandelt hat.

## Wer beginnt

rule-first_player-named = Es beginnt, wer zuletzt einen Tukan gesehen hat.
rule-first_player-random = Das Los entscheidet, wer beginnt.
rule-first_player-highest_roll = Alle würfeln mit einem Würfel; der höchste Wurf beginnt.

## Erhöhen

rule-raise_rule-free = Erhöht wird mit mehr Würfeln einer beliebigen Augenzahl oder mit gleich vielen einer höheren.
rule-raise_rule-never_down = Erhöht wird mit mehr Würfeln derselben Augenzahl oder mit mindestens gleich vielen einer höheren; die Augenzahl sinkt nur auf dem Umweg über { $wilds }.
rule-raise_rule-one_axis = Erhöht wird entweder die Anzahl oder die Augenzahl, und das andere bleibt gleich; die Augenzahl sinkt nur auf dem Umweg über { $wilds }.
rule-open_wild-no = Eine normale Runde darf man nicht mit einem Gebot auf { $wilds } eröffnen.
rule-open_wild-yes = Auch eine normale Runde darf man mit einem Gebot auf { $wilds } eröffnen.

## Nur noch ein Würfel

rule-last_die-no = Gespielt wird ohne { $palifico }.
rule-last_die-yes = Wer den vorletzten Würfel verliert, sagt „{ $palifico }!“ an; die nächste Runde hat dann eigene Regeln.
rule-last_die_trigger-every_time = Dazu kommt es jedes Mal, wenn jemand den vorletzten Würfel verliert.
rule-last_die_trigger-first_time = Dazu kommt es bei jeder Person nur, wenn sie zum ersten Mal den vorletzten Würfel verliert.
rule-last_die_two_players-no = Sind nur noch zwei im Spiel, gibt es keine Runden { $palifico } mehr.
rule-last_die_two_players-yes = Das gilt auch, wenn nur noch zwei im Spiel sind.
rule-last_die_open_wild-no = Eine Runde { $palifico } darf man nicht mit einem Gebot auf { $wilds } eröffnen.
rule-last_die_open_wild-yes = Eine Runde { $palifico } darf man auch mit einem Gebot auf { $wilds } eröffnen.
rule-face_change-nobody = In einer Runde { $palifico } darf niemand die Augenzahl wechseln.
rule-face_change-nobody_else = In einer Runde { $palifico } darf die Augenzahl nur wechseln, wer die Runde eröffnet hat.
rule-face_change-one_die = In einer Runde { $palifico } darf jede andere Person mit nur einem Würfel die Augenzahl wechseln; die neue gilt dann für alle.
rule-face_change-one_die_earlier = In einer Runde { $palifico } darf die Augenzahl wechseln, wer nur einen Würfel hat und schon früher eine Runde { $palifico } eröffnet hat; die neue gilt dann für alle.
rule-face_change_opener-no = Wer die Runde { $palifico } eröffnet hat, darf die Augenzahl danach nicht mehr wechseln.
rule-face_change_opener-yes = Auch wer die Runde { $palifico } eröffnet hat, darf die Augenzahl danach noch wechseln.
rule-face_change_raise-free = Wer die Augenzahl wechselt, bietet mehr Würfel einer beliebigen oder gleich viele einer höheren.
rule-face_change_raise-never_down = Gewechselt wird nur zu einer höheren Augenzahl, mit mindestens gleich vielen Würfeln.
rule-face_change_raise-one_axis = Gewechselt wird nur zu einer höheren Augenzahl, mit genau gleich vielen Würfeln.

## Die Genau-Ansage

rule-calza-no = Gespielt wird ohne Genau-Ansage.
rule-calza-yes = Gespielt wird mit der Genau-Ansage: { $calza }.
rule-calza_to_act-no = Wer an der Reihe ist, darf nicht { $calza } sagen.
rule-calza_to_act-yes = Auch wer an der Reihe ist, darf { $calza } sagen.
rule-calza_bidder-no = Zum eigenen Gebot darf man nicht { $calza } sagen.
rule-calza_bidder-yes = Auch zum eigenen Gebot darf man { $calza } sagen.
rule-calza_last_die-no = In einer Runde { $palifico } darf niemand { $calza } sagen.
rule-calza_last_die-yes = Auch in einer Runde { $palifico } darf man { $calza } sagen.
rule-calza_two_players-no = Sind nur noch zwei im Spiel, darf niemand { $calza } sagen.
rule-calza_two_players-yes = Auch wenn nur noch zwei im Spiel sind, darf man { $calza } sagen.
rule-calza_two_players-nobody = Sind nur noch zwei im Spiel, kommt niemand für { $calza } infrage: Die eine Person hat geboten, die andere ist an der Reihe.
rule-calza_right_opens-caller = Stimmt die Genau-Ansage, eröffnet die nächste Runde, wer sie gemacht hat.
rule-calza_right_opens-bidder = Stimmt die Genau-Ansage, eröffnet die nächste Runde, wer geboten hat.
rule-calza_right_opens-to_act = Stimmt die Genau-Ansage, eröffnet die nächste Runde, wer an der Reihe war.
rule-calza_tie-nearest = Kommen mehrere Genau-Ansagen zugleich, hat Vorrang, wer im Uhrzeigersinn am nächsten an der bietenden Person sitzt.
rule-calza_tie-farthest = Kommen mehrere Genau-Ansagen zugleich, hat Vorrang, wer im Uhrzeigersinn am weitesten von der bietenden Person entfernt sitzt.
rule-calza_tie-first_come = Kommen mehrere Genau-Ansagen, hat Vorrang, wer zuerst gesprochen hat.
rule-calza_or_turn-first_come = Spricht die Person, die an der Reihe ist, zur selben Zeit, hat Vorrang, wer zuerst gesprochen hat.
rule-calza_or_turn-turn = Spricht die Person, die an der Reihe ist, zur selben Zeit, hat sie Vorrang.
rule-calza_or_turn-calza = Spricht die Person, die an der Reihe ist, zur selben Zeit, hat { $calza } Vorrang.

## Aufdecken

rule-show_dudo-all_at_once = Nach { $dudo } heben alle zugleich ihren Becher.
rule-show_dudo-caller_first = Nach { $dudo } deckt zuerst auf, wer es gesagt hat, dann die anderen im Uhrzeigersinn.
rule-show_dudo-caller_last = Nach { $dudo } wird im Uhrzeigersinn aufgedeckt, beginnend links von der Person, die es gesagt hat; sie selbst kommt zuletzt.
rule-show_stop-never = Nach { $dudo } werden alle Becher gehoben.
rule-show_stop-true = Nach { $dudo } wird nur aufgedeckt, bis das Gebot bewiesen ist; die übrigen Becher bleiben stehen.
rule-show_stop-true_or_false = Nach { $dudo } wird nur aufgedeckt, bis das Gebot bewiesen oder widerlegt ist; die übrigen Becher bleiben stehen.
rule-show_calza-all_at_once = Nach { $calza } heben alle zugleich ihren Becher und zeigen ihre Würfel.
rule-show_calza-caller_first = Nach { $calza } deckt zuerst auf, wer es gesagt hat, dann die anderen im Uhrzeigersinn; alle zeigen ihre Würfel.
rule-show_calza-caller_last = Nach { $calza } wird im Uhrzeigersinn aufgedeckt, beginnend links von der Person, die es gesagt hat; sie selbst kommt zuletzt, und alle zeigen ihre Würfel.

## Verlorene Würfel

rule-lost_dice-hidden = Verlorene Würfel werden versteckt: Sich zu merken, wer noch wie viele hat, gehört zum Spiel.
rule-lost_dice-visible = Verlorene Würfel liegen offen: Alle sehen, wer noch wie viele hat.
rule-dice_each = Alle beginnen mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 }.

## Anmerkungen zu einer Regel

told-silent = die Anleitung sagt dazu nichts; das ist unsere Festlegung
told-reading = die Anleitung lässt mehr als eine Lesart zu
told-convention = unsere Festlegung
optional-on = optionale Regel: gewählt
optional-off = solange die optionale Regel nicht gewählt ist
optional-off-then = solange die optionale Regel nicht gewählt ist; mit ihr gilt:
rules-title = Die Regeln von { $edition }
rules-against = { $left } und { $right }: die Unterschiede
rules-same = { $left } und { $right } haben dieselben Regeln.
rules-none = (kommt nicht vor)

## Was jede Ausgabe von den anderen unterscheidet, in einem Satz

differs-asmodee-2024 = Die freieste Ausgabe: Erhöht wird ganz frei, alle Becher gehen zugleich hoch; über { $palifico }, { $calza } und sichtbare verlorene Würfel entscheidet ihr selbst.
differs-azteca = Ein Aufstieg ohne Rückweg: Nur über { $wilds } sinkt die Augenzahl, und die Becher werden einzeln gehoben, bis das Gebot entschieden ist.
differs-paco = Kleine Schritte: Erhöht wird die Anzahl oder die Augenzahl, nie beides, und wer den vorletzten Würfel verliert, eröffnet jedes Mal eine Runde { $palifico }.
differs-piatnik = Nichts zu wählen und viel zu merken: frei erhöhen, keine Genau-Ansage, verlorene Würfel immer verdeckt, und aufgedeckt wird nur, bis das Gebot bewiesen ist.
differs-pressman-2008 = Der Klassiker: Der höchste Wurf beginnt, erhöht wird frei, wer { $dudo } sagt, deckt zuerst auf, und jede Person eröffnet nur einmal eine Runde { $palifico }.

## Die Hausregeln

heading-table = Am Tisch
label-first_player = Wer beginnt
label-raise_rule = Wie erhöht wird
label-open_wild = Eröffnen auf { $wilds }
label-last_die = Runden { $palifico }
label-last_die_trigger = Wie oft es { $palifico } gibt
label-last_die_two_players = { $palifico } zu zweit
label-last_die_open_wild = Eröffnen auf { $wilds } bei { $palifico }
label-face_change = Wer die Augenzahl wechseln darf
label-face_change_opener = Wechsel durch die eröffnende Person
label-face_change_raise = Wie die Augenzahl wechselt
label-calza = Die Genau-Ansage
label-calza_to_act = Ansage im eigenen Zug
label-calza_bidder = Ansage zum eigenen Gebot
label-calza_last_die = Ansage in einer Runde { $palifico }
label-calza_two_players = Ansage zu zweit
label-calza_right_opens = Wer nach richtiger Ansage eröffnet
label-calza_tie = Mehrere Ansagen zugleich
label-calza_or_turn = Ansage und Zug zugleich
label-show_dudo = Becher nach { $dudo }
label-show_stop = Wann das Aufdecken endet
label-show_calza = Becher nach der Genau-Ansage
label-lost_dice = Verlorene Würfel
label-dice_each = Würfel pro Person
