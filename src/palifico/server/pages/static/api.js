// @ts-check
/** Asking the server over plain HTTP. */

import { keep, kept, lang } from "./words.js";

const MET = "palifico-met";

/** Why something cannot be, in the reader's language. */
export class Refused extends Error {
  /** @param {number} status @param {string} code @param {string} why */
  constructor(status, code, why) {
    super(why);
    this.status = status;
    this.code = code;
  }
}

/**
 * The answer to a request; throws Refused, or TypeError when nobody answers.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { "Accept-Language": lang(), "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, ...sent });
  if (answer.status === 204) return null;
  const type = answer.headers.get("Content-Type") ?? "";
  const told = type.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return told;
  throw new Refused(answer.status, told.code ?? "", told.why ?? answer.statusText);
}

/** Who I am: whoever comes for the first time is a guest at once. */
export async function whoAmI() {
  if (kept(MET)) {
    const known = await ask("GET", "/api/me").catch(unlessUnknown);
    if (known) return known;
  }
  const me = await ask("POST", "/api/me", {});
  keep(MET, "yes");
  return me;
}

/** @param {unknown} error @returns {null} */
function unlessUnknown(error) {
  if (error instanceof Refused && error.status === 401) return null;
  throw error;
}
