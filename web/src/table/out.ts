/** Out: what there is for a player who has no dice left while the game goes on. */

import { mySeat, type Table } from "./state.ts";

/** A reveal for a player who is out: long enough to see whom it hits. */
const QUICK_REVEAL_MS = 1200;

/** Whether I am out of the game that is on, and have not left my seat. */
export function isOut(table: Table): boolean {
  const seat = mySeat(table);
  if (seat === null || table.status !== "playing" || table.seats[seat]?.for_good) return false;
  return table.game?.out.includes(seat) ?? false;
}

/** My place from the best on, once I am out. */
export function placeSoFar(table: Table): number | null {
  const seat = mySeat(table);
  const at = seat === null ? -1 : table.places.indexOf(seat);
  return at < 0 ? null : table.seats.length - table.places.length + at + 1;
}

/** Whether the rest can be played at once: nobody plays it but bots. */
export function mayHurry(table: Table): boolean {
  const out = table.game?.out ?? [];
  const isBots = table.seats.every((one, seat) => one?.bot || one?.for_good || out.includes(seat));
  return isOut(table) && isBots && !table.settings.rated;
}

/** How long a reveal takes in my view: all of the pause while I play, less when I only look on. */
export function revealPause(table: Table): number {
  const { pause_ms } = table.settings;
  if (table.hurried) return 0;
  const isMine = table.last?.out === mySeat(table); // the one that has put me out
  return isOut(table) && !isMine ? Math.min(pause_ms, QUICK_REVEAL_MS) : pause_ms;
}
