import { beforeAll, describe, expect, test } from "vitest";
import { LANGS, setLang, startWords } from "../../lib/words.svelte.ts";
import type { Bid } from "../../protocol/messages.gen.ts";
import { spans } from "../../table/state.ts";
import { type Answer, Course } from "./course.svelte.ts";
import { LESSONS } from "./lessons.ts";
import { SAYINGS, say } from "./lessonText.ts";

beforeAll(startWords);

const EDITIONS = Object.keys(LESSONS);

/** The good answers to what is asked now. */
function good(course: Course): Answer[] {
  return Object.keys(course.now.ask?.answers ?? {}).map((key) =>
    key === "dudo" ? "dudo" : (key.split("x").map(Number) as Bid),
  );
}

/** Every bid that the table offers now. */
function offered(course: Course): Bid[] {
  return spans(course.table).flatMap((span, index) =>
    span
      ? Array.from({ length: span[1] - span[0] + 1 }, (_, at): Bid => [span[0] + at, index + 1])
      : [],
  );
}

/** Goes on as the lesson hopes, by the first or the last of its good answers. */
function advance(course: Course, which: 0 | -1 = 0): void {
  const answer = good(course).at(which);
  if (answer === undefined) course.next();
  else expect(course.answer(answer)).toBe(true);
  course.settle();
}

describe.each(EDITIONS)("%s", (edition) => {
  test.each([0, -1] as const)("leads to the end by good answers (%i)", (which) => {
    const course = new Course(edition);
    const rounds = new Set<number>();
    for (let steps = 0; steps < 60 && !course.finished; steps++) {
      rounds.add(course.round);
      advance(course, which);
    }
    expect(course.finished).toBe(true);
    expect([...rounds]).toEqual([0, 1, 2, 3]);
  });

  test("has a sentence for every step and a hint for every other choice", () => {
    const course = new Course(edition);
    while (!course.finished) {
      expect(SAYINGS).toHaveProperty([course.now.say]);
      if (course.now.ask) everyOther(course);
      advance(course);
    }
  });

  test("is the learner's turn whenever something is asked", () => {
    const course = new Course(edition);
    while (!course.finished) {
      course.settle();
      if (course.now.ask) expect(course.table.game?.turn?.to_act).toBe(0);
      advance(course);
    }
  });
});

/** Tries what is allowed but not hoped for: each gets a hint, and nothing happens. */
function everyOther(course: Course): void {
  course.settle();
  const hoped = new Set(good(course).map(String));
  const others: Answer[] = offered(course).filter((bid) => !hoped.has(String(bid)));
  if (course.table.game?.turn?.dudo && !hoped.has("dudo")) others.push("dudo");
  const before = course.table;
  for (const other of others) {
    expect(course.answer(other)).toBe(false);
    expect(SAYINGS, `${course.now.say}: ${other}`).toHaveProperty([course.hint ?? "none"]);
    expect(course.table).toBe(before);
  }
}

test("every sentence of every lesson can be said in every language", async () => {
  for (const lang of LANGS) {
    await setLang(lang);
    for (const [edition, rounds] of Object.entries(LESSONS))
      for (const step of rounds.flatMap((round) => round.steps))
        for (const name of [step.say, ...Object.values(step.ask?.hints ?? {})]) {
          const text = say(edition, name, step);
          expect(text).not.toMatch(/learn-|undefined|\{/);
        }
  }
  await setLang("en");
});

test("every sentence is used by some edition", () => {
  const steps = Object.values(LESSONS).flatMap((rounds) => rounds.flatMap((one) => one.steps));
  const used = steps.flatMap((one) => [one.say, ...Object.values(one.ask?.hints ?? {})]);
  expect(new Set(used)).toEqual(new Set(Object.keys(SAYINGS)));
});

test("back is the table before, and a good answer may be given again", () => {
  const course = new Course("paco");
  course.next();
  course.next();
  const before = course.table;
  expect(course.answer([2, 5])).toBe(true);
  course.settle();
  expect(course.table.game?.bids).toHaveLength(3);
  course.back();
  expect(course.table).toBe(before);
  expect(course.answer([1, 5])).toBe(true);
  course.settle();
  expect(course.table.game?.bids[0]?.bid).toEqual([1, 5]);
});

test("what is said comes one after the other", () => {
  const course = new Course("piatnik");
  course.next();
  course.next();
  course.answer([2, 5]);
  expect(course.table.game?.bids).toHaveLength(1);
  expect(course.isMoving).toBe(true);
  course.shown++;
  expect(course.table.game?.bids).toHaveLength(2);
  course.settle();
  expect(course.isMoving).toBe(false);
});

test("a round can be skipped, the last one to the end, and all begun again", () => {
  const course = new Course("azteca");
  course.jump(3);
  expect(course.round).toBe(3);
  course.jump(4);
  expect(course.finished).toBe(true);
  course.back();
  expect([course.finished, course.round]).toEqual([false, 3]);
  course.again();
  expect([course.round, course.step, course.canGoBack]).toEqual([0, 0, false]);
});

test("an optional last-die rule is on in the last round, and only there", () => {
  const options = LESSONS["asmodee-2024"]?.map((round) => round.table.settings.options);
  expect(options).toEqual([{}, {}, {}, { last_die: true }]);
  expect(LESSONS["asmodee-2024"]?.[3]?.steps[0]?.say).toBe("last-option");
});
