/** Query: a request that is sent again whenever its parameters change. */

import { type Method, request } from "../../lib/api.ts";
import { t } from "../../lib/words.svelte.ts";

/** The last answer, kept while the next one is on its way. */
export class Query<T> {
  /** The answer, null before the first. */
  value = $state.raw<T | null>(null);
  /** Why there is no answer to the last question. */
  fault = $state.raw<string | null>(null);
  /** Whether an answer is on its way. */
  busy = $state.raw(false);

  /** Asks; gives the way to leave it, as an effect wants it. */
  get(method: Method, path: string, body?: unknown): () => void {
    const leaving = new AbortController();
    this.busy = true;
    void this.#hear(request<T>(method, path, body, { signal: leaving.signal }), leaving.signal);
    return () => leaving.abort();
  }

  async #hear(answer: Promise<T>, left: AbortSignal): Promise<void> {
    try {
      const value = await answer;
      if (!left.aborted) Object.assign(this, { value, fault: null, busy: false });
    } catch (error) {
      if (left.aborted) return;
      const fault = error instanceof Error ? error.message : t("common-trouble");
      Object.assign(this, { fault, busy: false });
    }
  }
}
