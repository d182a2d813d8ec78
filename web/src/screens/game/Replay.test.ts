import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { STREAMS } from "../../../tests/streams.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { moments } from "../../table/replay.ts";
import { onKey } from "../../ui/shortcuts.svelte.ts";
import Replay from "./Replay.svelte";
import { roundStarts } from "./scrub.ts";

const { replay = [], checks } = STREAMS.visible;
const told = moments(replay, checks[0]?.snapshot.people ?? []);
const names = (told.at(-1)?.table.seats ?? []).map((_, seat) => `Player ${seat}`);
const starts = roundStarts(told);

beforeAll(startWords);

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Moment of the game" });
const at = () => slider().valueAsNumber;
const press = async (key: string) => {
  onKey(new KeyboardEvent("keydown", { key }));
  await Promise.resolve();
};

test("buttons, keys and the slider move through the same moments", async () => {
  render(Replay, { names, moments: told });
  const first = starts[0] ?? 0;
  expect(at()).toBe(first);
  await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
  expect(at()).toBe(first + 1);
  await fireEvent.keyDown(screen.getByRole("button", { name: "One step forward" }), {
    key: "ArrowLeft",
  });
  expect(at()).toBe(first);
  await press("]");
  expect(at()).toBe(starts[1]);
  await press("[");
  expect(at()).toBe(first);
  await fireEvent.input(slider(), { target: { value: String(told.length - 1) } });
  expect(slider().getAttribute("aria-valuetext")).toContain(told.at(-1)?.sentences[0] ?? "none");
  expect(screen.getByTestId("said").textContent).toContain(told.at(-1)?.sentences[0]);
});

test("the space bar plays and pauses", async () => {
  render(Replay, { names, moments: told });
  await press(" ");
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
  await press(" ");
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
});

test("a seat's eyes are chosen from a list of all who played", async () => {
  const { container } = render(Replay, { names, moments: told });
  const list = screen.getByLabelText<HTMLSelectElement>("Point of view");
  expect(list.options).toHaveLength(names.length + 2);
  expect(container.querySelectorAll(".seat .die").length).toBeGreaterThan(0);
  await fireEvent.change(list, { target: { value: list.options[1]?.value } });
  expect(container.querySelectorAll(".seat .die")).toHaveLength(0);
});

test.each([
  ["a spectator", 1, null],
  ["a seat", 4, 2],
])("straight at the end %s sees the cups of the last round lifted", async (_, option, mine) => {
  render(Replay, { names, moments: told });
  const list = screen.getByLabelText<HTMLSelectElement>("Point of view");
  await fireEvent.change(list, { target: { value: list.options[option]?.value } });
  await fireEvent.input(slider(), { target: { value: String(told.length - 1) } });
  const cups = told.at(-1)?.table.last?.cups ?? [];
  const others = cups.filter(({ seat }) => seat !== mine);
  expect(others.length).toBeGreaterThan(0);
  expect(screen.queryAllByRole("img", { name: /^shows / })).toHaveLength(others.length);
  expect(screen.queryByText("cup not lifted")).toBeNull();
});
