import { beforeEach, expect, test } from "vitest";
import { hasChosenName, keepName } from "./chosenName.ts";

beforeEach(() => localStorage.clear());

test.each([
  ["Condor 92", "guest", false],
  ["Vicuña 7", "guest", false],
  ["Condor", "guest", true],
  ["Ana", "guest", true],
  ["Condor 92", "person", true],
])("%s, who is a %s: chosen %s", (name, kind, chosen) => {
  expect(hasChosenName({ name, kind })).toBe(chosen);
});

test("who was asked once is not asked again", () => {
  keepName();
  expect(hasChosenName({ name: "Condor 92", kind: "guest" })).toBe(true);
});
