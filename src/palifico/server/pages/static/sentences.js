// @ts-check
/** What happened, in words: for the log, and for those who listen instead of looking. */

/** @import {Ask, Called, Edition, Entry, Table} from "../types.js" */

import { mySeat, nameOf } from "./state.js";
import { bidText, edition, listed, t } from "./words.js";

/** The sentences for an entry that has just been applied. @param {Table} table @param {Entry} entry */
export function sentences(table, entry) {
  const of = edition(table.settings.edition);
  switch (entry.type) {
    case "sat":
      return [about(table, "page-log-sat", entry.seat)];
    case "host":
      return [
        t(
          "page-log-host",
          { player: table.people.get(entry.host)?.name ?? "?" },
          entry.host === table.me,
        ),
      ];
    case "settings":
      return [t("page-log-settings")];
    case "void":
      return [t("page-log-void", { names: listed(entry.seats.map((seat) => String(seat + 1))) })];
    case "began":
      return [about(table, "event-game_started", entry.opener)];
    case "rolled":
      return [t("event-dice_rolled")];
    case "bid":
      return bid(table, of, entry);
    case "called":
      return called(table, of, entry);
    case "kept":
      return [about(table, "page-log-kept", entry.seat)];
    case "returned":
      return [about(table, "page-log-returned", entry.seat)];
    case "ended":
      return [
        entry.winner === null
          ? t("page-log-given-up")
          : about(table, "event-game_won", entry.winner),
      ];
    default:
      return [];
  }
}

/** How a round came out. @param {Table} table @param {Edition} of @param {Called} entry */
function called(table, of, entry) {
  const last = table.last;
  const said = entry.call === "dudo" ? "event-dudo_called" : "event-calza_called";
  const lines = [about(table, said, entry.seat, { ...of.words })];
  if (entry.by === "clock") lines.push(t("page-log-time-up"));
  lines.push(...together(table, of, entry.asks));
  if (last) lines.push(t("page-log-count", { bid: bidText(of, last.bid), count: entry.count }));
  if (entry.loser !== null) lines.push(about(table, "event-die_lost", entry.loser));
  if (entry.gainer !== null) lines.push(about(table, "event-die_regained", entry.gainer));
  if (entry.out !== null) lines.push(about(table, "event-player_out", entry.out));
  if (entry.opener !== null) {
    const id = entry.last_die ? "event-last_die_named" : "event-opener_named";
    lines.push(about(table, id, entry.opener, { ...of.words }));
  }
  return lines;
}

/** @param {Table} table @param {Edition} of @param {Extract<Entry, {type: "bid"}>} entry */
function bid(table, of, entry) {
  const made = about(table, "event-bid_made", entry.seat, { bid: bidText(of, entry.bid) });
  const late = entry.by === "clock" ? [t("page-log-time-up")] : [];
  return [made, ...late, ...together(table, of, entry.asks)];
}

/** What was said at the same moment, and what of it counted. @param {Table} table @param {Edition} of @param {Ask[]} asks */
function together(table, of, asks) {
  if (asks.length < 2) return [];
  const told = asks.map(({ seat, ask, bid: asked, code }) => {
    const words =
      ask === "bid" && asked ? bidText(of, asked) : of.words[ask === "dudo" ? "dudo" : "calza"];
    const line = `${nameOf(table, seat)}: ${words}`;
    return code === null ? line : `${line} (${t("page-not-counted")})`;
  });
  return [t("page-log-together", { asks: listed(told) })];
}

/**
 * A sentence about a seat, or to me.
 *
 * @param {Table} table
 * @param {string} id
 * @param {number} seat
 * @param {Record<string, string | number>} [values]
 */
export function about(table, id, seat, values = {}) {
  return t(id, { player: nameOf(table, seat), ...values }, seat === mySeat(table));
}
