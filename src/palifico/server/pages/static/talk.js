// @ts-check
/** Table talk: what was said, quick phrases, and texts where the table allows them. */

/** @import {Said, Table} from "../types.js" */

import { ask } from "./api.js";
import { button, h, show } from "./dom.js";
import { mySeat } from "./state.js";
import { phrases, t } from "./words.js";

const LONGEST = 300;
const MOST = 50;

export class Talk {
  /** @param {(fields: Record<string, unknown>) => Promise<number | null>} say */
  constructor(say) {
    this.say = say;
    /** @type {Map<number, Said>} */
    this.lines = new Map();
    /** @type {Set<string>} */
    this.muted = new Set();
    this.list = h("div.lines", null);
    this.tools = h("div", null);
    this.place = h("section.talk", null, this.list, this.tools);
    this.waiting = "";
  }

  async loadMutes() {
    const muted = await ask("GET", "/api/me/mutes").catch(() => []);
    for (const account of muted) this.muted.add(account);
  }

  /** @param {string} account */
  async mute(account) {
    const wasMuted = this.muted.delete(account);
    if (!wasMuted) this.muted.add(account);
    await ask(wasMuted ? "DELETE" : "PUT", `/api/me/mutes/${account}`);
  }

  /** Keep a line; whether it is new, and may be heard. @param {Said} line */
  hear(line) {
    if (this.lines.has(line.id) || this.muted.has(line.account)) return false;
    this.lines.set(line.id, line);
    if (this.lines.size > MOST) this.lines.delete(Math.min(...this.lines.keys()));
    return true;
  }

  /** A line as it is read. @param {Table} table @param {Said} line */
  text(table, line) {
    const name = table.people.get(line.account)?.name ?? "?";
    return [name, line.phrase ? (phrases()[line.phrase] ?? line.phrase) : (line.text ?? "")];
  }

  /** @param {Table} table */
  render(table) {
    const { talk } = table.settings;
    const heard = [...this.lines.values()].filter((line) => !this.muted.has(line.account));
    const told = heard.map((line) => this.text(table, line));
    show(this.list, [told, t("page-talk")], () => [
      h("h2", null, t("page-talk")),
      h(
        "ul",
        { tabindex: 0, "aria-label": t("page-talk") },
        ...told
          .reverse()
          .map(([name, text]) => h("li", null, h("b", null, `${name}:`), ` ${text}`)),
      ),
    ]);
    const may = mySeat(table) !== null && talk !== "off";
    this.place.hidden = !may && !told.length;
    show(this.tools, [may, talk, t("page-phrases")], () => may && this.means(talk === "text"));
  }

  /** @param {boolean} withText */
  means(withText) {
    const chips = Object.entries(phrases()).map(([name, text]) =>
      button(text, () => this.say({ phrase: name }), { class: "chip" }),
    );
    const input = h("input", {
      name: "text",
      maxlength: LONGEST,
      autocomplete: "off",
      id: "say-text",
      "aria-label": t("page-say-what"),
    });
    const send = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text && (await this.say({ text })) !== null) input.value = "";
    };
    return [
      withText &&
        h("form.row", { onsubmit: send }, input, h("button", { type: "submit" }, t("page-say"))),
      h(
        "details",
        null,
        h("summary", { id: "phrases" }, t("page-phrases")),
        h("div.chips", null, ...chips),
      ),
    ];
  }
}
