### Mehrere Personen an einem Gerät: Es geht herum, mit einem Vorhang dazwischen.

local-title = Mehrere Personen an diesem Gerät
local-intro = Schreib auf, wer an diesem Gerät spielt. Ihr gebt es weiter: Alle sehen nur die eigenen Würfel.
local-name = Person { $number }
local-sit = Hinsetzen
local-here = an diesem Gerät
local-back = Zurück zum Tisch
local-pass = Gib das Gerät an { $player }
local-pass-more = Jetzt schaut sonst niemand hin.
local-taken = Ich bin { $player }: zeig meine Würfel
local-cover = Meine Würfel verdecken
local-others = Die Würfel der anderen
local-look = { $player } möchte nachsehen
local-result = Zum Ergebnis
