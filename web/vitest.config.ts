import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    isolate: false, // no test leaves anything behind, so files can share a worker
  },
});
