/** The page that test files share: every test begins in English, as nobody, at `/`, with nothing stored or stubbed. */

import { beforeEach, vi } from "vitest";
import { hush } from "../src/lib/announce.svelte.ts";
import { clearCatalog } from "../src/lib/catalog.ts";
import { forgetMe } from "../src/lib/me.svelte.ts";
import { prefs, readPrefs } from "../src/lib/prefs.svelte.ts";
import { go } from "../src/lib/router.svelte.ts";
import { startWords } from "../src/lib/words.svelte.ts";
import { forgetArrivals } from "../src/ui/headingFocus.ts";

// What outlives its test must not reach for the network, and must not pass unseen.
globalThis.fetch = (what) =>
  Promise.reject(new TypeError(`no server in this test: ${String(what)}`));

await startWords();
beforeEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  Object.assign(prefs, readPrefs(null));
  forgetMe();
  clearCatalog();
  go("/", { replace: true });
  forgetArrivals();
  await startWords();
  hush();
});
