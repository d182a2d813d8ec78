import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { rating } from "../../../tests/fake_server.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { intervalOf, intervalText, percent, scaleOf } from "./intervals.ts";
import RatingBar from "./RatingBar.svelte";
import Ratings from "./Ratings.svelte";

beforeAll(startWords);

describe("a rating", () => {
  it("lies between two values 95 times in 100", () => {
    const { low, middle, high, listed } = intervalOf(rating(25, 2));
    expect([middle, listed]).toEqual([25, 19]);
    expect(low).toBeCloseTo(21.08);
    expect(high).toBeCloseTo(28.92);
  });

  it("is told in words", () => {
    expect(intervalText(rating(25, 2))).toBe("About 25.0, most likely between 21.1 and 28.9.");
  });

  it("has room on the scale, however unsure or strong", () => {
    const all = [rating(25, 25 / 3), rating(60, 3), rating(4, 5)];
    const scale = scaleOf(all);
    for (const { low, high, listed } of all.map(intervalOf))
      for (const value of [low, high, listed]) {
        expect(value).toBeGreaterThanOrEqual(scale.from);
        expect(value).toBeLessThanOrEqual(scale.to);
      }
  });
});

describe("the drawing", () => {
  it("has the point at the middle and the bar from end to end", () => {
    const one = rating(25, 5);
    const scale = { from: 0, to: 50 };
    const { container } = render(RatingBar, { rating: one, scale });
    expect(container.querySelector("circle")?.getAttribute("cx")).toBe("50%");
    const bar = container.querySelector(".bar");
    expect(bar?.getAttribute("x1")).toBe(`${percent(scale, 25 - 9.8)}%`);
    expect(bar?.getAttribute("x2")).toBe(`${percent(scale, 25 + 9.8)}%`);
  });

  it("stands beside the same in words", () => {
    render(Ratings, { ratings: [rating(25, 2, 1)] });
    expect(screen.getByText(/between 21.1 and 28.9/)).toBeTruthy();
    expect(screen.getByText(/One rated game/)).toBeTruthy();
  });
});
