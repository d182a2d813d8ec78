/** Dice in play: as many as everyone at the table may know of. */

import { edition } from "../lib/editions.ts";
import type { Table } from "./state.ts";

/** How many dice each player began with. */
export function diceEach({ settings }: Table): number {
  const house = settings.house?.dice_each;
  return typeof house === "number" ? house : edition(settings.edition).dice_each;
}

/** How many dice lie on the table; null where the edition hides it. While a round is looked at, those of that round. */
export function diceInPlay({ game }: Table): number | null {
  if (!game?.counts) return null;
  const lost = game.reveal?.loser != null ? 1 : 0;
  const regained = game.reveal?.gainer != null ? 1 : 0;
  return game.counts.reduce((all, count) => all + count, 0) + lost - regained;
}

/** How many dice the game began with. */
export function diceAtStart(table: Table): number {
  return diceEach(table) * table.seats.length;
}

/** Who acts after the one to act, if that one raises; null when there is only one. */
export function nextToAct({ game, seats }: Table): number | null {
  const acting = game?.turn?.to_act;
  if (acting === undefined) return null;
  for (let step = 1; step < seats.length; step++) {
    const seat = (acting + step) % seats.length;
    if (seats[seat] && !game?.out.includes(seat)) return seat;
  }
  return null;
}
