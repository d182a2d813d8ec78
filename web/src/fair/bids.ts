/** Which bids may follow which, and the code of the first rule against one that may not. */

import type { Rules } from "./editions.ts";

/** "At least count dice show face"; face 1 is the wild one. */
export type Bid = { readonly count: number; readonly face: number };

/** All that the legality of a bid depends on. */
export type Situation = {
  readonly rules: Rules;
  readonly limit: number;
  readonly lastDie: boolean;
  readonly mayChange: boolean;
  readonly previous: Bid | null;
};

const WILD = 1;
const FACES = 6;

/** Why a bid may not be made, or null when it may. */
export function whyNoBid(at: Situation, bid: Bid): string | null {
  if (bid.count < 1 || bid.count > at.limit) return "bid.count";
  if (bid.face < WILD || bid.face > FACES) return "bid.face";
  if (at.previous === null) return opensWrong(at, bid) ? "bid.opening_wild" : null;
  if (at.lastDie) return whyNoLastDieRaise(at, at.previous, bid);
  const [fromWild, toWild] = [at.previous.face === WILD, bid.face === WILD];
  if (toWild && !fromWild) return 2 * bid.count < at.previous.count ? "bid.half" : null;
  if (fromWild && !toWild) return bid.count <= 2 * at.previous.count ? "bid.double" : null;
  return whyNoRaise(at.rules.raise_rule, at.previous, bid);
}

/** How many dice of these count for a bid. */
export function countFor(bid: Bid, dice: readonly number[], lastDie: boolean): number {
  return dice.filter((die) => die === bid.face || (die === WILD && !lastDie)).length;
}

function opensWrong({ rules, lastDie }: Situation, bid: Bid): boolean {
  return bid.face === WILD && !(lastDie ? rules.last_die_open_wild : rules.open_wild);
}

function whyNoLastDieRaise(at: Situation, previous: Bid, bid: Bid): string | null {
  if (bid.face === previous.face) return whyNoRaise("free", previous, bid);
  if (!at.mayChange) return "bid.face_locked";
  return whyNoRaise(at.rules.face_change_raise, previous, bid);
}

function whyNoRaise(rule: Rules["raise_rule"], previous: Bid, bid: Bid): string | null {
  const more = bid.count - previous.count;
  if (rule !== "free" && bid.face < previous.face) return "bid.face_down";
  if (more < 0 || (more === 0 && bid.face <= previous.face)) return "bid.not_higher";
  return rule === "one_axis" && more > 0 && bid.face > previous.face ? "bid.one_axis" : null;
}
