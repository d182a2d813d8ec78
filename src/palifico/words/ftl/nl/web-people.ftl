### People: who I am, others, ratings, leaderboard.

## Me

people-me = Jij aan tafel
people-loading = Een ogenblik…
people-failed = Dat is niet gelukt
people-retry = Opnieuw proberen
people-home = Naar de eerste pagina
people-looks = Hoe anderen je zien
people-name = Jouw naam
people-name-hint = Hoogstens 24 tekens. Anderen mogen dezelfde naam hebben.
people-shape = Vorm
people-colour = Kleur
people-save = Opslaan
people-saved = Opgeslagen: iedereen ziet je nu zo.
people-profile = Mijn openbare pagina bekijken

## Account

people-account = Je account
people-guest = Je speelt als gast, en alleen deze browser kent je. Registreer je, en je kunt overal inloggen; je spellen en speelsterkte blijven van jou.
people-logged-in = Je bent ingelogd als { $login }.
people-account-way = Wat wil je doen?
people-register = Registreren
people-registered = Geregistreerd. Vanaf nu kun je overal inloggen.
people-log-in = Inloggen
people-log-in-about = De gast die je nu bent blijft achter, met alles wat die heeft gespeeld.
people-login = Gebruikersnaam
people-login-hint = 3 tot 32 kleine letters, cijfers, punten, streepjes, lage streepjes. Niemand anders ziet het.
people-password = Wachtwoord
people-password-hint = Minstens 8 tekens. Er is hier geen mailadres: een vergeten wachtwoord kan niet worden toegestuurd.
people-password-show = Wachtwoord tonen
people-password-change = Wachtwoord wijzigen
people-password-old = Huidig wachtwoord
people-password-new = Nieuw wachtwoord
people-password-changed = Het wachtwoord is gewijzigd. Alle andere browsers zijn uitgelogd.
people-log-out = Uitloggen
people-log-out-everywhere = Overal uitloggen
people-log-out-guest = Niet langer deze gast zijn
people-log-out-guest-sure = Een gast die weggaat kan niet terugkomen: de spellen blijven, maar niemand kan weer { $name } zijn. Registreer je eerst als je ze wilt houden.
people-cancel = Annuleren
people-logged-out = Je bent uitgelogd.

## History

people-my-games = Jouw spellen
people-games-of = Openbare spellen
people-my-games-none = Je hebt nog geen spel uitgespeeld. Na het eerste vind je het hier, met de herhaling.
people-games-none = Nog geen openbaar spel.
people-more = Meer tonen
people-won = Gewonnen
people-placed = Plaats { $place } van { $seats }
people-no-winner = Geen winnaar
people-with = met { $names }
people-somebody = iemand
people-rated = telt mee

## Ratings

people-ratings = Speelsterkte
people-ratings-about = De stip is wat de spellen tot nu toe zeggen; de balk is waar de ware sterkte 95 van de 100 keer ligt. Met elk spel dat meetelt wordt hij korter. Lijsten gaan uit van een voorzichtige waarde, het streepje links van de balk.
people-ratings-none = Nog geen spel dat meetelt.
people-rating-for = { $edition }, { $seats } plaatsen
people-rating-words = Ongeveer { $middle }; 95 van de 100 keer tussen { $low } en { $high }.
people-rating-listed = Voorzichtige waarde voor lijsten: { $value }
people-rating-games = { $games ->
    [one] één spel dat meetelt
   *[other] { $games } spellen die meetellen
 }

## Programs

people-programs = Programma’s en bots
people-tokens = Toegangssleutels
people-tokens-about = Met een sleutel kan een programma als jou spelen. Geef hem aan niemand aan wie je je plaats niet zou geven.
people-tokens-none = Geen sleutels.
people-token-label = Waar is hij voor?
people-token-make = Sleutel maken
people-token-once = Kopieer hem nu: hij wordt alleen deze keer getoond.
people-token-of = Sleutel voor ‘{ $label }’
people-token-dates = gemaakt op { $made }, laatst gebruikt op { $used }
people-token-revoke = Intrekken
people-token-revoke-sure = De sleutel ‘{ $label }’ intrekken? Wat hem gebruikt stopt meteen.
people-bots = Jouw bots
people-bots-about = Een bot van jou heeft een eigen naam en speelsterkte. Hij komt met een sleutel voor je programma.
people-bots-none = Geen bots.
people-bot-name = Naam van de bot
people-bot-make = Bot maken
people-bot-token = Sleutel van { $name }
people-bot-delete = Verwijderen
people-bot-delete-sure = De bot { $name } verwijderen? Zijn sleutel en speelsterkte verdwijnen; zijn spellen blijven, met een naamloze plaats.

## Muting

people-mutes = Gedempte mensen
people-mutes-none = Je hoort iedereen.
people-mute = Dempen
people-unmute = Weer horen
people-mute-about = Je ziet niet wat diegene zegt, aan geen enkele tafel. Diegene merkt er niets van.
people-muted = Je hebt { $name } gedempt.
people-unmuted = Je hoort { $name } weer.

## My data

people-data = Jouw gegevens
people-export = Mijn gegevens downloaden
people-export-about = Alles wat deze server over je bewaart, in één bestand.
people-forget = Mijn gegevens verwijderen
people-forget-title = Je gegevens voorgoed verwijderen?
people-forget-gone = Meteen en voorgoed weg: je naam, gebruikersnaam en wachtwoord; elke sessie en sleutel; wat je aan tafels hebt gezegd; je speelsterkte; je bots.
people-forget-stays = Wat blijft zijn de spellen, want anderen speelden ze ook: met een plaats die naar niemand leidt. Waar je nog speelt, neemt een bot je plaats over.
people-forget-understood = Ik weet dat dit niet ongedaan kan worden gemaakt
people-forget-now = Voorgoed verwijderen
people-forgotten = Je gegevens zijn verwijderd. Bedankt voor het spelen.

## Somebody

people-kind-guest = Gast
people-kind-person = Geregistreerd
people-kind-bot = Een bot die iemand heeft geschreven
people-kind-house = Een bot van het huis
people-gone = Niemand meer
people-gone-more = Wie dit ook was heeft de gegevens verwijderd. De spellen zijn er nog, met een naamloze plaats.
people-unknown = Hier is niemand
people-this-is-you = Dit ben jij, zoals anderen je zien.
people-edit = Wijzigen

## Leaderboard

people-board = Ranglijst
people-board-about = Eén lijst per uitgave en aantal plaatsen: wie met z’n tweeën sterk is, is dat niet altijd met z’n zessen.
people-board-kind = Wie er spelen
people-board-people = Mensen
people-board-bots = De bots
people-board-edition = Uitgave
people-board-seats = Plaatsen
people-board-listed = { $edition }: { $listed }
people-board-rank = Plek
people-board-name = Naam
people-board-rating = Sterkte
people-board-empty = Er staat nog niemand op deze lijst. Speel een spel van deze uitgave dat meetelt, registreer je, en jij kunt het zijn.
people-board-empty-bots = Er staat nog geen bot op deze lijst.
people-board-others = Op deze lijsten staat iemand:
people-board-play = Een tafel maken
people-board-pages = Bladzijden van de lijst
people-board-next = Volgende plekken
people-board-previous = Vorige plekken
people-you = jij
