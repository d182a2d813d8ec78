/** Reveal animation: the call is heard, cups are lifted in the order of the box, dice are counted, then the outcome. */

import { matching } from "../table/dice.ts";
import type { Shown } from "../table/state.ts";
import { type RevealTimes, reached, revealTimes } from "./revealTimes.ts";

/** What is told as a reveal goes on. */
export interface RevealListener {
  /** So many cups were lifted together: the place of the first in the order. */
  lifted?: (first: number) => void;
  /** A die was counted: which, from 0. */
  counted?: (die: number) => void;
  /** All dice of a cup were counted: its place in the order. */
  told?: (cup: number) => void;
  /** The outcome is to be seen. */
  settled?: () => void;
}

/** How a reveal is to be shown: the pause of the table, when the call was, whether all cups go up at once. */
export interface RevealPace {
  pause: number;
  at: number | null;
  together?: boolean;
}

/** Shows the end of each round step by step. */
export class RevealAnimation {
  /** How many cups are lifted. */
  lifted = $state(0);
  /** How many dice have been counted. */
  counted = $state(0);
  /** Whether all has been seen, so that the outcome may be told. */
  settled = $state(true);
  #n = 0;
  #told = 0;
  #times: RevealTimes = { lifts: [], counts: [], told: [], outcome: 0 };
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listener: RevealListener;

  constructor(listener: RevealListener = {}) {
    this.#listener = listener;
  }

  /** Whether the call is heard, and no cup lifted yet. */
  get shouting(): boolean {
    return !this.settled && this.lifted === 0;
  }

  /** Begins with a round that has just ended; one that is over already is shown as a whole. */
  follow(shown: Shown | null, { pause, at, together = false }: RevealPace): void {
    if (shown?.n === this.#n) return;
    this.#stop();
    if (!shown) return;
    this.#n = shown.n;
    this.lifted = 0;
    this.counted = 0;
    this.#told = 0;
    this.settled = false;
    const elapsed = at === null ? Number.POSITIVE_INFINITY : Math.max(0, Date.now() - at);
    const matches = shown.cups.map(({ dice }) => matching(dice, shown.bid, shown.last_die));
    this.#times = revealTimes({ matches, together }, pause);
    this.#began = Date.now() - elapsed;
    this.#catchUp();
  }

  /** Shows all that is left at once. */
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
    const { lifts, counts, told, outcome } = this.#times;
    const [before, due] = [this.lifted, reached(lifts, elapsed)];
    this.lifted = due;
    if (due > before) this.#listener.lifted?.(before);
    const dice = this.counted;
    this.counted = reached(counts, elapsed);
    if (this.counted > dice) this.#listener.counted?.(this.counted - 1);
    for (const cups = reached(told, elapsed); this.#told < cups; this.#told++)
      this.#listener.told?.(this.#told);
    if (elapsed >= outcome) {
      this.settled = true;
      this.#listener.settled?.();
      return;
    }
    const next = Math.min(...[...lifts, ...counts, ...told, outcome].filter((at) => at > elapsed));
    this.#timer = setTimeout(() => this.#catchUp(), next - elapsed);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.settled = true;
  }
}
