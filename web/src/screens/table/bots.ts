/** Bots on free seats. */

import type { Room } from "../../table/room.svelte.ts";

/** Puts bots on all free seats and begins; stops where the table says no. */
export async function beginWithBots(room: Room, level: string): Promise<boolean> {
  const free = room.table?.seats.flatMap((seat, index) => (seat ? [] : [index])) ?? [];
  for (const seat of free) if (!(await room.ask("seat_bot", { seat, level }))) return false;
  return room.ask("begin");
}
