/** Outcome hold: a round stays on the board until it was looked at, though the next one has begun behind it. */

import type { Prefs } from "../lib/prefs.svelte.ts";
import { iMayCalza, isMyTurn, type Shown, type Table } from "../table/state.ts";

const MIN_PAUSE_MS = 400;
const MAX_TIMER_MS = 0x7fffffff;
const LINGER_MS: Readonly<Record<Prefs["linger"], readonly [least: number, die: number]>> = {
  short: [0, 0],
  normal: [4000, 100],
  long: [8000, 200],
  tap: [MAX_TIMER_MS, 0],
};

/** How long an outcome stays: the more dice there are, the longer. */
export function lingerMs({ cups }: Shown, linger: Prefs["linger"]): number {
  const [least, die] = LINGER_MS[linger];
  return least + die * cups.reduce((dice, cup) => dice + cup.dice.length, 0);
}

/**
 * Holds the board of a round that was called.
 *
 * The server does not wait for it: the table goes on for all. As soon as I can do something in the next
 * round, the board is the present one, and the outcome is only a note beside it.
 */
export class OutcomeHold {
  #kept = $state.raw<Table | null>(null);
  #note = $state.raw<Table | null>(null);
  #begun = $state(false);
  #n = 0;
  #isDone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The board as it is to be shown. */
  board(table: Table): Table {
    return this.#kept && this.#begun ? this.#kept : table;
  }

  /** The round whose outcome is told in a line, because the board already shows the next one. */
  get note(): Table | null {
    return this.#note;
  }

  /** Whether the next round has begun behind what is looked at. */
  get isBehind(): boolean {
    return this.#kept !== null && this.#begun;
  }

  /** Whether there is a round to look at that can be sent away. */
  get isOpen(): boolean {
    return this.#kept !== null;
  }

  /** Follow the table as it is now. */
  follow(table: Table): void {
    const shown = table.game?.reveal ? table.last : null;
    if (shown) this.#look(table, shown.n);
    else if (this.#kept) this.#goOn(table);
  }

  /** The outcome is told: from now on it stays for so long. */
  settled(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), Math.min(ms, MAX_TIMER_MS));
  }

  /** It was looked at. */
  close(): void {
    clearTimeout(this.#timer);
    this.#isDone = true;
    this.#kept = null;
    this.#note = null;
  }

  #look(table: Table, n: number): void {
    if (n !== this.#n) {
      this.close();
      this.#n = n;
      this.#isDone = table.settings.pause_ms < MIN_PAUSE_MS;
    }
    this.#begun = false;
    if (!this.#isDone) this.#kept = table;
  }

  #goOn(table: Table): void {
    this.#begun = true;
    if (table.status !== "playing") {
      this.close();
    } else if (isMyTurn(table) || iMayCalza(table)) {
      this.#note = this.#kept;
      this.#kept = null;
    }
  }
}
