/** The values of the protocol `pf1` that a transcript holds, each made from those before it. */

import { type Bytes, digest, enc, type Field } from "./encoding.ts";
import type { SeatEntry, SIGNED } from "./record.ts";
import type { Variant } from "./rules.ts";

/** How many rounds a chain of secrets lasts. */
export const CHAIN = 1024;

/** `S_(t-1)`, which follows from `S_t`; rounds count from 1, and `S_0` is the anchor. */
export function link(game: Bytes, round: number, secret: Bytes): Promise<Bytes> {
  return digest(["pf1/chain", game, round, secret]);
}

/** `c_i`: binds a seat to its opening. */
export function commitment(
  game: Bytes,
  anchor: Bytes,
  seat: number,
  opening: Bytes,
): Promise<Bytes> {
  return digest(["pf1/client", game, anchor, seat, opening]);
}

/** The hash of an edition with its options and house rules: what differs from the box, by name. */
export function rulesHash(variant: Variant): Promise<Bytes> {
  const named = variant.differences.flatMap(([name, value]) => [name, String(value)]);
  return digest(["pf1/rules", variant.edition, ...named]);
}

/** `Q`: fixes who plays, by which rules, with which commitments. */
export function lockHash(
  game: Bytes,
  anchor: Bytes,
  rules: Bytes,
  seats: readonly SeatEntry[],
): Promise<Bytes> {
  const list = seats.flatMap(({ account, commit }, seat): Field[] => [seat, account, commit]);
  return digest(["pf1/lock", game, anchor, rules, ...list]);
}

/** `K`: what all openings together make of the locked list. */
export function mixHash(lock: Bytes, seats: readonly SeatEntry[]): Promise<Bytes> {
  return digest(["pf1/mix", lock, ...seats.map(({ open }) => open)]);
}

/** The bytes that the server signs for one value of a game. */
export function signedBytes(what: (typeof SIGNED)[number], game: Bytes, value: Bytes): Bytes {
  return enc([`pf1/signed/${what}`, game, value]);
}

/** Return the check number of a locked list, as players compare it aloud: 851e c7d8. */
export function checkNumber(lock: string): string {
  return `${lock.slice(0, 4)} ${lock.slice(4, 8)}`;
}
