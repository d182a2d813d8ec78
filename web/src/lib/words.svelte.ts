/** Localization (Fluent): messages by id, the edition's own words, dice and bids in words. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Bid } from "../protocol/messages.gen.ts";
import { edition, type OwnWord } from "./editions.ts";
import { prefs } from "./prefs.svelte.ts";
import { readItem, writeItem } from "./storage.ts";

/** A language of the page. */
export type Lang = "it" | "en" | "fr" | "es" | "nl" | "de";
/** What fills the variables of a message. */
export type Args = Record<string, string | number>;

/** The languages of the page. */
export const LANGS: readonly Lang[] = ["it", "en", "fr", "es", "nl", "de"];
/** Each language's name in itself. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  it: "Italiano",
  en: "English",
  fr: "Français",
  es: "Español",
  nl: "Nederlands",
  de: "Deutsch",
};

type Sources = Readonly<Record<string, string>>;
const STORAGE_KEY = "palifico-lang";
const WILD = 1;
const MIN_SHOWN_CHANCE = 0.01;
const FACES: Readonly<Record<number, string>> = {
  2: "common-bid-of-2",
  3: "common-bid-of-3",
  4: "common-bid-of-4",
  5: "common-bid-of-5",
  6: "common-bid-of-6",
};
const LOAD: Readonly<Record<Lang, () => Promise<{ default: Sources }>>> = {
  it: () => import("virtual:words/it"),
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  es: () => import("virtual:words/es"),
  nl: () => import("virtual:words/nl"),
  de: () => import("virtual:words/de"),
};

type Spoken = { lang: Lang; bundle: FluentBundle; sources: Sources };
let spoken = $state.raw<Spoken>({ lang: "en", bundle: new FluentBundle("en"), sources: {} });

/** The language that is spoken now. */
export function lang(): Lang {
  return spoken.lang;
}

/** Load the words of the language that was chosen earlier, or that the server found. */
export async function startWords(): Promise<void> {
  await speak(known(readItem(STORAGE_KEY)) ?? known(document.documentElement.lang) ?? "en");
}

/** Speak another language from now on, and on the next visit. */
export async function setLang(chosen: Lang): Promise<void> {
  await speak(chosen);
  writeItem(STORAGE_KEY, chosen);
}

/** A message. */
export function t(id: string, args: Args = {}): string {
  const { lang: now, bundle } = spoken;
  const pattern = read(id)?.value;
  if (!pattern) return missing(id, `no message ${id} in ${now}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length ? missing(text, `message ${id} in ${now}: ${errors.join(", ")}`) : text;
}

/** A message with the edition's own words for $wild, $wilds, $dudo, $palifico and $calza. */
export function te(of: string, id: string, args: Args = {}): string {
  return t(id, { ...ownWords(of), ...args });
}

/** The edition's own word for a thing. */
export function own(of: string, key: OwnWord): string {
  return ownWords(of)[key];
}

/** A word as it is called out at the table. */
export function shoutText(word: string): string {
  if (spoken.lang === "es") return `¡${word}!`;
  return `${word}${spoken.lang === "fr" ? "\u202f" : ""}!`;
}

/** A face: 5, or the wild face by its name. */
export function faceText(of: string, face: number): string {
  return face === WILD ? own(of, "wild") : String(face);
}

/** A bid: 3×5, or 3 aces. */
export function bidText(of: string, [count, face]: Bid): string {
  return face === WILD ? wildText(of, count) : `${count}×${face}`;
}

/** A bid as it is said aloud: 3 fives, or 3 aces. */
export function bidWords(of: string, [count, face]: Bid): string {
  const id = FACES[face];
  return id === undefined ? wildText(of, count) : t(id, { count });
}

/** A hand, sorted, the wild face by its name. */
export function diceText(of: string, dice: readonly number[]): string {
  return faces(of, dice).join(" ");
}

/** A hand as it is read aloud: 2, 2, 5 and ace. */
export function diceWords(of: string, dice: readonly number[]): string {
  return listText(faces(of, dice));
}

/** Several things in one sentence. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(spoken.lang, { type: "conjunction" }).format(parts);
}

/** Something, and more about it: with the colon as the language sets it. */
export function pairText(what: string, more: string): string {
  return `${what}${spoken.lang === "fr" ? "\u00a0" : ""}: ${more}`;
}

/** A number as the language writes it. */
export function numberText(n: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(spoken.lang, options).format(n);
}

/** A chance as people read it; what is not sure does not look as if it were. */
export function percentText(chance: number): string {
  const percent = (part: number) => numberText(part, { style: "percent" });
  if (chance > 0 && chance < MIN_SHOWN_CHANCE) return `<${percent(MIN_SHOWN_CHANCE)}`;
  if (chance < 1 && chance > 1 - MIN_SHOWN_CHANCE) return `>${percent(1 - MIN_SHOWN_CHANCE)}`;
  return percent(chance);
}

/** The day of a moment, and the time unless only the day is known. */
export function dateText(ms: number, what: "day" | "time" = "time"): string {
  const how: Intl.DateTimeFormatOptions = { dateStyle: "long" };
  if (what === "time") how.timeStyle = "short";
  return new Intl.DateTimeFormat(place(), how).format(ms);
}

/** Milliseconds as people say them: 30 seconds, 3 days; short for a clock. */
export function spanText(ms: number, how: "long" | "short" = "long"): string {
  const [amount, unit] = inUnits(Math.max(0, Math.ceil(ms / 1000)));
  return numberText(amount, { style: "unit", unit, unitDisplay: how });
}

/** A word as it stands at the beginning of a line. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(spoken.lang) + rest.join("");
}

/** The edition's own words, with the word for a challenge that is preferred on this device. */
function ownWords(of: string): Record<OwnWord, string> {
  const { words, dudo_also } = edition(of);
  const printed = words[spoken.lang];
  return prefs.dudo === "also" && dudo_also !== null ? { ...printed, dudo: dudo_also } : printed;
}

function faces(of: string, dice: readonly number[]): string[] {
  return [...dice].sort((a, b) => a - b).map((face) => faceText(of, face));
}

/** The language as it is spoken where the reader lives: dates differ between two that say the same. */
function place(): string {
  return navigator.languages.find((one) => one.startsWith(`${spoken.lang}-`)) ?? spoken.lang;
}

async function speak(chosen: Lang): Promise<void> {
  const { default: sources } = await LOAD[chosen]();
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  spoken = { lang: chosen, bundle, sources };
  document.documentElement.lang = chosen;
}

/** A message is read when it is first said: no page needs more than some of them. */
function read(id: string): ReturnType<FluentBundle["getMessage"]> {
  const { bundle, sources } = spoken;
  const source = sources[id];
  if (!bundle.hasMessage(id) && source !== undefined)
    bundle.addResource(new FluentResource(`${id} ${source}`));
  return bundle.getMessage(id);
}

function known(given: string | null): Lang | null {
  return LANGS.find((one) => one === given) ?? null;
}

/** A missing message throws in development; in production the player reads what there is. */
function missing(shown: string, why: string): string {
  if (import.meta.env.PROD) return shown;
  throw new Error(why);
}

function wildText(of: string, count: number): string {
  return `${count} ${own(of, count === 1 ? "wild" : "wilds")}`;
}

function inUnits(seconds: number): [amount: number, unit: string] {
  if (seconds < 120) return [seconds, "second"];
  if (seconds < 7200) return [Math.round(seconds / 60), "minute"];
  if (seconds < 172_800) return [Math.round(seconds / 3600), "hour"];
  return [Math.round(seconds / 86_400), "day"];
}
