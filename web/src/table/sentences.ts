/** Event sentences: log entries in words, for the log and for screen readers. */

import {
  bidWords,
  capital,
  diceText,
  faceText,
  listText,
  own,
  pairText,
  t,
  te,
} from "../lib/words.svelte.ts";
import type {
  AnyEntry,
  Ask,
  BidMade,
  BidShown,
  Called,
  Kept,
  Returned,
  Stood,
} from "../protocol/messages.gen.ts";
import { namedSeat } from "./firstPlayer.ts";
import { lifts } from "./reveal.ts";
import { mySeat, nameOf, type Table } from "./state.ts";

/** What a line is about. */
export type Kind = "bid" | "call" | "outcome" | "people" | "dice" | "table";
/** A line of the log. `step` is the cup with which it may be told: 0 at once, Infinity after all. */
export type Line = { kind: Kind; text: string; step: number };

/** The sentences for an entry that has just been applied. */
export function sentences(table: Table, entry: AnyEntry): string[] {
  return lines(table, entry).map(({ text }) => text);
}

/** The same with what each is about. */
export function lines(table: Table, entry: AnyEntry): Line[] {
  switch (entry.type) {
    case "sat":
      return [line("people", about(table, "common-log-sat", entry.seat))];
    case "stood":
      return stood(table, entry);
    case "ready":
      return entry.ready ? [line("people", about(table, "welcome-log-ready", entry.seat))] : [];
    case "host":
      return [line("people", hosted(table, entry.host))];
    case "settings":
      return namedSeat(table) === null ? [line("table", t("common-log-settings"))] : [];
    case "locked":
      return [line("dice", t("common-log-locked"))];
    case "void":
      return [line("dice", t("common-log-void", { names: seatNumbers(entry.seats) }))];
    case "began":
      return [
        ...firstPlayer(table),
        line("table", about(table, "event-game_started", entry.opener)),
      ];
    case "rolled":
      return rolled(table);
    case "bid":
      return bid(table, entry);
    case "called":
      return called(table, entry);
    case "kept":
      return [line("people", about(table, KEPT[entry.why], entry.seat))];
    case "returned":
      return [line("people", about(table, backId(entry), entry.seat))];
    case "hurried":
      return [line("people", about(table, "out-log-hurried", entry.seat))];
    case "ended":
      return [line("outcome", won(table, entry.winner))];
    case "closed":
      return [line("table", t("common-log-closed"))];
    case "rematch":
      return [line("table", t("common-log-rematch"))];
    default:
      return [];
  }
}

/** What a table that is told as a whole lets one say of this round: its bids, and how it ended. */
export function roundLines(table: Table): Line[] {
  const { game, last, settings } = table;
  if (!game) return [];
  const bids = game.bids.flatMap((made) => bidLines(table, made));
  if (!game.reveal || !last) return [...rolled(table), ...bids];
  const { call, caller, count, loser, gainer } = last;
  const ended = [
    t("common-log-count", { bid: bidWords(settings.edition, last.bid), count }),
    ...(loser === null ? [] : [about(table, "event-die_lost", loser)]),
    ...(gainer === null ? [] : [about(table, "event-die_regained", gainer)]),
  ];
  return [
    ...bids,
    line("call", about(table, CALLED[call], caller)),
    ...cups(table),
    ...ended.map((text) => line("outcome", text, Number.POSITIVE_INFINITY)),
  ];
}

/** A sentence about a seat, or to me. */
export function about(
  table: Table,
  id: string,
  seat: number,
  values: Record<string, string | number> = {},
): string {
  const you = seat === mySeat(table) ? "yes" : "no";
  return te(table.settings.edition, id, { player: nameOf(table, seat), you, ...values });
}

/** Who saw a toucan last, or that lots are drawn: how it was found who begins without dice. */
export function startText(table: Table): string {
  const named = namedSeat(table);
  return named === null ? t("ceremony-drawn") : about(table, "ceremony-seen", named);
}

/** A throw of a roll-off: the die of each player. */
export function throwText(table: Table, dice: ReadonlyMap<number, number>): string {
  const { edition } = table.settings;
  const each = [...dice].map(([seat, face]) =>
    pairText(nameOf(table, seat), faceText(edition, face)),
  );
  return each.join(", ");
}

/** Who rolls again, being tied for the highest. */
export function tieText(table: Table, dice: ReadonlyMap<number, number>): string {
  return t("ceremony-tie", {
    players: listText([...dice.keys()].map((seat) => nameOf(table, seat))),
  });
}

/** What the opener of a last-die round says. */
export function announcement(table: Table, seat: number): string {
  const palifico = capital(own(table.settings.edition, "palifico"));
  return about(table, "ceremony-announced", seat, { palifico });
}

const KEPT: Readonly<Record<Kept["why"], string>> = {
  away: "common-log-kept-away",
  left: "common-log-kept-left",
  kicked: "common-log-kept-kicked",
  swapped: "common-log-kept-swapped",
};

/** A fresh clock is told: it runs longer than the others expect. */
function backId({ time_ms }: Returned): string {
  return time_ms === null ? "common-log-returned" : "out-log-back";
}

const CALLED: Readonly<Record<Called["call"], string>> = {
  dudo: "event-dudo_called",
  calza: "event-calza_called",
};

function line(kind: Kind, text: string, step = 0): Line {
  return { kind, text, step };
}

/** The seat is empty by now, so only its number can be named. */
function stood(table: Table, { seat, why }: Stood): Line[] {
  if (why === "changed" || why === "void") return [];
  const id = why === "kicked" ? "common-log-sent-away" : "common-log-stood";
  return seat < table.seats.length ? [line("people", t(id, { number: seat + 1 }))] : [];
}

function hosted(table: Table, account: string): string {
  const player = table.people.get(account)?.name ?? "?";
  return t("common-log-host", { player, you: account === table.me ? "yes" : "no" });
}

function firstPlayer(table: Table): Line[] {
  const throws = table.start?.throws ?? [];
  if (!throws.length) return [line("table", startText(table))];
  return throws.flatMap((dice, index) => [
    ...(index ? [line("dice", tieText(table, dice))] : []),
    line("dice", t("play-throw", { throws: throwText(table, dice) })),
  ]);
}

function rolled(table: Table): Line[] {
  const said = [line("table", t("event-dice_rolled"))];
  const { game, settings } = table;
  if (game?.last_die)
    said.push(
      line("call", announcement(table, game.opener)),
      line("table", capital(te(settings.edition, "common-log-last-die"))),
    );
  return said;
}

function bid(table: Table, entry: BidMade): Line[] {
  return [...bidLines(table, entry), ...together(table, entry.asks)];
}

function bidLines(table: Table, { seat, bid: made, by }: BidShown): Line[] {
  const said = bidWords(table.settings.edition, made);
  const late = by === "clock" ? [line("bid", t("common-log-time-up"))] : [];
  return [line("bid", about(table, "event-bid_made", seat, { bid: said })), ...late];
}

/** How a round came out: the call, the cups one by one, the count, and what follows. */
function called(table: Table, entry: Called): Line[] {
  const late = entry.by === "clock" ? [line("call", t("common-log-time-up"))] : [];
  return [
    line("call", about(table, CALLED[entry.call], entry.seat)),
    ...late,
    ...together(table, entry.asks),
    ...cups(table),
    ...outcome(table, entry).map((text) => line("outcome", text, Number.POSITIVE_INFINITY)),
  ];
}

function cups(table: Table): Line[] {
  const { last, settings } = table;
  if (!last) return [];
  return lifts(last).map(({ seat, dice, found }, index) => {
    const values = { dice: diceText(settings.edition, dice), count: String(found) };
    return line("dice", about(table, "event-cup_lifted", seat, values), index + 1);
  });
}

function outcome(table: Table, entry: Called): string[] {
  const found: string[] = [];
  const { last } = table;
  if (last)
    found.push(
      t("common-log-count", {
        bid: bidWords(table.settings.edition, last.bid),
        count: entry.count,
      }),
    );
  if (entry.loser !== null) found.push(about(table, "event-die_lost", entry.loser));
  if (entry.gainer !== null) found.push(about(table, "event-die_regained", entry.gainer));
  if (entry.out !== null) found.push(about(table, "event-player_out", entry.out));
  if (entry.opener !== null) {
    const named = about(table, "event-last_die_named", entry.opener);
    found.push(entry.last_die ? capital(named) : about(table, "event-opener_named", entry.opener));
  }
  return found;
}

/** What was said at the same moment, and what of it counted. */
function together(table: Table, asks: readonly Ask[]): Line[] {
  if (asks.length < 2) return [];
  const told = asks.map((one) => {
    const said = pairText(nameOf(table, one.seat), asked(table, one));
    return one.code === null ? said : `${said} (${t("common-log-not-counted")})`;
  });
  return [line("call", t("common-log-together", { asks: listText(told) }))];
}

function asked(table: Table, { ask, bid: wanted }: Ask): string {
  const { edition } = table.settings;
  if (ask === "bid") return wanted ? bidWords(edition, wanted) : "";
  return own(edition, ask);
}

function won(table: Table, winner: number | null): string {
  return winner === null ? t("common-log-given-up") : about(table, "event-game_won", winner);
}

function seatNumbers(seats: readonly number[]): string {
  return listText(seats.map((seat) => String(seat + 1)));
}
