import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameOf, tableOf, turnOf } from "../../tests/sample_table.ts";
import { announcements } from "../lib/announce.svelte.ts";
import { about } from "../table/sentences.ts";
import Calls from "./Calls.svelte";
import { ARRIVAL_GUARD_MS, CONFIRM_WITHIN_MS } from "./pressGuard.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown(turn = turnOf({ calza: [0] })) {
  const calls: string[] = [];
  const table = tableOf(4, { game: gameOf({ turn }) });
  const oncall = (call: string) => void calls.push(call);
  const { component, rerender } = render(Calls, { table, oncall });
  return { calls, buttons: component, table, oncall, rerender };
}

const dudo = () => screen.getByRole("button", { name: /^Dudo/ });

it("says the word that is preferred, where the rulebook allows two", async () => {
  const { settings } = tableOf(4);
  const asmodee = { ...settings, edition: "asmodee-2024" };
  const table = tableOf(4, { game: gameOf(), settings: asmodee });
  render(Calls, { table, oncall: () => undefined });
  const button = (name: RegExp) => screen.queryByRole("button", { name });
  expect(button(/^Dubito: I don’t/)?.textContent).toContain("Dubito!");
  await fireEvent.click(screen.getByRole("button", { name: "Say “Dudo” instead" }));
  expect(button(/^Dubito/)).toBeNull();
  expect(button(/^Dudo: I don’t/)?.textContent).toContain("Dudo!");
  expect(about(table, "event-dudo_called", 1)).toBe("Player 1 says: Dudo!");
  await fireEvent.click(screen.getByRole("button", { name: "Say “Dubito” instead" }));
  expect(button(/^Dubito: I don’t/)).not.toBeNull();
});

it("has no other word where the box has one", () => {
  shown();
  expect(screen.queryByRole("button", { name: /instead$/ })).toBeNull();
});

it("calls at the second press only", async () => {
  const { calls } = shown();
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  await fireEvent.click(dudo());
  expect(calls).toEqual([]);
  expect(dudo().getAttribute("aria-label")).toBe("Dudo: press once more to call it");
  expect(announcements.assertive.at(-1)?.text).toContain("Press once more");
  vi.advanceTimersByTime(400);
  await fireEvent.click(dudo());
  expect(calls).toEqual(["dudo"]);
});

it("ignores a tap that was meant for something else, as the turn came", async () => {
  const { calls } = shown();
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS - 10);
  await fireEvent.click(dudo());
  vi.advanceTimersByTime(300);
  await fireEvent.click(dudo());
  expect(calls).toEqual([]);
});

it("forgets the first press after a while", async () => {
  const { calls } = shown();
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  await fireEvent.click(dudo());
  vi.advanceTimersByTime(CONFIRM_WITHIN_MS + 1);
  await tick();
  expect(dudo().textContent).toContain("I don’t believe it");
  await fireEvent.click(dudo());
  expect(calls).toEqual([]);
});

it("forgets it when the turn changes: the next bid was not meant", async () => {
  const { calls, table, oncall, rerender } = shown();
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  await fireEvent.click(dudo());
  await rerender({ table: { ...table, game: gameOf({ turn_n: 31 }) }, oncall });
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  await fireEvent.click(dudo());
  expect(calls).toEqual([]);
});

it("takes a key that is held down for one press", async () => {
  shown();
  const held = new KeyboardEvent("keydown", {
    key: "Enter",
    repeat: true,
    bubbles: true,
    cancelable: true,
  });
  await fireEvent(dudo(), held);
  expect(held.defaultPrevented).toBe(true);
  const first = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await fireEvent(dudo(), first);
  expect(first.defaultPrevented).toBe(false);
});

it("can be driven by the keys D and E, each guarded for itself", () => {
  const { calls, buttons } = shown();
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  buttons.press("dudo");
  vi.advanceTimersByTime(300);
  buttons.press("calza");
  vi.advanceTimersByTime(300);
  expect(calls).toEqual([]);
  buttons.press("calza");
  expect(calls).toEqual(["calza"]);
});

it("offers the exact call to whom the server names, in turn or not, and nothing else", () => {
  shown(turnOf({ to_act: 2, calza: [0, 3] }));
  expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Calza: exactly right",
  ]);
});

it("offers nothing to whom nothing is allowed", () => {
  const { calls, buttons } = shown(turnOf({ to_act: 2 }));
  expect(screen.queryByRole("button")).toBeNull();
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  buttons.press("dudo");
  vi.advanceTimersByTime(300);
  buttons.press("dudo");
  expect(calls).toEqual([]);
});
