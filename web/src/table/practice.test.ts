import { expect, test } from "vitest";
import { gameOf, tableOf } from "../../tests/sample_table.ts";
import { LEVELS } from "../lib/constants.ts";
import { EDITIONS } from "../lib/editions.ts";
import { isNewcomer, isUnexplained, noteExplained, noteGame } from "./firstGame.ts";
import {
  HARDNESSES,
  keepHardness,
  lastHardness,
  PRACTICE_BOTS,
  practiceSettings,
} from "./practice.ts";

const mine = () => tableOf(4).seats.findIndex((seat) => seat?.account === tableOf(4).me);

test.each(Object.keys(EDITIONS))("a first game by %s shows every count, and no odds", (box) => {
  expect(practiceSettings(box)).toMatchObject({ house: { lost_dice: "visible" }, coach: false });
});

test("later games are played as the box says, with the coach", () => {
  noteGame(tableOf(4, { status: "over" }));
  expect(practiceSettings("pressman-2008")).toMatchObject({ options: {}, coach: true });
  expect(practiceSettings("paco").options).toEqual({ lost_dice: "visible" });
  for (const box of Object.keys(EDITIONS)) expect(practiceSettings(box).house).toBeUndefined();
});

test("a first game is against beginners, whose openings tests/bots/test_openings.py measures", () => {
  expect(lastHardness()).toBe("easy");
  expect(new Set(PRACTICE_BOTS.easy)).toEqual(new Set(["beginner"]));
  for (const one of HARDNESSES)
    for (const level of PRACTICE_BOTS[one]) expect(LEVELS).toContain(level);
});

test("the hardness is remembered, and what makes no sense is forgotten", () => {
  keepHardness("hard");
  expect(lastHardness()).toBe("hard");
  localStorage.setItem("palifico-hardness", "deadly");
  expect(lastHardness()).toBe("easy");
});

test("one is a newcomer until a game is over for oneself", () => {
  noteGame(tableOf(4));
  expect(isNewcomer()).toBe(true);
  noteGame(tableOf(4, { me: "spectator", status: "over" }));
  expect(isNewcomer()).toBe(true);
  noteGame(tableOf(4, { game: gameOf({ out: [mine()] }) }));
  expect(isNewcomer()).toBe(false);
});

test("each kind of turn is explained once, to newcomers only", () => {
  noteExplained("open");
  expect([isUnexplained("open"), isUnexplained("answer")]).toEqual([false, true]);
  noteGame(tableOf(4, { status: "over" }));
  expect(isUnexplained("answer")).toBe(false);
});
