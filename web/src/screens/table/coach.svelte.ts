/** The coach: how likely bids are true, as the odds service tells it, where there is one. */

import { ask, Refused } from "../../lib/api.ts";
import type { Bid } from "../../protocol/messages.gen.ts";

/** What the service answers at a turn. */
export interface Odds {
  n: number;
  bids: { bid: Bid; chance: number }[];
  dudo?: number | null;
}

const KEPT = "palifico-no-coach";
const NOT_FOUND = 404;

/** Asks once a turn; where there is no such service, it asks no more in this visit. */
export class Coach {
  odds = $state.raw<Odds | null>(null);
  #asked = -1;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for the odds of the turn that `n` began. */
  async follow(n: number): Promise<void> {
    if (n === this.#asked || isMissing()) return;
    this.#asked = n;
    this.odds = null;
    try {
      const odds = await ask<Odds>("GET", `/api/tables/${this.#table}/odds`);
      if (n === this.#asked) this.odds = odds;
    } catch (error) {
      if (error instanceof Refused && error.status === NOT_FOUND) remember();
    }
  }

  /** The chance of a bid, where it is known. */
  chance([count, face]: Bid): number | null {
    const found = this.odds?.bids.find(({ bid }) => bid[0] === count && bid[1] === face);
    return found?.chance ?? null;
  }
}

function isMissing(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(KEPT, "1");
  } catch {
    // Then it is asked again at the next table.
  }
}
