/** A server with a coach, for tests. */

import { vi } from "vitest";
import type { Advice, AdviceShown, OddsShown } from "../src/protocol/rest.gen.ts";

/** The odds of a turn after three fives. */
export const ODDS: OddsShown = {
  n: 20,
  bids: [
    { bid: [4, 5], chance: 0.75, heard: 0.5, exact: 0.2 },
    { bid: [5, 5], chance: 0.4, heard: 0.004, exact: 0.1 },
    { bid: [4, 2], chance: 0.3, heard: 0.35, exact: 0.1 },
  ],
  dudo: 0.25,
  dudo_before: 0.3,
  calza: null,
  version: "listener-1",
};

const one = (fields: Partial<Advice>): Advice => ({
  action: "bid",
  bid: [4, 5],
  before: 0.75,
  after: 0.5,
  win: 0.31,
  why: "You hold three of them.",
  ...fields,
});

/** Four actions, of which three are worth showing. */
export const ADVICE: AdviceShown = {
  n: 20,
  seat: 0,
  wait: null,
  advice: [
    one({}),
    one({
      action: "dudo",
      bid: null,
      before: 0.3,
      after: 0.25,
      win: 0.2,
      why: "It may be a bluff.",
    }),
    one({ bid: [4, 2], win: 0.1, why: "Nobody has bid on twos." }),
    one({ bid: [9, 6], win: 0.01, why: "Never." }),
  ],
};

/** What the server does with each question: answers it, or refuses. */
export interface Coaching {
  /** Whether it says that it has a coach. */
  has: boolean;
  odds: OddsShown | null;
  advice: AdviceShown | null;
}

/** Lets `fetch` answer as a server with a coach; the list grows with each question put to the coach. */
export function coachServer(coaching: Coaching, fetched: string[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    if (url.startsWith("/api/meta")) return Response.json({ odds: coaching.has, bots: [] });
    asked.push(url);
    const told = url.includes("/odds") ? coaching.odds : coaching.advice;
    const off = { code: "coach.off", about: {}, why: "No coach here." };
    return Response.json(told ?? off, { status: told ? 200 : 403 });
  });
  return asked;
}
