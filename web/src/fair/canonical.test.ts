import { describe, expect, it } from "vitest";
import { canonical, hasCanonical, withoutStamp } from "./canonical.ts";
import { fromDecoded, type Json, OTHER } from "./json.ts";

describe("the canonical text", () => {
  it.each<[unknown, string]>([
    [null, "null"],
    [true, "true"],
    [-7, "-7"],
    [2 ** 53 - 1, "9007199254740991"],
    ["Zoë 🎲", '"Zoë 🎲"'],
    [
      '"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028',
      '"\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f\u2028"',
    ],
    [[], "[]"],
    [{}, "{}"],
    [
      { b: [1, { d: 1, c: 2 }], a: null, B: "x", "": 0 },
      '{"":0,"B":"x","a":null,"b":[1,{"c":2,"d":1}]}',
    ],
  ])("of case %#", (data, text) => {
    const value = fromDecoded(data) as Json;
    expect(hasCanonical(value)).toBe(true);
    expect(canonical(value)).toBe(text);
  });

  it.each<[Json]>([[OTHER], [2n ** 53n]])("does not exist for case %#", (value) => {
    expect(hasCanonical([new Map([["a", value]])])).toBe(false);
    expect(() => canonical([value])).toThrow(TypeError);
  });

  it("leaves the stamp out, and only there", () => {
    const record = fromDecoded({ stamp: 1, fair: { stamp: 2 } }) as Map<string, Json>;
    expect(canonical(withoutStamp(record))).toBe('{"fair":{"stamp":2}}');
    expect(record.has("stamp")).toBe(true);
  });
});
