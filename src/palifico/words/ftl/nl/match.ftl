### `palifico match`: bots spelen tegen elkaar, en wie hoe vaak wint.

command-match = Laat bots veel spellen tegen elkaar spelen met dezelfde worpen, en zegt wie hoe vaak wint.
param-bots = Twee of meer bots, met hun naam of het pad van een Python-bestand, bijvoorbeeld listener ./my_bot.py; ze nemen om de beurt een plaats in.
param-games = Hoeveel spellen minstens; elke deling wordt in alle opstellingen uitgespeeld.
param-jobs = Hoeveel processen tegelijk spelen; het resultaat is hetzelfde.
param-out = Schrijf de cijfers ook als JSON in dit bestand.

fault-match-bots = Voor een wedstrijd zijn minstens twee bots nodig. Er zijn: { $expected }.
fault-match-crowd = { $given } bots passen niet op { $seats } plaatsen.

match-playing = De bots spelen
match-title = { $edition }, { $seats } plaatsen, startgetal { $seed }: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }.
match-heading-games = spellen
match-heading-wins = gewonnen
match-heading-share = aandeel
match-heading-interval = 95%-interval
match-heading-even = gelijk
match-above = { $bot } wint meer dan een gelijk deel: het hele interval ligt boven { $even }.
match-below = { $bot } wint minder dan een gelijk deel: het hele interval ligt onder { $even }.
match-open = { $bot } kan best even sterk zijn: { $even } ligt in het interval, dus deze spellen geven geen uitsluitsel.
match-by-deals = Elk van de { $deals } delingen is in { $seatings } opstellingen gespeeld met dezelfde worpen; daarom tellen de intervallen delingen.
match-wilson = Bij weinig delingen, of als ze allemaal gelijk afliepen, is het interval dat van Wilson, met een deling in plaats van een spel.
match-trouble = { $times ->
    [one] Eén keer gaf { $bot } geen geldig antwoord
   *[other] { $times } keer gaf { $bot } geen geldig antwoord
 }, en is de veilige zet gedaan. Het vaakst: { $what }
match-interrupted = Onderbroken: dit zijn de delingen die zijn uitgespeeld.
