### Policies of the arena, by name.

fault-policy-unknown = Keine Strategie: { $given }. Es gibt: { $expected }.
fault-policy-kind = Die Strategie { $name } hat kein kind. Es gibt: { $expected }.
fault-policy-key = { $name } hat kein { $given }. Möglich sind: { $expected }.
fault-policy-number = { $name } kann nicht { $given } sein: Wahrscheinlichkeiten gehen von 0 bis 1, Gewichte sind nicht negativ.
fault-policy-row = { $name } braucht eine Reihe von { $number } Zahlen.
fault-policy-rows = { $name } braucht die Reihen challenge und bid und darf eine Reihe exact haben, mit je { $number } Zahlen.
fault-policy-file = { $file } ist nicht zu verstehen: { $why }
