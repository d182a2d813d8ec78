### Wat de dokter vindt: telkens één zin, met wat eraan te doen is.

doctor-level-ok = in orde
doctor-level-todo = te doen
doctor-level-broken = probleem
doctor-end-ok = Alles is in orde.
doctor-end-todo = { $count ->
    [one] Alles werkt; één ding kun je nog doen.
   *[other] Alles werkt; { $count } dingen kun je nog doen.
 }
doctor-end-broken = { $count ->
    [one] Eén ding werkt niet.
   *[other] { $count } dingen werken niet.
 }
doctor-unseen = Kan { $part } niet bekijken: { $why }

## Installatie

doctor-python = Python { $version } is nieuw genoeg.
doctor-python-old = Python { $version } voldoet niet: { $wanted } is nodig. Installeer zo’n Python, en palifico daarin.
doctor-version = palifico { $version } is geïnstalleerd.
doctor-version-none = palifico { $version } draait, maar is niet geïnstalleerd, dus zijn onderdelen zijn niet te controleren: pip install palifico
doctor-version-other = palifico { $version } draait, maar { $installed } is geïnstalleerd. Installeer het opnieuw: pip install --upgrade palifico
doctor-packages = Alle { $count } pakketten die palifico nodig heeft, zijn er.
doctor-package-none = Het pakket { $name } ontbreekt: pip install "{ $wanted }"
doctor-package-other = { $name } { $version } voldoet niet: pip install "{ $wanted }"
doctor-extra = De aanvulling { $extra } is geïnstalleerd.
doctor-kernel = Het rekendeel voor heel veel spellen is gecompileerd, in { $folder }.
doctor-kernel-cold = Het rekendeel voor heel veel spellen is nog niet gecompileerd, dus de eerste reeks moet erop wachten. Nu meteen kan ook: palifico warmup
doctor-browser = De pagina’s voor de browser zijn gebouwd.
doctor-browser-none = De pagina’s voor de browser ontbreken. In een kopie van de broncode bouwt make client ze; installeer anders palifico opnieuw.

## Deze gebruiker

doctor-bots = { $count ->
    [one] De lijst van je bots is leesbaar; er staat er één in.
   *[other] De lijst van je bots is leesbaar; er staan er { $count } in.
 }
doctor-bots-none = Je hebt geen eigen bots toegevoegd.
doctor-bot-gone = Het bestand van je bot { $name } is er niet meer: { $file }. Zet het terug, of haal de bot van de lijst: palifico bots remove { $name }
doctor-terminal = De terminal heeft { $columns } kolommen en { $lines } regels, en geen kleuren.
doctor-terminal-colours = De terminal heeft { $columns } kolommen, { $lines } regels en kleuren.
doctor-terminal-none = De uitvoer gaat niet naar een terminal, dus opdrachten schrijven gewone regels.
doctor-terminal-small = De terminal heeft { $columns } kolommen en { $lines } regels; een tafel heeft er 80 en 24 nodig. Maak hem groter, of speel met --plain.
doctor-terminal-encoding = De uitvoer wordt geschreven als { $encoding }, en daarin ontbreken letters en tekens. Kies UTF-8, bijvoorbeeld: export LANG=C.UTF-8

## Een server

doctor-data = De gegevensmap { $folder } is beschrijfbaar; { $free } GB is vrij.
doctor-data-new = De gegevensmap { $folder } wordt gemaakt wanneer hij nodig is; { $free } GB is vrij.
doctor-data-full = Er is nog maar { $free } MB vrij voor de gegevensmap { $folder }. Maak ruimte, of kies een andere map met --data.
doctor-data-closed = In de gegevensmap { $folder } kan niet worden geschreven. Maak deze gebruiker er eigenaar van, of kies een andere map met --data.
doctor-database = De database { $place } gaat open en is bijgewerkt.
doctor-database-new = De database { $place } is leeg of bestaat nog niet; palifico serve maakt hem.
doctor-key = De sleutel { $file } is er, en niemand anders kan hem lezen.
doctor-key-set = De sleutel in { $variable } wordt gebruikt.
doctor-key-new = De sleutel { $file } wordt gemaakt wanneer de server voor het eerst start.
doctor-key-lost = Er is een database, maar zijn sleutel { $file } ontbreekt. Zet hem terug vanaf de plek waar je hem bewaart, of geef zijn map op met --keys.
doctor-port = Poort { $port } is vrij.
doctor-port-taken = Poort { $port } is bezet, misschien door een palifico dat al draait. Een andere kies je met palifico serve --port.
doctor-port-closed = Een server kan niet luisteren op { $place }: { $why }. Kies iets anders met palifico serve --host of --port.
