/** House-rule draft: what differs from the edition, validated by the server after a debounce. */

import { request } from "../../lib/api.ts";
import type { EditionTold, FieldTold, HouseTold } from "../../protocol/rest.gen.ts";
import type { Changes, Value } from "./choices.ts";

const DEBOUNCE_MS = 250;
const MAX_TRIES = 3;

/** Asks what a share code stands for; an unreadable one is answered with its fault. */
export function readRules(code: string): Promise<HouseTold> {
  return request<HouseTold>("POST", "/api/house", { rules: code.trim() });
}

/** The changes made to one box. The server judges them, a moment after the last one. */
export class Draft {
  readonly box: EditionTold;
  /** Every rule that is not as in the box; one that means nothing just now waits here, too. */
  changes = $state.raw<Changes>({});
  /** The last answer. */
  told = $state.raw<HouseTold | null>(null);
  /** Why no answer came. */
  trouble = $state<string | null>(null);

  #option: ReadonlySet<string>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> = Promise.resolve();
  #turn = 0;

  constructor(box: EditionTold, changes: Changes = {}) {
    this.box = box;
    this.#option = new Set(box.options.map(({ field }) => field));
    this.changes = changes;
    this.#ask();
  }

  /** The value of a rule now; null where it is not set yet. */
  value({ field, box }: FieldTold): Value | null {
    return this.changes[field] ?? box;
  }

  /** Changes a rule; the box's own value is no change. */
  set({ field, box }: FieldTold, value: Value | null): void {
    const { [field]: _, ...others } = this.changes;
    this.changes = value === null || value === box ? others : { ...others, [field]: value };
    this.#askSoon();
  }

  /** Everything as in the box. */
  reset(): void {
    this.changes = {};
    this.#askSoon();
  }

  /** Whether a rule means nothing as things are. */
  isIdle({ field }: FieldTold): boolean {
    return this.told?.idle.includes(field) ?? false;
  }

  /** Why the rules cannot be, if this rule is the one to blame. */
  faultOf({ field }: FieldTold): string | null {
    const fault = this.told?.fault;
    return fault?.field === field ? this.#named(fault.why) : null;
  }

  /** Resolves with the answer to all changes so far; null if there is none. */
  async settled(): Promise<HouseTold | null> {
    if (this.#timer !== undefined || this.told === null) this.#ask();
    await this.#asking;
    return this.trouble === null ? this.told : null;
  }

  /** No answer is waited for any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  /** A sentence in which rules have the names that stand above them. */
  #named(why: string): string {
    const fields = this.box.groups.flatMap((group) => group.fields);
    const labels = new Map(fields.map(({ field, label }) => [field, label]));
    return why.replaceAll(/[a-z]+(?:_[a-z]+)+/g, (name) => labels.get(name) ?? name);
  }

  #askSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), DEBOUNCE_MS);
  }

  #ask(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turn += 1;
    this.#asking = this.#converse(this.#turn);
  }

  /** Which rules mean something is for the server to say: what does not is left out, and asked again. */
  async #converse(turn: number): Promise<void> {
    let sent = this.#meant(this.told?.idle ?? []);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const told = await this.#judge(sent, turn);
      if (told === null) return;
      this.#fill(told.missing);
      const meant = this.#meant(told.idle);
      if (JSON.stringify(meant) === JSON.stringify(sent)) return;
      sent = meant;
    }
  }

  /** A rule that the box has no word about begins with what most boxes say. */
  #fill(missing: readonly string[]): void {
    const fields = this.box.groups.flatMap((group) => group.fields);
    const wanted = fields.filter(({ field }) => missing.includes(field));
    const usual = Object.fromEntries(wanted.map(({ field, usual: first }) => [field, first]));
    if (wanted.length > 0) this.changes = { ...usual, ...this.changes };
  }

  async #judge(sent: Changes, turn: number): Promise<HouseTold | null> {
    try {
      const told = await request<HouseTold>("POST", "/api/house", this.#question(sent));
      if (turn !== this.#turn) return null;
      this.told = told;
      this.trouble = null;
      return told;
    } catch (error) {
      if (turn === this.#turn)
        this.trouble = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  #meant(idle: readonly string[]): Changes {
    return Object.fromEntries(
      Object.entries(this.changes).filter(([field]) => !idle.includes(field)),
    );
  }

  #question(sent: Changes): unknown {
    const all = Object.entries(sent);
    const options = Object.fromEntries(all.filter(([field]) => this.#option.has(field)));
    const house = Object.fromEntries(all.filter(([field]) => !this.#option.has(field)));
    return { edition: this.box.id, options, house };
  }
}
