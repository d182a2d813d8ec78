// @ts-check
/** Before the game: the link for friends, what is agreed, and the host's buttons. */

/** @import {Table} from "../types.js" */

import { agreed, rulesLink } from "./agreed.js";
import { button, h } from "./dom.js";
import { checkNumber } from "./fair.js";
import { settingsForm } from "./settings_form.js";
import { mySeat } from "./state.js";
import { edition, lang, t } from "./words.js";

/** @typedef {{send: (type: string, fields?: Record<string, unknown>) => Promise<number | null>, sit: (seat: number) => void, fill: () => void}} Doing */

/** What the picture depends on. @param {Table} table */
export function gatheringKey({ status, seats, host, me, code, voids, locked }) {
  return [status, seats.map((seat) => seat?.account), host, me, code, voids, locked?.lock];
}

/** What is agreed has a place of its own: nobody's sitting down undoes what the host is typing. @param {Table} table */
export function agreementKey({ status, settings, host, me }) {
  return [status, settings, host === me];
}

/** @param {Table} table @param {Doing} doing */
export function gathering(table, doing) {
  if (table.status === "closed")
    return h("p.card", null, t("page-closed"), " ", h("a", { href: "/" }, t("page-home")));
  if (table.status === "starting" && table.locked)
    return h("p.card", null, t("page-starting", { code: checkNumber(table.locked.lock) }));
  if (table.status !== "gathering") return null;
  return [buttons(table, doing), invite(table)];
}

/** @param {Table} table @param {Doing} doing */
function buttons(table, doing) {
  const isHost = table.me === table.host;
  const seat = mySeat(table);
  const free = table.seats.indexOf(null);
  const isFull = free < 0;
  return h(
    "section.card.start",
    { "aria-label": t("page-before") },
    table.voids > 0 && h("p", null, t("page-voids", { count: table.voids })),
    h("p", null, t(hint(seat !== null, isHost, isFull))),
    h(
      "div.row",
      null,
      seat === null &&
        !isFull &&
        button(t("page-sit-down"), () => doing.sit(free), { id: "sit", class: "main" }),
      seat !== null &&
        isHost &&
        isFull &&
        button(t("page-begin"), () => doing.send("begin"), { id: "begin", class: "main" }),
      seat !== null && isHost && !isFull && button(t("page-fill"), doing.fill, { id: "fill" }),
      seat !== null && button(t("page-stand"), () => doing.send("stand"), { id: "stand" }),
    ),
  );
}

/** @param {boolean} sits @param {boolean} isHost @param {boolean} isFull */
function hint(sits, isHost, isFull) {
  if (!sits) return isFull ? "page-hint-full" : "page-hint-sit";
  if (isHost) return isFull ? "page-hint-begin" : "page-hint-wait-seats";
  return isFull ? "page-hint-wait-host" : "page-hint-wait-others";
}

/** The link and the code, to send to friends. @param {Table} table */
function invite(table) {
  const url = `${location.origin}/t/${table.id}`;
  const link = h("input", {
    readonly: true,
    value: url,
    id: "link",
    "aria-label": t("page-link"),
    onfocus: () => link.select(),
  });
  const said = h("span.said", { role: "status" });
  const copy = async () => {
    link.select();
    said.textContent = (await copied(url)) ? t("page-copied") : t("page-copy-yourself");
  };
  const title = t("page-title");
  const share =
    "share" in navigator
      ? button(t("page-share"), () => navigator.share({ title, url }).catch(() => {}), {
          id: "share",
        })
      : null;
  return h(
    "section.card.invite",
    null,
    h("h2", null, t("page-invite")),
    h("div.row", null, link, button(t("page-copy"), copy, { id: "copy" }), share),
    h("p", null, t("page-code"), " ", h("strong.code", null, table.code), " ", said),
  );
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy"); // plain http pages have no other way
  }
}

/** @param {Table} table @param {Doing} doing */
export function agreement(table, doing) {
  if (table.status !== "gathering") return null;
  const { settings } = table;
  const rules = h("a", { href: rulesLink(settings, lang()), target: "_blank" }, t("page-rules"));
  const lines = agreed(settings).map((line) => h("li", null, line));
  const change = (/** @type {any} */ chosen) => doing.send("change", { settings: chosen });
  return h(
    "section.card",
    null,
    h("h2", null, edition(settings.edition).name),
    h("ul", null, ...lines, h("li", null, rules)),
    table.me === table.host &&
      h(
        "details",
        null,
        h("summary", { id: "change" }, t("page-change")),
        settingsForm(settings, t("page-change-now"), change),
      ),
  );
}
