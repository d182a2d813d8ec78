### `palifico arena`: heel veel spellen, bewaard in delen.

command-arena = Laat bots en strategieën heel veel spellen spelen en bewaart wat eruit komt.
command-arena-run = Speelt een reeks, uit een TOML-bestand, uit opties of uit beide; typ je de opdracht nog eens, dan gaat de reeks verder waar ze stopte.
command-arena-show = Zegt hoe een reeks ervoor staat.
command-arena-report = Schrijft een pagina met tabellen en grafieken over een reeks.
param-config = De reeks als TOML-bestand; een optie gaat vóór wat er in het bestand staat.
param-results = Wat een reeks heeft bewaard: een .sqlite-bestand of een .parquet-map.
param-arena-players = Wie speelt: bots met hun naam of het pad van een Python-bestand, en strategieën zoals random, odds of odds:doubt=0.3; ze nemen om de beurt een plaats in.
param-arena-out = Waar het wordt bewaard: een reeks in een .sqlite-bestand of een .parquet-map, een rapport in een .html-bestand.
param-editions = Edities of regelcodes; all staat voor alle edities.
param-until = Speelt tot elk aandeel van de gewonnen spellen op zoveel procentpunten nauwkeurig bekend is.
param-rotate = Speelt elke worpenserie één keer voor elke manier om de spelers door te schuiven; --rotate=false laat iedereen op één plaats.
param-duplicate = Geeft al die spellen dezelfde worpen; --duplicate=false gooit voor elk spel opnieuw.
param-batch = Hoeveel spellen samen worden gespeeld en bewaard.
param-rows = Bewaart een rij voor elk spel; --rows=false bewaart alleen de totalen.
param-on = Waar er wordt gespeeld: local, in processen op deze computer, of ray, op een Ray-cluster.
param-address = Het adres van het Ray-cluster, zoals 10.0.0.5:6379; zonder adres wordt Ray hier gestart.

fault-arena-toml = { $file } is geen TOML: { $why }
fault-arena-key = Een reeks heeft geen ‘{ $given }’. Mogelijk zijn: { $expected }.
fault-arena-value = ‘{ $given }’ is niet mogelijk voor { $name }. Goed is bijvoorbeeld: { $expected }
fault-arena-range = ‘{ $given }’ is niet mogelijk voor { $name }: het loopt van { $least } tot en met { $most }.
fault-arena-name = ‘{ $given }’ kan niet de naam van een reeks of een strategie zijn: namen hebben 1 tot { $most } zichtbare tekens, en die van een reeks geen / of \.
fault-arena-enough = Hoeveel moet er worden gespeeld? Geef een aantal spellen op (--games 100000), een interval (--until 0.5) of beide.
fault-arena-alone = { $given } speelt alleen en wint altijd, dus geen interval wordt smaller: geef games op in plaats van until, of een tweede speler.
fault-arena-turn = Wie op één plaats blijft, krijgt geen worpenserie twee keer: rotate = false en duplicate = true spreken elkaar tegen.
fault-arena-unplayed = De strategie ‘{ $given }’ is beschreven, maar speelt niet mee. Zet haar bij de spelers, bijvoorbeeld: { $expected }
fault-arena-taken = ‘{ $given }’ is al de naam van een bot, een bestand of een strategie: neem een andere.
fault-arena-suffix = De naam van de resultaten moet eindigen op een van { $expected }; { $given } doet dat niet.
fault-file-suffix = De naam moet eindigen op { $expected }; ‘{ $file }’ doet dat niet. Er is niets geschreven.
fault-file-no_folder = Kan { $file } niet schrijven: er is geen map { $place }.
fault-arena-parquet = Voor Parquet-bestanden is nog een deel van palifico nodig. Installeer het met: pip install "palifico[parquet]". Voor een .sqlite-bestand is niets nodig.
fault-arena-alien = { $file } bestaat, maar is niet het resultaat van een reeks.
fault-arena-damaged = { $file } is beschadigd: { $why }. Zet een kopie terug, of neem een andere naam voor de resultaten.
fault-arena-games = { $file } ontbreekt of is niet volledig. Zet een kopie terug, of verwijder ook { $place }: dan speelt dezelfde reeks dit deel opnieuw.
fault-arena-format = { $file } is door een andere versie van palifico geschreven: het formaat is { $given }, niet { $expected }.
fault-arena-busy = Een ander proces speelt in { $file }: laat het klaar worden, of stop het eerst.
fault-arena-other = { $file } bevat een andere reeks. Daar is het { $expected }; gevraagd is { $given }. Neem een andere naam voor de resultaten, of dezelfde reeks.
fault-arena-versions = { $name } is niet meer wat het was toen de reeks begon: nu { $given }, toen { $expected }. Neem een andere naam voor de resultaten.
fault-arena-unwritable = Kan { $file } niet schrijven: { $why }. Alles wat al bewaard is, blijft; dezelfde opdracht gaat vandaar verder.
fault-arena-batch = Deel { $batch } van { $cell } kan niet worden gespeeld: { $why }. Alles ervoor blijft bewaard; dezelfde opdracht gaat vandaar verder.
fault-arena-lost = Het proces dat deel { $batch } speelde, viel { $times } keer achter elkaar weg, misschien door te weinig geheugen. Alles ervoor blijft bewaard; dezelfde opdracht gaat vandaar verder.

arena-playing = Bezig: { $cell }
arena-rate = { $games } spellen/s
arena-left = nog { $time }
arena-leads = voorop { $player }, { $share } ± { $half }
arena-nothing = Hiervan is nog niets gespeeld.
arena-unfinished = Nog niet alles hiervan is gespeeld.
arena-missed = Het doel was ± { $aim } procentpunten. Alle gevraagde spellen zijn gespeeld en het is ± { $half }: er zijn meer --games nodig.
arena-kept = Bewaard in { $file }.
arena-interrupted = Onderbroken. Wat er gespeeld is, staat in { $file }; dezelfde opdracht gaat vandaar verder.
arena-interrupted-early = Onderbroken voordat er iets nieuws was bewaard. Dezelfde opdracht begint opnieuw.
arena-reported = Het rapport staat in { $file }.
