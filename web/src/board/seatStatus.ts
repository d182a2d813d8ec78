/** Seat status: the short texts beside a seat. */

import { t } from "../lib/words.svelte.ts";
import { nextToAct } from "../table/inPlay.ts";
import type { Table } from "../table/state.ts";

/** A word at a seat; the strong ones are what the eye looks for. */
export interface Status {
  key: string;
  text: string;
  /** What fits where there is little room. */
  brief: string;
  strong: boolean;
}

/** All that is to be said, the most important first; `settled` when a reveal has been seen. */
export function statusOf(table: Table, seat: number, settled = true): Status[] {
  const { game, status } = table;
  const sitter = table.seats[seat];
  const last = game?.turn ? null : table.last;
  const outNow = last?.out === seat && !settled;
  const isOut = Boolean(game?.out.includes(seat)) && !outNow;
  const over = status === "over";
  const acts = !over && game?.turn?.to_act === seat;
  const isKept = Boolean(sitter?.kept) && !isOut && !over;
  const said: [key: string, isSo: boolean, text: string, strong: boolean, brief?: string][] = [
    ["winner", over && settled && game?.winner === seat, t("board-winner"), true],
    ["to-act", acts, t("board-to-act"), true, t("board-to-act-brief")],
    ["out", isOut, t("board-out"), false],
    ["loses", settled && !isOut && last?.loser === seat, t("board-loses"), true, "−1"],
    ["regains", settled && last?.gainer === seat, t("board-regains"), true, "+1"],
    ["kept", isKept, t("board-kept"), false, t("board-kept-brief")],
    ["away", isAway(table, seat) && !over, t("board-away"), false, t("board-away")],
    ["next", !over && nextToAct(table) === seat, t("layout-next-brief"), false],
    ["opener", opened(table, seat), t("board-opener"), false, t("board-opener-brief")],
  ];
  return said
    .filter(([, isSo]) => isSo)
    .map(([key, , text, strong, brief = text]) => ({ key, text, brief, strong }));
}

/** Whether a seat says that this is a last-die round: its opener, until the first bid is answered. */
export function announces({ game, status }: Table, seat: number): boolean {
  if (!game?.last_die || !game.turn || status !== "playing") return false;
  return game.opener === seat && game.bids.length <= 1;
}

/** Whether a person's seat has no connection. */
function isAway(table: Table, seat: number): boolean {
  const sitter = table.seats[seat];
  return Boolean(sitter && !sitter.bot && !sitter.kept && !table.here.includes(seat));
}

function opened({ game, status }: Table, seat: number): boolean {
  if (!game || status !== "playing" || game.out.includes(seat)) return false;
  return game.opener === seat && game.turn !== null && game.turn.to_act !== seat;
}
