### Policies of the arena, by name.

fault-policy-unknown = { $given } ist keine Strategie. Es gibt: { $expected }.
fault-policy-kind = Der Strategie { $name } fehlt kind. Möglich sind: { $expected }.
fault-policy-key = { $name } hat kein { $given }. Möglich sind: { $expected }.
fault-policy-number = { $name } kann nicht { $given } sein: Wahrscheinlichkeiten gehen von 0 bis 1, Gewichte sind nicht negativ.
fault-policy-row = { $name } braucht eine Reihe von { $number } Zahlen.
fault-policy-rows = { $name } braucht die Reihen challenge und bid und darf eine Reihe exact haben, mit je { $number } Zahlen.
fault-policy-file = { $file } ist nicht zu verstehen: { $why }
