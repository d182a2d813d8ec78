import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, announcements, hush } from "./announce.svelte.ts";
import { now } from "./clock.svelte.ts";
import { botName, graceOf, PACES, timeOf } from "./constants.ts";
import { EDITIONS, edition, editionFor } from "./editions.ts";
import { prefs } from "./prefs.svelte.ts";
import { play } from "./sound.ts";
import { LANGS } from "./words.svelte.ts";

describe("announcements", () => {
  it("are kept apart, the latest last, a few of them", () => {
    hush();
    announce("It is raining.");
    announce("Hurry!", { now: true });
    announce("");
    expect(announcements.polite.map(({ text }) => text)).toEqual(["It is raining."]);
    expect(announcements.assertive.map(({ text }) => text)).toEqual(["Hurry!"]);
    for (let i = 0; i < 9; i++) announce("again");
    expect(announcements.polite).toHaveLength(6);
    expect(new Set(announcements.polite.map(({ id }) => id)).size).toBe(6);
    hush();
    expect(announcements.polite).toEqual([]);
  });
});

describe("the clock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("ticks four times a second, and only while somebody looks", async () => {
    const ticks: number[] = [];
    const begin = Date.now();
    const stop = $effect.root(() => {
      $effect(() => {
        ticks.push(now() - begin);
      });
    });
    flushSync();
    for (let i = 0; i < 2; i++) {
      vi.advanceTimersByTime(250);
      flushSync();
    }
    expect(ticks).toEqual([0, 250, 500]);
    stop();
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("editions and facts", () => {
  it("have their words in every language", () => {
    for (const id of Object.keys(EDITIONS))
      for (const lang of LANGS)
        expect(Object.values(edition(id).words[lang]).every((word) => word.length > 0)).toBe(true);
    expect(() => edition("perudo")).toThrow(RangeError);
  });

  it("are known", () => {
    expect(edition(editionFor("en")).languages).toContain("en");
    expect(EDITIONS).toHaveProperty(editionFor("de"));
    expect([timeOf("relaxed"), timeOf("normal"), graceOf("week")]).toEqual([null, 30_000, null]);
    expect(PACES).toContain("three_days");
    expect(botName("nobody")).toBeUndefined();
  });
});

const made: string[] = [];

function node(kind: string) {
  made.push(kind);
  const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 };
  const one = { gain: parameter, frequency: parameter, start() {}, stop() {} };
  return { ...one, connect: (to: unknown) => to };
}

class FakeAudio {
  currentTime = 0;
  sampleRate = 8;
  state = "running";
  destination = {};
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("filter");
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

describe("sounds", () => {
  it("are made only if they are wanted", () => {
    vi.stubGlobal("AudioContext", FakeAudio);
    prefs.sound = false;
    play("win");
    expect(made).toEqual([]);
    prefs.sound = true;
    play("win");
    expect(made.filter((kind) => kind === "tone")).toHaveLength(4);
    play("roll");
    expect(made.filter((kind) => kind === "noise")).toHaveLength(6);
    vi.unstubAllGlobals();
  });
});
