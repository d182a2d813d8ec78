### De pagina waarop je een voorbeeldronde bekijkt.

round-watch = Bekijk een voorbeeldronde
round-title = Een voorbeeldronde
round-about = Hoe een ronde gaat met de regels van { $edition }, stap voor stap, met uitleg bij elk bod.
round-step = Stap { $moment } van { $moments }
round-slider = Stap van de ronde
round-first = Naar het begin
round-last = Naar het einde
round-keys = Toetsen: ← en → voor een stap, de spatiebalk speelt af en pauzeert.
