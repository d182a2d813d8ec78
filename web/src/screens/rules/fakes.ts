/** Answers of the server, for tests. */

import { vi } from "vitest";
import type { Explained, FaceExplained, RowCompared } from "../../protocol/rest.gen.ts";

/** What was asked, in order. */
export interface Call {
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** Lets `fetch` answer every path by a function; the list grows with each question. */
export function fakeServer(answer: (call: Call) => unknown): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, "http://table.test");
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    const call = { path: pathname, query: searchParams, body };
    calls.push(call);
    const told = answer(call);
    const status = told instanceof Error ? 422 : 200;
    const text = told instanceof Error ? { code: "x", about: {}, why: told.message } : told;
    return Response.json(text, { status });
  });
  return calls;
}

/** A face that can be bid within limits, or not at all. */
export function face(number: number, least: number | null, most = 20): FaceExplained {
  const can = least !== null;
  return {
    face: number,
    name: number === 1 ? "Paco" : String(number),
    least,
    most: can ? most : null,
    why_less: can && least > 1 ? `Too few of ${number}.` : null,
    why_more: null,
    why_not: can ? null : `Never ${number}.`,
  };
}

/** What is said of a position, with something else in it. */
export function explained(other: Partial<Explained> = {}): Explained {
  const faces = [face(1, 2), face(2, null), face(3, 4), face(4, 3, 3), face(5, 3), face(6, 3)];
  return {
    edition: "paco",
    players: 4,
    limit: 20,
    impossible: null,
    faces,
    smallest: "The smallest bids.",
    dudo: { legal: true, lines: [] },
    calza: { legal: false, lines: ["Nobody may."] },
    notes: [],
    verdict: { legal: true, lines: ["Legal: because."] },
    ...other,
  };
}

/** A row of a comparison. */
export function row(
  section: string,
  a: string | null,
  b: string | null,
  same = a === b,
  optional = false,
): RowCompared {
  return { section, heading: `The ${section}`, field: section, a, b, same, optional };
}
