/** Makes TypeScript of JSON Schemas: reads the documents of tools/web/wire_types.py, answers with the texts. */

import { text } from "node:stream/consumers";
import { compile, type JSONSchema } from "json-schema-to-typescript";

type Document = {
  definitions: Record<string, JSONSchema>;
  aliases: Record<string, string>;
  imports: string[];
};

const documents = JSON.parse(await text(process.stdin)) as Record<string, Document>;
const texts: Record<string, string> = {};
for (const [name, document] of Object.entries(documents)) texts[name] = await textOf(document);
process.stdout.write(JSON.stringify(texts));

async function textOf({ definitions, aliases, imports }: Document): Promise<string> {
  const schema: JSONSchema = { type: "object", additionalProperties: false, definitions };
  const made = await compile(schema, "Nothing", {
    bannerComment: "",
    unreachableDefinitions: true,
    unknownAny: true,
    maxItems: 3,
  });
  const types = made
    .replaceAll(/ *\/\*\*\n(?: *\* @m(?:in|ax)Items \d+\n)+ *\*\/\n/g, "")
    .replace(/export interface Nothing \{\}\n/, "")
    .replaceAll(/\/\*\*\n \* This interface was referenced by [^*]*?\*\/\n/g, "")
    .replaceAll(/ \*\n \* This interface was referenced by (?:[^*]|\*(?!\/))*?\*\/\n/g, " */\n");
  const from = imports.length
    ? `import type { ${imports.join(", ")} } from "./messages.gen.ts";\n\n`
    : "";
  const named = Object.entries(aliases).map(([name, type]) => `export type ${name} = ${type};\n`);
  return from + types.trimStart() + named.join("");
}
