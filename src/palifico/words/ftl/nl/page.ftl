### De pagina waarop gespeeld wordt. Variabelen blijven ‘{naam}’ staan: de pagina vult ze in.

## The first page

page-title = Perudo met vrienden
page-about = Dobbelstenen, bluf en een beetje twijfel: open een link en schuif aan.
page-loading = Een ogenblik…
page-no-script = Om te spelen is JavaScript nodig: zet het aan in je browser en laad de pagina opnieuw.
page-unreachable = De server antwoordt niet. Probeer het zo opnieuw.
page-home = Naar de beginpagina
page-language = Taal
page-rules = Spelregels
page-rules-short = Regels
page-play-now = Speel nu tegen bots
page-play-now-more = Drie tegenstanders, geen klok, geen account.
page-make = Maak een tafel voor vrienden
page-make-now = Maak de tafel
page-join-code = Heb je een code gekregen?
page-join = Meedoen
page-my-tables = Jouw tafels
page-open-tables = Tafels voor iedereen
page-no-tables = Er wacht nu geen openbare tafel op spelers. Maak er een!
page-taken = { $count } van { $seat } plaatsen bezet

## How I am seen

page-name = Jouw naam
page-edit = Wijzigen
page-keep = Opslaan
page-shape = Vorm
page-colour = Kleur
page-shape-circle = cirkel
page-shape-square = vierkant
page-shape-triangle = driehoek
page-shape-diamond = ruit
page-shape-star = ster
page-shape-heart = hart
page-shape-moon = maan
page-shape-drop = druppel
page-shape-leaf = blad
page-shape-flower = bloem
page-shape-cross = kruis
page-shape-hexagon = zeshoek
page-colour-red = rood
page-colour-orange = oranje
page-colour-yellow = geel
page-colour-lime = limoengroen
page-colour-green = groen
page-colour-teal = blauwgroen
page-colour-sky = hemelsblauw
page-colour-blue = blauw
page-colour-violet = paars
page-colour-pink = roze
page-colour-brown = bruin
page-colour-grey = grijs

## How a table is set

page-edition = Uitgave
page-option = Keuzeregel
page-seats = Plaatsen
page-pace = Tempo
page-pace-relaxed = Zonder klok
page-pace-timed = { $time } per zet
page-timeout = Als de tijd om is
page-timeout-challenge = het bod wordt betwijfeld, of er wordt met het laagste geopend
page-timeout-bot = een bot speelt die beurt
page-time-out-then = Duurt het bij iemand langer dan { $time }: { $option }.
page-grace = Is iemand { $time } weg, dan houdt een bot de plaats warm tot die terug is.
page-grace-none = Niemand hoeft verbonden te blijven: speel wanneer het uitkomt.
page-privacy = Wie mag komen
page-private = Wie de link of de code heeft
page-public = Iedereen; de tafel staat in de lijst
page-spectators = Anderen mogen meekijken
page-may-watch = Meekijken mag; geen toeschouwer ziet bedekte dobbelstenen.
page-may-not-watch = Tijdens het spel mag niemand meekijken.
page-talk = Tafelpraat
page-talk-usual = Zoals gewoonlijk: tekst onder vrienden, vaste zinnen in het openbaar
page-talk-text = Tekst en vaste zinnen
page-talk-phrases = Alleen vaste zinnen
page-talk-off = Geen praatjes
page-no-talk = Aan deze tafel wordt niet gepraat.
page-code-of-rules = Huisregelcode
page-code-of-rules-more = Niet verplicht; gaat vóór de uitgave en de regels hierboven.
page-has-house-rules = Er gelden huisregels: lees ze hieronder.
page-change = Wijzig de instellingen van de tafel
page-change-now = Toepassen

## Before the game

page-before = Voor het spel
page-invite = Nodig je vrienden uit
page-link = Link naar deze tafel
page-copy = Kopiëren
page-copied = Gekopieerd.
page-copy-yourself = De browser staat het niet toe: kopieer het zelf.
page-share = Delen
page-code = Tafelcode:
page-free = Plaats { $number }: vrij
page-sit = Hier zitten
page-sit-down = Ga zitten en speel mee
page-move = Hierheen verhuizen
page-add-bot = Bot erbij
page-add-easy-bot = Makkelijke bot
page-stand = Opstaan
page-begin = Begin het spel
page-fill = Vul aan met bots en begin
page-hint-sit = Er is een plaats voor jou.
page-hint-full = De tafel is vol: je kunt meekijken.
page-hint-begin = Iedereen is er. Begin wanneer je wilt.
page-hint-wait-seats = Wacht op je vrienden, of zet bots op de vrije plaatsen.
page-hint-wait-host = Iedereen is er. De gastheer begint het spel.
page-hint-wait-others = Wachten op de anderen.
page-starting = De dobbelstenen worden gemengd uit ieders toeval. Controlenummer: { $code }
page-voids = Tot nu toe ongeldige starts: { $count }
page-closed = Deze tafel is gesloten.
page-mistrust = Pas op: de spelerslijst of de dobbelstenen zijn niet waarvoor je bent gaan zitten. Vertrouw dit spel niet.
page-checked = Gecontroleerd: jouw toeval zit in de dobbelstenen. Nummer om hardop te vergelijken: { $code }
page-check-number = Controlenummer van de dobbelstenen, om hardop te vergelijken: { $code }

## Seats

page-you = jij
page-to-act = aan zet
page-out = ligt eruit
page-winner = wint!
page-host = gastheer
page-bot = een bot
page-kept = een bot houdt de plaats
page-away = afwezig
page-no-chance = voegt geen eigen toeval toe
page-dice-left = Dobbelstenen over: { $count }
page-tools = Meer over { $player }
page-kick = Wegsturen
page-replace = Tot het einde door een bot vervangen
page-swap = Een bot tot die terug is
page-hand-over = Gastheer maken
page-mute = Dempen
page-unmute = Weer horen
page-watching = Kijkers: { $count }
page-leave = Verlaten
page-leave-sure = Het spel verlaten? Een bot speelt tot het einde op jouw plaats.
page-back = Neem mijn plaats terug

## The game

page-turn = { $you ->
    [yes] Jij bent aan zet.
   *[no] { $player } is aan zet.
 }
page-your-turn = Jij bent!
page-hurry = Je hebt nog { $time }.
page-now = Het bod is { $bid }.
page-bid-by = { $player } biedt
page-bid-was = ({ $player } had { $bid } geboden.)
page-no-bid = Nog geen bod.
page-last-die = { $wilds } zijn in deze ronde geen jokers. In principe stijgt alleen het aantal.
page-your-dice = Jouw dobbelstenen
page-face = Waarde
page-count = Aantal
page-less = Eén minder
page-more = Eén meer
page-bid = Bied { $bid }
page-dudo-means = dat geloof ik niet
page-calza-means = precies goed
page-last-round = De vorige ronde:
page-rematch = Revanche spelen
page-next-table = Naar de revanche
page-places = Uitslag
page-proof = Controleer de dobbelstenen, download het spel

## The log, and the line

page-log = Wat er gebeurd is
page-log-sat = { $you ->
    [yes] Jij gaat zitten.
   *[no] { $player } gaat zitten.
 }
page-log-host = { $you ->
    [yes] Jij bent nu gastheer.
   *[no] { $player } is nu gastheer.
 }
page-log-settings = De tafel is anders ingesteld: kijk even.
page-log-void = De start telt niet: van plaats { $names } kwam niet wat nodig was; die is weer vrij.
page-log-count = Geboden was { $bid }: het zijn er { $count }.
page-log-time-up = De tijd was om.
page-log-together = Op hetzelfde moment gezegd: { $asks }.
page-not-counted = telt niet
page-log-kept = { $you ->
    [yes] Een bot houdt jouw plaats.
   *[no] Een bot houdt de plaats van { $player }.
 }
page-log-returned = { $you ->
    [yes] Je zit weer op je plaats.
   *[no] { $player } is terug.
 }
page-log-given-up = Het spel eindigde zonder winnaar.
page-connecting = Verbinden…
page-lost = De verbinding is weg; je plaats blijft van jou. Nieuwe poging over
page-try-now = Nu proberen
page-phrases = Vaste zinnen
page-say = Zeg
page-say-what = Wat wil je aan tafel zeggen?

## Games that are over, and dice over many games

page-game-over = Een spel dat voorbij is
page-played = Afgelopen op { $date }. Gespeelde rondes: { $rounds }
page-dice-of-game = De dobbelstenen van dit spel
page-proof-more = Elke worp is opnieuw te berekenen uit wat voor het spel was vastgelegd. Hier doet de server het; met het bestand en de verificator doe je het zelf, zonder ons.
page-check-dice = Controleer de dobbelstenen
page-checking = Elke worp wordt opnieuw berekend…
page-record = Download het spel (JSON)
page-notation = Download het spel (tekst)
page-verifier = Download de verificator (Python)
page-dice-statistics = De dobbelstenen van alle spellen
page-dice-all = Alle uitgaven
page-dice-games = Gewonnen spellen: { $games } · opgegeven: { $count } · ongeldige starts: { $number }
page-dice-face = Vlak
page-dice-seen = Gezien
page-dice-expected = Verwacht
page-dice-off = Afwijking
