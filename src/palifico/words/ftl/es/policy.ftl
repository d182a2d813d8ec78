### Policies of the arena, by name.

fault-policy-unknown = No es una estrategia: { $given }. Hay: { $expected }.
fault-policy-kind = A la estrategia { $name } le falta kind. Hay: { $expected }.
fault-policy-key = { $name } no tiene { $given }. Puede tener: { $expected }.
fault-policy-number = { $name } no puede ser { $given }: las probabilidades van de 0 a 1 y los pesos no son negativos.
fault-policy-row = { $name } necesita una fila de { $number } números.
fault-policy-rows = { $name } necesita las filas challenge y bid, y puede tener una fila exact, de { $number } números cada una.
fault-policy-file = No se entiende { $file }: { $why }
