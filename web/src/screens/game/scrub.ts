/** Where one is in a replay: moments, and the rounds that they belong to. */

import { rollOffTimes } from "../../board/rollOff.svelte.ts";
import type { AnyEntry } from "../../protocol/messages.gen.ts";

/** A moment, as far as finding one's way goes. */
export type ReplayEntry = { readonly entry: AnyEntry; readonly captions?: readonly string[] };
/** How fast a replay goes. */
export type Speed = "slow" | "normal" | "fast";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45 };
const DEFAULT_MS = 700;
const READING_MS_PER_CHAR = 55;
const TIMES_MS: Readonly<Partial<Record<AnyEntry["type"], number>>> = {
  rolled: 1600,
  bid: 1800,
  called: 5200,
};

/** The moments with which the rounds begin: those in which dice are rolled. */
export function roundStarts(moments: readonly ReplayEntry[]): number[] {
  return moments.flatMap(({ entry }, at) => (entry.type === "rolled" ? [at] : []));
}

/** Where a replay begins: with the roll-off if there was one, else with the first dice. */
export function beginning(moments: readonly ReplayEntry[]): number {
  const rollOff = moments.findIndex(({ entry }) => throwsOf(entry) > 0);
  return rollOff < 0 ? (roundStarts(moments)[0] ?? 0) : rollOff;
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
export function timeFor(moment: ReplayEntry, speed: Speed): number {
  const throws = throwsOf(moment.entry);
  if (throws) return rollOffTimes(throws, false).end;
  const reading = READING_MS_PER_CHAR * (moment.captions?.join(" ").length ?? 0);
  return ((TIMES_MS[moment.entry.type] ?? DEFAULT_MS) + reading) * FACTOR[speed];
}

function throwsOf(entry: AnyEntry): number {
  return entry.type === "began" ? entry.throws.length : 0;
}
