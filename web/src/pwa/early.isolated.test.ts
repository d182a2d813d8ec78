import { beforeEach, expect, test, vi } from "vitest";

const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  root.lang = "en";
  Object.assign(root.dataset, { theme: "auto", motion: "auto", dice: "normal", shapes: "off" });
});

/** What is told to style sheets. */
const told = () => ({ lang: root.lang, ...root.dataset });

test("a first visit begins as the server wrote it", async () => {
  const before = told();
  await import("./early.ts");
  expect(told()).toEqual(before);
});

test("what was chosen is there before the client is, under the client's own names", async () => {
  const { prefs } = await import("../lib/prefs.svelte.ts");
  const { setLang } = await import("../lib/words.svelte.ts");
  const { flushSync } = await import("svelte");
  Object.assign(prefs, { theme: "contrast", motion: "none", dice: "large", shapes: true });
  await setLang("it");
  flushSync();
  const chosen = told();
  expect(chosen).toMatchObject({ lang: "it", theme: "contrast", shapes: "on" });
  root.lang = "en";
  Object.assign(root.dataset, { theme: "auto", motion: "auto", dice: "normal", shapes: "off" });
  await import("./early.ts");
  expect(told()).toEqual(chosen);
});

test.each(["{", "[]", "null", '{"theme":7,"shapes":"no"}'])("%s is not minded", async (kept) => {
  localStorage.setItem("palifico-prefs", kept);
  localStorage.setItem("palifico-lang", "xx");
  const before = told();
  await import("./early.ts");
  expect(told()).toEqual(before);
});
