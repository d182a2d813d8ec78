/** The sentences of the lessons by the names that the script has for them. */

import { bidWords, capital, te } from "../../lib/words.svelte.ts";
import type { RoundName, Step } from "./lessons.ts";

/** What each round is called. */
export const TITLES: Readonly<Record<RoundName, string>> = {
  bids: "learn-round-bids",
  wilds: "learn-round-wilds",
  dudo: "learn-round-dudo",
  last: "learn-round-last",
};

/** Every sentence of a script. */
export const SAYINGS: Readonly<Record<string, string>> = {
  "bids-hello": "learn-bids-hello",
  "bids-what": "learn-bids-what",
  "bids-open": "learn-bids-open",
  "bids-open-face": "learn-bids-open-face",
  "bids-open-more": "learn-bids-open-more",
  "bids-heard": "learn-bids-heard",
  "raise-free": "learn-raise-free",
  "raise-never_down": "learn-raise-never-down",
  "raise-one_axis": "learn-raise-one-axis",
  "bids-raise": "learn-bids-raise",
  "bids-raise-wild": "learn-bids-raise-wild",
  "bids-raise-more": "learn-bids-raise-more",
  "bids-raise-dudo": "learn-bids-raise-dudo",
  "bids-end": "learn-bids-end",
  "wilds-look": "learn-wilds-look",
  "wilds-half": "learn-wilds-half",
  "wilds-half-face": "learn-wilds-half-face",
  "wilds-half-more": "learn-wilds-half-more",
  "wilds-half-dudo": "learn-wilds-half-dudo",
  "wilds-back": "learn-wilds-back",
  "wilds-double": "learn-wilds-double",
  "wilds-double-wild": "learn-wilds-double-wild",
  "wilds-double-more": "learn-wilds-double-more",
  "wilds-double-dudo": "learn-wilds-double-dudo",
  "wilds-end": "learn-wilds-end",
  "wilds-no-opening": "learn-wilds-no-opening",
  "dudo-look": "learn-dudo-look",
  "dudo-say": "learn-dudo-say",
  "dudo-say-raise": "learn-dudo-say-raise",
  "dudo-counted": "learn-dudo-counted",
  "stop-true": "learn-stop-true",
  "stop-true_or_false": "learn-stop-true-or-false",
  "dudo-else": "learn-dudo-else",
  "dudo-hidden": "learn-dudo-hidden",
  "dudo-exact": "learn-dudo-exact",
  "last-option": "learn-last-option",
  "last-drop": "learn-last-drop",
  "last-drop-spelt": "learn-last-drop-spelt",
  "last-rules": "learn-last-rules",
  "change-nobody": "learn-change-nobody",
  "change-one_die": "learn-change-one-die",
  "change-one_die-opener": "learn-change-one-die-opener",
  "change-one_die_earlier": "learn-change-one-die-earlier",
  "last-open": "learn-last-open",
  "last-open-face": "learn-last-open-face",
  "last-open-more": "learn-last-open-more",
  "last-doubt": "learn-last-doubt",
  "last-doubt-raise": "learn-last-doubt-raise",
  "last-counted": "learn-last-counted",
  "last-end": "learn-last-end",
};

/** A sentence of a step: what it says, or one of its hints. */
export function say(edition: string, name: string, step: Step): string {
  const args = Object.entries(step.args).map(([key, value]) => [
    key,
    Array.isArray(value) ? bidWords(edition, value) : value,
  ]);
  return sentences(te(edition, SAYINGS[name] ?? name, Object.fromEntries(args)));
}

/** A text whose every sentence begins with a capital: the word of a box may come first, and be written small. */
export function sentences(text: string): string {
  return text.replaceAll(/(?<=^|[.!?]\s)\p{Ll}/gu, capital);
}
