import type { IconName } from "../ui/icons.ts";

/** A place that the menu leads to. */
export interface Place {
  name: string;
  href: string;
  icon: IconName;
  word: string;
}

/** Where the menu leads. */
export const PLACES: readonly Place[] = [
  { name: "play", href: "/", icon: "dice", word: "common-nav-play" },
  { name: "learn", href: "/learn", icon: "learn", word: "common-nav-learn" },
  { name: "rules", href: "/rules", icon: "book", word: "common-nav-rules" },
  { name: "leaders", href: "/leaderboard", icon: "trophy", word: "common-nav-leaders" },
  { name: "me", href: "/me", icon: "person", word: "common-nav-me" },
  { name: "settings", href: "/settings", icon: "settings", word: "common-nav-settings" },
];

const BELONGS = new Map([
  ["new", "/"],
  ["c", "/"],
  ["t", "/"],
  ["compare", "/rules"],
  ["can-i-bid", "/rules"],
]);

/** The place of the menu under which a path is found. */
export function placeOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  return BELONGS.get(first) ?? `/${first}`;
}
