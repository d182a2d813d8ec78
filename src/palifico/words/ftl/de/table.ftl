### Was am Tisch geschieht und was gefragt wird. $you ist „yes“, wo die lesende Person gemeint ist.

event-game_started = { $you ->
    [yes] Du eröffnest die erste Runde.
   *[no] { $player } eröffnet die erste Runde.
 }
event-dice_rolled = Die Würfel rollen.
event-bid_made = { $you ->
    [yes] Du bietest { $bid }.
   *[no] { $player } bietet { $bid }.
 }
event-dudo_called = { $you ->
    [yes] Du sagst: { $dudo }!
   *[no] { $player } sagt: { $dudo }!
 }
event-calza_called = { $you ->
    [yes] Du sagst: { $calza }!
   *[no] { $player } sagt: { $calza }!
 }
event-cup_lifted = { $you ->
    [yes] Du zeigst { $dice }
   *[no] { $player } zeigt { $dice }
 } – bisher { $count }
event-die_lost = { $you ->
    [yes] Du verlierst einen Würfel.
   *[no] { $player } verliert einen Würfel.
 }
event-die_regained = { $you ->
    [yes] Du bekommst einen Würfel zurück.
   *[no] { $player } bekommt einen Würfel zurück.
 }
event-player_out = { $you ->
    [yes] Du scheidest aus.
   *[no] { $player } scheidet aus.
 }
event-opener_named = { $you ->
    [yes] Du eröffnest die nächste Runde.
   *[no] { $player } eröffnet die nächste Runde.
 }
event-last_die_named = { $palifico }! { $you ->
    [yes] Du hast nur noch einen Würfel und eröffnest die nächste Runde.
   *[no] { $player } hat nur noch einen Würfel und eröffnet die nächste Runde.
 }
event-game_won = { $you ->
    [yes] Du gewinnst die Partie!
   *[no] { $player } gewinnt die Partie!
 }

## Das Spiel im Terminal

play-welcome = { $edition }. Du spielst gegen { $bots }.
play-you = Du
play-throw = Ausgewürfelt, wer beginnt: { $throws }
play-last-die = Eine Runde { $palifico }: { $wilds } sind diesmal keine Joker, und in der Regel steigt nur die Anzahl.
play-your-dice = Deine Würfel: { $dice }
play-counts = Würfel noch im Spiel: { $counts }
play-bid = Das Gebot ({ $player }): { $bid }
play-open = Du eröffnest die Runde.
play-smallest = Niedrigste Gebote: { $bids }
play-prompt = Dein Zug (3x5, { $verbs }, ? für Hilfe):
play-help = Gib ein Gebot als Anzahl x Augenzahl ein: 3x5 heißt mindestens drei Fünfen, 2xA heißt zwei { $wilds }. Statt zu bieten, kannst du eingeben: { $verbs }. Mit „rules“ siehst du die Regeln, mit „quit“ hörst du auf.
play-calza-prompt = Sagst du { $calza } zum Gebot { $bid }? (j/N)
play-calza-yes = j
play-exact-full = Die Ansage war genau richtig, aber es fehlt kein Würfel, der zurückkommen könnte.
play-bye = Bis zum nächsten Mal!
play-left = Du hast die Partie verlassen.
