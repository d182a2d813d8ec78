/** Reveal animation: lifts the cups of a round one by one, within the pause of the table. */

import type { Shown } from "../table/state.ts";

const PAUSE_SHARE = 0.6; // of the pause: the rest is for looking at how it came out
const MAX_LEAD_MS = 500;
const MAX_STEP_MS = 900;
const MIN_PAUSE_MS = 400;

/** Milliseconds after the call: of every cup, and of the outcome. */
export interface RevealTimes {
  cups: number[];
  outcome: number;
}

/** What is told as a reveal goes on. */
export interface RevealListener {
  /** A cup was lifted: its place in the order. */
  lifted?: (cup: number) => void;
  /** The outcome is to be seen. */
  settled?: () => void;
}

/** Lifts the cups of each round one after the other. */
export class RevealAnimation {
  /** How many cups are lifted. */
  lifted = $state(0);
  /** Whether all has been seen, so that the outcome may be told. */
  settled = $state(true);
  #n = 0;
  #times: RevealTimes = { cups: [], outcome: 0 };
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listener: RevealListener;

  constructor(listener: RevealListener = {}) {
    this.#listener = listener;
  }

  /** Begins with a round that has just ended; one that is over already is shown as a whole. */
  follow(shown: Shown | null, { pause, at }: { pause: number; at: number | null }): void {
    if (shown?.n === this.#n) return;
    this.#stop();
    if (!shown) return;
    this.#n = shown.n;
    this.lifted = 0;
    this.settled = false;
    const elapsed = at === null ? Number.POSITIVE_INFINITY : Math.max(0, Date.now() - at);
    this.#times = revealTimes(shown.cups.length, pause);
    this.#began = Date.now() - elapsed;
    this.#catchUp();
  }

  /** Lifts all that is left at once. */
  skip(): void {
    if (this.settled) return;
    this.#began = Number.NEGATIVE_INFINITY;
    this.#catchUp();
  }

  /** Ends without telling anything more. */
  close(): void {
    this.#stop();
  }

  #catchUp(): void {
    clearTimeout(this.#timer);
    const elapsed = Date.now() - this.#began;
    const due = liftedAfter(this.#times, elapsed);
    for (let cup = this.lifted; cup < due; cup++) {
      this.lifted = cup + 1;
      this.#listener.lifted?.(cup);
    }
    if (elapsed >= this.#times.outcome) {
      this.settled = true;
      this.#listener.settled?.();
      return;
    }
    const next = this.#times.cups[this.lifted] ?? this.#times.outcome;
    this.#timer = setTimeout(() => this.#catchUp(), Math.max(0, next - elapsed));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.settled = true;
  }
}

/** The times of a reveal of so many cups. */
export function revealTimes(cups: number, pause: number): RevealTimes {
  if (pause < MIN_PAUSE_MS) return { cups: Array(cups).fill(0), outcome: 0 };
  const whole = pause * PAUSE_SHARE;
  const lead = Math.min(MAX_LEAD_MS, whole / (cups + 1));
  const step = Math.min(MAX_STEP_MS, (whole - lead) / Math.max(1, cups));
  const at = Array.from({ length: cups }, (_, index) => Math.round(lead + index * step));
  return { cups: at, outcome: Math.round(lead + cups * step) };
}

/** How many cups are lifted after so many milliseconds. */
export function liftedAfter(times: RevealTimes, elapsed: number): number {
  return times.cups.filter((at) => at <= elapsed).length;
}
