/** REST client: one request, its answer or a refusal in the reader's language. */

import { lang, t } from "./words.svelte.ts";

/** How something is asked for. */
export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
/** Who asks: the account of this browser, a spectator without one, or a player with a token. */
export type Identity = "me" | "spectator" | { token: string };
/** `key` makes a request that may be sent twice count once. */
export type RequestOptions = { signal?: AbortSignal; key?: string; as?: Identity };

/** Why something cannot be; the message is a sentence in the reader's language. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly about: Record<string, unknown>;

  constructor(status: number, code: string, why: string, about: Record<string, unknown> = {}) {
    super(why);
    this.name = "Refused";
    this.status = status;
    this.code = code;
    this.about = about;
  }
}

/** Send a request and return the answer; throws Refused, with code `network` when the server is unreachable. */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const answer = await send(method, path, body, options);
  const told = await read(answer);
  if (answer.ok) return told as T;
  throw refusal(answer.status, told);
}

async function send(
  method: Method,
  path: string,
  body: unknown,
  { signal, key, as = "me" }: RequestOptions,
): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(body);
  }
  if (as !== "me") init.credentials = "omit"; // the cookie is of another account
  if (typeof as === "object") headers.set("Authorization", `Bearer ${as.token}`);
  if (key !== undefined) headers.set("Idempotency-Key", key);
  if (signal) init.signal = signal;
  return reached(signal, () => fetch(spoken(path), init));
}

/** The path with the language in which a refusal is to be told. */
function spoken(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`;
}

async function read(answer: Response): Promise<unknown> {
  const type = answer.headers.get("Content-Type") ?? "";
  const text = await reached(undefined, () => answer.text());
  if (text === "") return null;
  if (type.includes("ndjson")) return linesOf(text);
  return type.includes("json") ? JSON.parse(text) : text;
}

function linesOf(text: string): unknown[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

function refusal(status: number, told: unknown): Refused {
  const { code, why, about } = (told && typeof told === "object" ? told : {}) as {
    code?: string;
    why?: string;
    about?: Record<string, unknown>;
  };
  return new Refused(status, code ?? "server.error", why ?? t("common-failed"), about);
}

async function reached<T>(signal: AbortSignal | undefined, asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refused(0, "network", t("common-unreachable"));
  }
}
