// @ts-check
/** A table as the page knows it: the snapshot, and every entry after it. No rules are in here. */

/** @import {Entry, Frame, Person, Settings, Snapshot, Table, Called} from "../types.js" */

import { botName, timeOf } from "./words.js";

const BOT_SHAPES = ["hexagon", "diamond", "cross", "leaf", "drop", "flower", "moon", "square"];
const BOT_COLOURS = ["teal", "orange", "violet", "blue", "brown", "green", "pink", "grey"];

/** @returns {Table} @param {Snapshot} told @param {{you: string, due: number | null, now: number}} welcome */
export function fromSnapshot(told, welcome) {
  const { people, next_table, ...rest } = told;
  const game = rest.game;
  const bid = game?.bids.at(-1);
  const shown = game?.reveal &&
    bid && { ...game.reveal, bid: bid.bid, bidder: bid.seat, last_die: game.last_die };
  return {
    ...rest,
    people: new Map(people.map((one) => [one.id, one])),
    next: next_table,
    me: welcome.you,
    due: welcome.due,
    offset: welcome.now - Date.now(),
    hand: [],
    free: false,
    last: shown ?? null,
  };
}

/** Let a frame without a number change the table. @param {Table} table @param {Frame} frame */
export function hear(table, frame) {
  switch (frame.type) {
    case "welcome":
      table.me = frame.you;
      table.due = frame.due;
      table.offset = frame.now - Date.now();
      break;
    case "hand":
      if (frame.dice.some(Boolean) || table.game?.turn) table.hand = frame.dice.filter(Boolean);
      table.free = frame.free === 1;
      break;
    case "people":
      for (const one of frame.people) table.people.set(one.id, one);
      break;
    case "presence":
      table.here = frame.here;
      table.watching = frame.watching;
      break;
    case "clock":
      table.due = frame.due;
      break;
  }
}

/** Let an entry have happened. @param {Table} table @param {Entry} entry */
export function apply(table, entry) {
  table.n = entry.n;
  switch (entry.type) {
    case "made":
    case "settings":
      resize(table, entry.settings);
      break;
    case "chain":
      Object.assign(table, { chain: entry, locked: null, mixed: null });
      for (const seat of table.seats)
        if (seat) Object.assign(seat, { adds_chance: false, opened: false });
      break;
    case "sat": {
      const { account, bot, commit } = entry;
      const fresh = { opened: false, kept: null, for_good: false };
      table.seats[entry.seat] = { account, bot, adds_chance: commit !== null, ...fresh };
      break;
    }
    case "stood":
      table.seats[entry.seat] = null;
      break;
    case "host":
      table.host = entry.host;
      break;
    case "locked":
      Object.assign(table, { status: "starting", locked: entry });
      break;
    case "void":
      Object.assign(table, { status: "gathering", voids: table.voids + 1 });
      break;
    case "mixed":
      table.mixed = entry;
      break;
    case "closed":
      table.status = "closed";
      break;
    case "rematch":
      table.next = entry.table;
      break;
    default:
      play(table, entry);
  }
}

/** @param {Table} table @param {Entry} entry */
function play(table, entry) {
  const game = table.game;
  if (entry.type === "opened" || entry.type === "kept" || entry.type === "returned")
    keepSeat(table, entry);
  else if (entry.type === "began") {
    const none = { last_die: false, out: [], counts: null, bids: [], reveal: null, turn: null };
    table.game = { opener: entry.opener, ...none, turn_n: entry.n, winner: null };
    table.status = "playing";
  } else if (!game) return;
  else if (entry.type === "rolled") {
    const { opener, last_die, counts, turn } = entry;
    const fresh = { bids: [], reveal: null, turn_n: entry.n };
    Object.assign(game, { opener, last_die, counts, turn, ...fresh });
    if (isHidden(table)) table.last = null;
    clock(table, entry.at);
  } else if (entry.type === "bid") {
    game.bids.push({ seat: entry.seat, bid: entry.bid, by: entry.by });
    Object.assign(game, { turn: entry.turn, turn_n: entry.n });
    clock(table, entry.at);
  } else if (entry.type === "called") called(table, entry);
  else if (entry.type === "ended") {
    Object.assign(game, { winner: entry.winner, turn: null });
    Object.assign(table, { status: "over", places: entry.places, due: null });
  }
}

/** Whether past rounds are to be remembered, not looked up. @param {Table} table */
export const isHidden = (table) => table.status === "playing" && table.game?.counts === null;

/** @param {Table} table @param {Called} entry */
function called(table, entry) {
  const game = table.game;
  const bid = game?.bids.at(-1);
  if (!game || !bid) return;
  const { call, cups, count, loser, gainer } = entry;
  const reveal = { call, caller: entry.seat, cups, count, loser, gainer };
  table.last = { ...reveal, bid: bid.bid, bidder: bid.seat, last_die: game.last_die };
  if (entry.out !== null) game.out.push(entry.out);
  Object.assign(game, { reveal, turn: null, turn_n: entry.n, counts: entry.counts });
  table.due = null;
}

/** @param {Table} table @param {Extract<Entry, {type: "opened" | "kept" | "returned"}>} entry */
function keepSeat(table, entry) {
  const seat = table.seats[entry.seat];
  if (!seat) return;
  if (entry.type === "opened") seat.opened = true;
  else seat.kept = entry.type === "kept" ? entry.level : null;
  if (entry.type === "kept" && table.game?.turn?.to_act === entry.seat) table.due = null;
}

/** When the turn that began just now runs out. @param {Table} table @param {number} at */
function clock(table, at) {
  const seat = table.seats[table.game?.turn?.to_act ?? -1];
  const time = timeOf(table.settings.pace);
  table.due = time === null || !seat || seat.bot || seat.kept ? null : at + time;
}

/** @param {Table} table @param {Settings} settings */
function resize(table, settings) {
  table.settings = settings;
  const seats = table.seats.slice(0, settings.seats);
  table.seats = [...seats, ...Array(settings.seats - seats.length).fill(null)];
}

/** Where I sit. @param {Table} table */
export function mySeat(table) {
  const seat = table.seats.findIndex((one) => one && one.account === table.me && !one.bot);
  return seat < 0 ? null : seat;
}

/** Names as they are told apart. @param {Table} table @param {number} seat */
export function nameOf(table, seat) {
  const name = plainName(table, seat);
  const before = table.seats.slice(0, seat).filter((_, other) => plainName(table, other) === name);
  return before.length ? `${name} ${before.length + 1}` : name;
}

/** @param {Table} table @param {number} seat @returns {Pick<Person, "colour" | "shape">} */
export function looksOf(table, seat) {
  const sitter = table.seats[seat];
  const person = sitter && !sitter.bot ? table.people.get(sitter.account) : undefined;
  const [shape, colour] = [BOT_SHAPES[seat % 8] ?? "", BOT_COLOURS[seat % 8] ?? ""];
  return person ?? { shape, colour };
}

/** @param {Table} table @param {number} seat */
const plainName = (table, seat) => {
  const account = table.seats[seat]?.account ?? "";
  return table.people.get(account)?.name || botName(account) || "?";
};
