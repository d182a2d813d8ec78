import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { words } from "./words.plugin.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["src/fair/**/*.test.ts"],
          isolate: false, // no test leaves anything behind, so files can share a worker
        },
      },
      {
        plugins: [svelte(), svelteTesting(), words()],
        test: {
          name: "page",
          include: ["src/**/*.test.ts"],
          exclude: ["src/fair/**"],
          environment: "happy-dom",
          // A link that is clicked in a test leads nowhere, least of all into the net.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          setupFiles: ["tests/words.setup.ts"],
        },
      },
    ],
  },
});
