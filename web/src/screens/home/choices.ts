/** How a new table is to be; the last choices are kept for the next one. */

import { DEFAULT_LEVEL, LEVELS, PACES } from "../../lib/constants.ts";
import { EDITIONS, editionFor } from "../../lib/editions.ts";
import { readJson, writeItem } from "../../lib/storage.ts";
import type { Lang } from "../../lib/words.svelte.ts";
import type { Pace, Privacy, Talk, TimeOut } from "../../protocol/messages.gen.ts";
import { type NewTableSettings, PAUSE_MS } from "../../table/createTable.ts";

/** The value of a rule. */
export type Value = boolean | number | string;
/** The rules that are not as in the box, options and house rules alike. */
export type Changes = Readonly<Record<string, Value>>;

/** What the form of a new table holds; `rules` has the changes made to each box. */
export interface Choices {
  edition: string;
  rules: Record<string, Changes>;
  seats: number;
  bots: number;
  level: string;
  pace: Pace;
  privacy: Privacy;
  spectators: boolean;
  talk: Talk;
  timeout: TimeOut;
  rated: boolean;
  coach: boolean;
}

const STORAGE_KEY = "palifico-table";
const PRIVACIES: readonly Privacy[] = ["private", "public"];
const TALKS: readonly Talk[] = [null, "text", "phrases", "off"];
const TIMEOUTS: readonly TimeOut[] = ["challenge", "bot"];

/** The last choices, or defaults. */
export function lastChoices(lang: Lang): Choices {
  const told = readJson(STORAGE_KEY);
  const last: Record<string, unknown> = told && typeof told === "object" ? { ...told } : {};
  return {
    edition: oneOf(Object.keys(EDITIONS), last.edition, editionFor(lang)),
    rules: rulesOf(last.rules),
    seats: within(last.seats, 2, 12, 4),
    bots: within(last.bots, 0, 11, 0),
    level: oneOf(LEVELS, last.level, DEFAULT_LEVEL),
    pace: oneOf(PACES, last.pace, "normal"),
    privacy: oneOf(PRIVACIES, last.privacy, "private"),
    spectators: last.spectators !== false,
    talk: oneOf(TALKS, last.talk, null),
    timeout: oneOf(TIMEOUTS, last.timeout, "challenge"),
    rated: last.rated === true,
    coach: last.coach === true,
  };
}

/** Keeps the choices for the next table. */
export function keepChoices(choices: Choices): void {
  writeItem(STORAGE_KEY, JSON.stringify(choices));
}

/** The settings of a table for friends. */
export function settingsFor(choices: Choices, options: Changes, house: Changes): NewTableSettings {
  const { edition, pace, privacy, spectators, talk, timeout, rated, coach, seats } = choices;
  const set = { edition, options: { ...options }, house: { ...house }, seats, pace, privacy };
  return { ...set, spectators, talk, timeout, rated, coach, pause_ms: PAUSE_MS };
}

function oneOf<T>(known: readonly T[], given: unknown, otherwise: T): T {
  return known.find((one) => one === given) ?? otherwise;
}

function within(given: unknown, least: number, most: number, otherwise: number): number {
  const fits = Number.isInteger(given) && Number(given) >= least && Number(given) <= most;
  return fits ? Number(given) : otherwise;
}

function rulesOf(given: unknown): Record<string, Changes> {
  if (!given || typeof given !== "object") return {};
  const rules = Object.entries(given).filter(([id, one]) => id in EDITIONS && isChanges(one));
  return Object.fromEntries(rules);
}

function isChanges(given: unknown): given is Changes {
  if (!given || typeof given !== "object") return false;
  return Object.values(given).every((one) => ["boolean", "number", "string"].includes(typeof one));
}
