/** What the seats of a game are called and how they are drawn, as they are told apart. */

import { t } from "../../lib/words.svelte.ts";
import type { Person } from "../../protocol/messages.gen.ts";
import type { GameOver } from "../../protocol/rest.gen.ts";
import { botLooks } from "../../table/seats.ts";

/** The name of a seat; who has the name of an earlier seat gets a number. */
export function seatName(over: GameOver, seat: number): string {
  const name = plainName(over, seat);
  const before = over.seats.slice(0, seat).filter((_, other) => plainName(over, other) === name);
  return before.length ? `${name} ${before.length + 1}` : name;
}

/** Those who sat there, each with a name. */
export function named(over: GameOver): Person[] {
  return over.seats.map(({ person }, seat) =>
    person.name ? person : { ...person, name: seatName(over, seat) },
  );
}

/** Looks of the player at a seat, as on the board: of bots of one kind the first has its own face. */
export function seatLooks(over: GameOver, seat: number): Pick<Person, "colour" | "shape"> {
  const person = over.seats[seat]?.person;
  const isFirst = over.seats.findIndex((one) => one.person.id === person?.id) === seat;
  return person && (person.kind !== "house" || isFirst) ? person : botLooks(seat);
}

function plainName(over: GameOver, seat: number): string {
  return over.seats[seat]?.person.name || t("after-seat-gone", { seat: seat + 1 });
}
