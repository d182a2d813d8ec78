/** Other settings for a table, while they are being chosen. */

import type { TableSettings } from "../../protocol/messages.gen.ts";
import type { FieldTold } from "../../protocol/rest.gen.ts";
import type { HouseRuleTransfer } from "./houseRuleTransfer.ts";

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
  title: string;
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
    title: settings.title ?? "",
  };
}

/** The settings that are asked for; `carried` are the rules with which one comes to another box. */
export function settingsOf(
  now: TableSettings,
  draft: Draft,
  fields: readonly FieldTold[],
  carried: HouseRuleTransfer | null = null,
): TableSettings {
  const { options: _, rules, title, ...rest } = draft;
  const same = draft.edition === now.edition;
  const chosen = fields.length || !same ? optionsOf(draft, fields) : now.options;
  const moved = carried?.edition === draft.edition ? carried : { options: chosen, house: {} };
  const { options, house } = same ? { options: chosen, house: now.house } : moved;
  // Who begins is asked when the game is to begin.
  const named = { rules: rules.trim() || null, title: title.trim() || null };
  return { ...now, ...rest, ...named, options, house, first: null };
}

/** The options of a box as they are chosen, with values of their own kind. */
export function optionsOf(
  { options: chosen }: Draft,
  fields: readonly FieldTold[],
): TableSettings["options"] {
  const known = fields.flatMap(({ field, values }) => {
    const found = values.find(({ value }) => String(value) === chosen[field]);
    return found ? [[field, found.value]] : [];
  });
  return Object.fromEntries(known);
}
