/** How the reader likes the page; kept in the browser and shown to style sheets on <html>. */

import { MediaQuery } from "svelte/reactivity";
import { keep, keptJson } from "./kept.ts";

/** What can be preferred. */
export type Prefs = {
  theme: "auto" | "light" | "dark" | "contrast";
  motion: "auto" | "full" | "none";
  sound: boolean;
  dice: "normal" | "large";
  shapes: boolean;
};

const KEPT = "palifico-prefs";
const CHOICES: { readonly [P in keyof Prefs]: readonly Prefs[P][] } = {
  theme: ["auto", "light", "dark", "contrast"],
  motion: ["auto", "full", "none"],
  sound: [true, false],
  dice: ["normal", "large"],
  shapes: [false, true],
};

const reduced = new MediaQuery("prefers-reduced-motion: reduce");

/** What is preferred; to be written to as well as read. */
export const prefs: Prefs = $state(readPrefs(keptJson(KEPT)));

/** Whether motion is to be avoided. */
export function stillness(): boolean {
  return prefs.motion === "none" || (prefs.motion === "auto" && reduced.current);
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
    dice: one("dice"),
    shapes: one("shapes"),
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
    keep(KEPT, JSON.stringify(prefs));
  });
});
// Another tab of ours may change them.
addEventListener("storage", ({ key }) => {
  if (key === KEPT) Object.assign(prefs, readPrefs(keptJson(KEPT)));
});
