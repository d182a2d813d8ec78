/** Dice and bids: which dice count for a bid, to mark them. The count of a round is the server's to say. */

import type { Bid } from "../protocol/messages.gen.ts";

/** How a die stands out: its own face, or as a wild one. */
export type Tone = "plain" | "match" | "wild";

const WILD = 1;

/** How a die stands out against a bid. */
export function toneOf(face: number, bid: Bid | null, lastDie: boolean): Tone {
  if (!bid) return "plain";
  if (face === bid[1]) return "match";
  return face === WILD && !lastDie ? "wild" : "plain";
}

/** How many of some dice stand out. */
export function matching(dice: readonly number[], bid: Bid | null, lastDie: boolean): number {
  return dice.filter((face) => toneOf(face, bid, lastDie) !== "plain").length;
}

/** Dice as they lie: small ones first, wild ones last, where the eye finds them. */
export function sorted(dice: readonly number[]): number[] {
  const rank = (face: number) => (face === WILD ? 7 : face);
  return [...dice].sort((a, b) => rank(a) - rank(b));
}
