import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json|ftl)$/;

/** Puts a packed twin (`.br`, `.gz`) beside every text file, so that the server packs nothing. */
export function packed(): Plugin {
  return {
    name: "palifico-packed",
    apply: "build",
    writeBundle({ dir }) {
      const assets = join(dir ?? "", "assets");
      for (const name of readdirSync(assets).filter((name) => TEXT.test(name))) {
        pack(join(assets, name));
      }
    },
  };
}

function pack(path: string): void {
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(body));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
