/** Reveal: the cups of a round that was called, in order, with the count as it grows. */

import { matching } from "./dice.ts";
import type { Shown } from "./state.ts";

/** A lifted cup: its dice in ascending order, and how many dice count for the bid so far. */
export type Lift = { seat: number; dice: number[]; found: number };

/** Return the cups in the order in which they are lifted; the last `found` is `shown.count`. */
export function lifts({ cups, bid, last_die }: Shown): Lift[] {
  let found = 0;
  return cups.map(({ seat, dice }) => {
    found += matching(dice, bid, last_die);
    return { seat, dice: [...dice].sort((a, b) => a - b), found };
  });
}
