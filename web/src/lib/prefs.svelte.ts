/** Preferences: stored in the browser, and shown to style sheets as data attributes of <html>. */

import { MediaQuery } from "svelte/reactivity";
import { readJson, writeItem } from "./storage.ts";

/** What can be preferred. */
export type Prefs = {
  theme: "auto" | "light" | "dark" | "contrast";
  motion: "auto" | "full" | "none";
  sound: boolean;
  /** Whether a device that can do so shakes. */
  haptics: boolean;
  /** Whether my own dice lie open, or under a cup that is held up to peek. */
  peek: "open" | "hold";
  /** How long the end of a round stays in sight: with the table, for a while, longer, or until a tap. */
  linger: "normal" | "short" | "long" | "tap";
  dice: "normal" | "large";
  shapes: boolean;
  /** Which word challenges a bid, where the rulebook allows two: the one on the box, or the other. */
  dudo: "box" | "also";
};

const STORAGE_KEY = "palifico-prefs";
const CHOICES: { readonly [P in keyof Prefs]: readonly Prefs[P][] } = {
  theme: ["auto", "light", "dark", "contrast"],
  motion: ["auto", "full", "none"],
  sound: [true, false],
  haptics: [true, false],
  peek: ["open", "hold"],
  linger: ["normal", "short", "long", "tap"],
  dice: ["normal", "large"],
  shapes: [false, true],
  dudo: ["box", "also"],
};

const reduced = new MediaQuery("prefers-reduced-motion: reduce");

/** What is preferred; to be written to as well as read. */
export const prefs: Prefs = $state(readPrefs(readJson(STORAGE_KEY)));

/** Whether motion is to be avoided. */
export function stillness(): boolean {
  return prefs.motion === "none" || (prefs.motion === "auto" && reduced.current);
}

/** Whether anything is to be heard or felt. */
export function effectsOn(): boolean {
  return prefs.sound || prefs.haptics;
}

/** Let all be heard and felt, or nothing. */
export function turnEffects(on: boolean): void {
  Object.assign(prefs, { sound: on, haptics: on });
}

/** Preferences from what was kept; what cannot be, is as it is at first. */
export function readPrefs(given: unknown): Prefs {
  const found = given && typeof given === "object" ? (given as Partial<Prefs>) : {};
  const one = <P extends keyof Prefs>(name: P): Prefs[P] =>
    CHOICES[name].find((choice) => choice === found[name]) ?? (CHOICES[name][0] as Prefs[P]);
  return {
    theme: one("theme"),
    motion: one("motion"),
    sound: one("sound"),
    haptics: one("haptics"),
    peek: one("peek"),
    linger: one("linger"),
    dice: one("dice"),
    shapes: one("shapes"),
    dudo: one("dudo"),
  };
}

function show({ theme, motion, dice, shapes }: Prefs): void {
  const shown = { theme, motion, dice, shapes: shapes ? "on" : "off" };
  Object.assign(document.documentElement.dataset, shown);
}

show(prefs); // before anything is drawn
$effect.root(() => {
  $effect(() => {
    show(prefs);
    writeItem(STORAGE_KEY, JSON.stringify(prefs));
  });
});
// Another tab of ours may change them.
addEventListener("storage", ({ key }) => {
  if (key === STORAGE_KEY) Object.assign(prefs, readPrefs(readJson(STORAGE_KEY)));
});
