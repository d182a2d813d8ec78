import { beforeEach, expect, test } from "vitest";
import { LEVELS } from "../../lib/constants.ts";
import { PRACTICE_BOTS, practiceSettings } from "../../table/createTable.ts";
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

test("a game for practice shows how many dice are left where the box can", () => {
  expect(practiceSettings("paco").options).toEqual({ lost_dice: "visible" });
  expect(practiceSettings("piatnik").options).toEqual({});
});

test("whoever chooses nothing plays against those in the middle, with three names", () => {
  expect(lastChoices("en").level).toBe("counter");
  expect(new Set(PRACTICE_BOTS).size).toBe(3);
  for (const level of PRACTICE_BOTS) expect(LEVELS).toContain(level);
  expect(PRACTICE_BOTS).not.toContain("champion");
});
