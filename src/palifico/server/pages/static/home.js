// @ts-check
/** The first page: play at once, make a table, join one. */

/** @import {About, Person, Settings} from "../types.js" */

import { ask } from "./api.js";
import { button, drawing, field, h, show } from "./dom.js";
import { planToPlay } from "./plan.js";
import { profile } from "./profile.js";
import { defaults, settingsForm } from "./settings_form.js";
import { tables } from "./tables_list.js";
import { edition, t } from "./words.js";

const EVERY = 10_000;
const BOTS = ["counter", "beginner", "counter"];

export class HomePage {
  /** @param {HTMLElement} root @param {Person} me @param {About} about */
  constructor(root, me, about) {
    this.me = me;
    this.about = about;
    this.root = root;
    this.alert = h("p.alert", { role: "alert", hidden: true });
    this.profile = h("div", null);
    this.lists = h("div.stack", null);
    this.draw();
    this.refresh();
    setInterval(() => document.hidden || this.refresh(), EVERY);
  }

  draw() {
    this.root.replaceChildren(
      h(
        "header.hero",
        null,
        drawing("icon", "icon", "logo"),
        h("h1", null, "Perudo"),
        h("p", null, t("page-about")),
      ),
      this.alert,
      h(
        "div.home",
        null,
        h("div.stack", null, this.playing(), this.profile),
        h("div.stack", null, this.joining(), this.making(), this.lists),
      ),
    );
    this.drawMe();
  }

  playing() {
    const props = { class: "main huge", id: "play" };
    const play = button(t("page-play-now"), () => this.playNow(), props);
    return h("section.card", null, play, h("p", null, t("page-play-now-more")));
  }

  making() {
    const make = (/** @type {Settings} */ settings) => this.make(settings, null);
    return h(
      "details.card",
      null,
      h("summary", { id: "make" }, h("strong", null, t("page-make"))),
      settingsForm(defaults(), t("page-make-now"), make),
    );
  }

  drawMe() {
    const changed = (/** @type {Person} */ me) => {
      this.me = me;
      this.drawMe();
      document.getElementById("me")?.focus();
    };
    show(this.profile, [this.me, t("page-name")], () =>
      profile(this.me, this.about, changed, (why) => this.alarm(why)),
    );
  }

  joining() {
    const input = h("input", {
      name: "code",
      maxlength: 20,
      autocapitalize: "none",
      autocomplete: "off",
      spellcheck: "false",
      required: true,
      id: "join-code",
    });
    const join = async (/** @type {Event} */ event) => {
      event.preventDefault();
      await this.try(async () => {
        const { id } = await ask("GET", `/api/codes/${encodeURIComponent(input.value.trim())}`);
        location.assign(`/t/${id}`);
      });
    };
    return h(
      "form.card.row.join",
      { onsubmit: join },
      field(t("page-join-code"), input),
      h("button", { type: "submit" }, t("page-join")),
    );
  }

  /** A table among bots, with counts in sight where the box allows it. */
  playNow() {
    const settings = defaults();
    const open = edition(settings.edition).options.some(({ name }) => name === "lost_dice");
    return this.make(
      { ...settings, options: open ? { lost_dice: "visible" } : {}, pace: "relaxed" },
      BOTS,
    );
  }

  /** @param {Settings} settings @param {string[] | null} bots */
  make(settings, bots) {
    return this.try(async () => {
      const { id } = await ask("POST", "/api/tables", settings);
      planToPlay(id, bots);
      location.assign(`/t/${id}`);
    });
  }

  async refresh() {
    const [mine, open] = await Promise.all([
      ask("GET", "/api/me/tables"),
      ask("GET", "/api/tables?status=gathering"),
    ]).catch(() => [null, null]);
    if (mine && open)
      show(this.lists, [mine, open, t("page-open-tables")], () => tables(mine, open));
  }

  /** @param {() => Promise<void>} work */
  async try(work) {
    try {
      await work();
    } catch (error) {
      this.alarm(
        error instanceof TypeError
          ? t("page-unreachable")
          : String(error instanceof Error ? error.message : error),
      );
    }
  }

  /** @param {string} why */
  alarm(why) {
    this.alert.textContent = why;
    this.alert.hidden = false;
  }

  /** The language has changed. */
  retell() {
    this.draw();
    this.refresh();
  }
}
