### De beginpagina, meedoen met een code, een nieuwe tafel.

## The first page

home-title = Perudo met vrienden
home-about = Dobbelstenen, bluf en een beetje twijfel. Open een link, schuif aan, speel.
home-play-now = Speel nu tegen bots
home-play-now-more = Drie tegenstanders, geen klok, geen account.
home-play-edition = Je speelt met de regels van { $edition }.
home-friends = Een tafel voor vrienden
home-friends-more = Kies de regels, stuur de link, begin als iedereen er is.
home-friends-go = Maak een tafel
home-learn = Ken je het spel nog niet?
home-learn-more = Leer het in drie minuten, door vier korte rondes te spelen.
home-learn-go = Laat maar zien

## Joining by a code

home-join-title = Heb je een code gekregen?
home-join-label = Code van de tafel
home-join-hint = Zes letters; de hele link mag ook.
home-join = Meedoen
home-join-form = Een code heeft zes letters. Kijk nog eens goed.
home-code-title = Naar de tafel
home-code-looking = De tafel met de code { $code } wordt gezocht…
home-code-again = Vraag nog eens naar de code, of probeer hier een andere.

## My games and open tables

home-mine = Jouw lopende spellen
home-mine-more = { $count ->
    [one] Toon er nog één
   *[other] Toon er nog { $count }
 }
home-my-turn = Jij bent aan de beurt
home-their-turn = Anderen zijn aan de beurt
home-beginning = Het spel begint
home-watch = Wordt gespeeld: kijk mee
home-waiting = { $count ->
    [one] { $count } van { $seats } plaatsen bezet
   *[other] { $count } van { $seats } plaatsen bezet
 }
home-alone = Er is nog niemand anders
home-with = Met { $names }
home-hosted = Tafel van { $host }
home-house-mark = met huisregels
home-open = Open tafels
home-open-none = Er wacht nu niemand. Maak een openbare tafel, dan vindt wie langskomt hem hier.
home-open-make = Maak een openbare tafel
home-open-unread = De lijst kan nu niet gelezen worden; dat wordt vanzelf opnieuw geprobeerd.
home-open-reading = De lijst van tafels wordt gelezen…

## How I am seen

home-me = Zo zien anderen je
home-me-none = Je hebt geen account nodig: zodra je speelt, krijg je een naam toegeloot.
home-me-choose = Kies je naam
home-me-change = Verander je uiterlijk
home-me-guest = Je speelt als gast.
home-me-name = Jouw naam
home-me-shape = Jouw vorm
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
home-new-edition-more = Vijf dozen heten Perudo, en elk speelt een beetje anders.
home-new-reading = De uitgaven worden gelezen…
home-new-rulebook = Alle regels van { $edition }
home-new-options = Keuzeregels van deze doos
home-new-players = Wie speelt er mee?
home-new-seats = Plaatsen
home-new-bots = Waarvan bots
home-new-level = Hoe de bots spelen
home-new-free = { $count ->
    [one] Eén plaats is voor een vriend.
   *[other] { $count } plaatsen zijn voor vrienden.
 }
home-new-full = Er blijft geen plaats over voor vrienden: het spel begint meteen.
home-new-pace = Tijd per zet
home-pace-relaxed = Zonder klok
home-pace-relaxed-more = Iedereen neemt de tijd die nodig is.
home-pace-live-more = Voor een spel in één keer.
home-pace-slow-more = Per correspondentie: kom terug wanneer je wilt, niemand hoeft te blijven.
home-new-more = Meer instellingen
home-new-privacy = Wie mag komen
home-privacy-private = Vrienden met de link
home-privacy-public = Iedereen
home-privacy-public-more = De tafel staat in de lijst van open tafels.
home-privacy-private-more = De tafel is alleen te vinden met de link of de code.
home-new-spectators = Anderen mogen meekijken
home-new-spectators-more = Geen toeschouwer ziet bedekte dobbelstenen.
home-new-talk = Praten aan tafel
home-talk-usual = Zoals gewoonlijk: vrij onder vrienden, vaste zinnen in het openbaar
home-talk-text = Tekst en vaste zinnen
home-talk-phrases = Alleen vaste zinnen
home-talk-off = Geen praatjes
home-new-timeout = Als de tijd om is
home-timeout-challenge = Het bod wordt betwijfeld, of het laagste opent
home-timeout-bot = Een bot speelt die beurt
home-new-rated = Spel om punten
home-new-rated-more = De uitslag telt voor ieders rating. Niet met huisregels.
home-new-coach = Tips
home-new-coach-more = Laat iedereen aan tafel zien hoe waarschijnlijk elk bod is.
home-new-make = Maak de tafel
home-new-make-begin = Maak de tafel en begin

## House rules

home-house = Huisregels
home-house-more = Speel zoals bij jullie thuis: elke regel kan anders, met hooguit twaalf spelers.
home-house-open = Verander de regels
home-house-count = { $count ->
    [one] Eén regel is anders dan in de doos.
   *[other] { $count } regels zijn anders dan in de doos.
 }
home-house-intro = Wat je niet aanraakt, blijft zoals in de doos.
home-house-summary = Jouw regels in gewone woorden
home-house-code = Code van deze regels
home-house-code-more = Wie hem intypt, speelt met dezelfde regels.
home-house-load = Laad regels met hun code
home-house-load-go = Laden
home-house-loaded = De regels van de code zijn ingesteld.
home-house-reset = Terug naar de doos
home-house-was-reset = Elke regel is weer zoals in de doos.
home-house-done = Klaar
home-house-undo = Maak dit ongedaan
home-house-faulty = Deze regels passen nog niet bij elkaar: kijk naar de gemarkeerde.
home-house-box = in de doos
home-source-silent = De doos zegt hier niets over; dit is onze afspraak.
home-source-reading = De doos is hier op meer dan één manier te lezen.
home-source-convention = Dit is een afspraak van ons.
