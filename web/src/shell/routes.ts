import type { Component } from "svelte";

type Loaded = { default: Component<Record<string, string>> };

/** A screen that is to be shown: how it is loaded, and what it is given. */
export interface Match {
  /** Where this is the same, the screen stays and is only given something else. */
  key: string;
  /** What was loaded before is there at once. */
  load: () => Loaded | Promise<Loaded>;
  props: Record<string, string>;
}

/** What a path of one, two or three steps leads to. */
interface Place {
  load: () => Promise<unknown>;
  /** What the second step of the path is called; without it the path has one step. */
  takes?: string;
  /** The second step may be missing. */
  optional?: true;
  /** Where a third step leads, by what it says. */
  below?: Readonly<Record<string, Place>>;
}

const PLACES: Readonly<Record<string, Place>> = {
  "": { load: () => import("../screens/home/Home.svelte") },
  new: { load: () => import("../screens/home/NewTable.svelte") },
  c: { load: () => import("../screens/home/JoinCode.svelte"), takes: "code" },
  t: {
    load: () => import("../screens/table/TableScreen.svelte"),
    takes: "id",
    below: {
      screen: { load: () => import("../screens/screen/BigScreen.svelte"), takes: "id" },
      local: { load: () => import("../screens/local/LocalScreen.svelte"), takes: "id" },
    },
  },
  g: { load: () => import("../screens/game/GameScreen.svelte"), takes: "id" },
  rules: {
    load: () => import("../screens/rules/RulesScreen.svelte"),
    takes: "edition",
    optional: true,
    below: {
      example: { load: () => import("../screens/game/ExampleScreen.svelte"), takes: "edition" },
    },
  },
  compare: { load: () => import("../screens/rules/CompareScreen.svelte") },
  "can-i-bid": { load: () => import("../screens/rules/CanIBid.svelte") },
  learn: {
    load: () => import("../screens/learn/LearnScreen.svelte"),
    takes: "edition",
    optional: true,
  },
  people: { load: () => import("../screens/people/PersonScreen.svelte"), takes: "id" },
  me: { load: () => import("../screens/people/MeScreen.svelte") },
  leaderboard: { load: () => import("../screens/people/LeaderboardScreen.svelte") },
  settings: { load: () => import("../screens/settings/SettingsScreen.svelte") },
  dice: { load: () => import("../screens/dice/DiceScreen.svelte") },
};

const NOWHERE: Place = { load: () => import("../screens/NotFound.svelte") };
const loaded = new Map<Place, Loaded>();

/** The screen of a path; every path has one. */
export function match(path: string): Match {
  const [first = "", second, third, ...more] = path.split("/").slice(1);
  const place = placeAt(placeAt({ below: PLACES }, first), third);
  if (!place || more.length > 0 || !fits(place, second)) return made("nowhere", NOWHERE);
  if (!second || !place.takes) return made(first, place);
  const rest = place.optional ? "" : `/${third ?? second}`; // the screen of all editions is one
  const key = `${first}${rest}`;
  return made(key, place, { [place.takes]: decoded(second) });
}

/** Whether a path shows a table, where room is dear. */
export function isTable(path: string): boolean {
  return path.startsWith("/t/");
}

/** Whether a path shows a table on a large screen, with nothing around it. */
export function isBigScreen(path: string): boolean {
  return isTable(path) && path.endsWith("/screen");
}

/** The place below another that a step leads to; without a step, that one itself. */
function placeAt(place: Pick<Place, "below"> | undefined, step: string | undefined) {
  if (step === undefined) return place as Place | undefined;
  const below = place?.below ?? {};
  return Object.hasOwn(below, step) ? below[step] : undefined;
}

function fits(place: Place, second: string | undefined): boolean {
  if (!place.takes) return !second;
  return Boolean(second) || place.optional === true;
}

function made(key: string, place: Place, props: Record<string, string> = {}): Match {
  return { key, load: () => loaded.get(place) ?? loading(place), props };
}

async function loading(place: Place): Promise<Loaded> {
  const found = (await place.load()) as Loaded;
  loaded.set(place, found);
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
