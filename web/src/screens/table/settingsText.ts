/** Settings text: the settings of a table in sentences. */

import { graceOf, timeOf } from "../../lib/constants.ts";
import { spanText, t } from "../../lib/words.svelte.ts";
import type { TableSettings } from "../../protocol/messages.gen.ts";

/** What is agreed besides the rules, in sentences. */
export function settingsText(settings: TableSettings): string[] {
  const { pace, timeout, privacy, spectators, talk, rated, coach } = settings;
  const time = timeOf(pace);
  const grace = graceOf(pace);
  const lines = [
    time === null ? t("room-pace-relaxed") : t("room-pace-timed", { time: spanText(time) }),
    time !== null && t(timeout === "bot" ? "room-out-bot" : "room-out-challenge"),
    grace === null ? t("room-grace-none") : t("room-grace", { time: spanText(grace) }),
    t(privacy === "public" ? "room-is-public" : "room-is-private"),
    t(spectators ? "room-may-watch" : "room-may-not-watch"),
    talk === "off" && t("room-no-talk"),
    coach === true && t("room-coach-on"),
    rated && t("room-rated"),
  ];
  return lines.filter((line) => line !== false);
}

/** The question about the rules of a table, for the server and for the rules page alike. */
export function rulesQuery({ edition, options, house }: TableSettings): string {
  const fields = { options: JSON.stringify(options), house: JSON.stringify(house) };
  return `${new URLSearchParams({ edition, ...fields })}`;
}

/** Where the rules of a table can be read. */
export function rulesLink(settings: TableSettings): string {
  return `/rules/${settings.edition}?${rulesQuery(settings)}`;
}
