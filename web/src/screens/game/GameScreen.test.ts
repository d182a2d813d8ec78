import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeServer, over, Refusal } from "../../../tests/fake_server.ts";
import { STREAMS } from "../../../tests/streams.ts";
import { setLang, startWords } from "../../lib/words.svelte.ts";
import GameScreen from "./GameScreen.svelte";

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a game that is going on says when there will be something to see", async () => {
  fakeServer({ "GET /api/games/abc": new Refusal(409, "game.running", "Not over.") });
  render(GameScreen, { id: "abc" });
  expect(await screen.findByText(/As soon as it is over/)).toBeTruthy();
  expect(title()).toBe("This game is still going on");
});

test("a game that does not exist says so, and leads back", async () => {
  fakeServer({ "GET /api/games/abc": new Refusal(404, "game.unknown", "No such game.") });
  render(GameScreen, { id: "abc" });
  expect(await screen.findByText(/cut off when it was copied/)).toBeTruthy();
  expect(title()).toBe("There is no such game");
  expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
});

test("another language is another language, not another beginning", async () => {
  const { replay = [] } = STREAMS.visible;
  const shown = over("abc", ["Ann", "Bo", "Cy"], "paco");
  const asked = fakeServer({ "GET /api/games/abc": shown, "GET /api/games/abc/replay": replay });
  render(GameScreen, { id: "abc" });
  const slider = await screen.findByRole<HTMLInputElement>("slider");
  await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
  const at = slider.value;
  const before = asked.length;
  await setLang("de");
  expect(await screen.findByRole("button", { name: "Einen Schritt weiter" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe(at);
  expect(asked).toHaveLength(before);
  await setLang("en");
});

test("a game tells who won, how it was set, and is told again", async () => {
  const { replay = [] } = STREAMS.visible;
  const made = replay.find((frame) => frame.type === "made");
  const seats = made?.type === "made" ? made.settings.seats : 0;
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const shown = { ...over("abc", names, "paco"), public: false };
  fakeServer({ "GET /api/games/abc": shown, "GET /api/games/abc/replay": replay });
  render(GameScreen, { id: "abc" });
  expect(await screen.findByRole("slider")).toBeTruthy();
  expect(title()).toBe(`Player ${seats - 1} wins the game`);
  expect(screen.getByText(/lost dice lie in the open/i)).toBeTruthy();
  expect(screen.getByText(/is on no list/)).toBeTruthy();
  const places = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(places.findIndex((text) => text?.includes(`Player ${seats - 1}`))).toBe(0);
});
