### Policies of the arena, by name.

fault-policy-unknown = Non è una strategia: { $given }. Esistono: { $expected }.
fault-policy-key = { $name } non ha { $given }. Può avere: { $expected }.
fault-policy-number = { $name } non può essere { $given }: le probabilità vanno da 0 a 1, i pesi non sono negativi.
fault-policy-row = { $name } richiede una riga di { $number } numeri.
fault-policy-file = Impossibile capire { $file }: { $why }
