/** Every test of the page begins in English, with nothing kept from the one before. */

import { beforeEach } from "vitest";
import { startWords } from "../src/lib/words.svelte.ts";

await startWords();
beforeEach(async () => {
  localStorage.clear();
  document.documentElement.lang = "en";
  await startWords();
});
