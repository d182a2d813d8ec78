import { describe, expect, it } from "vitest";
import { DEEPEST, fromDecoded, type Json, OTHER } from "./json.ts";
import { parse } from "./parse.ts";

describe("what is JSON", () => {
  it.each<[string, Json]>([
    ["null", null],
    [" \t\r\n true \n", true],
    ["false", false],
    ["0", 0],
    ["-0", 0],
    ["-12", -12],
    ["9007199254740991", 2 ** 53 - 1],
    ["-9007199254740991", 1 - 2 ** 53],
    ["9007199254740992", 2n ** 53n],
    ["-123456789012345678901234567890", -123456789012345678901234567890n],
    ["1.0", OTHER],
    ["-0.5", OTHER],
    ["1e2", OTHER],
    ["1E+2", OTHER],
    ["2.5e-3", OTHER],
    ["1e999", OTHER],
    ['""', ""],
    ['"a\\"\\\\\\/\\b\\f\\n\\r\\tz"', 'a"\\/\b\f\n\r\tz'],
    ['"\\u00eb\\u20AC\\ud83c\\udfb2"', "ë€🎲"],
    ['"\\ud800"', "\ud800"],
    ['"ë€🎲\u007f\u2028"', "ë€🎲\u007f\u2028"],
    ["[]", []],
    ["[ 1 , [ ] , { } ]", [1, [], new Map()]],
    ['\ufeff{"a":1}', new Map([["a", 1]])],
  ])("%j", (text, value) => {
    expect(parse(text)).toEqual(value);
  });

  it("keeps the order and the names of all keys", () => {
    const object = parse('{"b":1,"10":2,"__proto__":3,"9":4}') as Map<string, Json>;
    expect([...object.keys()]).toEqual(["b", "10", "__proto__", "9"]);
  });

  it("whole numbers of 4300 digits, and no more", () => {
    expect(parse(`-${"9".repeat(4300)}`)).toBe(-(10n ** 4300n - 1n));
    expect(parse("9".repeat(4301))).toBeUndefined();
    expect(parse(`${"9".repeat(4301)}.5`)).toBe(OTHER);
  });

  it("lists within lists, to a depth", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(parse(nested(DEEPEST))).toBeDefined();
    expect(parse(nested(DEEPEST + 1))).toBeUndefined();
    expect(parse("[".repeat(1_000_000))).toBeUndefined();
    expect(parse('{"a":'.repeat(1_000_000))).toBeUndefined();
  });
});

describe("what is not", () => {
  it.each([
    ...[
      "",
      " ",
      "\ufeff",
      "\ufeff\ufeff1",
      "nul",
      "nullx",
      "True",
      "undefined",
      "NaN",
      "-Infinity",
    ],
    ...["01", "-01", "+1", "1.", ".5", "1.e5", "1e", "1e+", "-", "0x10", "1_000", "１", "- 1"],
    ...['"', '"a', "'a'", '"\\x41"', '"\\u12"', '"\\u12g4"', '"\\', '"\n"', '"\u0000"', '"\t"'],
    ...["[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]", "1 2", "1\u00a0", "\u000b1"],
    ...["{", "}", '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', "{a:1}", '{"a" 1}', "{1:1}"],
    ...['{"a":1,"a":1}', '[{"a":1,"\\u0061":2}]', '{"a":1} {}', "// 1", "1 /* */"],
  ])("%j", (text) => {
    expect(parse(text)).toBeUndefined();
  });
});

it("agrees with JSON.parse on what it writes itself", () => {
  const value = { a: [1, -2, 'x\u0001\ud800"', null, true, { "": {} }], b: "🎲" };
  expect(parse(JSON.stringify(value))).toEqual(fromDecoded(value));
  expect(parse(JSON.stringify(value, null, 2))).toEqual(fromDecoded(value));
});

describe("decoded JSON", () => {
  it.each<[unknown, Json]>([
    [-0, 0],
    [1.5, OTHER],
    [Number.NaN, OTHER],
    [2 ** 53, 2n ** 53n],
    [7n, 7],
    [2n ** 60n, 2n ** 60n],
    [undefined, OTHER],
    [() => 1, OTHER],
    [Symbol("x"), OTHER],
    [{ a: [undefined] }, new Map([["a", [OTHER]]])],
  ])("%# has its form here", (data, value) => {
    expect(fromDecoded(data)).toEqual(value);
  });

  it("that never ends lies too deep", () => {
    const list: unknown[] = [];
    list.push({ list });
    expect(fromDecoded(list)).toBeUndefined();
  });
});
