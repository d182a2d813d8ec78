/** When each cup is lifted, so that the whole reveal fits into the pause of the table. */

/** Milliseconds after the call: of every cup, and of the outcome. */
export interface Pacing {
  cups: number[];
  outcome: number;
}

const SHARE = 0.6; // of the pause: the rest is for looking at how it came out
const LEAD = 500;
const SLOWEST = 900;
const TOO_SHORT = 400;

/** The times of a reveal of so many cups. */
export function pacing(cups: number, pause: number): Pacing {
  if (pause < TOO_SHORT) return { cups: Array(cups).fill(0), outcome: 0 };
  const whole = pause * SHARE;
  const lead = Math.min(LEAD, whole / (cups + 1));
  const step = Math.min(SLOWEST, (whole - lead) / Math.max(1, cups));
  const at = Array.from({ length: cups }, (_, index) => Math.round(lead + index * step));
  return { cups: at, outcome: Math.round(lead + cups * step) };
}

/** How many cups are lifted after so many milliseconds. */
export function liftedAfter(plan: Pacing, elapsed: number): number {
  return plan.cups.filter((at) => at <= elapsed).length;
}
