### Hospitality at a table: invitation, name and look, readiness, whose turn it is, rematch.

## The invitation

welcome-invites = { $host } lädt dich ein zu { $edition }: { $here } von { $seats } sind da
welcome-name = Dein Name
welcome-name-hint = Alle am Tisch sehen ihn. Ohne Namen heißt du { $name }.
welcome-animal = Dein Tier
welcome-colour = Deine Farbe
welcome-save = Namen behalten
welcome-title = Name des Tisches
welcome-title-hint = Freiwillig, zum Beispiel „Freitagabend“.

## Ready or not

welcome-ready = Ich bin bereit
welcome-not-ready = Doch noch nicht bereit
welcome-is-ready = bereit
welcome-ready-count = { $ready } von { $people } sind bereit.
welcome-log-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $player } ist bereit.
 }
welcome-away = Alle Plätze sind besetzt, aber noch nicht alle sind da: { $names }

## Whose turn it is

welcome-turns = { $count ->
    [one] An { $count } Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
 }
welcome-notify = Sag mir, wenn ich dran bin
welcome-notify-more = Solange diese Seite im Hintergrund offen ist, zeigt dir dein Browser einen Hinweis.
welcome-notify-off = Dein Browser blockiert Hinweise dieser Seite. Du kannst sie in seinen Einstellungen erlauben.

## Reactions and rematch

welcome-reactions = Reaktionen
welcome-rematch = { $player } möchte eine Revanche!
welcome-rematch-here = Schon da: { $names }
welcome-rematch-join = Mitspielen

## Animals

welcome-animal-alpaca = Alpaka
welcome-animal-armadillo = Gürteltier
welcome-animal-capibara = Wasserschwein
welcome-animal-chinchilla = Chinchilla
welcome-animal-colibri = Kolibri
welcome-animal-condor = Kondor
welcome-animal-flamingo = Flamingo
welcome-animal-guanaco = Guanako
welcome-animal-iguana = Leguan
welcome-animal-jaguar = Jaguar
welcome-animal-lama = Lama
welcome-animal-nandu = Nandu
welcome-animal-ocelot = Ozelot
welcome-animal-pelikan = Pelikan
welcome-animal-puma = Puma
welcome-animal-quetzal = Quetzal
welcome-animal-tapir = Tapir
welcome-animal-tukan = Tukan
welcome-animal-vicuna = Vikunja
welcome-animal-viscacha = Viscacha
