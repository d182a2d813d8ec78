### Policies of the arena, by name.

fault-policy-unknown = { $given } is geen strategie. Deze zijn er: { $expected }.
fault-policy-kind = De strategie { $name } heeft geen kind. Mogelijk zijn: { $expected }.
fault-policy-key = { $name } heeft geen { $given }. Mogelijk zijn: { $expected }.
fault-policy-number = { $name } kan niet { $given } zijn: kansen lopen van 0 tot 1, gewichten zijn niet negatief.
fault-policy-row = { $name } heeft een rij van { $number } getallen nodig.
fault-policy-rows = { $name } heeft de rijen challenge en bid nodig, en mag een rij exact hebben, van elk { $number } getallen.
fault-policy-file = { $file } is niet te begrijpen: { $why }
