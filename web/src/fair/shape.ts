/** The shape of a record's JSON: read it, or say where it is wrong. */

import { hasCanonical, withoutStamp } from "./canonical.ts";
import { VALUES } from "./editions.ts";
import { isWhole, type Json, type JsonObject } from "./json.ts";
import type { Action, GameRecord, Id, RecordedRound, Stamp } from "./record.ts";
import { stampAt, transcriptAt } from "./shape_proof.ts";
import { handAt, listAt, objectAt, onlyKnown, shaped, Wrong, wholeAt } from "./wrong.ts";

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 12;
const REQUIRED = ["edition", "players", "starter", "rounds"];
const FIELDS = [...REQUIRED, "id", "options", "house", "date", "fair", "stamp"];
const OPTIONS = ["calza", "last_die", "lost_dice"] as const;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** The record that a JSON value holds, or where it is wrong. Undefined stands for no JSON at all. */
export function readRecord(json: Json | undefined): GameRecord | Wrong {
  return shaped(() => {
    if (json === undefined) throw new Wrong("");
    return recordOf(objectAt("record", json));
  });
}

// The order of the checks below is part of the answer: other verifiers name the same place first.
function recordOf(json: JsonObject): GameRecord {
  onlyKnown("", json, FIELDS);
  for (const name of REQUIRED) if (!json.has(name)) throw new Wrong(name);
  const seats = playersAt(json.get("players"));
  const edition = json.get("edition");
  if (typeof edition !== "string") throw new Wrong("edition");
  const starter = json.get("starter");
  if (!isSeat(starter, seats)) throw new Wrong("starter");
  const rounds = listAt("rounds", json.get("rounds"), (where, round) =>
    roundAt(where, round, seats),
  );
  const options = json.has("options") ? optionsAt(json.get("options")) : new Map();
  const house = json.has("house") ? objectAt("house", json.get("house")) : new Map();
  const id = json.has("id") ? idAt(json.get("id")) : null;
  if (json.has("date") && !isDate(json.get("date"))) throw new Wrong("date");
  const fair = json.has("fair") ? transcriptAt("fair", json.get("fair")) : null;
  const stamp = json.has("stamp") ? stampOf(json) : null;
  return { json, id, edition, seats, starter, rounds, options, house, fair, stamp };
}

function playersAt(value: Json | undefined): number {
  const names = Array.isArray(value) && value.every((name) => typeof name === "string");
  const players = names ? value.length : value;
  if (typeof players === "number" && players >= MIN_PLAYERS && players <= MAX_PLAYERS)
    return players;
  throw new Wrong("players");
}

function isSeat(value: Json | undefined, seats: number): value is number {
  return typeof value === "number" && value >= 0 && value < seats;
}

function roundAt(where: string, value: Json, seats: number): RecordedRound {
  const round = objectAt(where, value);
  onlyKnown(where, round, ["dice", "actions"]);
  const dice = round.get("dice");
  const actions = round.get("actions");
  if (!Array.isArray(dice) || dice.length !== seats) throw new Wrong(`${where}.dice`);
  if (!Array.isArray(actions)) throw new Wrong(`${where}.actions`);
  return {
    dice: listAt(`${where}.dice`, dice, handAt),
    actions: listAt(`${where}.actions`, actions, (at, action) => actionAt(at, action, seats)),
  };
}

function actionAt(where: string, value: Json, seats: number): Action {
  const [seat, verb, count, face] = Array.isArray(value) ? value : [];
  const length = Array.isArray(value) ? value.length : 0;
  if (!isSeat(seat, seats)) throw new Wrong(where);
  if (length === 2 && (verb === "dudo" || verb === "calza")) return { seat, verb };
  if (length !== 4 || verb !== "bid") throw new Wrong(where);
  return { seat, verb, count: wholeAt(where, count), face: wholeAt(where, face) };
}

function optionsAt(value: Json | undefined): JsonObject {
  const options = objectAt("options", value);
  for (const [name, given] of options) {
    const known = OPTIONS.find((option) => option === name);
    if (known === undefined) continue; // whether the edition has it is for the rules to say
    const values: readonly Json[] = VALUES[known];
    if (!values.includes(given)) throw new Wrong(`options.${name}`);
  }
  return options;
}

function idAt(value: Json | undefined): Id {
  if (typeof value === "string" || isWhole(value)) return value;
  throw new Wrong("id");
}

function isDate(value: Json | undefined): boolean {
  if (typeof value !== "string" || !DATE.test(value) || value.startsWith("0000")) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Some engines take a 31st of February for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function stampOf(json: JsonObject): Stamp {
  if (!hasCanonical(withoutStamp(json))) throw new Wrong("");
  return stampAt("stamp", json.get("stamp"));
}
