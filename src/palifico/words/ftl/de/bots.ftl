### `palifico bots`: gegen wen man spielen kann, und eigene Bots.

command-bots = Zeigt die Bots; fügt eigene hinzu, entfernt oder prüft sie.
param-do = Was zu tun ist: list (zeigen), add (hinzufügen), remove (entfernen) oder check (prüfen).
param-bot = Dein Bot: eine Python-Datei, oder sein Name, sobald er hinzugefügt ist.
param-name = Der Name deines Bots; sonst der seiner Datei.
param-command = Eine Befehlszeile, die deinen Bot startet, in beliebiger Sprache, zum Beispiel "node bot.js".

bots-house = Die eingebauten Bots:
bots-own = Deine eigenen Bots:
bots-own-none = Du hast noch keine eigenen Bots. So fügst du einen hinzu: palifico bots add my_bot.py
bots-added = „{ $name }“ gehört jetzt zu deinen Bots.
bots-removed = „{ $name }“ gehört nicht mehr zu deinen Bots. Die Datei bleibt, wo sie ist.
bots-checking = { $name } wird geprüft
bots-check-passed = „{ $name }“ besteht. { $questions ->
    [one] Eine Frage
   *[other] { $questions } Fragen
 } an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
 }, und jede Antwort hat gezählt.
bots-check-failed = „{ $name }“ besteht nicht. Am Tisch wird dann an seiner Stelle ein sicherer Zug gemacht; nach drei Fehlern wird er in dieser Partie nicht mehr gefragt.
bots-check-differs = Übrigens: „{ $name }“ beantwortet dieselbe Frage nach einem Neustart nicht gleich. Das ist erlaubt, aber seine Partien lassen sich nicht wiederholen.
bots-table = { $edition }, { $seats } Plätze, je { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 }, { $lost }, { $left }
bots-lost-hidden = verlorene Würfel verdeckt
bots-lost-visible = verlorene Würfel offen
bots-left-all = von Anfang an
bots-left-some = noch { $left } der Würfel im Spiel
bots-asked-opening = Er sollte eröffnen; seine Würfel waren { $dice }.
bots-asked-bid = Das Gebot war { $bid }; seine Würfel waren { $dice }.
bots-trouble-raised = er ist an einem Fehler gescheitert: { $text }
bots-trouble-stalled = er hat zu lange gebraucht: { $text }
bots-trouble-illegal = seine Antwort zählt nicht: { $text }
bots-trouble-gone = sein Programm hat sich beendet: { $text }
bots-printed = Was „{ $name }“ zuletzt ausgegeben hat:

fault-bots-unknown = Es gibt keinen Bot „{ $given }“. Die Bots sind: { $expected }. Ein Bot in einer Python-Datei spielt auch über ihren Pfad mit: ./my_bot.py
fault-own-name = „{ $given }“ kann kein Bot heißen: Erlaubt sind 1 bis 24 Kleinbuchstaben, Ziffern, - oder _, zuerst ein Buchstabe. Gib mit --name einen anderen Namen an.
fault-own-taken = Einen Bot namens „{ $given }“ gibt es schon. Gib deinem mit --name einen anderen Namen.
fault-own-unknown = Du hast keinen Bot namens „{ $given }“ hinzugefügt. { $expected ->
    [none] Du hast noch gar keinen hinzugefügt.
   *[other] Du hast: { $expected }.
 }
fault-own-nowhere = Du hast keinen Bot namens „{ $given }“, und eine solche Datei gibt es auch nicht.
fault-own-python = { $file } ist keine Python-Datei; ein anderes Programm kommt dazu mit: palifico bots add --command
fault-own-command = „{ $given }“ lässt sich nicht als Befehlszeile lesen.
fault-own-broken = „{ $given }“ startet nicht: { $why }
fault-own-registry = Die Liste deiner Bots, { $file }, lässt sich nicht lesen: { $why }
fault-own-system = Eigene Bots brauchen ein System, das begrenzen kann, was ein Programm verbraucht, etwa Linux oder macOS.
