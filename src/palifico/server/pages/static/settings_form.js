// @ts-check
/** How a table is set: the form. */

/** @import {Settings} from "../types.js" */

import { paceText } from "./agreed.js";
import { field, h, select } from "./dom.js";
import { edition, editions, ownEdition, t } from "./words.js";

const PACES = ["relaxed", "normal", "quick", "day", "three_days", "week"];

/** What a new table has before anybody chooses. @returns {Settings} */
export function defaults() {
  const own = ownEdition();
  return {
    edition: own.id,
    options: {},
    house: {},
    seats: 4,
    pace: "normal",
    privacy: "private",
    spectators: true,
    talk: null,
    timeout: "challenge",
    window_ms: 250,
    pause_ms: 5000,
    rated: false,
    first: null,
  };
}

/**
 * A form for settings; `done` gets them as they were chosen.
 *
 * @param {Settings} given
 * @param {string} action the text of its button
 * @param {(settings: Settings) => void} done
 */
export function settingsForm(given, action, done) {
  const options = h("div.options", null);
  const house = Object.keys(given.house).length > 0;
  const boxes = select(
    editions().map((one) => [one.id, one.name]),
    given.edition,
    { name: "edition", onchange: () => offer() },
  );
  const offer = () => options.replaceChildren(...optionFields(boxes.value, given));
  offer();
  const form = h(
    "form.settings",
    {
      onsubmit: (event) => {
        event.preventDefault();
        done(read(form, given));
      },
    },
    field(t("page-edition"), boxes),
    options,
    field(
      t("page-seats"),
      h("input", {
        type: "number",
        name: "seats",
        min: 2,
        max: 12,
        value: given.seats,
        required: true,
      }),
    ),
    field(
      t("page-pace"),
      select(
        PACES.map((pace) => [pace, paceText(pace)]),
        given.pace,
        { name: "pace" },
      ),
    ),
    field(
      t("page-timeout"),
      select(
        [
          ["challenge", t("page-timeout-challenge")],
          ["bot", t("page-timeout-bot")],
        ],
        given.timeout,
        { name: "timeout" },
      ),
    ),
    field(
      t("page-privacy"),
      select(
        [
          ["private", t("page-private")],
          ["public", t("page-public")],
        ],
        given.privacy,
        { name: "privacy" },
      ),
    ),
    field(t("page-talk"), select(talks(), given.talk ?? "", { name: "talk" })),
    h(
      "label.check",
      null,
      h("input", { type: "checkbox", name: "spectators", checked: given.spectators }),
      t("page-spectators"),
    ),
    !house &&
      field(
        t("page-code-of-rules"),
        h("input", { name: "rules", maxlength: 64, autocomplete: "off", placeholder: "PF1-…" }),
        t("page-code-of-rules-more"),
      ),
    h("button.main", { type: "submit" }, action),
  );
  return form;
}

/** @returns {[string, string][]} */
const talks = () => [
  ["", t("page-talk-usual")],
  ["text", t("page-talk-text")],
  ["phrases", t("page-talk-phrases")],
  ["off", t("page-talk-off")],
];

/** @param {string} id @param {Settings} given */
function optionFields(id, given) {
  const chosen = id === given.edition ? given.options : {};
  return edition(id).options.map(({ name, choices }) => {
    const at = Math.max(
      0,
      choices.findIndex(({ value }) => value === chosen[name]),
    );
    const texts = choices.map(
      ({ text }, index) => /** @type {[string, string]} */ ([String(index), text]),
    );
    return h(
      "label.field",
      null,
      select(texts, String(at), { name: `option-${name}`, "aria-label": t("page-option") }),
    );
  });
}

/** @param {HTMLFormElement} form @param {Settings} given @returns {Settings} */
function read(form, given) {
  const data = new FormData(form);
  /** @param {string} name */
  const text = (name) => String(data.get(name) ?? "");
  const id = text("edition");
  const options = edition(id).options.map(({ name, choices }) => [
    name,
    choices[Number(text(`option-${name}`))]?.value,
  ]);
  const rules = text("rules").trim();
  return {
    ...given,
    edition: id,
    options: Object.fromEntries(options),
    house: id === given.edition ? given.house : {},
    rules: rules || null,
    seats: Number(text("seats")),
    pace: text("pace"),
    timeout: text("timeout"),
    privacy: text("privacy"),
    talk: text("talk") || null,
    spectators: data.has("spectators"),
  };
}
