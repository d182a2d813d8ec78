// @ts-check
/** The middle of the table: whose turn, the bid, the cups when they are lifted, and how it ended. */

/** @import {Shown, Table} from "../types.js" */

import { countsFor, die, row } from "./dice.js";
import { button, h } from "./dom.js";
import { about } from "./sentences.js";
import { mySeat, nameOf } from "./state.js";
import { bidText, capital, edition, t } from "./words.js";

/** What the picture depends on. @param {Table} table */
export function boardKey(table) {
  const { status, game, last, settings, seats, next, places, people, me } = table;
  return [status, game, last, settings.edition, seats, next, places, [...people], me];
}

/** @param {Table} table @param {(type: string) => void} act */
export function board(table, act) {
  const game = table.game;
  if (!game || table.status === "gathering" || table.status === "starting") return null;
  const bid = game.bids.at(-1);
  return [
    table.status === "over" && result(table, act),
    game.last_die && game.turn && lastDie(table),
    game.turn && turnLine(table),
    game.turn && (bid ? standing(table) : h("p.bid.none", null, t("page-no-bid"))),
    !game.turn && table.last && reveal(table, table.last),
  ];
}

/** @param {Table} table */
function turnLine(table) {
  const seat = table.game?.turn?.to_act ?? 0;
  const mine = seat === mySeat(table);
  return h(
    mine ? "p.whose.mine" : "p.whose",
    null,
    about(table, "page-turn", seat),
    h("span.clock", { role: "timer" }),
  );
}

/** @param {Table} table */
function lastDie(table) {
  const words = edition(table.settings.edition).words;
  return h(
    "p.last-die",
    null,
    h("strong", null, capital(words.palifico)),
    " ",
    t("page-last-die", { ...words }),
  );
}

/** The bid that stands, in words and dice. @param {Table} table */
function standing(table) {
  const of = edition(table.settings.edition);
  const last = table.game?.bids.at(-1);
  if (!last) return null;
  const { bid, seat } = last;
  return h(
    "div.bid",
    null,
    h(
      "p",
      null,
      h("span.by", null, t("page-bid-by", { player: nameOf(table, seat) })),
      h("strong", null, bidText(of, bid)),
    ),
    h("span.dice", { "aria-hidden": "true" }, h("span.times", null, `${bid[0]} ×`), die(bid[1])),
  );
}

/** Every cup that was lifted, with what counts marked. @param {Table} table @param {Shown} shown */
function reveal(table, shown) {
  const of = edition(table.settings.edition);
  const counts = countsFor(shown.bid[1], shown.last_die);
  let sofar = 0;
  const cups = shown.cups.map(({ seat, dice }) => {
    sofar += dice.filter(counts).length;
    return h(
      "li",
      null,
      h("span", null, nameOf(table, seat)),
      row(of, dice, { counts }),
      h("span.sofar", null, sofar),
    );
  });
  return h(
    "div.reveal",
    null,
    h("p.call", null, ...verdict(table, shown)),
    h("ol.cups", null, ...cups),
    h("p.outcome", null, outcome(table, shown)),
  );
}

/** @param {Table} table @param {Shown} shown */
function verdict(table, shown) {
  const { words } = edition(table.settings.edition);
  const id = shown.call === "dudo" ? "event-dudo_called" : "event-calza_called";
  const bid = bidText(edition(table.settings.edition), shown.bid);
  return [
    about(table, id, shown.caller, { ...words }),
    " ",
    h("span", null, t("page-bid-was", { bid, player: nameOf(table, shown.bidder) })),
  ];
}

/** What was counted, and who pays. @param {Table} table @param {Shown} shown */
function outcome(table, shown) {
  const of = edition(table.settings.edition);
  const count = t("page-log-count", { bid: bidText(of, shown.bid), count: shown.count });
  const change =
    shown.loser !== null
      ? about(table, "event-die_lost", shown.loser)
      : shown.gainer !== null
        ? about(table, "event-die_regained", shown.gainer)
        : "";
  return `${count} ${change}`.trim();
}

/** The round before, for who was not quick enough. @param {Table} table */
export function past(table) {
  const shown = table.game?.turn ? table.last : null;
  if (!shown) return null;
  const told = `${t("page-last-round")} ${outcome(table, shown)}`;
  const summary = h("summary", { id: "past" }, h("span", null, told));
  return h("details.past", null, summary, reveal(table, shown));
}

/** @param {Table} table @param {(type: string) => void} act */
function result(table, act) {
  const winner = table.game?.winner ?? null;
  const title = winner === null ? t("page-log-given-up") : about(table, "event-game_won", winner);
  const places = table.places.map((seat) => h("li", null, nameOf(table, seat)));
  const again =
    table.next !== null
      ? h("a.button.main", { href: `/t/${table.next}`, id: "next" }, t("page-next-table"))
      : mySeat(table) !== null
        ? button(t("page-rematch"), () => act("rematch"), { id: "rematch", class: "main" })
        : null;
  const proof = h("a.button", { href: `/g/${table.chain.game}` }, t("page-proof"));
  return h(
    "div.result",
    null,
    h("h2", null, title),
    places.length > 0 && h("ol.places", { "aria-label": t("page-places") }, ...places),
    h("div.row", null, again, proof, h("a.button", { href: "/" }, t("page-home"))),
  );
}

/** My own dice, large. @param {Table} table */
export function ownDice(table) {
  const seat = mySeat(table);
  if (
    seat === null ||
    table.status !== "playing" ||
    !table.hand.length ||
    table.game?.out.includes(seat)
  )
    return null;
  const of = edition(table.settings.edition);
  return h("div.own", null, h("h2", null, t("page-your-dice")), row(of, table.hand, { big: true }));
}
