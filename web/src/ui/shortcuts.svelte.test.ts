import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onKey, registerShortcuts, shortcuts, turnShortcuts } from "./shortcuts.svelte.ts";

const run = vi.fn();
let away: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener("keydown", onKey);
});
afterEach(() => {
  for (const one of away) one();
  away = [];
  turnShortcuts(true);
  document.removeEventListener("keydown", onKey);
  document.body.replaceChildren();
  vi.runAllTimers();
  vi.useRealTimers();
  run.mockReset();
});

function offered(key: string, when?: () => boolean): void {
  away.push(
    registerShortcuts([{ key, label: key, run: () => run(key), ...(when ? { when } : {}) }]),
  );
}

function press(key: string, on: string | null = null, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  if (on === null) document.body.dispatchEvent(event);
  else {
    document.body.innerHTML = on;
    document.body.firstElementChild?.dispatchEvent(event);
  }
  return event;
}

test("a key runs what it stands for, in either case", () => {
  offered("d");
  press("d");
  press("D");
  expect(run.mock.calls).toEqual([["d"], ["d"]]);
});

test("a key that did something does nothing else in the browser", () => {
  offered("/");
  expect(press("/").defaultPrevented).toBe(true);
  expect(press("x").defaultPrevented).toBe(false);
});

test.each([
  ["a text field", "<input>"],
  ["a text area", "<textarea></textarea>"],
  ["a list", "<select></select>"],
])("nothing happens while typing in %s", (_, html) => {
  offered("d");
  press("d", html);
  expect(run).not.toHaveBeenCalled();
});

test.each(["ctrlKey", "altKey", "metaKey"])("nothing happens with %s held", (held) => {
  offered("d");
  press("d", null, { [held]: true });
  expect(run).not.toHaveBeenCalled();
});

test("a key that is held down counts once", () => {
  offered("d");
  press("d", null, { repeat: true });
  expect(run).not.toHaveBeenCalled();
});

test("Enter on a button presses that button only, but a letter there is free", () => {
  offered("Enter");
  offered("d");
  press("Enter", "<button>Here</button>");
  expect(run).not.toHaveBeenCalled();
  press("d", "<button>Here</button>");
  expect(run).toHaveBeenCalledWith("d");
});

test("arrows in a group of radios choose there", () => {
  offered("ArrowUp");
  press("ArrowUp", '<input type="radio">');
  expect(run).not.toHaveBeenCalled();
});

test("nothing happens behind an open dialog", () => {
  offered("d");
  press("d", "<div></div><dialog open></dialog>");
  expect(run).not.toHaveBeenCalled();
});

test("two keys after each other are one shortcut, if they follow soon", () => {
  offered("g h");
  press("g");
  vi.advanceTimersByTime(1500);
  press("h");
  expect(run).not.toHaveBeenCalled();
  press("g");
  press("h");
  expect(run).toHaveBeenCalledTimes(1);
});

test("the newest screen comes first, and what is not there now is passed over", () => {
  offered("d");
  away.push(registerShortcuts([{ key: "d", label: "", run: () => run("newer"), when: () => now }]));
  let now = true;
  press("d");
  now = false;
  press("d");
  expect(run.mock.calls).toEqual([["newer"], ["d"]]);
});

test("a screen that is left takes its shortcuts with it", () => {
  const leave = registerShortcuts([{ key: "l", label: "Log", run }]);
  expect(shortcuts().map(({ key }) => key)).toEqual(["l"]);
  leave();
  press("l");
  expect(run).not.toHaveBeenCalled();
});

test("whoever turns single keys off is left alone, also next time", () => {
  offered("d");
  turnShortcuts(false);
  press("d");
  expect(run).not.toHaveBeenCalled();
  expect(localStorage.getItem("palifico-keys")).toBe("off");
});
