// @ts-check
/** The seats around the table: who, how many dice where that is shown, whose turn, who is there. */

/** @import {Table} from "../types.js" */

import { die, mark } from "./dice.js";
import { button, h } from "./dom.js";
import { looksOf, mySeat, nameOf } from "./state.js";
import { t } from "./words.js";

/** @typedef {{send: (type: string, fields?: Record<string, unknown>) => Promise<number | null>, sit: (seat: number) => void, mute: (account: string) => void, muted: Set<string>}} Doing */

/** What the picture of the seats depends on. @param {Table} table @param {Doing} doing */
export function seatsKey(table, doing) {
  const { seats, people, here, status, host, me, game, hand, settings } = table;
  const { out, counts, turn, winner } = game ?? {};
  return [
    seats,
    [...people],
    here,
    status,
    host,
    me,
    out,
    counts,
    turn?.to_act,
    winner,
    hand.length,
    settings.seats,
    [...doing.muted],
  ];
}

/** @param {Table} table @param {Doing} doing */
export function seats(table, doing) {
  const list = table.status === "gathering" ? "ol.seats.wide" : "ol.seats";
  return h(
    /** @type {"ol"} */ (list),
    null,
    ...table.seats.map((_, seat) => card(table, seat, doing)),
  );
}

/** @param {Table} table @param {number} seat @param {Doing} doing */
function card(table, seat, doing) {
  const sitter = table.seats[seat];
  if (!sitter) return free(table, seat, doing);
  const { colour, shape } = looksOf(table, seat);
  const game = table.game;
  const isTurn = game?.turn?.to_act === seat;
  const isOut = game?.out.includes(seat) ?? false;
  const mine = seat === mySeat(table);
  const classes = [isTurn && "turn", isOut && "out", mine && "mine"].filter(Boolean).join(".");
  return h(
    classes ? `li.seat.${classes}` : "li.seat",
    { "aria-current": isTurn ? "step" : null },
    tools(table, seat, doing) ?? mark(shape, colour),
    h(
      "div.who",
      null,
      h("strong", null, nameOf(table, seat)),
      h(
        "span.notes",
        null,
        mine && h("span.you", null, t("page-you")),
        ...notes(table, seat).map((note) => h("span.note", null, note)),
      ),
      dice(table, seat),
    ),
  );
}

/** @param {Table} table @param {number} seat */
function notes(table, seat) {
  const sitter = table.seats[seat];
  const game = table.game;
  const isOver = table.status === "over";
  return [
    game?.winner === seat && t("page-winner"),
    !isOver && game?.turn?.to_act === seat && t("page-to-act"),
    game?.out.includes(seat) && t("page-out"),
    sitter?.account === table.host && !sitter.bot && table.status === "gathering" && t("page-host"),
    sitter?.bot && t("page-bot"),
    sitter?.kept && t("page-kept"),
    !isOver && !sitter?.bot && !table.here.includes(seat) && t("page-away"),
    table.status === "gathering" && !sitter?.bot && !sitter?.adds_chance && t("page-no-chance"),
  ].filter((note) => typeof note === "string");
}

/** How many dice are left, where everybody may see it. @param {Table} table @param {number} seat */
function dice(table, seat) {
  const game = table.game;
  const own = seat === mySeat(table) && game?.turn ? table.hand.length : null;
  const count = game?.counts?.[seat] ?? own;
  if (!game || count === null || game.out.includes(seat)) return null;
  const label = t("page-dice-left", { count });
  const pieces = Array.from({ length: count }, () => die(0, "die tiny"));
  return h("span.left", { role: "img", "aria-label": label, title: label }, ...pieces);
}

/** @param {Table} table @param {number} seat @param {Doing} doing */
function free(table, seat, doing) {
  const number = seat + 1;
  const isHost = table.me === table.host;
  const gathers = table.status === "gathering";
  const sit = () => doing.sit(seat);
  const bot = () => doing.send("seat_bot", { seat, level: "counter" });
  const easy = () => doing.send("seat_bot", { seat, level: "beginner" });
  return h(
    "li.seat.free",
    null,
    h("span.who", null, t("page-free", { number })),
    gathers &&
      h(
        "div.row",
        null,
        button(t(mySeat(table) === null ? "page-sit" : "page-move"), sit, { id: `sit-${seat}` }),
        isHost && button(t("page-add-bot"), bot, { id: `bot-${seat}` }),
        isHost && button(t("page-add-easy-bot"), easy, { id: `easy-${seat}` }),
      ),
  );
}

/** What may be done with somebody: the host's tools, and muting. @param {Table} table @param {number} seat @param {Doing} doing */
function tools(table, seat, doing) {
  const sitter = table.seats[seat];
  if (!sitter || seat === mySeat(table)) return null;
  const isHost = table.me === table.host;
  const playing = table.status === "playing";
  const { send, mute, muted } = doing;
  const { colour, shape } = looksOf(table, seat);
  const items = [
    isHost &&
      (table.status === "gathering" || (playing && !sitter.bot)) && [
        "kick",
        t(playing ? "page-replace" : "page-kick"),
        () => send("kick", { seat }),
      ],
    isHost &&
      playing &&
      !sitter.bot &&
      !sitter.kept && ["swap", t("page-swap"), () => send("seat_bot", { seat })],
    isHost &&
      !sitter.bot &&
      !sitter.kept && ["hand", t("page-hand-over"), () => send("hand_over", { seat })],
    !sitter.bot && [
      "mute",
      t(muted.has(sitter.account) ? "page-unmute" : "page-mute"),
      () => mute(sitter.account),
    ],
  ].filter(Array.isArray);
  if (!items.length) return null;
  const summary = h(
    "summary",
    { id: `tools-${seat}`, "aria-label": t("page-tools", { player: nameOf(table, seat) }) },
    mark(shape, colour),
    "⋯",
  );
  const buttons = items.map(([id, label, act]) => button(label, act, { id: `${id}-${seat}` }));
  return h("details.tools", null, summary, h("div.menu", null, ...buttons));
}
