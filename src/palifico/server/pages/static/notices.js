// @ts-check
/** What the page tells beside the picture: the log, the clock, the line, and what is read aloud. */

/** @import {Table} from "../types.js" */
/** @import {State} from "./socket.js" */

import { button, h } from "./dom.js";
import { mySeat } from "./state.js";
import { t, timeText } from "./words.js";

const MOST = 200;
const MOST_ALOUD = 6;
const ALARM = 9000;
const HURRY = 10_000;

export class Notices {
  constructor() {
    this.list = h("ul", { tabindex: 0 });
    this.title = h("h2", null);
    this.log = h("section.log", null, this.title, this.list);
    this.live = h("div.sr", { "aria-live": "polite", role: "log" });
    this.alert = h("p.alert", { role: "alert", hidden: true });
    this.banner = h("p.banner", { role: "status", hidden: true });
    this.timer = 0;
    this.again = 0;
    this.hurried = 0;
  }

  /** Write into the log, and say. @param {string[]} lines @param {string} [how] "kept" stays when rounds are forgotten */
  tell(lines, how = "") {
    for (const line of lines) this.list.prepend(h("li", { class: how }, line));
    while (this.list.childElementCount > MOST) this.list.lastElementChild?.remove();
    if (lines.length) this.announce(lines.join(" "));
  }

  /** Past rounds are not to be looked up. */
  forget() {
    for (const line of this.list.querySelectorAll("li:not(.kept)")) line.remove();
    this.live.replaceChildren();
  }

  /** Say to those who listen. @param {string} text */
  announce(text) {
    this.live.append(h("p", null, text));
    while (this.live.childElementCount > MOST_ALOUD) this.live.firstElementChild?.remove();
  }

  /** Something that has to be read now. @param {string} text */
  alarm(text) {
    clearTimeout(this.timer);
    this.alert.textContent = text;
    this.alert.hidden = false;
    this.timer = setTimeout(() => {
      this.alert.hidden = true;
    }, ALARM);
  }

  /** How the line is. @param {State} state @param {() => void} now */
  connection(state, now) {
    this.again = state.name === "waiting" ? state.until : 0;
    this.banner.hidden = state.name === "open";
    if (state.name === "connecting") this.banner.replaceChildren(t("page-connecting"));
    if (state.name === "refused")
      this.banner.replaceChildren(state.why, " ", h("a", { href: "/" }, t("page-home")));
    if (state.name === "waiting")
      this.banner.replaceChildren(
        t("page-lost"),
        " ",
        h("span.again", { "aria-hidden": "true" }, timeText(this.again - Date.now(), "narrow")),
        " ",
        button(t("page-try-now"), now, { class: "small" }),
      );
  }

  /** Let the clocks run. @param {Table | null} table */
  tick(table) {
    this.title.textContent = t("page-log");
    this.list.setAttribute("aria-label", t("page-log"));
    const wait = this.banner.querySelector(".again");
    if (wait && this.again) wait.textContent = timeText(this.again - Date.now(), "narrow");
    if (!table) return;
    const left = table.due === null ? null : table.due - (Date.now() + table.offset);
    const mine = table.game?.turn?.to_act === mySeat(table) && mySeat(table) !== null;
    const clock = document.querySelector(".clock");
    if (clock) {
      const text = left === null ? "" : timeText(left, "narrow");
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("hurry", left !== null && left < HURRY);
    }
    document.title = mine ? `● ${t("page-your-turn")}` : `${table.code} · ${t("page-title")}`;
    const turn = table.game?.turn_n ?? 0;
    if (mine && left !== null && left < HURRY && left > 0 && this.hurried !== turn) {
      this.hurried = turn;
      this.announce(t("page-hurry", { time: timeText(left) }));
    }
  }
}
