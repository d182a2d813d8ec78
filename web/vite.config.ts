import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { extras } from "./tools/extras.ts";
import { packed } from "./tools/packed.ts";
import { words } from "./words.plugin.ts";

const PWA = "src/pwa";

const KIT =
  /\/node_modules\/|\/src\/(lib|protocol|shell|styles|ui)\/|App\.svelte|main\.ts|preload-helper/;
/** What the first screen shares with others goes into the kit: one request less. */
const HOME =
  /\/screens\/home\/(.*type=style|(choices|tableCode)\.ts|JoinForm\.svelte)|\/table\/(createTable|firstGame|practice|startPlan|seats|state)\.ts/;

/** Few files, for each is a way there and back: the kit for all, and what some screens share. */
const SPLIT = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "kit", test: (id: string) => KIT.test(id) || HOME.test(id) },
    { name: "table", test: /\/src\/(fair|table)\//, minShareCount: 2 },
    { name: "board", test: /\/src\/board\//, minShareCount: 2 },
    { name: folder, test: /\/src\/screens\/\w+\//, minShareCount: 2 },
  ],
};

/** The folder of a screen. */
function folder(id: string): string | null {
  return /\/src\/screens\/(\w+)\//.exec(id)?.[1] ?? null;
}

/** The page is the server's own (`server/pages/`): it finds the built files by the manifest. */
export default defineConfig({
  plugins: [
    svelte(),
    words(),
    extras({
      scripts: [`${PWA}/early.ts`, `${PWA}/offline.ts`, `${PWA}/sw.ts`],
      files: [
        `${PWA}/offline.css`,
        `${PWA}/icon.svg`,
        `${PWA}/icon-192.png`,
        `${PWA}/icon-512.png`,
        `${PWA}/maskable-512.png`,
        `${PWA}/touch-180.png`,
      ],
    }),
    packed(),
  ],
  base: "/static/",
  publicDir: false,
  build: {
    outDir: "../src/palifico/server/pages/built",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page allows no inline anything
    rolldownOptions: { input: "src/main.ts", output: { codeSplitting: SPLIT } },
  },
});
