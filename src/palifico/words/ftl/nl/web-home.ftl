### De beginpagina, meedoen met een code, een nieuwe tafel.

## The first page

home-title = Perudo met vrienden
home-about = Het dobbelspel vol bluf: verberg je dobbelstenen, bied op die van iedereen en ontmasker wie liegt.
home-play-now = Speel tegen bots
home-play-now-more = Drie bots, geen klok, geen account nodig.
home-play-edition = Je speelt met de regels van { $edition }.
home-friends = Een tafel voor vrienden
home-friends-more = Kies de regels, stuur de link en begin als iedereen er is.
home-friends-go = Maak een tafel
home-learn = Nieuw hier? Leer het in drie minuten

## Joining by a code

home-join-title = Heb je een code gekregen?
home-join-label = Code van de tafel
home-join-hint = Zes letters; de hele link mag ook.
home-join = Meedoen
home-join-form = Een code heeft zes letters. Kijk nog eens goed.
home-code-title = Naar de tafel
home-code-looking = We zoeken de tafel met de code { $code }…
home-code-again = Vraag de code nog eens na, of probeer hier een andere.

## My games and open tables

home-mine = Jouw lopende spellen
home-mine-more = { $count ->
    [one] Toon er nog één
   *[other] Toon er nog { $count }
 }
home-my-turn = Jij bent aan de beurt
home-their-turn = Anderen zijn aan de beurt
home-beginning = Het spel begint
home-watch = Bezig: kijk mee
home-waiting = { $count ->
    [one] { $count } van { $seats } plaatsen bezet
   *[other] { $count } van { $seats } plaatsen bezet
 }
home-alone = Verder is er nog niemand
home-with = Met { $names }
home-hosted = Tafel van { $host }
home-house-mark = met huisregels
home-open = Open tafels
home-open-none = Er wacht nu niemand. Maak een openbare tafel, dan kan iedereen die langskomt aanschuiven.
home-open-make = Maak een openbare tafel
home-open-unread = De lijst kan nu niet worden geladen; we proberen het vanzelf opnieuw.
home-open-reading = De lijst met tafels wordt geladen…

## How I am seen

home-me = Zo zien anderen je
home-me-none = Je hebt geen account nodig: zodra je speelt, krijg je een naam.
home-me-choose = Kies je naam
home-me-change = Verander je uiterlijk
home-me-guest = Je speelt als gast.
home-me-name = Jouw naam
home-me-colour = Jouw kleur
home-me-keep = Opslaan
home-me-leave = Annuleren
home-shape-circle = cirkel
home-shape-square = vierkant
home-shape-triangle = driehoek
home-shape-diamond = ruit
home-shape-star = ster
home-shape-heart = hart
home-shape-moon = maan
home-shape-drop = druppel
home-shape-leaf = blad
home-shape-flower = bloem
home-shape-cross = kruis
home-shape-hexagon = zeshoek
home-colour-red = rood
home-colour-orange = oranje
home-colour-yellow = geel
home-colour-lime = limoengroen
home-colour-green = groen
home-colour-teal = blauwgroen
home-colour-sky = hemelsblauw
home-colour-blue = blauw
home-colour-violet = paars
home-colour-pink = roze
home-colour-brown = bruin
home-colour-grey = grijs

## A new table

home-new-title = Een nieuwe tafel
home-new-edition = Welke regels?
home-new-edition-more = Er zijn vijf edities van Perudo, allemaal met net iets andere regels.
home-new-reading = De edities worden geladen…
home-new-rulebook = Alle regels van { $edition }
home-new-options = Optionele regels van deze editie
home-new-players = Wie speelt er mee?
home-new-seats = Plaatsen
home-new-bots = Waarvan bots
home-new-level = Hoe de bots spelen
home-new-free = { $count ->
    [one] Eén plaats is voor een vriend.
   *[other] { $count } plaatsen zijn voor vrienden.
 }
home-new-full = Er is geen plaats meer voor vrienden: het spel begint meteen.
home-new-pace = Tijd per zet
home-pace-relaxed = Zonder klok
home-pace-relaxed-more = Iedereen neemt rustig de tijd.
home-pace-live-more = Voor een spel dat je in één keer uitspeelt.
home-pace-slow-more = Op afstand: kom terug wanneer je wilt, niemand hoeft te blijven wachten.
home-new-more = Meer instellingen
home-new-privacy = Wie mag komen
home-privacy-private = Vrienden met de link
home-privacy-public = Iedereen
home-privacy-public-more = De tafel staat in de lijst met open tafels.
home-privacy-private-more = De tafel is alleen te vinden met de link of de code.
home-new-spectators = Anderen mogen meekijken
home-new-spectators-more = Geen toeschouwer ziet bedekte dobbelstenen.
home-new-talk = Chatten aan tafel
home-talk-usual = Zoals gewoonlijk: vrij onder vrienden, alleen vaste zinnen aan openbare tafels
home-talk-text = Tekst en vaste zinnen
home-talk-phrases = Alleen vaste zinnen
home-talk-off = Geen chat
home-new-timeout = Als de tijd om is
home-timeout-challenge = Het bod wordt betwijfeld; wie moet openen, opent met het laagste bod
home-timeout-bot = Een bot doet die zet
home-new-rated = Spel voor de ranglijst
home-new-rated-more = De uitslag telt voor ieders speelsterkte. Kan niet met huisregels.
home-new-coach = De coach
home-new-coach-more = Laat iedereen aan tafel zien hoe waarschijnlijk elk bod is.
home-new-make = Maak de tafel
home-new-make-begin = Maak de tafel en begin

## House rules

home-house = Huisregels
home-house-more = Speel zoals jullie het thuis doen: elke regel kan anders, met hooguit twaalf spelers.
home-house-open = Verander de regels
home-house-count = { $count ->
    [one] Eén regel is anders dan in het spelregelboekje.
   *[other] { $count } regels zijn anders dan in het spelregelboekje.
 }
home-house-intro = Wat je niet verandert, blijft zoals in het spelregelboekje.
home-house-summary = Jouw regels in gewone woorden
home-house-code = Code van deze regels
home-house-code-more = Wie deze code intypt, speelt met dezelfde regels.
home-house-load = Regels laden met een code
home-house-load-go = Laden
home-house-loaded = De regels van deze code zijn ingesteld.
home-house-reset = Terug naar de regels van het boekje
home-house-was-reset = Alle regels zijn weer zoals in het spelregelboekje.
home-house-done = Klaar
home-house-undo = Maak dit ongedaan
home-house-faulty = Deze regels gaan nog niet samen: kijk naar de gemarkeerde.
home-house-box = in het boekje
home-source-silent = Het spelregelboekje zegt hier niets over; dit is onze afspraak.
home-source-reading = Het spelregelboekje is hier op meer dan één manier te lezen.
home-source-convention = Dit is onze afspraak.
