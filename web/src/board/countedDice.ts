/** Counted dice: which dice count for a bid, in the order in which they are counted, and which one decides. */

import { sorted, type Tone, toneOf } from "../table/dice.ts";
import type { Shown } from "../table/state.ts";

/** A die that counts: whose it is, and which of the dice that count before that seat. */
export interface CountedDie {
  seat: number;
  nth: number;
  face: number;
  tone: Tone;
}

/** The dice that count for the bid, cup by cup, each as it lies. */
export function countedDice({ cups, bid, last_die }: Shown): CountedDie[] {
  return cups.flatMap(({ seat, dice }) =>
    sorted(dice)
      .map((face) => ({ face, tone: toneOf(face, bid, last_die) }))
      .filter(({ tone }) => tone !== "plain")
      .map((die, nth) => ({ seat, nth, ...die })),
  );
}

/** The place of the die that decides: it makes the bid true, exact, or one too many; null if dice are missing. */
export function decidingDie({ call, bid: [needed], count }: Shown): number | null {
  if (count < needed) return null;
  return call === "calza" && count > needed ? needed : needed - 1;
}
