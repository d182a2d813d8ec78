/**
 * A JSON reader that is as strict as the verifiers in Python.
 *
 * `JSON.parse` takes 3.0 for 3, rounds large numbers, and lets the last of two equal keys win; two
 * programs would then see two games in one text.
 */

import { DEEPEST, type Json, type JsonObject, OTHER, whole } from "./json.ts";

/** How many digits a whole number may have; Python refuses to read more. */
const DIGITS = 4300;
const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has them escaped
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPED = /u[0-9a-fA-F]{4}|["\\/bfnrt]/y;
const ESCAPES: { readonly [letter: string]: string } = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** The value that a text holds, or undefined when it is not JSON. */
export function parse(text: string): Json | undefined {
  try {
    return new Reader(text.startsWith("\ufeff") ? text.slice(1) : text).whole();
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
}

class NotJson extends Error {}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json {
    const value = this.#value(0);
    if (this.#at < this.#text.length) throw new NotJson();
    return value;
  }

  /** A value and the blanks around it. */
  #value(depth: number): Json {
    this.#match(BLANKS);
    const value = this.#bare(depth);
    this.#match(BLANKS);
    return value;
  }

  #bare(depth: number): Json {
    switch (this.#text[this.#at]) {
      case "{":
        return this.#object(depth + 1);
      case "[":
        return this.#list(depth + 1);
      case '"':
        return this.#string();
      case "t":
        return this.#word("true", true);
      case "f":
        return this.#word("false", false);
      case "n":
        return this.#word("null", null);
      default:
        return this.#number();
    }
  }

  #object(depth: number): JsonObject {
    const object: JsonObject = new Map();
    if (this.#opens(depth, "}")) return object;
    do {
      this.#match(BLANKS);
      const name = this.#string();
      this.#match(BLANKS);
      this.#expect(":");
      if (object.has(name)) throw new NotJson();
      object.set(name, this.#value(depth));
    } while (this.#takes(","));
    this.#expect("}");
    return object;
  }

  #list(depth: number): Json[] {
    const list: Json[] = [];
    if (this.#opens(depth, "]")) return list;
    do list.push(this.#value(depth));
    while (this.#takes(","));
    this.#expect("]");
    return list;
  }

  /** Go into a list or object; whether it ends at once. */
  #opens(depth: number, end: string): boolean {
    if (depth > DEEPEST) throw new NotJson();
    this.#at += 1;
    this.#match(BLANKS);
    return this.#takes(end);
  }

  #string(): string {
    this.#expect('"');
    let read = this.#match(PLAIN);
    while (this.#takes("\\")) read += this.#escaped() + this.#match(PLAIN);
    this.#expect('"');
    return read;
  }

  /** The character that stands after a backslash. */
  #escaped(): string {
    const sign = this.#match(ESCAPED);
    if (sign === "") throw new NotJson();
    if (sign.length > 1) return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return ESCAPES[sign] ?? sign;
  }

  #word<T extends Json>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) throw new NotJson();
    this.#at += word.length;
    return value;
  }

  #number(): Json {
    const read = this.#match(NUMBER);
    if (read === "") throw new NotJson();
    if (/[.eE]/.test(read)) return OTHER;
    if (read.length < 16) return Number(read) + 0; // + 0, since -0 is 0
    if (read.replace("-", "").length > DIGITS) throw new NotJson();
    return whole(BigInt(read));
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #takes(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw new NotJson();
  }
}
