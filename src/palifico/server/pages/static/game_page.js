// @ts-check
/** A game that is over: how it ended, its record, and the proof of its dice. */

import { ask } from "./api.js";
import { mark } from "./dice.js";
import { button, h } from "./dom.js";
import { edition, lang, t } from "./words.js";

/** @typedef {{game: string, table: string, edition: string, seats: {person: import("../types.js").Person, place: number}[], why: string, winner: number | null, rounds: number, ended: number, links: {record: string, notation: string, proof: string}}} Over */

export class GamePage {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.proof = h("p.proof", { role: "status" });
    this.retell();
  }

  async retell() {
    try {
      const over = await ask("GET", `/api/games/${encodeURIComponent(this.game)}`);
      this.root.replaceChildren(
        h("h1", null, t("page-game-over")),
        this.summary(over),
        this.checking(over),
        h("p", null, h("a", { href: "/" }, t("page-home"))),
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.root.replaceChildren(
        h("p.alert", { role: "alert" }, why),
        h("p", null, h("a", { href: "/" }, t("page-home"))),
      );
    }
  }

  /** @param {Over} over */
  summary(over) {
    const placed = [...over.seats].sort((a, b) => a.place - b.place);
    const places = placed.map(({ person }) =>
      h("li", null, mark(person.shape, person.colour), h("span", null, person.name || "?")),
    );
    const date = new Intl.DateTimeFormat(lang(), { dateStyle: "long", timeStyle: "short" }).format(
      over.ended,
    );
    return h(
      "section.card",
      null,
      h("h2", null, edition(over.edition).name),
      over.why !== "won" && h("p", null, t("page-log-given-up")),
      h("ol.places", { "aria-label": t("page-places") }, ...places),
      h("p", null, t("page-played", { rounds: over.rounds, date })),
    );
  }

  /** @param {Over} over */
  checking(over) {
    const check = async () => {
      this.proof.textContent = t("page-checking");
      try {
        this.tell(await ask("GET", over.links.proof));
      } catch (error) {
        this.proof.textContent = error instanceof Error ? error.message : String(error);
      }
    };
    const file = (/** @type {string} */ href, /** @type {string} */ label) =>
      h("a.button", { href, download: true }, label);
    return h(
      "section.card",
      null,
      h("h2", null, t("page-dice-of-game")),
      h("p", null, t("page-proof-more")),
      h("div.row", null, button(t("page-check-dice"), check, { class: "main", id: "check" })),
      this.proof,
      h(
        "div.row",
        null,
        file(over.links.record, t("page-record")),
        file(over.links.notation, t("page-notation")),
        file("/api/verifier.py", t("page-verifier")),
      ),
    );
  }

  /** @param {any} told */
  tell(told) {
    const sentence = told.ok ? told.message : told.error?.message;
    const note = told.note ? ` ${told.note}` : "";
    this.proof.replaceChildren(
      h("strong", null, told.ok ? "✓ " : "✗ "),
      `${sentence ?? ""}${note}`,
    );
  }
}
