/** The band in which the share of a face lies 95 times in 100 with fair dice. */

import type { FaceShown } from "../../protocol/rest.gen.ts";

const FAIR = 1 / 6;
const Z_95 = 1.96;
/** How much room there is beyond what is drawn. */
const ROOM = 1.08;

/** From where to where the band goes, and its middle. */
export function bandOf(dice: number): { low: number; expected: number; high: number } {
  const half = Z_95 * Math.sqrt((FAIR * (1 - FAIR)) / dice);
  return { low: Math.max(0, FAIR - half), expected: FAIR, high: FAIR + half };
}

/** The share at which the drawing ends: every bar and the band have room. */
export function endOf(faces: readonly FaceShown[], dice: number): number {
  const most = Math.max(...faces.map(({ seen }) => seen / dice));
  return ROOM * Math.max(most, bandOf(dice).high);
}
