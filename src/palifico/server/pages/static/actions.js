// @ts-check
/** What I may do now: only bids that are legal, and the calls under the edition's own names. */

/** @import {Span, Table} from "../types.js" */

import { die } from "./dice.js";
import { button, h } from "./dom.js";
import { mySeat } from "./state.js";
import { bidText, capital, edition, faceText, t } from "./words.js";

/** @typedef {(type: string, fields: Record<string, unknown>) => void} Act */

const TOO_QUICK = 350;
const FACES = [2, 3, 4, 5, 6, 1];

/** What is chosen but not yet bid, at the turn that `n` began. */
const choice = { n: 0, face: 0, count: 0, since: 0 };

/** What the picture depends on. @param {Table} table */
export function actionsKey(table) {
  const { game, free, settings } = table;
  choose(table);
  return [mySeat(table), game?.turn, game?.turn_n, free, settings.edition, choice];
}

/** @param {Table} table @param {Act} act @param {() => void} changed */
export function actions(table, act, changed) {
  const seat = mySeat(table);
  const turn = table.game?.turn;
  if (!turn || seat === null || table.game?.out.includes(seat)) return null;
  const mine = turn.to_act === seat;
  const calza = turn.calza.includes(seat);
  if (!mine && !calza) return null;
  const bids = mine ? picker(table, act, changed) : null;
  return [
    bids,
    h(
      "div.calls",
      null,
      mine && turn.dudo && call(table, "dudo", act),
      calza && call(table, "calza", act),
    ),
  ];
}

/** @param {Table} table @param {Act} act @param {() => void} changed */
function picker(table, act, changed) {
  const of = edition(table.settings.edition);
  const span = spans(table)[choice.face - 1];
  if (!span) return null;
  const { face, count } = choice;
  /** @param {number} by */
  const step = (by) => {
    choice.count = Math.min(span[1], Math.max(span[0], count + by));
    changed();
  };
  const bid = () => act("bid", { bid: [choice.count, choice.face], expect: table.game?.turn_n });
  return h(
    "form.picker",
    {
      onsubmit: (event) => {
        event.preventDefault();
        bid();
      },
      onkeydown: (event) => keyed(event, table, step, changed),
    },
    h(
      "fieldset.faces",
      null,
      h("legend.sr", null, t("page-face")),
      ...FACES.map((one) => radio(table, one, changed)),
    ),
    h(
      "div.stepper",
      { role: "group", "aria-label": t("page-count") },
      button("−", () => step(-1), {
        id: "less",
        "aria-label": t("page-less"),
        disabled: count <= span[0],
      }),
      h("output.count", { "aria-live": "polite" }, count),
      button("+", () => step(1), {
        id: "more",
        "aria-label": t("page-more"),
        disabled: count >= span[1],
      }),
      h(
        "button.main",
        { id: "bid", type: "submit" },
        t("page-bid", { bid: bidText(of, [count, face]) }),
      ),
    ),
  );
}

/** A face to bid on, with the least count of it. @param {Table} table @param {number} face @param {() => void} changed */
function radio(table, face, changed) {
  const of = edition(table.settings.edition);
  const span = spans(table)[face - 1];
  const pick = () => {
    take(table, face);
    changed();
  };
  const checked = choice.face === face;
  const input = h("input.sr", {
    type: "radio",
    name: "face",
    id: `face-${face}`,
    value: face,
    checked,
    disabled: !span,
    "data-first": checked,
    onchange: pick,
  });
  const least = span ? `${span[0]}+` : "–";
  return h(
    "label.face",
    null,
    input,
    die(face),
    h("span.sr", null, faceText(of, face)),
    h("small", null, least),
  );
}

/** @param {Table} table @param {"dudo" | "calza"} which @param {Act} act */
function call(table, which, act) {
  const word = capital(edition(table.settings.edition).words[which]);
  const make = () => {
    if (Date.now() - choice.since > TOO_QUICK) act(which, { expect: table.game?.turn_n });
  };
  const why = t(which === "dudo" ? "page-dudo-means" : "page-calza-means");
  return h(
    `button.call.${which}`,
    { type: "button", id: which, onclick: make },
    h("strong", null, `${word}!`),
    h("small", null, why),
  );
}

/** Begin every turn with the smallest raise of the face that was bid. @param {Table} table */
function choose(table) {
  const { game } = table;
  const n = game?.turn_n ?? 0;
  const bid = game?.bids.at(-1)?.bid;
  if (choice.n !== n) {
    Object.assign(choice, { n, since: Date.now() });
    const wanted = [bid?.[1] ?? 0, ...FACES].find((face) => spans(table)[face - 1]);
    take(table, wanted ?? 0);
  } else if (!spans(table)[choice.face - 1]) {
    take(table, FACES.find((face) => spans(table)[face - 1]) ?? 0);
  }
}

/** @param {Table} table @param {number} face */
function take(table, face) {
  choice.face = face;
  choice.count = spans(table)[face - 1]?.[0] ?? 0;
}

/** @param {Table} table @returns {Span[]} */
function spans(table) {
  const turn = table.game?.turn;
  return (table.free && turn?.free) || turn?.bids || [];
}

/** @param {KeyboardEvent} event @param {Table} table @param {(by: number) => void} step @param {() => void} changed */
function keyed(event, table, step, changed) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+" || event.key === "-") step(event.key === "+" ? 1 : -1);
  else if (/^[1-6]$/.test(event.key) && spans(table)[Number(event.key) - 1]) {
    take(table, Number(event.key));
    changed();
  } else return;
  event.preventDefault();
}
