/** A replay that goes on by itself, or as far as one moves it. */

import {
  beginning,
  nextRound,
  previousRound,
  type ReplayEntry,
  roundAt,
  roundStarts,
  type Speed,
  timeFor,
} from "./scrub.ts";

/** Goes through moments. */
export class ReplayPlayer<M extends ReplayEntry> {
  /** The moment that is shown. */
  at = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  /** How fast. */
  speed = $state<Speed>("normal");
  readonly #moments: () => readonly M[];
  readonly #told: (moment: M) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `told` hears of every moment that is reached, but for those that a slider runs over. */
  constructor(moments: () => readonly M[], told: (moment: M) => void = () => {}) {
    this.#moments = moments;
    this.#told = told;
    this.at = beginning(moments());
  }

  /** The last moment. */
  get last(): number {
    return this.#moments().length - 1;
  }

  /** What is shown; nothing if there is nothing to show. */
  get moment(): M | undefined {
    return this.#moments()[this.at];
  }

  /** Where the rounds begin. */
  get starts(): number[] {
    return roundStarts(this.#moments());
  }

  /** The round that is shown, counted from 1. */
  get round(): number {
    return roundAt(this.starts, this.at);
  }

  /** Go to a moment without a word, as a slider does. */
  scrub(at: number): void {
    this.pause();
    this.#reach(at);
  }

  /** Some moments on, or back. */
  step(by: number): void {
    this.pause();
    this.#reach(this.at + by);
    this.#tell();
  }

  /** To the beginning of a round: the next, or the one before. */
  jump(by: 1 | -1): void {
    this.step(
      (by > 0 ? nextRound(this.starts, this.at, this.last) : previousRound(this.starts, this.at)) -
        this.at,
    );
  }

  /** Go on by itself, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.#reach(beginning(this.#moments()));
    this.playing = true;
    this.#tell();
    this.#wait();
  }

  /** Stand still. */
  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    const moment = this.moment;
    if (!moment || this.at >= this.last) this.pause();
    else this.#timer = setTimeout(() => this.#next(), timeFor(moment, this.speed));
  }

  #next(): void {
    this.#reach(this.at + 1);
    this.#tell();
    this.#wait();
  }

  #reach(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
  }

  #tell(): void {
    if (this.moment) this.#told(this.moment);
  }
}
