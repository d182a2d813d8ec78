/** Reveal times: when the call is heard, cups are lifted and dice counted, within the pause of the table. */

const PAUSE_SHARE = 0.7; // of the pause: the rest is for looking at how it came out
const MIN_PAUSE_MS = 400;
const SHOUT_MS = 1100; // the word, and a beat of silence
const LIFT_MS = 500; // from a cup to its first die
const DIE_MS = 340;
const REST_MS = 700; // from the last die to the outcome

/** Milliseconds after the call. */
export interface RevealTimes {
  /** Of each cup. */
  lifts: number[];
  /** Of each die that counts, in the order of the cups. */
  counts: number[];
  /** When the dice of each cup have been counted. */
  told: number[];
  outcome: number;
}

/** How a round is shown: how many dice count under each cup, and whether all are lifted at once. */
export interface RevealPlan {
  matches: readonly number[];
  together: boolean;
}

/** The times of a reveal; all at once where there is no pause to speak of. */
export function revealTimes({ matches, together }: RevealPlan, pause: number): RevealTimes {
  const times: RevealTimes = { lifts: [], counts: [], told: [], outcome: 0 };
  let at = SHOUT_MS;
  if (together) {
    times.lifts = matches.map(() => at);
    at += LIFT_MS;
  }
  for (const dice of matches) {
    if (!together) times.lifts.push(at);
    if (!together) at += LIFT_MS;
    for (let die = 0; die < dice; die++, at += DIE_MS) times.counts.push(at);
    times.told.push(at);
  }
  times.outcome = at + REST_MS;
  return scaled(
    times,
    pause < MIN_PAUSE_MS ? 0 : Math.min(1, (pause * PAUSE_SHARE) / times.outcome),
  );
}

/** How many of some times have come. */
export function reached(times: readonly number[], elapsed: number): number {
  return times.filter((at) => at <= elapsed).length;
}

function scaled({ lifts, counts, told, outcome }: RevealTimes, by: number): RevealTimes {
  const short = (at: number) => Math.round(at * by);
  return {
    lifts: lifts.map(short),
    counts: counts.map(short),
    told: told.map(short),
    outcome: short(outcome),
  };
}
