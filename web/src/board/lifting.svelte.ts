/** A reveal that is going on: how many cups are lifted, and whether the outcome is to be seen. */

import type { Shown } from "../table/state.ts";
import { liftedAfter, type Pacing, pacing } from "./pacing.ts";

/** What is told as a reveal goes on. */
export interface Hearing {
  /** A cup was lifted: its place in the order. */
  lifted?: (cup: number) => void;
  /** The outcome is to be seen. */
  settled?: () => void;
}

/** Lifts the cups of each round one after the other. */
export class Lifting {
  /** How many cups are lifted. */
  lifted = $state(0);
  /** Whether all has been seen, so that the outcome may be told. */
  settled = $state(true);
  #n = 0;
  #plan: Pacing = { cups: [], outcome: 0 };
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #hearing: Hearing;

  constructor(hearing: Hearing = {}) {
    this.#hearing = hearing;
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
    this.#plan = pacing(shown.cups.length, pause);
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
    const due = liftedAfter(this.#plan, elapsed);
    for (let cup = this.lifted; cup < due; cup++) {
      this.lifted = cup + 1;
      this.#hearing.lifted?.(cup);
    }
    if (elapsed >= this.#plan.outcome) {
      this.settled = true;
      this.#hearing.settled?.();
      return;
    }
    const next = this.#plan.cups[this.lifted] ?? this.#plan.outcome;
    this.#timer = setTimeout(() => this.#catchUp(), Math.max(0, next - elapsed));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.settled = true;
  }
}
