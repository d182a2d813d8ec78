### Policies of the arena, by name.

fault-policy-unknown = Not a policy: { $given }. There are: { $expected }.
fault-policy-kind = The policy { $name } has no kind. There are: { $expected }.
fault-policy-key = { $name } has no { $given }. It may have: { $expected }.
fault-policy-number = { $name } cannot be { $given }: chances are from 0 to 1, weights not negative.
fault-policy-row = { $name } needs a row of { $number } numbers.
fault-policy-rows = { $name } needs the rows challenge and bid, and may have a row exact, of { $number } numbers each.
fault-policy-file = Cannot understand { $file }: { $why }
