import { beforeEach, expect, test } from "vitest";
import { keepChoices, lastChoices } from "./choices.ts";

beforeEach(() => localStorage.clear());

test("whoever has chosen nothing gets the box of their language", () => {
  expect(lastChoices("en").edition).toBe("pressman-2008");
  expect(lastChoices("de").edition).toBe("paco");
});

test("the last choices come again", () => {
  const chosen = {
    ...lastChoices("it"),
    seats: 6,
    talk: "off" as const,
    rules: { paco: { dice_each: 3 } },
  };
  keepChoices(chosen);
  expect(lastChoices("de")).toEqual(chosen);
});

test.each([
  "no JSON",
  "[]",
  '{"edition":"x","seats":99,"pace":1,"rules":{"paco":{"a":{}},"y":{}}}',
])("what was kept and makes no sense is forgotten: %s", (text) => {
  localStorage.setItem("palifico-table", text);
  expect(lastChoices("fr")).toMatchObject({ edition: "paco", seats: 4, pace: "normal", rules: {} });
});

test("whoever chooses nothing plays against those in the middle", () => {
  expect(lastChoices("en").level).toBe("counter");
});
