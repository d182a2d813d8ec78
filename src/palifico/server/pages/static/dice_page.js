// @ts-check
/** The dice of all games that are over: how often each face came up, and whether that is odd. */

import { ask } from "./api.js";
import { die } from "./dice.js";
import { h } from "./dom.js";
import { edition, lang, t } from "./words.js";

/** @typedef {{games: number, rounds: number, dice: number, faces: {face: number, seen: number, expected: number, deviations: number}[], message: string}} Shown */

export class DicePage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.retell();
  }

  async retell() {
    const home = h("p", null, h("a", { href: "/" }, t("page-home")));
    try {
      const [told, stats] = await Promise.all([ask("GET", "/api/dice"), ask("GET", "/api/stats")]);
      const { won, abandoned, voids } = stats;
      const counted = h(
        "p",
        null,
        t("page-dice-games", {
          games: number(won),
          count: number(abandoned),
          number: number(voids),
        }),
      );
      const played = Object.entries(told.editions).filter(([, shown]) => shown.dice > 0);
      const sections = played.map(([id, shown]) => section(edition(id).name, shown));
      this.root.replaceChildren(
        h("h1", null, t("page-dice-statistics")),
        section(t("page-dice-all"), told.all, counted),
        ...sections,
        home,
      );
    } catch (error) {
      this.root.replaceChildren(
        h("p.alert", { role: "alert" }, error instanceof Error ? error.message : String(error)),
        home,
      );
    }
  }
}

/** @param {string} title @param {Shown} shown @param {HTMLElement} [more] */
function section(title, shown, more) {
  const head = ["page-dice-face", "page-dice-seen", "page-dice-expected", "page-dice-off"];
  const rows = shown.faces.map(({ face, seen, expected, deviations }) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, die(face, "die tiny"), ` ${face}`),
      h("td", null, number(seen)),
      h("td", null, number(expected, 1)),
      h("td", null, `${number(deviations, 2)} σ`),
    ),
  );
  return h(
    "section.card",
    null,
    h("h2", null, title),
    h("p", null, shown.message),
    more ?? null,
    shown.dice > 0 &&
      h(
        "table",
        null,
        h("thead", null, h("tr", null, ...head.map((id) => h("th", { scope: "col" }, t(id))))),
        h("tbody", null, ...rows),
      ),
  );
}

/** @param {number} value @param {number} [digits] */
function number(value, digits = 0) {
  return new Intl.NumberFormat(lang(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
