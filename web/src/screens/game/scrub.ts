/** Where one is in a replay: moments, and the rounds that they belong to. */

import type { AnyEntry } from "../../protocol/messages.gen.ts";

/** A moment, as far as finding one's way goes. */
export type Told = { readonly entry: AnyEntry };
/** How fast a replay goes. */
export type Speed = "slow" | "normal" | "fast";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45 };
const USUAL = 700;
const TIMES: Readonly<Partial<Record<AnyEntry["type"], number>>> = {
  rolled: 1600,
  bid: 1800,
  called: 5200,
};

/** The moments with which the rounds begin: those in which dice are rolled. */
export function roundStarts(moments: readonly Told[]): number[] {
  return moments.flatMap(({ entry }, at) => (entry.type === "rolled" ? [at] : []));
}

/** The round of a moment, counted from 1; 0 before the first. */
export function roundAt(starts: readonly number[], at: number): number {
  return starts.filter((start) => start <= at).length;
}

/** The beginning of the next round, or the last moment. */
export function nextRound(starts: readonly number[], at: number, last: number): number {
  return starts.find((start) => start > at) ?? last;
}

/** The beginning of this round, or of the one before if this one has just begun. */
export function previousRound(starts: readonly number[], at: number): number {
  return starts.findLast((start) => start < at) ?? 0;
}

/** How long a moment is looked at before the next one, in milliseconds. */
export function timeFor(moment: Told, speed: Speed): number {
  return (TIMES[moment.entry.type] ?? USUAL) * FACTOR[speed];
}
