import { describe, expect, it } from "vitest";
import { tableOf } from "../../../tests/sample_table.ts";
import type { FieldTold } from "../../protocol/rest.gen.ts";
import { qr } from "../../ui/qr.ts";
import { draftOf, settingsOf } from "./draft.ts";
import { settingsText } from "./settingsText.ts";
import { toolsOf } from "./tools.ts";

describe("what may be done with somebody", () => {
  const gathering = tableOf(4, { status: "gathering", game: null });

  it("gives the host the host's tools, as the table stands", () => {
    expect(toolsOf(gathering, 1)).toEqual(["profile", "mute", "hand-over", "kick"]);
    expect(toolsOf(tableOf(4), 1)).toEqual(["profile", "mute", "hand-over", "swap", "replace"]);
  });

  it("gives others no more than muting and looking up, and nobody tools for themselves", () => {
    expect(toolsOf({ ...gathering, host: "p3" }, 1)).toEqual(["profile", "mute"]);
    expect(toolsOf(gathering, 0)).toEqual([]);
  });

  it("replaces nobody in a rated game, and no bot", () => {
    const rated = tableOf(4);
    const settings = { ...rated.settings, rated: true };
    expect(toolsOf({ ...rated, settings }, 1)).toEqual(["profile", "mute", "hand-over"]);
    const seats = rated.seats.map((seat) => seat && { ...seat, bot: "counter" });
    expect(toolsOf({ ...rated, seats }, 1)).toEqual([]);
  });
});

describe("what is agreed", () => {
  it("tells the time, what then happens, and who may watch", () => {
    const { settings } = tableOf(4);
    const lines = settingsText({ ...settings, timeout: "bot", coach: true, rated: false });
    expect(lines[0]).toBe("30 seconds for each move.");
    expect(lines).toContain("When time runs out, a bot plays that turn.");
    expect(lines).toContain("The coach shows everybody their chances.");
    expect(lines).not.toContain("This game counts towards the ratings.");
  });

  it("says nothing of time where there is no clock", () => {
    const lines = settingsText({ ...tableOf(4).settings, pace: "relaxed" });
    expect(lines.join(" ")).not.toContain("When time runs out");
  });
});

describe("other settings", () => {
  const now = { ...tableOf(4).settings, house: { dice_each: 3 }, options: { calza: true } };
  const values = [false, true].map((value) => ({ value, text: String(value) }));
  const calza = { field: "calza", label: "", box: false, values } as unknown as FieldTold;

  it("come back as they were when nothing is chosen", () => {
    expect(settingsOf(now, draftOf(now), [calza])).toEqual(now);
  });

  it("give options their own kind of value, not the text of the form", () => {
    const draft = { ...draftOf(now), options: { calza: "false" }, seats: 5, rules: " PF1-X " };
    const wanted = settingsOf(now, draft, [calza]);
    expect([wanted.options, wanted.seats, wanted.rules]).toEqual([{ calza: false }, 5, "PF1-X"]);
  });

  it("take those house rules to another box that hold there", () => {
    const draft = { ...draftOf(now), edition: "azteca" };
    const rules = { edition: "azteca", options: { calza: true }, house: { dice_each: 3 } };
    const carried = { ...rules, stay: ["Three dice."], go: [], boxed: 0 };
    expect(settingsOf(now, draft, [calza], carried)).toMatchObject(rules);
    const late = settingsOf(
      now,
      { ...draft, edition: "paco" },
      [],
      now.edition === "paco" ? null : carried,
    );
    expect(late.house).toEqual(now.house);
    expect(settingsOf(now, draft, [], { ...carried, edition: "piatnik" }).house).toEqual({});
  });
});

describe("the code for the camera", () => {
  it("is the one that others draw", () => {
    const rows = qr("Perudo at home")?.map((line) =>
      Number.parseInt(line.map(Number).join(""), 2).toString(16),
    );
    expect(rows?.join(" ")).toBe(
      "1fd77f 105c41 17465d 17535d 174e5d 104041 1fd57f 1000 16e64b 16843d 1578e3 11021a " +
        "cfae8 1fdb 1fda94 105a1d 174536 175d8a 175b0c 104ac1 1fd5f4",
    );
  });

  it("grows with the text, and gives up where it is too long", () => {
    expect(qr("https://perudo.example.org/t/m5c1t8y4w6")).toHaveLength(29);
    expect(qr("x".repeat(152))).toHaveLength(49);
    expect(qr("x".repeat(153))).toBeNull();
  });
});
