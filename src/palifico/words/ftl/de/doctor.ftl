### Was der Doktor findet: je ein Satz, und was dagegen zu tun ist.

doctor-level-ok = in Ordnung
doctor-level-todo = zu tun
doctor-level-broken = Problem
doctor-end-ok = Alles ist in Ordnung.
doctor-end-todo = { $count ->
    [one] Alles geht; eines ließe sich noch tun.
   *[other] Alles geht; { $count } Dinge ließen sich noch tun.
 }
doctor-end-broken = { $count ->
    [one] Eines geht nicht.
   *[other] { $count } Dinge gehen nicht.
 }
doctor-unseen = { $part } lässt sich nicht ansehen: { $why }

## Installation

doctor-python = Python { $version } ist neu genug.
doctor-python-old = Python { $version } genügt nicht: nötig ist { $wanted }. Installiere ein solches Python und darin palifico.
doctor-version = palifico { $version } ist installiert.
doctor-version-none = palifico { $version } läuft, ist aber nicht installiert, sodass sich seine Teile nicht prüfen lassen: pip install palifico
doctor-version-other = Es läuft palifico { $version }, installiert wurde aber { $installed }. Installiere es neu: pip install --upgrade palifico
doctor-packages = Alle { $count } Pakete, die palifico braucht, sind da.
doctor-package-none = Das Paket { $name } fehlt: pip install "{ $wanted }"
doctor-package-other = { $name } { $version } passt nicht: pip install "{ $wanted }"
doctor-extra = Die Erweiterung { $extra } ist installiert.
doctor-kernel = Was sehr viele Partien spielt, ist übersetzt, in { $folder }.
doctor-kernel-cold = Was sehr viele Partien spielt, ist noch nicht übersetzt, sodass die erste Reihe darauf wartet. Um es jetzt zu tun: palifico warmup
doctor-browser = Die Seiten für den Browser sind gebaut.
doctor-browser-none = Die Seiten für den Browser fehlen. In einem Quellverzeichnis baut sie make client; sonst installiere palifico neu.

## Dieser Benutzer

doctor-bots = { $count ->
    [one] Die Liste deiner Bots ist lesbar; einer steht darin.
   *[other] Die Liste deiner Bots ist lesbar; { $count } stehen darin.
 }
doctor-bots-none = Du hast keine eigenen Bots hinzugefügt.
doctor-bot-gone = Dein Bot { $name } hat keine Datei mehr: { $file }. Hole sie zurück, oder vergiss den Bot: palifico bots remove { $name }
doctor-terminal = Das Terminal hat { $columns } Spalten und { $lines } Zeilen und keine Farben.
doctor-terminal-colours = Das Terminal hat { $columns } Spalten, { $lines } Zeilen und Farben.
doctor-terminal-none = Die Ausgabe geht an kein Terminal, also schreiben Befehle schlichte Zeilen.
doctor-terminal-small = Das Terminal hat { $columns } Spalten und { $lines } Zeilen; ein Tisch braucht 80 und 24. Mache es größer, oder spiele mit --plain.
doctor-terminal-encoding = Die Ausgabe wird als { $encoding } geschrieben, dem Buchstaben und Zeichen fehlen. Wähle UTF-8, zum Beispiel: export LANG=C.UTF-8

## Ein Server

doctor-data = Der Datenordner { $folder } ist beschreibbar; { $free } GB sind frei.
doctor-data-new = Der Datenordner { $folder } wird angelegt, wenn er gebraucht wird; { $free } GB sind frei.
doctor-data-full = Für den Datenordner { $folder } sind nur { $free } MB frei. Schaffe Platz, oder wähle einen anderen mit --data.
doctor-data-closed = Der Datenordner { $folder } ist nicht beschreibbar. Gib ihn diesem Benutzer, oder wähle einen anderen mit --data.
doctor-database = Die Datenbank { $place } lässt sich öffnen und ist auf dem neuesten Stand.
doctor-database-new = Die Datenbank { $place } ist leer oder noch nicht da; palifico serve legt sie an.
doctor-key = Der Schlüssel { $file } ist da, und niemand sonst kann ihn lesen.
doctor-key-set = Der Schlüssel in { $variable } wird benutzt.
doctor-key-new = Der Schlüssel { $file } wird angelegt, wenn der Server zum ersten Mal startet.
doctor-key-lost = Es gibt eine Datenbank, aber nicht ihren Schlüssel { $file }. Hole ihn von da zurück, wo du ihn aufbewahrst, oder nenne seinen Ordner mit --keys.
doctor-port = Der Port { $port } ist frei.
doctor-port-taken = Der Port { $port } ist belegt, vielleicht von einem laufenden palifico. Ein anderer wird mit palifico serve --port gewählt.
doctor-port-closed = Ein Server kann nicht auf { $place } lauschen: { $why }. Wähle etwas anderes mit palifico serve --host oder --port.
