### Die Seite, auf der man eine Beispielrunde ansieht.

round-watch = Eine Beispielrunde ansehen
round-title = Eine Beispielrunde
round-about = Wie eine Runde nach den Regeln von { $edition } verläuft, Schritt für Schritt, mit einer Erklärung zu jedem Gebot.
round-step = Schritt { $moment } von { $moments }
round-slider = Schritt der Runde
round-first = Zum Anfang
round-last = Zum Ende
round-keys = Tasten: ← und → für einen Schritt, die Leertaste spielt ab und hält an.
