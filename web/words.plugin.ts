/** Gives the words of each language as a module of its own: `import("virtual:words/it")`. */

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FTL = new URL("../src/palifico/words/ftl/", import.meta.url);
const NAME = /^virtual:words\/([a-z]{2})$/;
/** What the page says in the same words as the rest of the program. */
const SHARED = /^(?:event-|phrase-|play-throw )/;

/** The plugin. */
export function words(): Plugin {
  return {
    name: "palifico-words",
    resolveId: (id) => (NAME.test(id) ? id : null),
    load(id) {
      const lang = NAME.exec(id)?.[1];
      if (lang === undefined) return null;
      for (const file of filesOf(lang)) this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(messagesIn(lang))};`;
    },
  };
}

/** What the page says in a language: by ids, as Fluent text from the sign of equality on. */
export function messagesIn(lang: string): Record<string, string> {
  const found = filesOf(lang).flatMap((file) => {
    const messages = messagesOf(readFileSync(file, "utf-8"));
    return isOwn(file) ? messages : messages.filter((message) => SHARED.test(message));
  });
  return Object.fromEntries(found.map(parted));
}

function filesOf(lang: string): URL[] {
  const folder = new URL(`${lang}/`, FTL);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return names.sort().map((name) => new URL(name, folder));
}

function parted(message: string): [id: string, source: string] {
  const at = message.indexOf("=");
  return [message.slice(0, at).trim(), message.slice(at)];
}

function isOwn(file: URL): boolean {
  return file.pathname.includes("/web-");
}

function messagesOf(text: string): string[] {
  const bare = text.replaceAll(/^#.*\n?/gm, "").replaceAll(/^\s*\n/gm, "");
  const parts = bare.split(/^(?=[a-z])/m).map((message) => message.trimEnd());
  return parts.filter((message) => message !== "");
}
