import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build, type Plugin } from "vite";

/**
 * Adds files that no module imports: `scripts` become classic scripts, one file each, so that they
 * can run before the page is drawn or without one; `files` are taken as they are.
 */
export function extras({ scripts, files }: { scripts: string[]; files: string[] }): Plugin {
  return {
    name: "palifico-extras",
    apply: "build",
    async generateBundle() {
      for (const path of scripts) {
        const name = `${basename(path, ".ts")}.js`;
        this.emitFile({ type: "asset", name, originalFileName: path, source: await classic(path) });
      }
      for (const path of files) {
        const source = readFileSync(path);
        this.emitFile({ type: "asset", name: basename(path), originalFileName: path, source });
      }
    },
  };
}

async function classic(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input, output: { format: "iife" } },
    },
  });
  const [script] = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (script?.type !== "chunk") {
    throw new Error(`${input} makes no script`);
  }
  return script.code;
}
