import { expect, test } from "vitest";
import { EDITIONS } from "../../lib/editions.ts";
import { Course } from "./course.svelte.ts";
import { LESSONS, type Question } from "./lessons.ts";
import { sentences } from "./lessonText.ts";
import { openingFace, targets } from "./pointing.ts";

const ask = (bids: Question["bids"], answers = {}): Question => ({ bids, hints: {}, answers });
const FIVES = ask([null, null, null, null, [1, 2], null]);

test("points at the face, then at the count, then at the bid", () => {
  expect(targets(FIVES, null)).toEqual(["face-5"]);
  expect(targets(FIVES, [1, 2])).toEqual(["face-5"]);
  expect(targets(FIVES, [3, 5])).toEqual(["less"]);
  expect(targets(FIVES, [2, 5])).toEqual(["bid"]);
  expect(targets(ask([null, [7, 7], [7, 7], null, null, null]), [6, 3])).toEqual(["more"]);
  expect(targets(ask([null, [7, 7], [7, 7], null, null, null]), [4, 1])).toEqual([
    "face-2",
    "face-3",
  ]);
});

test("points at the doubt where one is hoped for", () => {
  expect(targets(ask([], { dudo: {} }), [4, 5])).toEqual(["dudo"]);
});

test.each(Object.keys(EDITIONS))("there is something to point at in every question: %s", (box) => {
  const asked = (LESSONS[box] ?? []).flatMap(({ steps }) =>
    steps.flatMap(({ ask: one }) => one ?? []),
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const one of asked) expect(targets(one, null).length).toBeGreaterThan(0);
});

test("the picker stands on the face that an opening speaks of", () => {
  const course = new Course("pressman-2008");
  while (!course.now.ask) course.next();
  expect(openingFace(course.now.ask, course.table)).toBe(5);
});

test("nothing is told of bids before they are explained, nor of hidden counts before the last round", () => {
  const course = new Course("pressman-2008");
  expect(course.shownTable.game).toMatchObject({ turn: null, counts: [5, 5, 5] });
  while (!course.now.ask) course.next();
  expect(course.shownTable.game).toMatchObject({ turn: { to_act: 0 }, counts: [5, 5, 5] });
  course.jump(3);
  expect(course.shownTable.game?.counts).toBeNull();
});

test("every sentence begins with a capital, also with a small word of the box", () => {
  expect(sentences("you open. aces are not wild! élan? ja")).toBe(
    "You open. Aces are not wild! Élan? Ja",
  );
});
