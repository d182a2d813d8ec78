/** The coach: how likely bids are true, as the odds service tells it, where there is one. */

import { ask } from "../../lib/api.ts";
import type { Bid } from "../../protocol/messages.gen.ts";
import { hasCoach } from "../home/told.ts";

/** What the service answers at a turn. */
export interface Odds {
  n: number;
  bids: { bid: Bid; chance: number }[];
  dudo?: number | null;
}

/** Asks once a turn, where the server says that there is somebody to ask. */
export class Coach {
  odds = $state.raw<Odds | null>(null);
  #asked = -1;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for the odds of the turn that `n` began. */
  async follow(n: number): Promise<void> {
    if (n === this.#asked) return;
    this.#asked = n;
    this.odds = null;
    try {
      if (!(await hasCoach())) return;
      const odds = await ask<Odds>("GET", `/api/tables/${this.#table}/odds`);
      if (n === this.#asked) this.odds = odds;
    } catch {
      // Without an answer there is no advice at this turn.
    }
  }

  /** The chance of a bid, where it is known. */
  chance([count, face]: Bid): number | null {
    const found = this.odds?.bids.find(({ bid }) => bid[0] === count && bid[1] === face);
    return found?.chance ?? null;
  }
}
