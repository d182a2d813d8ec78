### What happens at the table, and what the players are asked. $you is ‘yes’ where the player is meant.

event-game_started = { $you ->
    [yes] Jij opent de eerste ronde.
   *[no] { $player } opent de eerste ronde.
 }
event-dice_rolled = De dobbelstenen rollen.
event-bid_made = { $you ->
    [yes] Jij biedt { $bid }.
   *[no] { $player } biedt { $bid }.
 }
event-dudo_called = { $you ->
    [yes] Jij roept: { $dudo }!
   *[no] { $player } roept: { $dudo }!
 }
event-calza_called = { $you ->
    [yes] Jij roept: { $calza }!
   *[no] { $player } roept: { $calza }!
 }
event-cup_lifted = { $you ->
    [yes] Jij toont { $dice }
   *[no] { $player } toont { $dice }
 } – tot nu toe { $count }
event-die_lost = { $you ->
    [yes] Jij verliest een dobbelsteen.
   *[no] { $player } verliest een dobbelsteen.
 }
event-die_regained = { $you ->
    [yes] Jij wint een dobbelsteen terug.
   *[no] { $player } wint een dobbelsteen terug.
 }
event-player_out = { $you ->
    [yes] Jij ligt eruit.
   *[no] { $player } ligt eruit.
 }
event-opener_named = { $you ->
    [yes] Jij opent de volgende ronde.
   *[no] { $player } opent de volgende ronde.
 }
event-last_die_named = { $palifico }! { $you ->
    [yes] Jij hebt nog één dobbelsteen en opent de volgende ronde.
   *[no] { $player } heeft nog één dobbelsteen en opent de volgende ronde.
 }
event-game_won = { $you ->
    [yes] Jij wint het spel!
   *[no] { $player } wint het spel!
 }

## The terminal game

play-welcome = { $edition }. Je speelt tegen { $bots }.
play-you = Jij
play-throw = Er is gegooid om wie begint: { $throws }
play-last-die = Ronde { $palifico }: { $wilds } zijn nu geen jokers, en in principe gaat alleen het aantal omhoog.
play-your-dice = Jouw dobbelstenen: { $dice }
play-counts = Dobbelstenen over: { $counts }
play-bid = Het bod: { $bid }, van { $player }
play-open = Jij opent de ronde.
play-smallest = Laagste biedingen: { $bids }
play-prompt = Jouw zet (3x5, { $verbs }, ? voor hulp):
play-help = Typ een bod als aantal x waarde: 3x5 betekent minstens drie vijven, 2xA betekent twee { $wilds }. In plaats van een bod kun je { $verbs } typen. Met ‘rules’ zie je de spelregels, met ‘quit’ stop je.
play-calza-prompt = Roep je { $calza } op { $bid }? (j/N)
play-calza-yes = j
play-exact-full = Het bod was precies goed, maar er is geen verloren dobbelsteen om terug te winnen.
play-bye = Tot de volgende keer!
play-left = Je hebt het spel verlaten.
