/** Log of a table: follows the language, and is held back while cups are lifted. */

import type { AnyEntry } from "../protocol/messages.gen.ts";
import { type Kind, type Line, lines } from "./sentences.ts";
import type { Table } from "./state.ts";

/** A line of the log as it is shown. */
export type LogLine = { n: number; text: string; kind: Kind };

const MAX_LINES = 200;

/** Something that was told, and can be told again in another language. */
class LogEntry {
  readonly n: number;
  readonly #make: () => Line[];
  /** Whether it stays when rounds are forgotten. */
  readonly stays: boolean;
  /** Up to which cup it may be told. */
  step = $state(Number.POSITIVE_INFINITY);
  readonly #all = $derived.by(() => this.#make());

  constructor(n: number, make: () => Line[], stays: boolean) {
    this.n = n;
    this.#make = make;
    this.stays = stays;
  }

  get lines(): LogLine[] {
    const told = this.#all.filter(({ step }) => step <= this.step);
    return told.map(({ text, kind }) => ({ n: this.n, text, kind }));
  }
}

/** What was told at a table, the oldest first. */
export class Log {
  #entries = $state.raw<readonly LogEntry[]>([]);
  readonly #lines = $derived(this.#entries.flatMap((one) => one.lines));

  /** All lines, the oldest first. */
  get lines(): LogLine[] {
    return this.#lines;
  }

  /** Tell an entry that has just been applied; `upTo` holds back what the cups are to tell. */
  tell(table: Table, entry: AnyEntry, upTo = Number.POSITIVE_INFINITY): void {
    const told = new LogEntry(entry.n, () => lines(table, entry), false);
    told.step = upTo;
    this.#add(told);
  }

  /** Tell anew what is still known of the round. */
  recall(n: number, make: () => Line[]): void {
    this.#add(new LogEntry(n, make, false));
  }

  /** Tell a sentence of our own. */
  note(n: number, kind: Kind, text: () => string): void {
    this.#add(new LogEntry(n, () => [{ kind, text: text(), step: 0 }], true));
  }

  /** Let the latest entry be told up to this cup, or wholly. */
  release(upTo = Number.POSITIVE_INFINITY): void {
    for (const told of this.#entries) if (told.step < upTo) told.step = upTo;
  }

  /** Past rounds are not to be looked up. */
  forget(): void {
    this.#entries = this.#entries.filter((one) => one.stays);
  }

  /** The table is told anew, so what was told before may be told twice. */
  clear(): void {
    this.#entries = [];
  }

  #add(one: LogEntry): void {
    this.#entries = [...this.#entries, one].slice(-MAX_LINES);
  }
}
