// @ts-check
/** Tables in a list: mine that are on, and those that wait for anybody. */

/** @import {MyTable, TableShown} from "../types.js" */

import { mark } from "./dice.js";
import { h } from "./dom.js";
import { edition, t } from "./words.js";

const ON = ["gathering", "starting", "playing"];

/** @param {MyTable[]} mine @param {TableShown[]} open */
export function tables(mine, open) {
  const running = mine.flatMap(({ table, my_turn }) =>
    table && ON.includes(table.status) ? [{ table, my_turn }] : [],
  );
  const others = open.filter((one) => !running.some(({ table }) => table.id === one.id));
  const waiting = others.map((table) => line(table, false));
  return [
    running.length > 0 &&
      h(
        "section.card",
        null,
        h("h2", null, t("page-my-tables")),
        h("ul.tables", null, ...running.map(({ table, my_turn }) => line(table, my_turn))),
      ),
    h(
      "section.card",
      null,
      h("h2", null, t("page-open-tables")),
      others.length ? h("ul.tables", null, ...waiting) : h("p", null, t("page-no-tables")),
    ),
  ];
}

/** @param {TableShown} table @param {boolean} myTurn */
function line(table, myTurn) {
  const taken = table.seats.filter(Boolean);
  const sitting = taken.map((one) => one && mark(one.shape, one.colour));
  const note = myTurn
    ? t("page-your-turn")
    : t("page-taken", { count: taken.length, seat: table.seats.length });
  return h(
    "li",
    null,
    h(
      "a.table-line",
      { href: `/t/${table.id}` },
      h("span.marks", null, ...sitting),
      h(
        "span",
        null,
        h("strong", null, table.host?.name ?? table.code),
        " ",
        edition(table.settings.edition).name,
      ),
      h("span.note", null, note),
    ),
  );
}
