/** The layers of the client: which folder may import which. Type imports and tests count. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** What each folder imports besides itself. A screen imports no other screen. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  fair: [],
  protocol: [],
  styles: [],
  lib: ["protocol"],
  ui: ["protocol", "lib"],
  table: ["protocol", "lib", "fair"],
  board: ["protocol", "lib", "ui", "table"],
  screens: ["protocol", "lib", "fair", "ui", "table", "board"],
  shell: ["protocol", "lib", "ui", "screens"],
  pwa: [],
  ".": ["lib", "styles", "ui", "shell"],
};
/** Tests that hold one folder to another. */
const EXCEPTIONS = new Set([
  "pwa/early.isolated.test.ts -> lib/prefs.svelte.ts",
  "pwa/early.isolated.test.ts -> lib/words.svelte.ts",
  "styles/tokens.test.ts -> ui/shapes.ts",
]);

function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), "utf-8");
  const found = [...text.matchAll(IMPORT)].map(([, path]) => path ?? "");
  return found.map((path) => normalize(join(dirname(file), path)));
}

/** The layer of a file, and within the screens its own folder. */
function placeOf(file: string): [layer: string, part: string] {
  const folders = dirname(file).split("/");
  return [folders[0] ?? ".", folders[0] === "screens" ? (folders[1] ?? "") : ""];
}

function isAllowed(file: string, target: string): boolean {
  if (target.startsWith("..") || EXCEPTIONS.has(`${file} -> ${target}`)) return true;
  const [[layer, part], [other, otherPart]] = [placeOf(file), placeOf(target)];
  if (layer === other) return part === otherPart;
  return MAY_IMPORT[layer]?.includes(other) ?? false;
}

function wrongImports(files: readonly string[], read = importsOf): string[] {
  const all = files.flatMap((file) => read(file).map((target) => [file, target] as const));
  return all.filter(([file, target]) => !isAllowed(file, target)).map((one) => one.join(" -> "));
}

const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => relative(".", name));

test("layers_of_all_sources_import_only_what_lies_below", () => {
  expect(FILES.length).toBeGreaterThan(250);
  expect(wrongImports(FILES)).toEqual([]);
});

test.each([
  ["lib/api.ts", "ui/Button.svelte"],
  ["ui/Card.svelte", "table/state.ts"],
  ["table/state.ts", "board/Board.svelte"],
  ["fair/verify.ts", "lib/api.ts"],
  ["screens/game/Replay.svelte", "screens/table/Coach.svelte"],
  ["screens/home/Home.svelte", "shell/routes.ts"],
  ["pwa/sw.ts", "lib/api.ts"],
])("layers_%s_importing_%s_is_refused", (file, target) => {
  expect(wrongImports([file], () => [target])).toEqual([`${file} -> ${target}`]);
});
