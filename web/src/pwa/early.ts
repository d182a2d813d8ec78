/** Runs before anything is drawn: the page begins in the chosen theme and language, without a flash. */

import { register } from "./register.ts";

const root = document.documentElement;
const LANGS = ["it", "en", "fr", "es", "nl", "de"];

try {
  const lang = localStorage.getItem("palifico-lang") ?? "";
  if (LANGS.includes(lang)) {
    root.lang = lang;
  }
  const prefs: Record<string, unknown> = JSON.parse(localStorage.getItem("palifico-prefs") ?? "{}");
  for (const name of ["theme", "motion", "dice"]) {
    const value = prefs[name];
    if (typeof value === "string") {
      root.dataset[name] = value;
    }
  }
  if (typeof prefs.shapes === "boolean") {
    root.dataset.shapes = prefs.shapes ? "on" : "off";
  }
} catch {
  // Nothing is kept, or nothing that can be read: the page begins as it is.
}

register();
