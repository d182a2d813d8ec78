import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STREAMS } from "../../../tests/streams.ts";
import { moments } from "../../table/replay.ts";
import { ReplayPlayer } from "./replayPlayer.svelte.ts";
import { beginning, nextRound, previousRound, roundAt, roundStarts, timeFor } from "./scrub.ts";

const { replay = [], checks } = STREAMS.visible;
const told = moments(replay, checks[0]?.snapshot.people ?? []);
const starts = roundStarts(told);
const last = told.length - 1;

describe("the rounds of a replay", () => {
  it("begin with a roll", () => {
    expect(starts.length).toBeGreaterThan(2);
    for (const at of starts) expect(told[at]?.entry.type).toBe("rolled");
    expect(roundAt(starts, 0)).toBe(0);
    expect(roundAt(starts, last)).toBe(starts.length);
  });

  it("come after the roll-off, with which a replay begins if there was one", () => {
    expect(beginning(told)).toBe(starts[0]);
    const began = { type: "began", opener: 0, throws: [{ 0: 5, 1: 3 }], n: 1, at: 0 } as const;
    const rolledOff = [{ entry: { ...began, throws: [...began.throws] } }, ...told.slice(1)];
    expect(beginning(rolledOff)).toBe(0);
    expect(timeFor(rolledOff[0] as (typeof rolledOff)[0], "normal")).toBeGreaterThan(2000);
  });

  it("are jumped to, forwards to the end and back to the beginning", () => {
    const [first = 0, second = 0] = starts;
    expect(nextRound(starts, first, last)).toBe(second);
    expect(previousRound(starts, second + 1)).toBe(second);
    expect(previousRound(starts, second)).toBe(first);
    expect(previousRound(starts, first)).toBe(0);
    expect(nextRound(starts, last - 1, last)).toBe(last);
  });
});

describe("a player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("begins with the first roll and tells every step, but not what a slider runs over", () => {
    const heard: number[] = [];
    const player = new ReplayPlayer(
      () => told,
      ({ table }) => heard.push(table.n),
    );
    expect(player.at).toBe(starts[0]);
    player.step(1);
    player.scrub(last);
    player.step(1);
    expect(player.at).toBe(last);
    expect(heard).toEqual([told[(starts[0] ?? 0) + 1]?.table.n, told[last]?.table.n]);
    player.scrub(-5);
    expect([player.at, player.round]).toEqual([0, 0]);
  });

  it("goes on by itself, each moment for its time, until the end", () => {
    const player = new ReplayPlayer(() => told);
    player.toggle();
    const [first] = starts;
    vi.advanceTimersByTime(timeFor(told[first ?? 0] as never, "normal") - 1);
    expect(player.at).toBe(first);
    vi.advanceTimersByTime(1);
    expect(player.at).toBe((first ?? 0) + 1);
    vi.advanceTimersByTime(10_000_000);
    expect([player.at, player.playing]).toEqual([last, false]);
    player.toggle();
    expect([player.at, player.playing]).toEqual([first, true]);
    player.jump(1);
    expect([player.at, player.playing]).toEqual([starts[1], false]);
    vi.advanceTimersByTime(10_000);
    expect(player.at).toBe(starts[1]);
  });

  it("goes faster or slower", () => {
    const moment = told[starts[0] ?? 0] as (typeof told)[number];
    const times = (["fast", "normal", "slow"] as const).map((speed) => timeFor(moment, speed));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});
