### After the game: result, replay, proof, and the dice of all games.

## The result

after-title = Een afgelopen spel
after-won = { $player } wint het spel
after-abandoned = Een dag lang kwam niemand terug: het spel eindigde zonder winnaar.
after-chain = Dit spel ging door tot de dobbelstenen op waren. Er is geen winnaar.
after-places = Eindstand
after-place = { $place }e plaats
after-seat-gone = Speler { $seat } (verwijderd account)
after-bot = een bot
after-facts = Het spel in het kort
after-edition = Editie
after-options = Optionele regels
after-house = Huisregels
after-house-count = { $count ->
    [one] Eén regel wijkt af van het spelregelboekje.
   *[other] { $count } regels wijken af van het spelregelboekje.
 }
after-option-calza = je mag { $calza } roepen
after-option-last-die = rondes { $palifico }
after-option-lost-visible = verloren dobbelstenen liggen open
after-length = Lengte
after-rounds = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }
after-ended = Afgelopen op
after-counts-for = Telt voor
after-rated = de ranglijst
after-unrated = alleen het plezier
after-private = Dit spel staat in geen enkele lijst: alleen wie de link heeft, vindt het.
after-running = Dit spel is nog bezig
after-running-more = Zodra het voorbij is, vindt iedereen hier de herhaling, alle dobbelstenen en het bewijs dat ze eerlijk zijn.
after-unknown = Dit spel bestaat niet
after-unknown-more = Misschien is de link bij het kopiëren afgekapt. Hij eindigt op 32 cijfers en letters.
after-failed = Dit kon niet worden geladen
after-retry = Opnieuw proberen
after-home = Naar de startpagina
after-loading = Het spel wordt opgehaald…

## The replay

after-replay = Herhaling
after-replay-loading = De herhaling wordt opgehaald…
after-replay-controls = Bediening van de herhaling
after-moment = Ronde { $round } van { $rounds }, moment { $moment } van { $moments }
after-moment-before = Voor de eerste ronde, moment { $moment } van { $moments }
after-slider = Moment van het spel
after-play = Afspelen
after-pause = Pauzeren
after-step-back = Eén stap terug
after-step-on = Eén stap verder
after-round-back = Eén ronde terug
after-round-on = Eén ronde verder
after-speed = Snelheid
after-speed-slow = Langzaam
after-speed-normal = Normaal
after-speed-fast = Snel
after-view = Door wiens ogen
after-view-all = Alle dobbelstenen open
after-view-watch = Een toeschouwer
after-view-seat = Alleen de dobbelstenen van { $player }
after-keys = Toetsen: ← en → per stap, [ en ] per ronde, de spatiebalk speelt af en pauzeert.
after-coach = Wat zou de coach doen?
after-coach-seat = { $player } is aan de beurt en kent alleen deze dobbelstenen: { $dice }

## The proof

after-proof = De dobbelstenen van dit spel
after-proof-about = Elke worp volgt uit getallen die vóór het spel zijn verzegeld. Je browser kan alles narekenen, zonder dat je ons hoeft te vertrouwen.
after-check = Dobbelstenen controleren
after-check-again = Nog eens controleren
after-checking = Elke worp wordt nagerekend…
after-proven = Bewezen door je browser: { $dice ->
    [one] de ene dobbelsteen van dit spel viel
   *[other] alle { $dice } dobbelstenen van dit spel vielen
 } zoals vooraf was vastgelegd, en elke zet was volgens de regels.
after-dice-hold = De dobbelstenen kloppen: het zijn de worpen die vóór het spel zijn vastgelegd. Maar een spel zonder winnaar geldt niet als geheel bewezen, want een server zou spellen kunnen afbreken die hem niet bevallen.
after-not-proven = Niet bewezen: { $what }.
after-stages = Wat er is gecontroleerd
after-stage-good = klopt
after-stage-bad = klopt niet
after-stage-not = niet gecontroleerd
after-stage-record = Het verslag is volledig en leesbaar.
after-stage-rules = De regels zijn de regels die vóór het spel vaststonden.
after-stage-commitments = Wie een getal had verzegeld, heeft hetzelfde getal vrijgegeven.
after-stage-lock = De spelerslijst is de lijst die was vergrendeld.
after-stage-mix = Het mengsel bestaat uit de lijst en alles wat is vrijgegeven.
after-stage-chain = De geheimen van de server zijn de geheimen die hij vooraf had verzegeld.
after-stage-first = Wie begon, is door het lot bepaald.
after-stage-first-named = Wie begon, is aan tafel bepaald, niet door het lot.
after-stage-dice = Elke dobbelsteen volgt uit de geheimen en het mengsel.
after-stage-game = Elke zet was geldig, en het spel is uitgespeeld.
after-stage-stamp = Sinds het stempel is gezet, is er niets veranderd.
after-stage-signatures = Ondertekend met de sleutel van deze server.
after-chance = Eigen toeval toegevoegd door { $names }.
after-chance-none = Niemand voegde eigen toeval toe: de server had deze dobbelstenen kunnen kiezen.
after-number = Controlenummer: { $code }
after-number-about = Het moet het nummer zijn dat de tafel vóór de eerste ronde toonde.
after-insecure = Deze pagina kwam niet over een beveiligde verbinding (https), en dan kan je browser dit niet narekenen. Laat de server controleren, of download het spel en controleer het zelf.
after-no-signatures = Alle dobbelstenen en zetten kloppen. Maar je browser kent dit soort handtekening niet: of deze server het verslag heeft ondertekend, is niet gecontroleerd.
after-server-check = Laat de server controleren
after-server-says = De server heeft zelf gecontroleerd en zegt:
after-flaw-record = het verslag heeft niet de juiste vorm (bij { $where })
after-flaw-unknown-rules = de editie, een optionele regel of een huisregel bestaat niet
after-flaw-illegal = een zet in ronde { $round } is niet volgens de regels
after-flaw-key = het verslag is ondertekend met een andere sleutel dan die van deze server
after-flaw-another = de server heeft het verslag van een ander spel gestuurd
after-flaw-other = er klopt iets niet ({ $code })

## To keep and to share

after-keep = Bewaren en delen
after-link = Link naar dit spel
after-share = Delen
after-share-text = Een spel { $edition }
after-record = Verslag (JSON)
after-notation = Verslag als tekst
after-verifier = Controleprogramma (Python)
after-without-us = Controleren zonder ons
after-without-us-about = Download het verslag en het controleprogramma, één Python-bestand dat verder niets van ons nodig heeft, en voer uit:
after-command = Opdracht
after-all-games-dice = De dobbelstenen van alle spellen samen

## The dice of all games

after-dice-title = De dobbelstenen van alle spellen
after-dice-about = Elke dobbelsteen van elk afgelopen spel telt hier mee: geen steekproef, niets weggelaten.
after-dice-loading = De dobbelstenen worden geteld…
after-dice-of = Dobbelstenen van
after-dice-all = Alle edities
after-dice-none = Hier is nog geen spel afgelopen. Zodra het eerste klaar is, worden de dobbelstenen geteld.
after-dice-picture = De lijn is wat je mag verwachten. Met eerlijke dobbelstenen eindigt elke balk 95 van de 100 keer in de band.
after-dice-means = Wat het betekent
after-dice-figures = De cijfers
after-dice-face = Waarde
after-dice-seen = Gegooid
after-dice-share = Aandeel
after-dice-expected = Verwacht
after-dice-off = Afwijking
after-dice-sigma = σ is één standaardafwijking: bij eerlijke dobbelstenen wijkt een waarde zo’n 19 van de 20 keer minder dan twee σ af.
after-dice-games = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
 }, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }, { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }.
after-dice-server = Spellen op deze server tot nu toe: gewonnen { $won }, opgegeven { $abandoned }, afgebroken omdat de dobbelstenen op waren { $chain }; ongeldige starts { $voids }.
after-dice-tests = De toetsen
after-dice-tests-about = p: hoe vaak eerlijke dobbelstenen er zo ongewoon uit zouden zien (gecorrigeerd voor het aantal toetsen).
after-dice-test = Toets
after-dice-result = Uitkomst
after-dice-test-faces = Hoe vaak elke waarde valt
after-dice-test-high-low = Hoe hoog en laag elkaar afwisselen
after-dice-test-odd-even = Hoe even en oneven elkaar afwisselen
after-dice-test-equal = Hoe vaak een waarde zich herhaalt
after-dice-usual = normaal
after-dice-unusual = ongewoon
after-dice-very-unusual = heel ongewoon

## What can be wrong; each goes on after ‘Not proven:’

after-flaw-fair-missing = dit spel is vastgelegd zonder het bewijs van zijn worpen
after-flaw-fair-seats = het bewijs van de worpen telt niet evenveel plaatsen als het spel
after-flaw-fair-rounds = het bewijs van de worpen telt niet evenveel rondes als het spel
after-flaw-fair-rules = de regels zijn niet de regels die vóór het spel zijn vastgelegd
after-flaw-fair-unopened = het verzegelde getal en de vrijgave van { $player } horen bij elkaar, maar een van beide ontbreekt
after-flaw-fair-commit = wat { $player } heeft vrijgegeven, is niet het getal dat verzegeld was
after-flaw-fair-lock = de lijst met plaatsen is niet de lijst die vóór het spel is vergrendeld
after-flaw-fair-mix = het mengsel is niet gemaakt uit de vergrendelde lijst en de vrijgaven die daarbij horen
after-flaw-fair-chain = het geheim van ronde { $round } komt niet uit de keten die vóór het spel is vastgelegd
after-flaw-fair-first = er begon iemand anders dan het lot had aangewezen
after-flaw-fair-dice = de dobbelstenen van { $player } in ronde { $round } zijn niet de dobbelstenen die uit de geheimen volgen
after-flaw-game-unfinished = het spel is afgebroken: er is geen winnaar
after-flaw-stamp-missing = het verslag heeft geen stempel
after-flaw-stamp-digest = er is iets in het verslag veranderd nadat het stempel was gezet
after-flaw-signature-missing = het verslag is niet ondertekend
after-flaw-signature-anchor = de handtekening onder het anker van de keten klopt niet
after-flaw-signature-lock = de handtekening onder de vergrendelde lijst klopt niet
after-flaw-signature-mix = de handtekening onder het mengsel klopt niet
after-flaw-signature-record = de handtekening onder het verslag klopt niet
