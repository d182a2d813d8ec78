import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../../lib/prefs.svelte.ts";
import { go, route } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { onKey } from "../../ui/shortcuts.svelte.ts";
import LearnScreen from "./LearnScreen.svelte";

beforeAll(startWords);
beforeEach(() => {
  prefs.motion = "none";
  go("/learn/pressman-2008");
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "Date"] });
  document.addEventListener("keydown", onKey);
});
afterEach(() => {
  document.removeEventListener("keydown", onKey);
  cleanup();
  vi.useRealTimers();
});

const next = () => screen.queryByText(/^(Next|To round \d|Finish)$/)?.closest("button") ?? null;
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));

/** A turn that has just come takes no taps yet. */
const wait = () => vi.advanceTimersByTime(500);

/** Presses a key where the focus is. */
async function key(name: string): Promise<void> {
  const at = document.activeElement ?? document.body;
  await fireEvent.keyDown(at, { key: name });
}

/** Reads on until something is asked. */
async function readOn(): Promise<void> {
  for (let button = next(); button; button = next()) await fireEvent.click(button);
  wait();
}

test("a whole game by single keys, in the words of the box", async () => {
  render(LearnScreen, { edition: "pressman-2008" });
  await readOn();
  expect(screen.getByText(/you hold two fives/)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Your move");
  expect(screen.getByRole("button", { name: "Bid 1 five" }).closest("[data-point]")).toHaveProperty(
    "dataset.point",
    "bid",
  );
  await key("5");
  await key("+");
  await key("Enter");
  expect(screen.getByText("Well done!")).toBeTruthy();
  expect(document.activeElement).toBe(next());
  await readOn();
  await key("Enter"); // the smallest raise is chosen
  await readOn();
  expect(screen.getByText(/You can bid aces as well/)).toBeTruthy();
  await key("1");
  await key("Enter");
  await readOn();
  await key("4");
  await key("Enter");
  await readOn();
  expect(screen.getByText(/say dudo!/)).toBeTruthy();
  await key("d");
  wait();
  await key("d");
  await readOn();
  expect(screen.getByRole("heading", { name: /palafico/i })).toBeTruthy();
  await key("4");
  await key("Enter");
  await readOn();
  await key("d");
  wait();
  await key("d");
  await readOn();
  expect(document.activeElement?.textContent).toBe("You can play Perudo!");
  expect(screen.getByText("Play against bots")).toBeTruthy();
}, 20_000);

test("a choice that is not hoped for is explained, and another one may be tried", async () => {
  render(LearnScreen, { edition: "pressman-2008" });
  await readOn();
  await key("3");
  await key("Enter");
  expect(screen.getByText(/stay with the face you have two of/)).toBeTruthy();
  expect(next()).toBeNull();
  await key("5");
  await key("Enter");
  expect(screen.queryByText(/stay with the face/)).toBeNull();
  expect(next()).toBeTruthy();
});

test("back, skip and begin again", async () => {
  render(LearnScreen, { edition: "paco" });
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await click("Next");
  expect(screen.getByText(/A bid is a claim/)).toBeTruthy();
  await click("Back");
  expect(screen.queryByText(/A bid is a claim/)).toBeNull();
  await click("Skip this round");
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("Round 2 of 4");
  await click("Begin again");
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("Round 1 of 4");
});

test("another box is chosen at the top, and begins from the start", async () => {
  const { rerender } = render(LearnScreen, { edition: "paco" });
  await click("Skip this round");
  const box = screen.getByLabelText("Which box do you have?");
  await fireEvent.change(box, { target: { value: "azteca" } });
  expect(route.path).toBe("/learn/azteca");
  await rerender({ edition: "azteca" });
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("Round 1 of 4");
});
