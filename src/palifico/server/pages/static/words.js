// @ts-check
/** What the page says: messages by id, the edition's own words, dice and bids in words. */

/** @import {Bid, Edition, Words} from "../types.js" */

const WILD = 1;
const KEPT = "palifico-lang";
export const LANGS = {
  it: "Italiano",
  en: "English",
  fr: "Français",
  es: "Español",
  nl: "Nederlands",
  de: "Deutsch",
};

/** @type {Words} */
let spoken = { lang: "en", words: {}, phrases: {}, editions: [], times: {}, graces: {}, bots: {} };

/** Read the words of the language that was chosen, or that the server found. */
export async function loadWords() {
  const lang = kept(KEPT) ?? document.documentElement.lang;
  const known = lang in LANGS ? lang : "en";
  const answer = await fetch(new URL(`words/${known}.json`, import.meta.url));
  spoken = await answer.json();
  document.documentElement.lang = spoken.lang;
  document.title = t("page-title");
}

/** @param {string} lang */
export async function chooseLang(lang) {
  keep(KEPT, lang);
  await loadWords();
}

export const lang = () => spoken.lang;
export const phrases = () => spoken.phrases;
export const editions = () => spoken.editions;
/** The name of a bot of the house. @param {string} account */
export const botName = (account) => spoken.bots[account];
/** How long somebody may be away at a pace. @param {string} pace */
export const graceOf = (pace) => spoken.graces[pace] ?? null;
/** How long an action may take at a pace. @param {string} pace */
export const timeOf = (pace) => spoken.times[pace] ?? null;

/**
 * A message; `you` says that the reader is meant.
 *
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @param {boolean} [you]
 */
export function t(id, values = {}, you = false) {
  const said = spoken.words[id] ?? id;
  const text = typeof said === "string" ? said : said[you ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {string} id @returns {Edition} */
export function edition(id) {
  const found = spoken.editions.find((one) => one.id === id);
  if (!found) throw new Error(`no edition ${id}`);
  return found;
}

/** The box that is sold where the reader lives. */
export function ownEdition() {
  return spoken.editions.find((one) => one.languages.includes(spoken.lang)) ?? edition("paco");
}

/** A face: 5, or the wild face by its name. @param {Edition} of @param {number} face */
export const faceText = (of, face) => (face === WILD ? of.words.wild : String(face));

/** A bid: 3×5, or 3 aces. @param {Edition} of @param {Bid} bid */
export function bidText(of, [count, face]) {
  if (face !== WILD) return `${count}×${face}`;
  return `${count} ${count === 1 ? of.words.wild : of.words.wilds}`;
}

/** @param {Edition} of @param {number[]} dice */
export function diceText(of, dice) {
  return [...dice]
    .sort()
    .map((face) => faceText(of, face))
    .join(" ");
}

/** A word as it stands on a button. @param {string} word */
export const capital = (word) => word.charAt(0).toLocaleUpperCase(spoken.lang) + word.slice(1);

/** Several things in one sentence. @param {string[]} items */
export const listed = (items) => new Intl.ListFormat(spoken.lang, { type: "unit" }).format(items);

/** Milliseconds as people say them. @param {number} ms @param {"long" | "narrow"} [how] */
export function timeText(ms, how = "long") {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [amount, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [Math.round(seconds / 60), "minute"]
        : seconds < 172800
          ? [Math.round(seconds / 3600), "hour"]
          : [Math.round(seconds / 86400), "day"];
  const style = { style: "unit", unit, unitDisplay: how };
  return new Intl.NumberFormat(spoken.lang, /** @type {any} */ (style)).format(Number(amount));
}

/** @param {string} key @returns {string | null} */
export function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser may refuse to keep anything
  }
}

/** @param {string} key @param {string} value */
export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is chosen anew on the next visit.
  }
}
