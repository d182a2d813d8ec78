/** Seat tools: what I may do with the player at a seat (host's actions, mute, profile). */

import { mySeat, type Table } from "../../table/state.ts";

/** An action on a player. */
export type Tool = "kick" | "replace" | "swap" | "hand-over" | "mute" | "profile";

/** What I may do with a seat, as the table stands. */
export function toolsOf(table: Table, seat: number): Tool[] {
  const sitter = table.seats[seat];
  if (!sitter || seat === mySeat(table)) return [];
  const isHost = table.me === table.host;
  const playing = table.status === "playing";
  const gathers = table.status === "gathering";
  const person = !sitter.bot;
  const fixed = playing && table.settings.rated;
  const found: [Tool, boolean][] = [
    ["profile", person],
    ["mute", person],
    ["hand-over", isHost && person && !sitter.kept && (playing || gathers)],
    ["swap", isHost && playing && person && !sitter.kept && !fixed],
    ["replace", isHost && playing && person && !sitter.for_good && !fixed],
    ["kick", isHost && gathers],
  ];
  return found.filter(([, may]) => may).map(([tool]) => tool);
}
