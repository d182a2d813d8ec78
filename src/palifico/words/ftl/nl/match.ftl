### `palifico match`: bots spelen tegen elkaar, en wie hoe vaak wint.

command-match = Laat bots veel spellen tegen elkaar spelen met dezelfde worpen, en zegt wie hoe vaak wint.
param-bots = Twee of meer bots, met hun naam of het pad van een Python-bestand, bijvoorbeeld listener ./my_bot.py; ze nemen om de beurt een plaats in.
param-games = Hoeveel spellen minstens; elke worpenserie wordt in alle opstellingen uitgespeeld.
param-jobs = Hoeveel processen tegelijk spelen; het resultaat is hetzelfde.
param-out = Schrijft de cijfers ook als JSON in dit bestand.

fault-match-bots = Voor een wedstrijd zijn minstens twee bots nodig. Deze zijn er: { $expected }.
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
match-above = { $bot } wint meer dan een gelijk aandeel: het hele interval ligt boven { $even }.
match-below = { $bot } wint minder dan een gelijk aandeel: het hele interval ligt onder { $even }.
match-open = { $bot } kan best even sterk zijn: { $even } ligt in het interval, dus deze spellen geven geen uitsluitsel.
match-by-deals = Elk van de { $deals } worpenseries is in { $seatings } opstellingen gespeeld; daarom rekenen de intervallen met worpenseries in plaats van met losse spellen.
match-wilson = Bij weinig worpenseries, of als ze allemaal gelijk afliepen, is het interval dat van Wilson, met een worpenserie in plaats van een spel.
match-trouble = { $times ->
    [one] Eén keer gaf { $bot } geen geldig antwoord
   *[other] { $times } keer gaf { $bot } geen geldig antwoord
 }; in plaats daarvan is de veilige zet gedaan. Het vaakst: { $what }
match-interrupted = Onderbroken: dit zijn de worpenseries die zijn uitgespeeld.
