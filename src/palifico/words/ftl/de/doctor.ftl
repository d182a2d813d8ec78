### Was der Doktor findet: je ein Satz, und was dagegen zu tun ist.

doctor-level-ok = in Ordnung
doctor-level-todo = zu tun
doctor-level-broken = Problem
doctor-end-ok = Alles ist in Ordnung.
doctor-end-todo = { $count ->
    [one] Alles funktioniert; eine Sache wäre noch zu tun.
   *[other] Alles funktioniert; { $count } Dinge wären noch zu tun.
 }
doctor-end-broken = { $count ->
    [one] Eine Sache funktioniert nicht.
   *[other] { $count } Dinge funktionieren nicht.
 }
doctor-unseen = { $part } lässt sich nicht ansehen: { $why }

## Installation

doctor-python = Python { $version } ist aktuell genug.
doctor-python-old = Python { $version } genügt nicht: Nötig ist { $wanted }. Installiere ein solches Python und darin palifico.
doctor-version = palifico { $version } ist installiert.
doctor-version-none = palifico { $version } läuft, ist aber nicht installiert, sodass sich seine Teile nicht prüfen lassen: pip install palifico
doctor-version-other = Es läuft palifico { $version }, installiert wurde aber { $installed }. Installiere es neu: pip install --upgrade palifico
doctor-packages = Alle { $count } Pakete, die palifico braucht, sind da.
doctor-package-none = Das Paket { $name } fehlt: pip install "{ $wanted }"
doctor-package-other = { $name } { $version } passt nicht: pip install "{ $wanted }"
doctor-extra = Die Erweiterung { $extra } ist installiert.
doctor-kernel = Der Rechenteil für sehr viele Partien ist kompiliert, in { $folder }.
doctor-kernel-cold = Der Rechenteil für sehr viele Partien ist noch nicht kompiliert, sodass die erste Reihe darauf warten muss. Sofort geht es mit: palifico warmup
doctor-browser = Die Seiten für den Browser sind gebaut.
doctor-browser-none = Die Seiten für den Browser fehlen. In einem Quellverzeichnis baut sie make client; sonst installiere palifico neu.

## Dieser Benutzer

doctor-bots = { $count ->
    [one] Die Liste deiner Bots ist lesbar; es steht einer darin.
   *[other] Die Liste deiner Bots ist lesbar; es stehen { $count } darin.
 }
doctor-bots-none = Du hast keine eigenen Bots hinzugefügt.
doctor-bot-gone = Die Datei deines Bots { $name } ist nicht mehr da: { $file }. Leg sie zurück, oder nimm den Bot aus der Liste: palifico bots remove { $name }
doctor-terminal = Das Terminal hat { $columns } Spalten und { $lines } Zeilen und keine Farben.
doctor-terminal-colours = Das Terminal hat { $columns } Spalten, { $lines } Zeilen und Farben.
doctor-terminal-none = Die Ausgabe geht nicht an ein Terminal, also schreiben Befehle schlichte Zeilen.
doctor-terminal-small = Das Terminal hat { $columns } Spalten und { $lines } Zeilen; ein Tisch braucht 80 und 24. Mach es größer, oder spiel mit --plain.
doctor-terminal-encoding = Die Ausgabe wird als { $encoding } geschrieben; darin fehlen Buchstaben und Zeichen. Wähle UTF-8, zum Beispiel: export LANG=C.UTF-8

## Ein Server

doctor-data = Der Datenordner { $folder } ist beschreibbar; { $free } GB sind frei.
doctor-data-new = Der Datenordner { $folder } wird angelegt, wenn er gebraucht wird; { $free } GB sind frei.
doctor-data-full = Für den Datenordner { $folder } sind nur { $free } MB frei. Schaffe Platz, oder wähle einen anderen mit --data.
doctor-data-closed = In den Datenordner { $folder } kann nicht geschrieben werden. Gib diesem Benutzer das Recht dazu, oder wähle einen anderen mit --data.
doctor-database = Die Datenbank { $place } lässt sich öffnen und ist auf dem neuesten Stand.
doctor-database-new = Die Datenbank { $place } ist leer oder noch nicht da; palifico serve legt sie an.
doctor-key = Der Schlüssel { $file } ist da, und niemand sonst kann ihn lesen.
doctor-key-set = Der Schlüssel in { $variable } wird benutzt.
doctor-key-new = Der Schlüssel { $file } wird angelegt, wenn der Server zum ersten Mal startet.
doctor-key-lost = Es gibt eine Datenbank, aber ihr Schlüssel { $file } fehlt. Hol ihn von dort zurück, wo du ihn aufbewahrst, oder gib seinen Ordner mit --keys an.
doctor-port = Der Port { $port } ist frei.
doctor-port-taken = Der Port { $port } ist belegt, vielleicht von einem laufenden palifico. Einen anderen wählst du mit palifico serve --port.
doctor-port-closed = Ein Server kann nicht auf { $place } lauschen: { $why }. Wähle etwas anderes mit palifico serve --host oder --port.
