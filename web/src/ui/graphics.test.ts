import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import constants from "../protocol/constants.gen.json" with { type: "json" };
import Avatar from "./Avatar.svelte";
import { ANIMALS } from "./animals.ts";
import Die from "./Die.svelte";
import { SHAPE_WORDS } from "./looks.ts";
import { SHAPES } from "./shapes.ts";

test.each([2, 3, 4, 5, 6])("a die of %i has as many pips", (face) => {
  const { container } = render(Die, { face });
  expect(container.querySelector(".pip")?.getAttribute("d")?.match(/M/g)).toHaveLength(face);
});

test("a one has a sun besides its pip, and a covered die shows neither", async () => {
  const { container, rerender } = render(Die, { face: 1 });
  expect(container.querySelectorAll(".pip")).toHaveLength(1);
  expect(container.querySelector(".sun")?.getAttribute("d")?.match(/M/g)).toHaveLength(8);
  await rerender({ face: 0 });
  expect(container.querySelectorAll(".pip, .sun")).toHaveLength(0);
});

test.each(["match", "wild", "dim"] as const)(
  "a die that is %s has a mark, not only a colour",
  (tone) => {
    const { container } = render(Die, { face: 4, tone });
    expect(container.querySelector(".mark, .hatch")).not.toBeNull();
  },
);

test("a die with a label is an image of that name, one without is not there", () => {
  const { container } = render(Die, { face: 5, label: "five" });
  expect(screen.getByRole("img", { name: "five" })).toBe(container.querySelector(".die"));
  render(Die, { face: 5 });
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("each animal of the server has a picture and a word of its own", () => {
  expect(Object.keys(ANIMALS)).toEqual(constants.animals);
  expect(new Set(Object.values(ANIMALS).map(({ body }) => body)).size).toBe(20);
  for (const name of constants.animals) expect(SHAPE_WORDS).toHaveProperty(name);
  const { container } = render(Avatar, { shape: "lama", colour: "teal" });
  const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(drawn).toEqual([ANIMALS.lama.body, ANIMALS.lama.marks]);
});

test("each shape looks different, and an unknown one is still somebody", () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(12);
  const { container } = render(Avatar, { shape: "cube", colour: "mauve", label: "Lama" });
  expect(screen.getByRole("img", { name: "Lama" })).toBeTruthy();
  expect(container.querySelector("path")?.getAttribute("d")).toBe(SHAPES.circle);
});
