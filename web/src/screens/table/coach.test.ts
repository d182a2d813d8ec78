import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ADVICE, type Coaching, coachServer, ODDS } from "../../../tests/fake_coach.ts";
import { tableOf } from "../../../tests/sample_table.ts";
import { adviceText } from "../../board/advice.ts";
import { announcements, hush } from "../../lib/announce.svelte.ts";
import { LANGS, setLang } from "../../lib/words.svelte.ts";
import CoachPanel from "./Coach.svelte";
import { Coach } from "./coach.svelte.ts";

const server: Coaching = { has: true, odds: ODDS, advice: ADVICE };
let asked: string[] = [];
const what = () => asked.map((url) => /\/(odds|coach)\?/.exec(url)?.[1]);

beforeEach(() => {
  Object.assign(server, { has: true, odds: ODDS, advice: ADVICE });
  localStorage.clear();
  localStorage.setItem("palifico-coach", "open");
  hush();
  asked = coachServer(server);
});
afterEach(() => void vi.unstubAllGlobals());

describe("the coach", () => {
  it("is asked once a turn, and knows the chances of a bid", async () => {
    const coach = new Coach("t1");
    await coach.follow(20);
    await coach.follow(20);
    expect(what()).toEqual(["odds", "coach"]);
    expect(asked[0]).toMatch(/^\/api\/tables\/t1\/odds\?/);
    expect(coach.of([4, 5])).toMatchObject({ chance: 0.75, heard: 0.5 });
    expect(coach.of([6, 5])).toBeNull();
    await coach.follow(24);
    expect(what()).toEqual(["odds", "coach", "odds", "coach"]);
  });

  it("is not asked where there is none", async () => {
    server.has = false;
    const coach = new Coach("t1");
    await coach.follow(20);
    expect([asked, coach.odds, coach.advice]).toEqual([[], null, null]);
  });

  it("is asked again at the next turn after it was refused", async () => {
    server.odds = null;
    const coach = new Coach("t1");
    await coach.follow(20);
    expect([coach.odds, coach.advice]).toEqual([null, null]);
    server.odds = ODDS;
    await coach.follow(24);
    expect([coach.odds, coach.advice]).toEqual([ODDS, ADVICE]);
  });

  it("is asked for no advice while it is closed, and stays closed on the next visit", async () => {
    const coach = new Coach("t1");
    coach.open = false;
    await coach.follow(20);
    expect(what()).toEqual(["odds"]);
    expect(new Coach("t2").open).toBe(false);
    coach.open = true;
    await coach.follow(20);
    expect(what()).toEqual(["odds", "coach"]);
    expect(new Coach("t2").open).toBe(true);
  });

  it("tells chances without advice where only that is refused", async () => {
    server.advice = null;
    const coach = new Coach("t1");
    await coach.follow(20);
    expect([coach.odds, coach.advice, coach.thinks]).toEqual([ODDS, null, false]);
  });

  it("is asked for its reasons again in another language", async () => {
    const coach = new Coach("t1");
    await coach.follow(20);
    await setLang("de");
    await coach.follow(20);
    await setLang("en");
    expect(what()).toEqual(["odds", "coach", "coach"]);
  });

  it("keeps no answer to a turn that is over", async () => {
    const coach = new Coach("t1");
    const late = coach.follow(20);
    server.odds = { ...ODDS, n: 24 };
    await Promise.all([late, coach.follow(24)]);
    expect(coach.odds?.n).toBe(24);
  });
});

describe("its panel", () => {
  const row = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.trim());

  async function shown(chosen: [number, number] | null = null) {
    const coach = new Coach("t1");
    await coach.follow(20);
    const { rerender } = render(CoachPanel, { table: tableOf(4), coach, chosen });
    return { coach, choose: (bid: [number, number]) => rerender({ chosen: bid }) };
  }

  it("shows every bid before and after listening, by number and bar", async () => {
    await shown([4, 5]);
    expect(row(/^4 fives/)).toEqual(["75%", "50%"]);
    expect(row(/^4 twos/)).toEqual(["30%", "35%"]);
    expect(row(/^Dudo is right/)).toEqual(["30%", "25%"]);
    expect(screen.queryByRole("row", { name: /^Calza/ })).toBeNull();
    const bars = document.querySelectorAll<HTMLElement>("tbody .bar > span");
    expect([...bars].map((bar) => bar.style.transform)).toContain("scaleX(0.75)");
  });

  it("shows what is chosen, and says so", async () => {
    const { choose } = await shown([4, 5]);
    expect(screen.getByRole("row", { name: /^4 fives ?, The bid you have chosen/ })).toBeTruthy();
    await choose([5, 5]);
    expect(row(/^5 fives ?, The bid you have chosen/)).toEqual(["40%", "<1%"]);
  });

  it("ranks the best three with their reasons", async () => {
    await shown();
    const items = screen.getAllByRole("listitem").map((one) => one.textContent ?? "");
    expect(items).toHaveLength(3);
    expect(items[0]).toMatch(/^Bid 4 fives.*You hold three of them\..*75%.*50%.*31%/s);
    expect(items[1]).toMatch(/^Dudo.*It may be a bluff\./s);
  });

  it("reads nothing aloud unasked, and all of it when asked", async () => {
    await shown();
    await tick();
    expect([...announcements.polite, ...announcements.assertive]).toEqual([]);
    expect(document.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Read it aloud" }));
    const said = announcements.assertive.at(-1)?.text ?? "";
    expect(said).toContain("Bid 4 fives.");
    expect(said).toContain("After listening: 50%");
    expect(said).toContain("Nobody has bid on twos.");
    expect(said).not.toContain("Never.");
  });

  it("is not there without an answer", async () => {
    server.odds = null;
    await shown();
    expect(screen.queryByText("Coach")).toBeNull();
  });

  it.each(LANGS)("has its words in %s", async (lang) => {
    await setLang(lang);
    expect(adviceText("paco", ADVICE)).not.toMatch(/[{}]|undefined|room-/);
    await setLang("en");
  });
});
