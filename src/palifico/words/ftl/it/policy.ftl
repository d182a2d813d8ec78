### Policies of the arena, by name.

fault-policy-unknown = Non è una strategia: { $given }. Esistono: { $expected }.
fault-policy-kind = Alla strategia { $name } manca kind. Esistono: { $expected }.
fault-policy-key = { $name } non ha { $given }. Può avere: { $expected }.
fault-policy-number = { $name } non può essere { $given }: le probabilità vanno da 0 a 1, i pesi non sono negativi.
fault-policy-row = { $name } richiede una riga di { $number } numeri.
fault-policy-rows = { $name } richiede le righe challenge e bid, e può avere una riga exact, di { $number } numeri ciascuna.
fault-policy-file = Impossibile interpretare { $file }: { $why }
