/** The rules of a game: an edition with its options and house rules, or why they cannot be. */

import { EDITIONS, type FieldName, NEEDS, type Rules, VALUES } from "./editions.ts";
import type { Json, JsonObject } from "./json.ts";

type Value = Rules[FieldName];

/** Why rules cannot be. */
export type RulesFault = "edition.unknown" | "option.unknown" | "house.invalid";

/** The rules in force, and what of them differs from the box, sorted by name. */
export type Variant = {
  readonly edition: string;
  readonly rules: Rules;
  readonly differences: readonly (readonly [FieldName, Value])[];
};

/** The rules of an edition with these options and house rules, or the code of what is wrong. */
export function variant(
  edition: string,
  options: JsonObject,
  house: JsonObject,
): Variant | RulesFault {
  const box = Object.hasOwn(EDITIONS, edition) ? EDITIONS[edition] : undefined;
  if (box === undefined) return "edition.unknown";
  for (const [name, value] of options) {
    const known = isFieldName(name) && box.options.includes(name);
    if (!known || !isPossible(name, value)) return "option.unknown";
  }
  for (const [name, value] of house) {
    if (!isFieldName(name) || !isPossible(name, value) || options.has(name)) return "house.invalid";
  }
  const rules = { ...box.rules, ...Object.fromEntries([...options, ...house]) } as Rules;
  const changed = fieldNames().filter((name) => rules[name] !== box.rules[name]);
  if (!isSensible(rules, changed)) return "house.invalid";
  return { edition, rules, differences: changed.sort().map((name) => [name, rules[name]]) };
}

function fieldNames(): FieldName[] {
  return Object.keys(VALUES) as FieldName[];
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(VALUES, name);
}

function isPossible(name: FieldName, value: Json): boolean {
  const values: readonly Json[] = VALUES[name];
  return values.includes(value);
}

/** Whether every rule in force has its details, and no detail was changed of a rule that is not. */
function isSensible(rules: Rules, changed: readonly FieldName[]): boolean {
  for (const [name, needed] of NEEDS) {
    const on = isInForce(rules, needed);
    if (on ? rules[name] === null : changed.includes(name)) return false;
  }
  // Where all cups are lifted at once there is nothing to stop.
  return rules.show_stop === "never" || rules.show_dudo !== "all_at_once";
}

function isInForce(rules: Rules, name: FieldName): boolean {
  if (name !== "face_change") return rules[name] === true;
  const changes = rules.face_change !== "nobody" || rules.face_change_opener === true;
  return rules.last_die === true && changes;
}
