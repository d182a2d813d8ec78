/** First game: what this device has seen of the game so far. A newcomer is one who has finished no game here. */

import { readItem, writeItem } from "../lib/storage.ts";
import { mySeat, type Table } from "./state.ts";

const FINISHED = "palifico-finished";
const EXPLAINED = "palifico-explained:";

/** A turn that is explained once: to open a round, or to answer a bid. */
export type FirstTurn = "open" | "answer";

/** Whether no game has been finished on this device yet. */
export function isNewcomer(): boolean {
  return readItem(FINISHED) === null;
}

/** Store that a game is finished, as soon as it is over for me. */
export function noteGame(table: Table): void {
  const seat = mySeat(table);
  if (seat === null || !table.game) return;
  if (table.status === "over" || table.game.out.includes(seat)) writeItem(FINISHED, "yes");
}

/** Whether a turn of this kind is still to be explained. */
export function isUnexplained(turn: FirstTurn): boolean {
  return isNewcomer() && readItem(EXPLAINED + turn) === null;
}

/** Store that a turn of this kind has been explained. */
export function noteExplained(turn: FirstTurn): void {
  writeItem(EXPLAINED + turn, "yes");
}
