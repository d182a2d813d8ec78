import { expect, test } from "vitest";
import { normalCode, readCode } from "./tableCode.ts";

test.each([
  "abcdef",
  "ABCDEF",
  " abc def ",
  "a-b-c-d-e-f",
  "https://x.org/c/AbcDef",
  "/c/abcdef?x=1",
])("the code in %j is found", (typed) =>
  expect(readCode(typed)).toEqual({ name: "code", code: "abcdef" }),
);

test("the link of a table leads to it", () => {
  const link = "https://example.org/t/m5c1t8y4w6?lang=it";
  expect(readCode(link)).toEqual({ name: "table", id: "m5c1t8y4w6" });
});

test.each(["", "  ", "abc", "abcdefg", "123456"])("%j is no code", (typed) =>
  expect(readCode(typed)).toBeNull(),
);

test("a code is spelt as the server spells it", () => {
  expect(normalCode("Ab C-d\u200bE f")).toBe("abcdef");
});
