/** A form that is sent: what is on its way, what was refused and beside which field. */

import { untrack } from "svelte";
import { Refused } from "../../lib/api.ts";

/** The field that a refusal is about, by its code; what is not here is about the whole form. */
export type Fields = Readonly<Record<string, string>>;

/** What goes on with a form. */
export class Form {
  /** Whether it is on its way. */
  busy = $state(false);
  /** What is wrong, by field; "" is the whole form. */
  errors = $state.raw<Readonly<Record<string, string>>>({});
  readonly #fields: Fields;

  constructor(fields: Fields = {}) {
    this.#fields = fields;
  }

  /** What is wrong with the form as a whole. */
  get error(): string {
    return this.errors[""] ?? "";
  }

  /** Send it; the answer tells whether it went well. */
  async send(work: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.busy)) return false; // an effect that sends does not wait for itself
    this.busy = true;
    this.errors = {};
    try {
      await work();
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #refused(error: unknown): void {
    const field = error instanceof Refused ? (this.#fields[error.code] ?? "") : "";
    this.errors = { [field]: error instanceof Error ? error.message : String(error) };
  }
}
