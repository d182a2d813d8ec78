/** Which list of the leaderboard is asked for, as it stands in the address. */

import { EDITIONS, editionFor } from "../../lib/editions.ts";
import { lang } from "../../lib/words.svelte.ts";
import type { ListShown } from "../../protocol/rest.gen.ts";

/** One list, from a rank on. */
export type Wanted = { kind: "people" | "bots"; edition: string; seats: number; after: number };

/** So many are on a page. */
export const PAGE_SIZE = 100;
/** The numbers of seats that a rated game can have. */
export const SEATS = [2, 3, 4, 5, 6] as const;
const DEFAULT_SEATS = 4;

/** The list that an address asks for; what it leaves open, or what cannot be, is as usual. */
export function wantedIn(query: URLSearchParams): Wanted {
  const edition = query.get("edition") ?? "";
  const seats = Number(query.get("seats"));
  return {
    kind: query.get("kind") === "bots" ? "bots" : "people",
    edition: edition in EDITIONS ? edition : editionFor(lang()),
    seats: SEATS.find((one) => one === seats) ?? DEFAULT_SEATS,
    after: Math.max(0, Math.floor(Number(query.get("after")) || 0)),
  };
}

/** The address of a list, of the page or of the server's answer. */
export function queryOf({ kind, edition, seats, after }: Wanted): string {
  const query = new URLSearchParams({ kind, edition, seats: String(seats) });
  if (after) query.set("after", String(after));
  return query.toString();
}

/** Whether an address leaves it open which list is meant. */
export function isOpen(query: URLSearchParams): boolean {
  return !query.has("edition") && !query.has("seats");
}

/** The lists that have most people on them, the fullest first. */
export function fullest(lists: readonly ListShown[]): ListShown[] {
  return [...lists].sort((a, b) => b.listed - a.listed).slice(0, 6);
}
