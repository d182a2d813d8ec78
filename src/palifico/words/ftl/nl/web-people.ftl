### People: who I am, others, ratings, leaderboard.

## Me

people-me = Jij aan tafel
people-loading = Een ogenblik…
people-failed = Dat is niet gelukt
people-retry = Opnieuw proberen
people-home = Naar de startpagina
people-looks = Hoe anderen je zien
people-name = Jouw naam
people-name-hint = Hoogstens 24 tekens. Anderen mogen dezelfde naam hebben.
people-colour = Kleur
people-save = Opslaan
people-saved = Opgeslagen: iedereen ziet je nu zo.
people-profile = Mijn openbare pagina bekijken

## Account

people-account = Je account
people-guest = Je speelt als gast, en alleen deze browser kent je. Registreer je, dan kun je overal inloggen; je spellen en je speelsterkte blijven van jou.
people-logged-in = Je bent ingelogd als { $login }.
people-account-way = Wat wil je doen?
people-register = Registreren
people-registered = Geregistreerd. Vanaf nu kun je overal inloggen.
people-log-in = Inloggen
people-log-in-about = De gast die je nu bent, blijft achter, met alle spellen die je zo hebt gespeeld.
people-login = Gebruikersnaam
people-login-hint = 3 tot 32 kleine letters, cijfers, punten, koppeltekens of lage streepjes. Niemand anders ziet je gebruikersnaam.
people-password = Wachtwoord
people-password-hint = Minstens 8 tekens. We vragen geen mailadres, dus een vergeten wachtwoord kunnen we je niet sturen.
people-password-show = Wachtwoord tonen
people-password-change = Wachtwoord wijzigen
people-password-old = Huidig wachtwoord
people-password-new = Nieuw wachtwoord
people-password-changed = Het wachtwoord is gewijzigd. Alle andere browsers zijn uitgelogd.
people-log-out = Uitloggen
people-log-out-everywhere = Overal uitloggen
people-log-out-guest = Deze gast vergeten
people-log-out-guest-sure = Een gast die weggaat, kan niet terugkomen: de spellen blijven, maar niemand kan weer { $name } zijn. Registreer je eerst als je ze wilt houden.
people-cancel = Annuleren
people-logged-out = Je bent uitgelogd.

## History

people-my-games = Jouw spellen
people-games-of = Openbare spellen
people-my-games-none = Je hebt nog geen spel uitgespeeld. Zodra dat zo is, vind je het hier, met de herhaling.
people-games-none = Nog geen openbaar spel.
people-more = Meer tonen
people-won = Gewonnen
people-placed = { $place }e van { $seats }
people-no-winner = Geen winnaar
people-with = met { $names }
people-somebody = iemand
people-rated = voor de ranglijst

## Ratings

people-ratings = De speelsterkte
people-ratings-about = De stip is de geschatte speelsterkte, de balk laat zien hoe zeker dat is. De ranglijst gaat uit van het streepje links, dat voorzichtig blijft zolang er weinig spellen zijn.
people-ratings-none = Nog geen spel voor de ranglijst.
people-rating-for = { $edition }, { $seats } plaatsen
people-rating-words = Ongeveer { $middle }, zeer waarschijnlijk tussen { $low } en { $high }.
people-rating-listed = Speelsterkte: { $value }
people-rating-games = { $games ->
    [one] één spel voor de ranglijst
   *[other] { $games } spellen voor de ranglijst
 }

## Programs

people-programs = Programma’s en bots
people-tokens = Toegangstokens
people-tokens-about = Met een token kan een programma onder jouw naam spelen. Geef het alleen aan wie ook op jouw plaats zou mogen zitten.
people-tokens-none = Geen tokens.
people-token-label = Waar is het voor?
people-token-make = Token maken
people-token-once = Kopieer het nu: het wordt alleen deze keer getoond.
people-token-of = Token voor ‘{ $label }’
people-token-dates = gemaakt op { $made }, laatst gebruikt op { $used }
people-token-revoke = Intrekken
people-token-revoke-sure = Het token ‘{ $label }’ intrekken? Alles wat het gebruikt, stopt meteen.
people-bots = Jouw bots
people-bots-about = Een bot van jou heeft een eigen naam en een eigen speelsterkte. Je krijgt er een token bij voor je programma.
people-bots-none = Geen bots.
people-bot-name = Naam van de bot
people-bot-make = Bot maken
people-bot-token = Token van { $name }
people-bot-delete = Verwijderen
people-bot-delete-sure = De bot { $name } verwijderen? Zijn token en speelsterkte verdwijnen; zijn spellen blijven, met een naamloze plaats.

## Muting

people-mutes = Mensen die je hebt gedempt
people-mutes-none = Je hoort iedereen.
people-mute = Dempen
people-unmute = Weer horen
people-mute-about = Je ziet aan geen enkele tafel meer wat deze speler zegt. De ander merkt daar niets van.
people-muted = Je hebt { $name } gedempt.
people-unmuted = Je hoort { $name } weer.

## My data

people-data = Jouw gegevens
people-export = Mijn gegevens downloaden
people-export-about = Alles wat deze server over je bewaart, in één bestand.
people-forget = Mijn gegevens verwijderen
people-forget-title = Je gegevens voorgoed verwijderen?
people-forget-gone = Meteen en voorgoed weg: je naam, gebruikersnaam en wachtwoord; alle sessies en tokens; wat je aan tafel hebt gezegd; je speelsterkte; je bots.
people-forget-stays = De spellen blijven, want anderen hebben ze ook gespeeld, maar jouw plaats wijst dan naar niemand meer. Waar je nog speelt, neemt een bot je plaats over.
people-forget-understood = Ik weet dat dit niet ongedaan kan worden gemaakt
people-forget-now = Voorgoed verwijderen
people-forgotten = Je gegevens zijn verwijderd. Bedankt voor het spelen.

## Somebody

people-kind-guest = Gast
people-kind-person = Geregistreerd
people-kind-bot = Een bot die iemand heeft geschreven
people-kind-house = Een ingebouwde bot
people-gone = Hier is niemand meer
people-gone-more = Wie dit was, heeft de eigen gegevens verwijderd. De spellen zijn er nog, met een naamloze plaats.
people-unknown = Hier is niemand te vinden
people-this-is-you = Dit ben jij, zoals anderen je zien.
people-edit = Wijzigen

## Leaderboard

people-board = Ranglijst
people-board-about = Eén lijst per editie en aantal plaatsen: wie met z’n tweeën sterk is, is dat niet altijd met z’n zessen.
people-board-kind = Wie er speelt
people-board-people = Mensen
people-board-bots = De bots
people-board-edition = Editie
people-board-seats = Plaatsen
people-board-listed = { $edition }: { $listed }
people-board-rank = Rang
people-board-name = Naam
people-board-rating = Speelsterkte
people-board-empty = Er staat nog niemand op deze lijst. Speel een spel van deze editie voor de ranglijst, registreer je, en misschien ben jij de eerste.
people-board-empty-bots = Er staat nog geen bot op deze lijst.
people-board-others = Op deze lijsten staat wel iemand:
people-board-play = Een tafel maken
people-board-pages = Pagina’s van de lijst
people-board-next = Volgende rangen
people-board-previous = Vorige rangen
people-you = jij
