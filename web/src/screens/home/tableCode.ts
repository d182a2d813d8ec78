/** What people type where a table's code is asked for. */

/** How many letters a code has. */
export const CODE_LENGTH = 6;

/** Where what was typed leads: a table by its link, a code, or nowhere. */
export type Wanted = { name: "table"; id: string } | { name: "code"; code: string } | null;

/** Reads a code however it is written: in capitals, in groups, with its whole link. */
export function readCode(typed: string): Wanted {
  const link = /\/([tc])\/([^/?#\s]+)/.exec(typed);
  if (link?.[1] === "t" && link[2]) return { name: "table", id: link[2] };
  const code = normalCode(link?.[2] ?? typed);
  return code.length === CODE_LENGTH ? { name: "code", code } : null;
}

/** A code as the server spells it: small letters, nothing between them. */
export function normalCode(typed: string): string {
  return typed.replace(/[^a-z]/gi, "").toLowerCase();
}
