/** Other settings for a table, while they are being chosen. */

import type { TableSettings } from "../../protocol/messages.gen.ts";
import type { FieldTold } from "../../protocol/rest.gen.ts";

/** What the form holds: options by their values as texts. */
export interface Draft {
  edition: string;
  options: Record<string, string>;
  seats: number;
  pace: TableSettings["pace"];
  timeout: TableSettings["timeout"];
  privacy: TableSettings["privacy"];
  talk: "text" | "phrases" | "off";
  spectators: boolean;
  coach: boolean;
  rated: boolean;
  rules: string;
}

/** The form as the table is set now. */
export function draftOf(settings: TableSettings): Draft {
  const { edition, seats, pace, timeout, privacy, spectators, rated } = settings;
  const options = Object.entries(settings.options).map(([name, value]) => [name, String(value)]);
  return {
    ...{ edition, seats, pace, timeout, privacy, spectators, rated },
    options: Object.fromEntries(options),
    talk: settings.talk ?? "text",
    coach: settings.coach === true,
    rules: "",
  };
}

/** The settings that are asked for. House rules are those of a box, and go with it. */
export function settingsOf(
  now: TableSettings,
  draft: Draft,
  fields: readonly FieldTold[],
): TableSettings {
  const { options: chosen, rules, ...rest } = draft;
  const same = draft.edition === now.edition;
  const known = fields.flatMap(({ field, values }) => {
    const found = values.find(({ value }) => String(value) === chosen[field]);
    return found ? [[field, found.value]] : [];
  });
  const options = fields.length ? Object.fromEntries(known) : same ? now.options : {};
  const house = same ? now.house : {};
  return { ...now, ...rest, options, house, rules: rules.trim() || null };
}
