/** Roll-off: one die per cup, throw by throw, until it is clear who begins. */

import type { Start } from "../table/state.ts";

/** A die of the roll-off at a seat: the highest stand out, the others are no longer in it. */
export interface Thrown {
  face: number;
  tone: "match" | "dim";
}

/** Milliseconds from the beginning: of every throw, and of the end. */
export interface RollOffTimes {
  throws: number[];
  end: number;
}

const LEAD_MS = 700; // the cups are shaken
const STEP_MS = 1600;
const REST_MS = 2200; // for looking at who begins

/** The times of a roll-off of so many throws; under reduced motion all lie there at once. */
export function rollOffTimes(throws: number, still: boolean): RollOffTimes {
  const at = Array.from({ length: throws }, (_, index) => (still ? 0 : LEAD_MS + index * STEP_MS));
  return { throws: at, end: LEAD_MS + (throws - 1) * STEP_MS + REST_MS };
}

/** The latest die of each seat after so many throws. */
export function thrownDice({ throws }: Start, seen: number): Map<number, Thrown> {
  const found = new Map<number, Thrown>();
  for (const dice of throws.slice(0, seen)) {
    const highest = Math.max(...dice.values());
    for (const [seat, one] of found) found.set(seat, { ...one, tone: "dim" });
    for (const [seat, face] of dice)
      found.set(seat, { face, tone: face === highest ? "match" : "dim" });
  }
  return found;
}

/** The seats that shake their cups for the next throw. */
export function rollingSeats({ throws }: Start, seen: number): number[] {
  return [...(throws[seen]?.keys() ?? [])];
}

/** Shows the throws of a game that begins, one after the other. */
export class RollOffAnimation {
  /** How many throws are seen; null when there is no roll-off to look at. */
  seen = $state<number | null>(null);
  #n = 0;
  #times: RollOffTimes = { throws: [], end: 0 };
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #thrown: () => void;

  /** `thrown` is called with each throw. */
  constructor(thrown: () => void = () => {}) {
    this.#thrown = thrown;
  }

  /** Begin with a game that has just begun, at `at`; what is long past is not shown. */
  follow(start: Start | null, { still, at }: { still: boolean; at: number }): void {
    if (start?.n === this.#n) return;
    this.skip();
    this.#n = start?.n ?? 0;
    if (!start) return;
    this.#times = rollOffTimes(start.throws.length, still);
    this.#began = at;
    if (start.throws.length && Date.now() - at < this.#times.end) {
      this.seen = 0;
      this.#catchUp();
    }
  }

  /** Look at the game instead. */
  skip(): void {
    clearTimeout(this.#timer);
    this.seen = null;
  }

  #catchUp(): void {
    const elapsed = Date.now() - this.#began;
    if (elapsed >= this.#times.end) {
      this.skip();
      return;
    }
    const due = this.#times.throws.filter((at) => at <= elapsed).length;
    if (due > (this.seen ?? 0)) this.#thrown();
    this.seen = due;
    const next = this.#times.throws[due] ?? this.#times.end;
    this.#timer = setTimeout(() => this.#catchUp(), Math.max(0, next - elapsed));
  }
}
