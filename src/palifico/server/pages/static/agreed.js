// @ts-check
/** What is agreed at a table, in words, before anybody plays. */

/** @import {Settings} from "../types.js" */

import { edition, graceOf, t, timeOf, timeText } from "./words.js";

/** What is agreed at a table, in sentences. @param {Settings} settings */
export function agreed(settings) {
  const { pace, timeout, privacy, spectators, talk } = settings;
  const time = timeOf(pace);
  const grace = graceOf(pace);
  const chosen = edition(settings.edition).options.map(({ name, choices }) => {
    const value = settings.options[name] ?? choices[0]?.value;
    return choices.find((choice) => choice.value === value)?.text ?? "";
  });
  return [
    ...chosen,
    Object.keys(settings.house).length > 0 && t("page-has-house-rules"),
    `${paceText(pace)}.`,
    time !== null &&
      t("page-time-out-then", {
        time: timeText(time),
        option: t(timeout === "bot" ? "page-timeout-bot" : "page-timeout-challenge"),
      }),
    grace === null ? t("page-grace-none") : t("page-grace", { time: timeText(grace) }),
    `${t("page-privacy")}: ${t(privacy === "public" ? "page-public" : "page-private")}.`,
    spectators ? t("page-may-watch") : t("page-may-not-watch"),
    talk === "off" && t("page-no-talk"),
  ].filter((line) => typeof line === "string" && line !== "");
}

/** Where the rules of a table can be read. @param {Settings} settings @param {string} lang */
export function rulesLink({ edition: id, options, house }, lang) {
  const query = {
    edition: id,
    options: JSON.stringify(options),
    house: JSON.stringify(house),
    lang,
  };
  return `/rules?${new URLSearchParams(query)}`;
}

/** How long a move may take. @param {string} pace */
export function paceText(pace) {
  const time = timeOf(pace);
  return time === null ? t("page-pace-relaxed") : t("page-pace-timed", { time: timeText(time) });
}
