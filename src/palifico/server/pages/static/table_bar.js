// @ts-check
/** The line on top of a table: the way back, its code, who watches, and leaving. */

/** @import {Table} from "../types.js" */

import { rulesLink } from "./agreed.js";
import { button, drawing, h } from "./dom.js";
import { mySeat } from "./state.js";
import { lang, t } from "./words.js";

/** @param {Table} table @param {(type: string) => void} act */
export function bar(table, act) {
  const seat = mySeat(table);
  const playing = table.status === "playing";
  const isKept = seat !== null && Boolean(table.seats[seat]?.kept);
  return [
    h(
      "a.brand",
      { href: "/", title: t("page-home") },
      drawing("icon", "icon", "logo"),
      h("strong", null, "Perudo"),
    ),
    table.watching > 0 && watching(table.watching),
    h(
      "span.row",
      null,
      playing &&
        h(
          "a.button.small",
          { href: rulesLink(table.settings, lang()), target: "_blank" },
          t("page-rules-short"),
        ),
      playing &&
        isKept &&
        button(t("page-back"), () => act("back"), { id: "back", class: "small" }),
      playing &&
        seat !== null &&
        button(t("page-leave"), () => act("stand"), { id: "leave", class: "small" }),
    ),
  ];
}

/** How many watch. @param {number} count */
function watching(count) {
  const label = t("page-watching", { count });
  return h(
    "span.info",
    { role: "img", "aria-label": label, title: label },
    drawing("shapes", "eye", "eye"),
    count,
  );
}
