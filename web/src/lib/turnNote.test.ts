import { afterEach, expect, it, vi } from "vitest";
import { askForNotes, notePermission, noteTurn } from "./turnNote.ts";

const shown: unknown[] = [];

class FakeNotification {
  static permission = "default";
  static requestPermission = async () => "granted";
  constructor(title: string, options: object) {
    shown.push([title, options]);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.length = 0;
});

it("is shown in the background only, and only where it is allowed", async () => {
  expect(notePermission()).toBe("none");
  vi.stubGlobal("Notification", FakeNotification);
  expect(await askForNotes()).toBe("granted");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  noteTurn("Your turn!", "Friday night", "/t/a");
  expect(shown).toEqual([]);
  FakeNotification.permission = "granted";
  noteTurn("Your turn!", "Friday night", "/t/a");
  expect(shown).toEqual([["Your turn!", { body: "Friday night", tag: "/t/a" }]]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  noteTurn("Your turn!", "Friday night", "/t/a");
  expect(shown).toHaveLength(1);
});
