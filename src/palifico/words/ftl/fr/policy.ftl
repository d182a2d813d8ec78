### Policies of the arena, by name.

fault-policy-unknown = Ce n’est pas une stratégie : { $given }. Il existe : { $expected }.
fault-policy-kind = La stratégie { $name } n’a pas de kind. Il existe : { $expected }.
fault-policy-key = { $name } n’a pas de { $given }. Sont possibles : { $expected }.
fault-policy-number = { $name } ne peut pas être { $given } : une probabilité va de 0 à 1, un poids n’est pas négatif.
fault-policy-row = Il faut à { $name } une ligne de { $number } nombres.
fault-policy-rows = Il faut à { $name } les lignes challenge et bid, et peut-être une ligne exact, de { $number } nombres chacune.
fault-policy-file = Impossible d’interpréter { $file } : { $why }
