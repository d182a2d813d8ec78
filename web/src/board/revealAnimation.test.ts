import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shownOf } from "../../tests/sample_table.ts";
import { liftsTogether, storeOf } from "../table/showOrder.ts";
import { countedDice, decidingDie } from "./countedDice.ts";
import { RevealAnimation } from "./revealAnimation.svelte.ts";
import { reached, revealTimes } from "./revealTimes.ts";

const MATCHES = [3, 0, 1];
const agreed = (edition: string, house = {}, options = {}) => ({ edition, house, options });

describe("the order of the box", () => {
  it.each([
    ["asmodee-2024", "dudo", true],
    ["asmodee-2024", "calza", true],
    ["piatnik", "dudo", false],
    ["pressman-2008", "dudo", false],
    ["pressman-2008", "calza", false],
    ["azteca", "dudo", false],
    ["azteca", "calza", false],
    ["paco", "dudo", true],
    ["paco", "calza", true],
  ] as const)("is that of the rulebook: %s, %s, all at once: %s", (edition, call, together) => {
    expect(liftsTogether(agreed(edition), call)).toBe(together);
  });

  it("follows house rules, each call its own", () => {
    const turned = agreed("paco", { show_dudo: "caller_first" });
    expect([liftsTogether(turned, "dudo"), liftsTogether(turned, "calza")]).toEqual([false, true]);
    const added = agreed("piatnik", { calza: true, show_calza: "all_at_once" });
    expect([liftsTogether(added, "dudo"), liftsTogether(added, "calza")]).toEqual([false, true]);
  });

  it("puts lost dice where the box has a place for them, or in the open", () => {
    const stores = ["asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco"].map((id) =>
      storeOf(agreed(id, { lost_dice: "hidden" })),
    );
    expect(stores).toEqual(["bag", "bag", "pouch", "aside", "lid"]);
    expect(storeOf(agreed("asmodee-2024", {}, { lost_dice: "visible" }))).toBe("open");
  });
});

describe("the pace of a reveal", () => {
  it.each([true, false])("ends within the pause, in order; all at once: %s", (together) => {
    for (const cups of [1, 2, 6, 12])
      for (const pause of [500, 1000, 3000, 20_000]) {
        const plan = revealTimes({ matches: Array(cups).fill(2), together }, pause);
        expect([plan.lifts.length, plan.told.length]).toEqual([cups, cups]);
        expect(plan.counts).toHaveLength(2 * cups);
        for (const list of [plan.lifts, plan.counts, plan.told])
          expect(list).toEqual([...list].sort((a, b) => a - b));
        expect(plan.outcome).toBeGreaterThan(plan.told.at(-1) ?? 0);
        expect(plan.outcome).toBeLessThanOrEqual(pause * 0.71);
      }
  });

  it("lifts all cups before the first die is counted where the box says so", () => {
    const { lifts, counts } = revealTimes({ matches: MATCHES, together: true }, 9000);
    expect(new Set(lifts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(lifts[0] ?? 0);
  });

  it("lifts the next cup when the dice of the one before are counted elsewhere", () => {
    const { lifts, counts } = revealTimes({ matches: MATCHES, together: false }, 9000);
    expect(lifts[0]).toBeLessThan(counts[0] ?? 0);
    expect(lifts[1]).toBeGreaterThan(counts[2] ?? 0);
    expect(lifts[2]).toBeGreaterThan(lifts[1] ?? 0);
    expect(counts[3]).toBeGreaterThan(lifts[2] ?? 0);
  });

  it("leaves a beat of silence after the call, and shows all at once without a pause", () => {
    expect(revealTimes({ matches: MATCHES, together: true }, 9000).lifts[0]).toBeGreaterThan(900);
    const { lifts, counts } = revealTimes({ matches: MATCHES, together: false }, 0);
    expect([reached(lifts, 0), reached(counts, 0)]).toEqual([3, 4]);
  });
});

describe("a reveal", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function heard() {
    const order: string[] = [];
    const animation = new RevealAnimation({
      lifted: (first) => order.push(`lift ${first}-${animation.lifted - 1}`),
      counted: (die) => order.push(`die ${die}`),
      told: (cup) => order.push(`told ${cup}`),
      settled: () => order.push("outcome"),
    });
    return { animation, order };
  }

  it("lifts one cup after the other, counts its dice, then tells the outcome", () => {
    const { animation, order } = heard();
    animation.follow(shownOf(), { pause: 10_000, at: Date.now() });
    expect([animation.shouting, animation.lifted]).toEqual([true, 0]);
    vi.advanceTimersByTime(10_000);
    expect(order).toEqual([
      ...["lift 0-0", "die 0", "die 1", "die 2"],
      ...["lift 1-1", "told 0", "lift 2-2", "told 1", "die 3", "told 2", "outcome"],
    ]);
    expect([animation.shouting, animation.settled]).toEqual([false, true]);
  });

  it("lifts all at once and counts slowly where the box says so", () => {
    const { animation, order } = heard();
    animation.follow(shownOf(), { pause: 10_000, at: Date.now(), together: true });
    vi.advanceTimersByTime(10_000);
    expect(order.slice(0, 3)).toEqual(["lift 0-2", "die 0", "die 1"]);
    expect(order.at(-1)).toBe("outcome");
  });

  it("tells all that is left when it is skipped, once", () => {
    const { animation, order } = heard();
    animation.follow(shownOf(), { pause: 3000, at: Date.now() });
    animation.skip();
    animation.skip();
    vi.advanceTimersByTime(5000);
    expect(order.filter((one) => one === "outcome")).toHaveLength(1);
    expect([animation.lifted, animation.counted]).toEqual([3, 4]);
  });

  it("shows as a whole what was called before we came, and the same round only once", () => {
    const { animation, order } = heard();
    animation.follow(shownOf(), { pause: 3000, at: null });
    animation.follow({ ...shownOf() }, { pause: 3000, at: Date.now() });
    expect(animation.settled).toBe(true);
    expect(order.filter((one) => one === "outcome")).toHaveLength(1);
  });

  it("ends when the next dice come first, and says no more", () => {
    const { animation, order } = heard();
    animation.follow(shownOf(), { pause: 3000, at: Date.now() });
    animation.follow(null, { pause: 3000, at: null });
    vi.advanceTimersByTime(5000);
    expect([animation.settled, order]).toEqual([true, []]);
  });
});

describe("the dice that are counted", () => {
  it("come as they lie, wild ones as wild ones", () => {
    expect(
      countedDice(shownOf()).map(({ seat, face, tone, nth }) => [seat, face, tone, nth]),
    ).toEqual([
      [0, 5, "match", 0],
      [0, 5, "match", 1],
      [0, 1, "wild", 2],
      [2, 5, "match", 0],
    ]);
  });

  it.each([
    ["dudo", 4, 2],
    ["dudo", 2, null],
    ["calza", 3, 2],
    ["calza", 4, 3],
    ["calza", 2, null],
  ] as const)(
    "decide a %s of three with a count of %i by the die at place %s",
    (call, count, die) => {
      expect(decidingDie(shownOf({ call, count }))).toBe(die);
    },
  );
});
