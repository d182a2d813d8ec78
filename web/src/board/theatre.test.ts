import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calledTable, gameOf, shownOf, tableOf, turnOf } from "../../tests/sample_table.ts";
import { buzz } from "../lib/haptics.ts";
import { effectsOn, prefs, readPrefs, turnEffects } from "../lib/prefs.svelte.ts";
import type { Table } from "../table/state.ts";
import OutcomeNote from "./OutcomeNote.svelte";
import { placeText } from "./outcome.ts";
import { lingerMs } from "./outcomeHold.svelte.ts";
import { Theatre } from "./theatre.svelte.ts";

const PAUSE = 5000;
const called = (fields: Partial<Table> = {}) =>
  calledTable(3, shownOf({ at: Date.now() }), { hand: [2, 5, 5, 1, 6], ...fields });
/** The next round, at which another seat is to act. */
const next = (toAct = 1, calza: number[] = []) =>
  tableOf(3, { n: 22, game: gameOf({ bids: [], turn: turnOf({ to_act: toAct, calza }) }) });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(prefs, readPrefs({ motion: "full" }));
});
afterEach(() => void vi.useRealTimers());

function watching(table = called()) {
  const theatre = new Theatre();
  theatre.follow(tableOf(3, { settings: table.settings }));
  theatre.follow(table);
  vi.advanceTimersByTime(PAUSE);
  return theatre;
}

describe("the outcome", () => {
  it("stays until its time is over, though the next round has begun", () => {
    const theatre = watching();
    theatre.follow(next());
    expect(theatre.hold.board(next()).game?.reveal).not.toBeNull();
    expect(theatre.hold.isBehind).toBe(true);
    vi.advanceTimersByTime(lingerMs(shownOf(), "normal"));
    expect(theatre.hold.board(next()).game?.reveal).toBeNull();
  });

  it("stays longer the more dice there are, and as it is preferred", () => {
    expect(lingerMs(shownOf(), "normal")).toBe(5000);
    expect(lingerMs(shownOf(), "short")).toBe(0);
    expect(lingerMs(shownOf(), "long")).toBe(10_000);
    prefs.linger = "tap";
    const theatre = watching();
    theatre.follow(next());
    vi.advanceTimersByTime(600_000);
    expect(theatre.hold.isBehind).toBe(true);
    theatre.skip();
    expect(theatre.hold.isBehind).toBe(false);
  });

  it.each([
    ["my turn", next(0)],
    ["an exact call of mine", next(1, [0])],
  ])("makes room for %s at once, and is told beside it until it is closed", async (_, table) => {
    const theatre = watching();
    render(OutcomeNote, { hold: theatre.hold });
    theatre.follow(table);
    expect(theatre.hold.board(table)).toBe(table);
    vi.useRealTimers();
    const note = await screen.findByRole("complementary", { name: "How the last round ended" });
    expect(note.textContent).toContain("You say: Dudo! 4 of 3. The bid was true. You lose a die.");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(theatre.hold.note).toBeNull();
  });

  it("that was cut short by my turn, or by late dice, goes away by itself", () => {
    const cut = new Theatre();
    cut.follow(tableOf(3));
    cut.follow(called());
    cut.follow(next(0));
    expect(cut.hold.note).not.toBeNull();
    const late = new Theatre();
    late.follow(tableOf(3));
    late.follow(called());
    late.follow(next());
    expect([late.reveal.settled, late.hold.isBehind]).toEqual([false, true]);
    vi.advanceTimersByTime(60_000);
    expect([cut.hold.note, late.hold.isBehind]).toEqual([null, false]);
  });

  it("is not held at a table without a pause, nor when the game is over", () => {
    const quick = called();
    const theatre = watching({ ...quick, settings: { ...quick.settings, pause_ms: 0 } });
    theatre.follow(next());
    expect(theatre.hold.isBehind).toBe(false);
    const over = watching();
    over.follow(tableOf(3, { status: "over", game: gameOf({ winner: 1, turn: null }) }));
    expect(over.hold.isBehind).toBe(false);
  });

  it("sent away before the next dice does not come back with them", () => {
    const theatre = watching();
    theatre.skip();
    theatre.follow(called());
    theatre.follow(next());
    expect(theatre.hold.isBehind).toBe(false);
  });
});

describe("the deal", () => {
  it("is seen when the board turns to the next round, not before", () => {
    const theatre = watching();
    theatre.follow(next());
    expect(theatre.deal.phase).toBe("rest");
    theatre.skip();
    theatre.follow(next());
    expect(theatre.deal.phase).toBe("shake");
    vi.advanceTimersByTime(800);
    expect(theatre.deal.phase).toBe("slam");
    vi.advanceTimersByTime(2000);
    expect(theatre.deal.phase).toBe("rest");
  });

  it("is not seen by who comes into a round, and does not move without motion", () => {
    const late = new Theatre();
    late.follow(tableOf(3));
    expect(late.deal.phase).toBe("rest");
    prefs.motion = "none";
    const theatre = watching();
    theatre.follow(next(0));
    expect(theatre.deal.phase).toBe("rest");
  });

  it("announces a last-die round when the cups are down", () => {
    const theatre = watching();
    const table = next(0);
    theatre.follow({ ...table, game: gameOf({ ...table.game, last_die: true }) });
    expect(theatre.deal.announcing).toBe(false);
    vi.advanceTimersByTime(800);
    expect(theatre.deal.announcing).toBe(true);
    vi.advanceTimersByTime(4000);
    expect(theatre.deal.announcing).toBe(false);
  });
});

describe("what follows", () => {
  it("is a die on its way, then who is out, each for a while", () => {
    const theatre = new Theatre();
    const table = calledTable(3, shownOf({ at: Date.now(), out: 0 }));
    theatre.follow(tableOf(3));
    theatre.follow(table);
    theatre.skip();
    expect(theatre.aftermath).toBe("paid");
    vi.advanceTimersByTime(1200);
    expect(theatre.aftermath).toBe("told");
    vi.advanceTimersByTime(4000);
    expect(theatre.aftermath).toBeNull();
  });

  it("counts places from the first to go", () => {
    expect(placeText(tableOf(4, { places: [2] }), 2)).toBe("Place 4 of 4");
    expect(placeText(tableOf(4, { places: [1, 2] }), 1)).toBe("Place 3 of 4");
    expect(placeText(tableOf(4, { places: [0, 3, 1, 2] }), 0)).toBe("Place 1 of 4");
  });
});

describe("one switch", () => {
  it("turns off all that is heard and felt", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate }));
    buzz("slam");
    turnEffects(false);
    buzz("slam");
    expect(vibrate.mock.calls).toEqual([[[70]]]);
    expect([effectsOn(), prefs.sound, prefs.haptics]).toEqual([false, false, false]);
    turnEffects(true);
    expect(effectsOn()).toBe(true);
    vi.unstubAllGlobals();
  });
});
