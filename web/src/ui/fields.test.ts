import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import Segmented from "./Segmented.svelte";
import Select from "./Select.svelte";
import Stepper from "./Stepper.svelte";
import Switch from "./Switch.svelte";
import Tabs from "./Tabs.svelte";
import TiedInput from "./testing/TiedInput.svelte";

test("a stepper stays between its limits, and tells when it can go no further", async () => {
  const onchange = vi.fn();
  render(Stepper, { label: "Seats", value: 5, min: 2, max: 6, onchange });
  const more = screen.getByRole("button", { name: "More: Seats" });
  await fireEvent.click(more);
  await fireEvent.click(more);
  expect(onchange.mock.calls).toEqual([[6]]);
  expect(more.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("spinbutton").textContent).toBe("6");
});

test.each([
  ["ArrowUp", 4],
  ["ArrowDown", 2],
  ["PageUp", 6],
  ["Home", 1],
  ["End", 6],
])("the key %s on a stepper of 3 gives %i", async (key, expected) => {
  render(Stepper, { label: "Count", value: 3, min: 1, max: 6 });
  const value = screen.getByRole("spinbutton", { name: "Count" });
  await fireEvent.keyDown(value, { key });
  expect(value.getAttribute("aria-valuenow")).toBe(String(expected));
});

test("a switch is one for screen readers, and tells what it became", async () => {
  const onchange = vi.fn();
  render(Switch, { label: "Sounds", checked: true, hint: "Short ones.", onchange });
  const one = screen.getByRole<HTMLInputElement>("switch", { name: "Sounds" });
  expect(one.checked).toBe(true);
  await fireEvent.click(one);
  expect(onchange).toHaveBeenCalledWith(false);
  expect(document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Short ones.",
  );
});

test("a segmented choice is a group of radios of one name, so that the arrows move in it", async () => {
  const options = [
    { value: 3, label: "Three" },
    { value: 4, label: "Four", hint: "One more." },
  ];
  const onchange = vi.fn();
  render(Segmented, { label: "Dice", value: 3, options, onchange });
  expect(screen.getByRole("group", { name: "Dice" })).toBeTruthy();
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  await fireEvent.click(screen.getByLabelText("Four"));
  expect(onchange).toHaveBeenCalledWith(4);
  expect(radios.map((radio) => radio.checked)).toEqual([false, true]);
  expect(screen.getByText("One more.")).toBeTruthy();
});

test("a select of numbers gives numbers", async () => {
  const options = [2, 3].map((value) => ({ value, label: `${value} seats` }));
  const onchange = vi.fn();
  render(Select, { label: "Seats", value: 2, options, onchange });
  await fireEvent.change(screen.getByLabelText("Seats"), { target: { value: "3" } });
  expect(onchange).toHaveBeenCalledWith(3);
});

test("tabs are walked through with the arrows, around the end", async () => {
  const options = [
    { value: "log", label: "Log" },
    { value: "talk", label: "Talk" },
  ];
  const children = createRawSnippet<[string]>((value) => ({ render: () => `<p>${value()}!</p>` }));
  render(Tabs, { label: "Beside", value: "log", options, children });
  await fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowLeft" });
  const talk = screen.getByRole("tab", { name: "Talk" });
  expect(talk.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(talk);
  expect(screen.getByRole("tab", { name: "Log" }).tabIndex).toBe(-1);
  expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe(talk.id);
});

test("label, hint and error of a field belong to the input inside", async () => {
  const { rerender } = render(TiedInput, { hint: "Six letters." });
  const input = screen.getByLabelText("Code");
  const told = (): string[] =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? "");
  expect(told()).toEqual(["Six letters."]);
  expect(input.getAttribute("aria-invalid")).toBeNull();
  await rerender({ hint: "Six letters.", error: "No such table." });
  expect(told()).toEqual(["Six letters.", "No such table."]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});
