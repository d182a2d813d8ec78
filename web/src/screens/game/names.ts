/** What the seats of a game are called, as they are told apart. */

import { t } from "../../lib/words.svelte.ts";
import type { GameOver } from "../../protocol/rest.gen.ts";

/** The name of a seat; who has the name of an earlier seat gets a number. */
export function seatName(over: GameOver, seat: number): string {
  const name = plainName(over, seat);
  const before = over.seats.slice(0, seat).filter((_, other) => plainName(over, other) === name);
  return before.length ? `${name} ${before.length + 1}` : name;
}

function plainName(over: GameOver, seat: number): string {
  return over.seats[seat]?.person.name || t("after-seat-gone", { seat: seat + 1 });
}
