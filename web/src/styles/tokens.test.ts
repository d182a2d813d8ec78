/** Every pair of colours that meets on the page is legible in every theme, as WCAG 2.2 measures it. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOURS } from "../ui/shapes.ts";

/** A theme: every token with its colour. */
type Theme = ReadonlyMap<string, string>;

const TOKEN = /--([a-z0-9-]+):\s*([^;]+);/g;
const BOTH = /^light-dark\(([^,]+),\s*([^)]+)\)$/;
const HEX = /^#[0-9a-f]{6}$/;

const CSS = readFileSync("src/styles/tokens.css", "utf-8");
const GROUNDS = ["bg", "surface", "surface-2", "field", "accent-soft"];
const TEXTS = ["ink", "ink-soft", "link", "info", "good", "bad", "warn"];
const PLAYERS = COLOURS.map((colour) => `player-${colour}`);

/** What is read, and on what. */
const READ: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
  ...PLAYERS.map((player) => ["player-ink", player] as const),
  ...["accent", "accent-2"].map((ground) => ["accent-ink", ground] as const),
  ...["felt", "felt-2"].map((ground) => ["felt-ink", ground] as const),
  ["gold-2", "felt"],
  ["gold-2", "felt-2"],
  ["surface", "bad"],
  ["bg", "ink"],
];
/** What is seen: edges, marks, shapes, the ring around what has the focus. */
const SEEN: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) =>
    ["edge", "accent", "focus"].map((mark) => [mark, ground] as const),
  ),
  ...["bg", "surface", "surface-2"].flatMap((ground) => PLAYERS.map((p) => [p, ground] as const)),
  ...PLAYERS.map((player) => [player, "rim"] as const),
  ["focus", "halo"],
  ["felt-line", "felt"],
  ["gold", "felt"],
  ["ring", "ring-ink"],
  ["ring", "felt"],
  ["die", "felt"],
  ["die-ink", "die"],
  ["die-sun", "die"],
  ["die-dim-ink", "die-dim"],
  ["back-ink", "back"],
  ["ink-faint", "surface-2"],
];

const themes = themesOf(CSS);

describe.each(["light", "dark", "contrast"] as const)("the %s theme", (name) => {
  const theme = themes[name];
  const worst = (pairs: typeof READ, least: number): string[] =>
    pairs
      .filter(([a, b]) => contrast(colour(theme, a), colour(theme, b)) < least)
      .map(([a, b]) => `${a} on ${b}: ${contrast(colour(theme, a), colour(theme, b)).toFixed(2)}`);

  test("every text can be read", () => {
    expect(worst(READ, name === "contrast" ? 7 : 4.5)).toEqual([]);
  });

  test("every mark can be seen", () => {
    expect(worst(SEEN, name === "contrast" ? 4.5 : 3)).toEqual([]);
  });

  test("the ring of the focus has a part that stands out from the felt and from the accent", () => {
    for (const ground of ["felt", "felt-2", "accent"]) {
      const parts = ["focus", "halo"].map((part) =>
        contrast(colour(theme, part), colour(theme, ground)),
      );
      expect(Math.max(...parts)).toBeGreaterThanOrEqual(3);
    }
  });
});

test("the contrast theme leaves no colour of the page to the dark one", () => {
  const own = new Set(themesOf(CSS).contrast.keys());
  expect(own).toEqual(new Set(themes.dark.keys()));
  const same = [...themes.dark].filter(([name, value]) => themes.contrast.get(name) === value);
  expect(same.map(([name]) => name).filter((name) => !name.startsWith("weave"))).toEqual([]);
});

test("contrast is measured as WCAG says", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

function colour(theme: Theme, name: string): string {
  const found = theme.get(name);
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

/** The themes of a style sheet: light and dark from its first block, contrast on top of dark. */
function themesOf(css: string): Record<"light" | "dark" | "contrast", Theme> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [name, value] of tokens(block(css, ":root,\n[data-theme] {"))) {
    const both = BOTH.exec(value);
    light.set(name, both?.[1] ?? value);
    dark.set(name, both?.[2] ?? value);
  }
  const contrast = new Map([...dark, ...tokens(block(css, '[data-theme="contrast"] {'))]);
  return { light: colours(light), dark: colours(dark), contrast: colours(contrast) };
}

/** The contrast of two colours, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const part = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function block(css: string, opening: string): string {
  const begin = css.indexOf(opening);
  if (begin < 0) throw new Error(`no block ${opening}`);
  return css.slice(begin + opening.length, css.indexOf("\n}", begin));
}

function tokens(text: string): [string, string][] {
  return [...text.matchAll(TOKEN)].map(([, name = "", value = ""]) => [name, value.trim()]);
}

function colours(all: ReadonlyMap<string, string>): Theme {
  return new Map([...all].filter(([, value]) => HEX.test(value)));
}
