### What is played out at the table: the end of a round, the own cup, sound and vibration.

## The end of a round

theatre-go-on = Weiter
theatre-counting = Es wird gezählt …
theatre-behind = Die nächste Runde hat begonnen.
theatre-decided = Entscheidender Würfel: { $die } ({ $player })
theatre-place = Platz { $place } von { $players }
theatre-last-round = So endete die letzte Runde

## Under my own cup

theatre-peek = Halten, um unter deinen Becher zu schauen
theatre-peek-key = Unter deinen Becher schauen oder ihn senken
theatre-cover = Meine Würfel zudecken und zum Nachsehen halten
theatre-leave-open = Meine Würfel offen lassen

## Heard and felt

theatre-quiet = Ton und Vibration ausschalten
theatre-loud = Ton und Vibration einschalten

## Settings

theatre-haptics = Vibrieren
theatre-haptics-hint = Auf Geräten, die es können: beim Würfeln, wenn du dran bist, wenn jemand anzweifelt.
theatre-own-dice = Meine eigenen Würfel
theatre-open = Offen
theatre-open-hint = Du siehst deine Würfel immer.
theatre-hold = Zum Nachsehen halten
theatre-hold-hint = Deine Würfel liegen unter deinem Becher: gut, wenn das Handy auf dem Tisch liegt.
theatre-linger = Das Ende einer Runde bleibt stehen
theatre-linger-normal = Einige Sekunden
theatre-linger-normal-hint = 4 Sekunden, und je mehr Würfel es sind, desto länger.
theatre-linger-short = Nur kurz
theatre-linger-short-hint = So lange, wie der Tisch ohnehin wartet.
theatre-linger-long = Länger
theatre-linger-long-hint = 8 Sekunden, und je mehr Würfel es sind, desto länger.
theatre-linger-tap = Bis ich tippe
theatre-linger-tap-hint = Bis du tippst oder S drückst. Wenn du dran bist, macht es Platz.
