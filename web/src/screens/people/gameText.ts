/** Games in a history: how one ended for a player, and who the others were. */

import { listText, t } from "../../lib/words.svelte.ts";
import type { GameOver } from "../../protocol/rest.gen.ts";

/** How a game came out for an account: the best of its seats counts. */
export function outcomeText(over: GameOver, account: string): string {
  const mine = over.seats.filter(({ person }) => person.id === account);
  const place = Math.min(...mine.map((seat) => seat.place));
  if (over.why !== "won") return t("people-no-winner");
  if (place === 1) return t("people-won");
  if (!Number.isFinite(place)) return "";
  return t("people-placed", { place, seats: over.seats.length });
}

/** Whether an account won a game. */
export function isWon(over: GameOver, account: string): boolean {
  return over.winner !== null && over.seats[over.winner]?.person.id === account;
}

/** With whom an account played. */
export function withText(over: GameOver, account: string): string {
  const others = over.seats.filter(({ person }) => person.id !== account);
  const names = others.map(({ person }) => person.name || t("people-somebody"));
  return names.length ? t("people-with", { names: listText(names) }) : "";
}
