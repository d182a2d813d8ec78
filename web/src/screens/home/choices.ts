/** How a new table is to be; the last choices are kept for the next one. */

import { EDITIONS, editionFor } from "../../lib/editions.ts";
import { LEVELS, PACES, USUAL_LEVEL } from "../../lib/facts.ts";
import { keep, keptJson } from "../../lib/kept.ts";
import type { Lang } from "../../lib/words.svelte.ts";
import type { Pace, Privacy, TableSettings, Talk, TimeOut } from "../../protocol/messages.gen.ts";

/** The value of a rule. */
export type Value = boolean | number | string;
/** The rules that are not as in the box, options and house rules alike. */
export type Changes = Readonly<Record<string, Value>>;
/** What is asked for when a table is made; the server knows the rest. */
export type Wish = Partial<TableSettings>;

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

const KEPT = "palifico-table";
/** Six cups can be looked at in this time. */
const PAUSE = 5000;
const PRIVACIES: readonly Privacy[] = ["private", "public"];
const TALKS: readonly Talk[] = [null, "text", "phrases", "off"];
const TIMEOUTS: readonly TimeOut[] = ["challenge", "bot"];

/** The last choices, or sensible ones for whoever has made none. */
export function lastChoices(lang: Lang): Choices {
  const told = keptJson(KEPT);
  const last: Record<string, unknown> = told && typeof told === "object" ? { ...told } : {};
  return {
    edition: oneOf(Object.keys(EDITIONS), last.edition, editionFor(lang)),
    rules: rulesOf(last.rules),
    seats: within(last.seats, 2, 12, 4),
    bots: within(last.bots, 0, 11, 0),
    level: oneOf(LEVELS, last.level, USUAL_LEVEL),
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
  keep(KEPT, JSON.stringify(choices));
}

/** The settings of a table for friends. */
export function wishFor(choices: Choices, options: Changes, house: Changes): Wish {
  const { edition, pace, privacy, spectators, talk, timeout, rated, coach, seats } = choices;
  const set = { edition, options: { ...options }, house: { ...house }, seats, pace, privacy };
  return { ...set, spectators, talk, timeout, rated, coach, pause_ms: PAUSE };
}

/** The settings of a game against three bots: no clock, help at hand, counts in sight if the box can. */
export function practiceWish(edition: string): Wish {
  const canShow = EDITIONS[edition]?.options.some(({ name }) => name === "lost_dice");
  const options = canShow ? { lost_dice: "visible" } : {};
  return { edition, options, seats: 4, pace: "relaxed", coach: true, pause_ms: PAUSE };
}

/** Who sits at the three other seats of a game against bots: three names to tell apart, none fierce. */
export const PRACTICE_BOTS: readonly string[] = ["counter", "beginner", "listener"];

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
