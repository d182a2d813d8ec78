import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { prefs, readPrefs } from "../../lib/prefs.svelte.ts";
import { play } from "../../lib/sound.ts";
import { lang } from "../../lib/words.svelte.ts";
import SettingsScreen from "./SettingsScreen.svelte";

vi.mock("../../lib/sound.ts", () => ({ play: vi.fn() }));

beforeEach(() => {
  Object.assign(prefs, readPrefs({ sound: true, shapes: false }));
  render(SettingsScreen);
});

function kept(): unknown {
  flushSync();
  return JSON.parse(localStorage.getItem("palifico-prefs") ?? "{}");
}

test("a theme is taken at once, shown on the page and kept", async () => {
  await fireEvent.click(screen.getByRole("radio", { name: "High contrast" }));
  expect(prefs.theme).toBe("contrast");
  expect(kept()).toMatchObject({ theme: "contrast" });
  expect(document.documentElement.getAttribute("data-theme")).toBe("contrast");
});

test("motion, large dice and large shapes are kept as well", async () => {
  await fireEvent.click(screen.getByRole("radio", { name: "No motion" }));
  await fireEvent.click(screen.getByRole("switch", { name: "Large dice" }));
  await fireEvent.click(screen.getByRole("switch", { name: "Large shapes at the seats" }));
  expect(kept()).toMatchObject({ motion: "none", dice: "large", shapes: true });
});

test("a sound can be tried, unless sounds are off", async () => {
  const rattle = screen.getByRole<HTMLButtonElement>("button", { name: "Rattle the dice" });
  await fireEvent.click(rattle);
  expect(play).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByRole("switch", { name: "Play sounds" }));
  expect(rattle.disabled).toBe(true);
});

test("each language is named in itself, and chosen without a reload", async () => {
  await fireEvent.click(screen.getByRole("radio", { name: "Français" }));
  await vi.waitFor(() => expect(lang()).toBe("fr"));
  expect(await screen.findByRole("heading", { level: 1, name: "Réglages" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Deutsch" })).toBeTruthy();
});
