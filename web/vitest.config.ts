import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { words } from "./words.plugin.ts";

const NODE = "src/fair/**/*.test.ts";
const ISOLATED = "src/**/*.isolated.test.ts";
const page = {
  environment: "happy-dom",
  // A link that is clicked in a test leads nowhere, least of all into the net.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
  },
  setupFiles: ["tests/page.setup.ts"],
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: "node", include: [NODE, "tests/**/*.test.ts"], isolate: false } },
      {
        plugins: [svelte(), svelteTesting(), words()],
        test: {
          ...page,
          name: "page",
          include: ["src/**/*.test.ts"],
          exclude: [NODE, ISOLATED],
          isolate: false, // one page a worker: `page.setup.ts` puts it back before every test
        },
      },
      {
        plugins: [svelte(), svelteTesting(), words()],
        test: {
          ...page,
          name: "isolated", // for tests that mock a module, or need one that was never loaded before
          include: [ISOLATED],
        },
      },
    ],
  },
});
