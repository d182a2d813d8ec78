/** The coach at a table: how likely bids are true, and what to do, where there is one to ask. */

import { request } from "../../lib/api.ts";
import { hasCoach } from "../../lib/catalog.ts";
import { readItem, writeItem } from "../../lib/storage.ts";
import { lang } from "../../lib/words.svelte.ts";
import type { Bid } from "../../protocol/messages.gen.ts";
import type { AdviceShown, BidOdds, OddsShown } from "../../protocol/rest.gen.ts";

const STORAGE_KEY = "palifico-coach";

/** Asks once a turn, where the server has a coach; for advice only when open. */
export class Coach {
  odds = $state.raw<OddsShown | null>(null);
  advice = $state.raw<AdviceShown | null>(null);
  /** Whether advice is on its way. */
  thinks = $state(false);
  #isThere = $state(false);
  #open = $state(readItem(STORAGE_KEY) === "open");
  #asked = -1;
  #advised = "";
  readonly #path: string;

  constructor(table: string) {
    this.#path = `/api/tables/${table}`;
  }

  /** Whether the server has one, as far as is known. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /** Whether the reader wants to see it; kept for the next visit. */
  get open(): boolean {
    return this.#open;
  }

  set open(isOpen: boolean) {
    if (isOpen === this.#open) return;
    this.#open = isOpen;
    writeItem(STORAGE_KEY, isOpen ? "open" : "closed");
  }

  /** Finds out whether the server has one. */
  async look(): Promise<void> {
    this.#isThere = await hasCoach().catch(() => false);
  }

  /** Asks for what is not known yet of the turn that `n` began. */
  async follow(n: number): Promise<void> {
    const advised = `${n} ${lang()}`;
    const isOpen = this.#open;
    if (n !== this.#asked) {
      this.#asked = n;
      this.#advised = "";
      this.odds = null;
      this.advice = null;
      this.thinks = false;
      const odds = await this.#ask<OddsShown>("odds");
      if (n === this.#asked) this.odds = odds;
      this.#isThere = odds !== null;
    }
    if (!isOpen || !this.odds || n !== this.#asked || advised === this.#advised) return;
    this.#advised = advised;
    this.thinks = true;
    const advice = await this.#ask<AdviceShown>("coach");
    if (advised !== this.#advised) return;
    this.advice = advice?.advice.length ? advice : null;
    this.thinks = false;
  }

  /** What is known of a bid. */
  of([count, face]: Bid): BidOdds | null {
    const found = this.odds?.bids.find(({ bid }) => bid[0] === count && bid[1] === face);
    return found ?? null;
  }

  /** Return the answer; null without a coach, or when it refuses. */
  async #ask<T>(what: string): Promise<T | null> {
    try {
      return (await hasCoach()) ? await request<T>("GET", `${this.#path}/${what}`) : null;
    } catch {
      return null;
    }
  }
}
