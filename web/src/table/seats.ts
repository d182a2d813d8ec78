/** Seats: names and looks of the players at a table, and what I may do there. */

import { botName } from "../lib/constants.ts";
import type { Person, Span } from "../protocol/messages.gen.ts";
import type { Table } from "./state.ts";

const BOT_SHAPES = ["hexagon", "diamond", "cross", "leaf", "drop", "flower", "moon", "square"];
const BOT_COLOURS = ["teal", "orange", "violet", "blue", "brown", "green", "pink", "grey"];

/** Where I sit. */
export function mySeat(table: Table): number | null {
  const seat = table.seats.findIndex((one) => one && one.account === table.me && !one.bot);
  return seat < 0 ? null : seat;
}

/** A name as it is told apart from others at the table. */
export function nameOf(table: Table, seat: number): string {
  const name = plainName(table, seat);
  const before = table.seats.slice(0, seat).filter((_, other) => plainName(table, other) === name);
  return before.length ? `${name} ${before.length + 1}` : name;
}

/** Looks of the player at a seat; of several bots of one kind the first has its own face. */
export function looksOf(table: Table, seat: number): Pick<Person, "colour" | "shape"> {
  const account = table.seats[seat]?.account;
  const person = account === undefined ? undefined : table.people.get(account);
  const isFirst = table.seats.findIndex((one) => one?.account === account) === seat;
  if (person && isFirst) return { colour: person.colour, shape: person.shape };
  return botLooks(seat);
}

/** Looks of a bot whose own face is already at the table. */
export function botLooks(seat: number): Pick<Person, "colour" | "shape"> {
  return { colour: BOT_COLOURS[seat % 8] ?? "", shape: BOT_SHAPES[seat % 8] ?? "" };
}

/** The legal counts of each face in this turn, from face 1 to 6, as they are for me. */
export function spans(table: Table): Span[] {
  const turn = table.game?.turn;
  if (!turn) return [];
  return (table.free ? turn.free : null) ?? turn.bids;
}

/** Whether it is my turn and there is a bid to make. */
export function iMayBid(table: Table): boolean {
  return isMyTurn(table) && spans(table).some((span) => span !== null);
}

/** Whether I may challenge the bid. */
export function iMayDudo(table: Table): boolean {
  return isMyTurn(table) && table.game?.turn?.dudo === true;
}

/** Whether I may call the bid exact. */
export function iMayCalza(table: Table): boolean {
  const seat = playingSeat(table);
  return seat !== null && (table.game?.turn?.calza.includes(seat) ?? false);
}

/** Whether I am to act. */
export function isMyTurn(table: Table): boolean {
  const seat = playingSeat(table);
  return seat !== null && table.game?.turn?.to_act === seat;
}

/** My seat while I play it myself. */
function playingSeat(table: Table): number | null {
  const seat = mySeat(table);
  return seat !== null && !table.seats[seat]?.kept ? seat : null;
}

function plainName(table: Table, seat: number): string {
  const account = table.seats[seat]?.account ?? "";
  return table.people.get(account)?.name || botName(account) || "?";
}
