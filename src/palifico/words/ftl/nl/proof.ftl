### The proof of a game's dice: what verify says, and what play tells of it.

command-verify = Controleer de dobbelstenen, de regels en de afloop van voltooide spellen, alleen aan de hand van hun verslagen.
param-key = De publieke sleutel van de server: 64 hexadecimale cijfers, of een bestand waar ze in staan.
param-script = Toon het losse controleprogramma: één Python-bestand dat verder niets van ons nodig heeft.
param-record = Voegt het spel, met het bewijs van de worpen, toe aan dit bestand.

## The answer

proof-good = Bewezen: alle { $dice } dobbelstenen van { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 } zijn zoals ze vóór het spel vastlagen, en elke zet was toegestaan volgens de regels van { $edition } (gecontroleerd: { $checked }).
proof-winner = Gewonnen door { $winner }.
proof-no-chance = Geen speler voegde toeval toe: wie het spel leidde, had deze worpen kunnen kiezen.
proof-unread = Niet bewezen. { $what }
proof-check-number = Controlenummer: { $lock }.
proof-not-signed = Niet ondertekend: de worpen zijn bewezen, niet wie wat zei.
proof-signed-by-somebody = Ondertekend met de sleutel { $key }; of dat die van de server is, weet je pas als je diens sleutel opgeeft met --key.
proof-signed-by-key = Ondertekend door de server waarvan je de sleutel gaf.
proof-first-unchecked = Wie begon, is niet gecontroleerd: volgens deze regels wijst iemand aan wie begint.
proof-summary = { $proven } van de { $games } spellen bewezen.
proof-bad = Niet bewezen: { $what }.
proof-bad-after = Niet bewezen: { $what } (tot daar klopte alles: { $checked }).
proof-seat = de speler op plaats { $seat }
proof-none = Er staat geen spel in { $file }.
proof-reading = Spellen controleren

## What is checked, in order; these stand in a list

stage-record = verslag
stage-rules = regels
stage-commitments = verzegelde getallen van de spelers
stage-lock = vergrendelde lijst
stage-mix = gemengd toeval
stage-chain = geheimen van de rondes
stage-first = wie begint
stage-dice = alle dobbelstenen
stage-game = spel tot het einde
stage-stamp = stempel
stage-signatures = handtekeningen

## What can be wrong; each goes on after ‘Not proven:’

flaw-fair-missing = dit spel is vastgelegd zonder het bewijs van zijn worpen (of ze er eerlijk uitzien: palifico dice-stats)
flaw-fair-seats = het bewijs van de worpen telt niet evenveel plaatsen als het spel
flaw-fair-rounds = het bewijs van de worpen telt niet evenveel rondes als het spel
flaw-fair-rules = de regels zijn niet de regels die vóór het spel zijn vastgelegd
flaw-fair-unopened = het verzegelde getal en de vrijgave van { $player } horen bij elkaar, maar een van beide ontbreekt
flaw-fair-commit = wat { $player } heeft vrijgegeven, is niet het getal dat verzegeld was
flaw-fair-lock = de lijst met plaatsen is niet de lijst die vóór het spel is vergrendeld
flaw-fair-mix = het mengsel is niet gemaakt uit de vergrendelde lijst en de vrijgaven die daarbij horen
flaw-fair-chain = het geheim van ronde { $round } komt niet uit de keten die vóór het spel is vastgelegd
flaw-fair-first = er begon iemand anders dan het lot had aangewezen
flaw-fair-dice = de dobbelstenen van { $player } in ronde { $round } zijn niet de dobbelstenen die uit de geheimen volgen
flaw-game-illegal-move = in ronde { $round } is de zet van { $player }, { $move }, niet volgens de regels. { $why }
flaw-game-illegal = ronde { $round } is niet volgens de regels. { $why }
flaw-game-unfinished = het spel is afgebroken: er is geen winnaar
flaw-stamp-missing = het verslag heeft geen stempel
flaw-stamp-digest = er is iets in het verslag veranderd nadat het stempel was gezet
flaw-signature-missing = het verslag is niet ondertekend
flaw-signature-key = het verslag is ondertekend met een andere sleutel dan de opgegeven sleutel
flaw-signature-anchor = de handtekening onder het anker van de keten klopt niet
flaw-signature-lock = de handtekening onder de vergrendelde lijst klopt niet
flaw-signature-mix = de handtekening onder het mengsel klopt niet
flaw-signature-record = de handtekening onder het verslag klopt niet

## Keys, seals and files

fault-key-form = { $place } bevat geen sleutel: er horen 64 hexadecimale cijfers te staan.
fault-key-open = Anderen kunnen { $file } lezen, dus de sleutel daarin is niet geheim. Maak een nieuwe, of als niemand hem heeft gelezen: chmod 600.
fault-seal-broken = Dit verzegelde geheim kan niet worden geopend: de sleutel is een andere, of het geheim is veranderd.
fault-file-not_text = { $file } bevat geen JSON-verslagen en ook geen tekst.
fault-file-unwritable = Kan { $file } niet schrijven: { $why }
fault-file-not_records = { $file } bevat geen spelverslagen, één JSON-object per regel; er is niets in geschreven.

## Records

record-expects-fields = { $where } moet een object met deze velden zijn: { $fields }.
record-expects-hex = { $where } moet uit { $digits } hexadecimale cijfers bestaan, 0-9 en a-f.
record-expects-list = { $where } moet een JSON-lijst zijn.
record-expects-text = { $where } moet een tekst zijn.
record-expects-canonical = een verslag met een stempel bevat alleen gehele getallen onder 2⁵³ en correcte tekst.
notation-expects-proof = ‘fair’ en ‘stamp’ schrijf je als JSON, zoals in een spelverslag.

## In the terminal

play-practice = Een oefenspel: de worpen komen uit het startgetal { $seed } en zijn dus te voorspellen.
play-recorded-script = Of zonder ons programma, met één bestand in gewone Python:
play-keep = Dit spel bewaren, met het bewijs van de worpen? Bestandsnaam, of Enter voor nee:
play-player = Speler 1
play-recorded = Het spel staat in { $file }. Om de worpen te controleren:
play-chain-ended = Dit spel heeft 1.024 rondes geduurd en de dobbelstenen zijn op: het eindigt hier zonder winnaar.
