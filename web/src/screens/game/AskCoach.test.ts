import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ADVICE, type Coaching, coachServer, ODDS } from "../../../tests/fake_coach.ts";
import { over } from "../../../tests/fake_server.ts";
import { STREAMS } from "../../../tests/streams.ts";
import { announcements, hush } from "../../lib/announce.svelte.ts";
import { setLang, startWords } from "../../lib/words.svelte.ts";
import { type Moment, moments } from "../../table/replay.ts";
import AskCoach from "./AskCoach.svelte";

const { replay = [], checks } = STREAMS.visible;
const told = moments(replay, checks[0]?.snapshot.people ?? []);
const names = (told.at(-1)?.table.seats ?? []).map((_, seat) => `Player ${seat}`);
const decisions = told.filter(({ table }) => table.game?.turn);
const [first, second] = decisions as [Moment, Moment];
const called = told.find(({ entry }) => entry.type === "called") as Moment;
const game = over("g", names);
const button = () => screen.findByRole("button", { name: "What would the coach do?" });

const server: Coaching = { has: true, odds: ODDS, advice: ADVICE };
let asked: string[] = [];
let fetched: string[] = [];

beforeAll(startWords);
beforeEach(() => {
  Object.assign(server, { has: true, advice: ADVICE });
  hush();
  fetched = [];
  asked = coachServer(server, fetched);
});
afterEach(() => void vi.unstubAllGlobals());

test("at a decision the coach is asked for that seat and that turn, and read out on request", async () => {
  const onask = vi.fn();
  render(AskCoach, { over: game, moment: first, onask });
  const press = await button();
  expect([asked, announcements.polite]).toEqual([[], []]);
  await fireEvent.click(press);
  expect(await screen.findByText("You hold three of them.")).toBeTruthy();
  const seat = first.table.game?.turn?.to_act;
  expect(asked[0]).toContain(`/api/games/g/coach?n=${first.table.game?.turn_n}&seat=${seat}&`);
  expect(screen.getByText(new RegExp(`^It is Player ${seat}’s turn, with`))).toBeTruthy();
  expect(announcements.polite.at(-1)?.text).toContain("You hold three of them.");
  expect(onask).toHaveBeenCalledOnce();
});

test("advice goes with its moment", async () => {
  const { rerender } = render(AskCoach, { over: game, moment: first });
  await fireEvent.click(await button());
  await screen.findByText("You hold three of them.");
  await rerender({ moment: second });
  expect(screen.queryByText("You hold three of them.")).toBeNull();
  await rerender({ moment: called });
  expect(screen.queryByRole("button")).toBeNull();
});

test("whoever asks and is refused reads why", async () => {
  server.advice = null;
  render(AskCoach, { over: game, moment: first });
  await fireEvent.click(await button());
  expect(await screen.findByText("No coach here.")).toBeTruthy();
});

test("without a coach nothing is said of one", async () => {
  server.has = false;
  await setLang("nl"); // in which nobody has asked yet whether there is one
  const { container } = render(AskCoach, { over: game, moment: first });
  await vi.waitFor(() => expect(fetched).toContain("/api/meta?lang=nl"));
  await new Promise((done) => setTimeout(done, 0));
  expect(container.querySelector("button")).toBeNull();
  await setLang("en");
});
