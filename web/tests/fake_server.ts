/** A server for tests: it answers what it was told to, and remembers what was asked. */

import { vi } from "vitest";
import type { GameOver, Me, RatingShown } from "../src/protocol/rest.gen.ts";

/** Something that was asked. */
export type FakeRequest = { what: string; body: unknown };
/** What is answered to "METHOD /path"; a refusal has a status of its own. */
export type Answers = Readonly<Record<string, unknown>>;

/** A refusal as the server words it. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly why: string;

  constructor(status: number, code: string, why: string) {
    this.status = status;
    this.code = code;
    this.why = why;
  }
}

/** Answers in place of a server; gives what was asked, the latest last. */
export function fakeServer(answers: Answers): FakeRequest[] {
  const asked: FakeRequest[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? "GET"} ${url.replace(/[?&]lang=\w+/, "")}`;
    asked.push({ what, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const found = answers[what];
    const answer = typeof found === "function" ? found() : found;
    if (answer === undefined) return told(404, { code: "route.unknown", about: {}, why: what });
    if (answer instanceof Refusal)
      return told(answer.status, { code: answer.code, about: {}, why: answer.why });
    return told(200, answer);
  });
  return asked;
}

function told(status: number, body: unknown): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { "Content-Type": "application/json" } });
}

/** An account of mine. */
export const GUEST: Me = {
  id: "0000000000000001",
  name: "Ann",
  colour: "red",
  shape: "star",
  kind: "guest",
  login: null,
  created: 0,
};

/** A game that is over: Ann and others, the last seat won. */
export function over(game: string, names: readonly string[], edition = "azteca"): GameOver {
  const at = `/api/games/${game}`;
  return {
    game,
    table: "table",
    edition,
    options: {},
    house: {},
    seats: names.map((name, seat) => ({
      person: { ...GUEST, id: `${seat}`.padStart(16, "0"), name },
      place: names.length - seat,
    })),
    why: "won",
    winner: names.length - 1,
    rounds: 6,
    ended: 1_700_000_000_000,
    rated: false,
    public: true,
    links: {
      page: `/g/${game}`,
      record: `${at}/record.json`,
      notation: `${at}/record.txt`,
      replay: `${at}/replay`,
      proof: `${at}/proof`,
    },
  };
}

/** A rating. */
export function rating(mu: number, sigma: number, games = 3): RatingShown {
  return { edition: "paco", seats: 4, ordinal: mu - 3 * sigma, mu, sigma, games };
}
