### Die Datenbank, ihre Sicherungen, und warum etwas nicht geht.

command-backup = Schreibt alles, was der Server aufbewahrt, in eine Datei; er kann dabei weiterlaufen.
command-restore = Bringt in die Datenbank zurück, was eine Sicherung enthält.

param-copy = Die Datei der Sicherung.
param-replace = Löscht vorher, was eine PostgreSQL-Datenbank enthält. Ist die Datenbank eine Datei, bleibt die alte immer neben der neuen liegen.

backup-working = Wird kopiert
backup-done = Die Sicherung liegt in { $file }.
backup-keys = Die Schlüssel sind nicht darin. Bewahre auch sie auf, an einem anderen Ort: { $sealing } und { $signing }. Ohne den ersten lassen sich laufende Partien nicht zu Ende spielen.
restore-working = Wird wiederhergestellt
restore-done = Die Datenbank enthält jetzt, was in { $file } liegt.
restore-kept = Was vorher da war, liegt in { $file }.
restore-keys = Der Server braucht auch die Schlüssel von damals: { $sealing } und { $signing }.

fault-store-url = Eine Datenbank wird als sqlite:///DATEI oder als postgresql://BENUTZER@HOST/NAME angegeben.
fault-store-extra = PostgreSQL braucht einen weiteren Teil von palifico. Er wird so installiert: pip install "palifico[postgres]"
fault-store-busy = Ein Server benutzt die Datenbank { $place }. Halte ihn zuerst an.
fault-store-newer = Die Datenbank { $place } stammt von einem neueren palifico. Installiere diese Version oder eine spätere.
fault-store-older = Die Datenbank { $place } stammt von einem älteren palifico. Starte einmal den Server, um sie auf den neuen Stand zu bringen.
fault-store-foreign = { $place } ist keine Datenbank von palifico.
fault-store-damaged = { $place } ist beschädigt oder unvollständig.
fault-store-open = Die Datenbank { $place } lässt sich nicht öffnen: { $why }
fault-store-none = Es gibt keine Datenbank { $place }.
fault-store-exists = { $file } gibt es schon. Wähle einen anderen Namen.
fault-store-filled = Die Datenbank { $place } ist nicht leer. Mit --replace wird zuerst alles gelöscht, was darin ist.
