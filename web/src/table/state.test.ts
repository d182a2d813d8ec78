import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Check, STREAMS, type Stream } from "../../tests/streams.ts";
import type { BidMade, Called, Rolled, SeatShown, Turn } from "../protocol/messages.gen.ts";
import { isEntry } from "./connection.ts";
import { lifts } from "./reveal.ts";
import {
  apply,
  fromSnapshot,
  hear,
  iMayBid,
  iMayCalza,
  iMayDudo,
  isHidden,
  isMyTurn,
  looksOf,
  mySeat,
  nameOf,
  spans,
  type Table,
} from "./state.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 5000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The table after so many messages. */
function heard({ frames }: Stream, count = frames.length): Table {
  let table: Table | null = null;
  const welcome = frames.find((frame) => frame.type === "welcome");
  if (welcome?.type !== "welcome") throw new Error("no welcome");
  for (const frame of frames.slice(0, count)) {
    if (frame.type === "snapshot") table = fromSnapshot(frame, welcome);
    else if (table) table = isEntry(frame) ? apply(table, frame) : hear(table, frame);
  }
  if (!table) throw new Error("no snapshot");
  return table;
}

/** The table of whoever came just then. */
function arrived({ welcome, snapshot, hand }: Check): Table {
  return hear(fromSnapshot(snapshot, welcome), hand);
}

/** What both must know alike: not when we heard of it, nor what was before. */
function known({ offset: _, people, here: __, watching: ___, start: ____, ...rest }: Table) {
  const sitting = rest.seats.map((seat) => seat && people.get(seat.account));
  const hand = rest.game?.reveal ? null : rest.hand;
  const last = rest.game?.reveal ? { ...rest.last, at: null, out: null, last_die: null } : null;
  const game = rest.game?.reveal ? { ...rest.game, last_die: null } : rest.game;
  return { ...rest, sitting, hand, last, game };
}

describe.each(Object.entries(STREAMS))("a table that was heard: %s", (_, stream) => {
  it("is the same as the one that is shown to whoever comes", () => {
    expect(stream.checks.length).toBeGreaterThan(2);
    for (const check of stream.checks)
      expect(known(heard(stream, check.heard))).toEqual(known(arrived(check)));
  });

  it("counts the dice of a reveal as the server does, also for whoever comes then", () => {
    const tables = [
      ...stream.frames.map((_, index) => heard(stream, Math.max(3, index + 1))),
      ...stream.checks.map(arrived),
    ];
    const shown = tables.flatMap(({ last }) => last ?? []);
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) expect(lifts(one).at(-1)?.found).toBe(one.count);
  });

  it("is never changed, only replaced", () => {
    const before = heard(stream, 3);
    const text = JSON.stringify({ ...before, people: [...before.people] });
    let table = before;
    for (const frame of stream.frames.slice(3)) {
      Object.freeze(table);
      Object.freeze(table.game);
      Object.freeze(table.seats);
      table = isEntry(frame) ? apply(table, frame) : hear(table, frame);
    }
    expect(JSON.stringify({ ...before, people: [...before.people] })).toBe(text);
  });
});

describe("a round that is called", () => {
  const { frames } = STREAMS.visible;
  const at = frames.findIndex(({ type }) => type === "called");
  const called = frames[at] as Called;

  it("can be looked at, with the bid and what came of it", () => {
    const { last, game } = heard(STREAMS.visible, at + 1);
    const bid = frames.slice(0, at).findLast(({ type }) => type === "bid") as BidMade;
    expect(last).toMatchObject({ bid: bid.bid, bidder: bid.seat, caller: called.seat });
    expect(last).toMatchObject({ n: called.n, at: called.at, count: called.count });
    expect(game).toMatchObject({ turn: null, counts: called.counts });
  });

  it("is of its own kind until the next dice, whatever the next round will be", () => {
    const { frames: all } = STREAMS.watched;
    const [next] = all.flatMap((frame, index) =>
      frame.type === "called" && frame.last_die ? index : [],
    );
    if (next === undefined) throw new Error("no last-die round");
    expect(heard(STREAMS.watched, next).game?.last_die).toBe(false);
    expect(heard(STREAMS.watched, next + 1).game?.last_die).toBe(false);
    const rolled = all.findIndex(({ type }, index) => type === "rolled" && index > next);
    expect(heard(STREAMS.watched, rolled + 1).game?.last_die).toBe(true);
  });

  it("stays in sight after the next dice, unless lost dice are hidden", () => {
    const rolledAt = (stream: Stream) =>
      stream.frames.findIndex(
        ({ type }, index) =>
          type === "rolled" && stream.frames.slice(0, index).some((one) => one.type === "called"),
      );
    expect(heard(STREAMS.visible, rolledAt(STREAMS.visible) + 1).last).not.toBeNull();
    const hidden = heard(STREAMS.hidden, rolledAt(STREAMS.hidden) + 1);
    expect([hidden.last, isHidden(hidden)]).toEqual([null, true]);
  });

  it("leaves my dice in sight until the next ones", () => {
    const table = heard(STREAMS.visible, at + 1);
    expect(table.hand.length).toBeGreaterThan(0);
    const empty = { type: "hand", n: 0, dice: [0, 0], free: 0 } as const;
    expect(hear(table, { ...empty, dice: [0, 0] }).hand).toEqual(table.hand);
  });
});

describe("at a table of three", () => {
  const TURN: Turn = {
    to_act: 1,
    bids: [null, [1, 8], null, null, null, null],
    free: null,
    dudo: false,
    calza: [0],
  };
  const ROLLED: Rolled = {
    ...{ type: "rolled", n: 5, at: 1000, opener: 1, last_die: false, counts: null, turn: TURN },
  };

  function table(turn: Partial<Turn> = {}): Table {
    const seat = {
      bot: null,
      adds_chance: true,
      opened: false,
      kept: null,
      for_good: false,
      ready: false,
    };
    const [check] = STREAMS.hidden.checks as [Check];
    const looks = { colour: "red", shape: "star", kind: "guest" };
    const snapshot = {
      ...check.snapshot,
      settings: { ...check.snapshot.settings, pace: "normal" as const },
      seats: ["ann", "me", "bot:counter-----"].map((account, index) => ({
        ...seat,
        account,
        bot: index === 2 ? "counter" : null,
      })),
      people: ["ann", "me"].map((id) => ({ id, name: "Ana", ...looks })),
    };
    const made = fromSnapshot(snapshot, { ...check.welcome, you: "me" });
    return apply({ ...made, n: 4 }, { ...ROLLED, turn: { ...TURN, ...turn } });
  }

  it("I know my seat, and people of one name are told apart", () => {
    expect(mySeat(table())).toBe(1);
    expect([0, 1].map((seat) => nameOf(table(), seat))).toEqual(["Ana", "Ana 2"]);
    expect(nameOf(table(), 2)).not.toBe("?");
    expect(looksOf(table(), 1)).toEqual({ colour: "red", shape: "star" });
    expect(looksOf(table(), 2)).toEqual({ colour: "violet", shape: "cross" });
  });

  it("the first bot of a kind has its own face, and the next ones are told apart from it", () => {
    const one = table();
    const oda = { id: "bot:listener----", name: "Oda", kind: "house" };
    const face = { colour: "violet", shape: "drop" };
    const sitter = { ...(one.seats[0] as SeatShown), account: oda.id, bot: "listener" };
    const people = new Map([...one.people, [oda.id, { ...oda, ...face }] as const]);
    const two = { ...one, people, seats: [one.seats[0] ?? null, sitter, sitter] };
    expect(looksOf(two, 1)).toEqual(face);
    expect(looksOf(two, 2)).not.toEqual(face);
  });

  it("I may do what the turn says, in my turn", () => {
    const may = (one: Table) => [iMayBid(one), iMayDudo(one), iMayCalza(one), isMyTurn(one)];
    expect(may(table())).toEqual([true, false, false, true]);
    expect(may(table({ dudo: true, calza: [1] }))).toEqual([true, true, true, true]);
    expect(may(table({ to_act: 0, dudo: true, calza: [1, 2] }))).toEqual([
      ...[false, false, true, false],
    ]);
    expect(may(table({ bids: [null, null], dudo: true }))).toEqual([false, true, false, true]);
  });

  it("nothing is for me to do while a bot keeps my seat", () => {
    const kept = { type: "kept", n: 6, at: 0, seat: 1, level: "counter" } as const;
    const away = apply(table({ dudo: true }), { ...kept, why: "away", for_good: false });
    expect([iMayBid(away), iMayDudo(away), away.due]).toEqual([false, false, null]);
    expect(iMayBid(apply(away, { type: "returned", n: 7, at: 0, seat: 1, time_ms: null }))).toBe(
      true,
    );
  });

  it("the bids of a last-die round are those of whoever may change the face, if I may", () => {
    const one = table({ free: [[1, 8], null, null, null, null, null] });
    expect(spans(one)[1]).toEqual([1, 8]);
    const free = hear(one, { type: "hand", n: 5, dice: [3, 0], free: 1 });
    expect([spans(free)[0], spans(free)[1]]).toEqual([[1, 8], null]);
    expect(free.hand).toEqual([3]);
  });

  it("a clock runs for people, and is set otherwise for its own turn only", () => {
    expect(table().due).toBe(31_000);
    expect(table({ to_act: 2 }).due).toBeNull();
    expect(hear(table(), { type: "clock", n: 5, due: 99 }).due).toBe(99);
    expect(hear(table(), { type: "clock", n: 4, due: 99 }).due).toBe(31_000);
  });

  it("what is not known is let be", () => {
    const odd = { type: "sneezed", n: 6, at: 7 } as unknown as Rolled;
    expect(apply(table(), odd)).toEqual({ ...table(), n: 6 });
    expect(hear(table(), { type: "resync" })).toEqual(table());
  });
});
