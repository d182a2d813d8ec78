### `palifico study`: vragen over het spel, beantwoord door heel veel spellen.

command-study = Beantwoordt een vraag over het spel met heel veel spellen; zonder naam krijg je de lijst met vragen.
param-study = Het onderzoek, bijvoorbeeld seat-advantage.

fault-study-unknown = Er is geen onderzoek ‘{ $given }’. De onderzoeken zijn: { $expected }.
fault-study-lost = Een proces dat aan het spelen was, is weggevallen, misschien door gebrek aan geheugen. Er is niets geschreven; probeer het met minder --jobs.

study-interrupted = Onderbroken. Een onderzoek telt alleen als het compleet is, dus er is niets geschreven.
study-kept = De cijfers staan in { $file }.
study-played = { $games } spellen, startgetal { $seed }.
study-interval = Achter ± staat hoe ver het 95%-interval reikt; wat in één spel gebeurt, telt niet als onafhankelijk.
study-players = ‘odds’ biedt en betwijfelt op grond van de exacte kansen van de eigen dobbelstenen en gelooft niemand; ‘random’ doet zomaar iets wat mag, alles even waarschijnlijk. De cijfers zijn van hen, niet van mensen.

study-title-seat-advantage = Helpt het om te beginnen?
study-title-die-worth = Wat is een dobbelsteen waard?
study-title-bid-truth = Hoe vaak klopt een betwijfeld bod?
study-title-exact-call = Loont het om een bod exact te noemen?
study-title-palifico = Wat verandert de regel van de laatste dobbelsteen?
study-title-game-length = Hoe lang duurt een spel?

study-what-win = Aandeel van de spellen dat gewonnen is
study-what-win-opening = Aandeel van de spellen dat gewonnen is door wie de ronde opent
study-what-win-edge = Gewonnen boven of onder een gelijk aandeel, in procentpunten
study-what-die = Wat één dobbelsteen meer dan de anderen gemiddeld hebben aan de winstkans toevoegt, in procentpunten
study-what-true = Aandeel van de betwijfelde biedingen dat klopt
study-what-right = Aandeel van de exact genoemde biedingen dat precies klopt
study-what-calls = Hoe vaak per spel een bod exact wordt genoemd
study-what-net = Dobbelstenen gewonnen min verloren per exact genoemd bod
study-what-survive = Teruggevallen op één dobbelsteen: aandeel dat hem in de volgende ronde houdt
study-what-survive-change = Hetzelfde aandeel: wat de regel van de laatste dobbelsteen toevoegt, in procentpunten
study-what-win-one = Teruggevallen op één dobbelsteen: aandeel dat het spel toch wint
study-what-win-one-change = De winstkans met één dobbelsteen: wat de regel van de laatste dobbelsteen toevoegt, in procentpunten
study-what-stay = Met één dobbelsteen, wanneer ook: aandeel van de rondes waarin hij blijft
study-what-bids = Biedingen in de ronde nadat iemand op één dobbelsteen is teruggevallen
study-what-rounds-change = Rondes die de regel van de laatste dobbelsteen aan een spel toevoegt
study-what-rounds = Rondes per spel
study-what-decisions = Beslissingen per spel
study-what-length = Aandeel van de spellen met zoveel rondes

study-part-mean = gemiddelde
study-part-q5 = 5% heeft er hoogstens
study-part-median = mediaan
study-part-q95 = 95% heeft er hoogstens

study-by-edition = editie
study-by-seats = plaatsen
study-by-players = spelers
study-by-place = plaats vanaf wie begint
study-by-lead = dobbelstenen voor
study-by-own = eigen dobbelstenen
study-by-others = dobbelstenen van de ander
study-by-kind = ronde
study-by-dice = dobbelstenen op tafel
study-by-from = noemt exact vanaf
study-by-palifico = de laatste dobbelsteen
study-by-calza = exact noemen
study-by-rounds = rondes

study-value-normal = normaal
study-value-last-die = laatste dobbelsteen
study-value-with = met
study-value-without = zonder
