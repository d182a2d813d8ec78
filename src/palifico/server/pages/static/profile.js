// @ts-check
/** How I am seen: name, colour and shape, changed at any time. */

/** @import {About, Person} from "../types.js" */

import { ask } from "./api.js";
import { mark } from "./dice.js";
import { field, h } from "./dom.js";
import { t } from "./words.js";

/**
 * @param {Person} me
 * @param {About} about
 * @param {(me: Person) => void} changed
 * @param {(why: string) => void} refused
 */
export function profile(me, about, changed, refused) {
  const name = h("input", {
    name: "name",
    value: me.name,
    maxlength: 24,
    required: true,
    autocomplete: "nickname",
    id: "my-name",
  });
  const change = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(form);
    try {
      changed(await ask("PATCH", "/api/me", Object.fromEntries(data)));
    } catch (error) {
      refused(String(error instanceof Error ? error.message : error));
    }
  };
  const form = h(
    "form",
    { onsubmit: change },
    field(t("page-name"), name),
    choices(t("page-shape"), "shape", about.shapes, me.shape, (shape) => mark(shape, me.colour)),
    choices(t("page-colour"), "colour", about.colours, me.colour, (colour) =>
      mark(me.shape, colour),
    ),
    h("button.main", { type: "submit", id: "keep-me" }, t("page-keep")),
  );
  const summary = h(
    "summary",
    { id: "me" },
    mark(me.shape, me.colour),
    h("strong", null, me.name),
    h("span.edit", null, t("page-edit")),
  );
  return h("details.card.me", null, summary, form);
}

/**
 * @param {string} label
 * @param {string} name
 * @param {string[]} values
 * @param {string} chosen
 * @param {(value: string) => SVGElement} draw
 */
function choices(label, name, values, chosen, draw) {
  const radios = values.map((value) => {
    const word = t(`page-${name}-${value}`);
    const input = h("input.sr", { type: "radio", name, value, checked: value === chosen });
    return h("label.choice", { title: word }, input, draw(value), h("span.sr", null, word));
  });
  return h("fieldset.choices", null, h("legend", null, label), ...radios);
}
