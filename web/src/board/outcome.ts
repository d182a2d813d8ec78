/** Outcome texts: how a round came out, in sentences. */

import { bidWords, t } from "../lib/words.svelte.ts";
import { about } from "../table/sentences.ts";
import type { Shown, Table } from "../table/state.ts";

/** Who called what. */
export function callText(table: Table, { call, caller }: Shown): string {
  return about(table, call === "dudo" ? "event-dudo_called" : "event-calza_called", caller);
}

/** Who had bid what. */
export function bidWas(table: Table, { bid, bidder }: Shown): string {
  const words = bidWords(table.settings.edition, bid);
  return about(table, "board-had-bid", bidder, { bid: words });
}

/** Whether the bid was right, read from who pays. */
export function verdict({ call, caller, loser }: Shown): string {
  if (call === "dudo") return t(loser === caller ? "board-was-true" : "board-was-false");
  return t(loser === null ? "board-was-exact" : "board-not-exact");
}

/** Who loses or regains a die, and who is out by it. */
export function paid(table: Table, { loser, gainer, out }: Shown): string[] {
  const lines: string[] = [];
  if (loser !== null) lines.push(about(table, "event-die_lost", loser));
  if (gainer !== null) lines.push(about(table, "event-die_regained", gainer));
  if (loser === null && gainer === null) lines.push(t("board-nothing-back"));
  if (out !== null) lines.push(about(table, "event-player_out", out));
  return lines;
}

/** Which place a player who is out has come to, or the winner. */
export function placeText(table: Table, seat: number): string {
  const players = table.seats.length;
  const behind = [...table.places].reverse().indexOf(seat); // the first to go is last
  return t("theatre-place", { place: behind < 0 ? 1 : players - behind, players });
}

/** Whether cups with dice were left covered when it was decided. */
export function stoppedEarly(table: Table, { cups, out }: Shown): boolean {
  const game = table.game;
  if (!game) return false;
  const before = game.out.filter((seat) => seat !== out).length;
  return cups.length < table.seats.length - before;
}
