import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EDITIONS } from "./editions.ts";
import { enc, toHex } from "./encoding.ts";
import { fromDecoded, type JsonObject } from "./json.ts";
import { rulesHash } from "./protocol.ts";
import { type Variant, variant } from "./rules.ts";

function ruled(edition: string, options: object = {}, house: object = {}) {
  return variant(edition, fromDecoded(options) as JsonObject, fromDecoded(house) as JsonObject);
}

/** See that the hash of some rules is made of these texts. */
async function hashed(edition: string, options: object, house: object, ...named: string[]) {
  const made = createHash("sha256").update(enc(["pf1/rules", ...named]));
  expect(toHex(await rulesHash(ruled(edition, options, house) as Variant))).toBe(
    made.digest("hex"),
  );
}

describe("rules that can be", () => {
  it.each(Object.keys(EDITIONS))("%s as it is in the box", (edition) => {
    expect(ruled(edition)).toEqual({ edition, rules: EDITIONS[edition]?.rules, differences: [] });
  });

  it.each([
    ["asmodee-2024", { calza: true, last_die: true, lost_dice: "visible" }, {}],
    ["asmodee-2024", {}, { calza: true }],
    ["asmodee-2024", { last_die: true }, { last_die_trigger: "first_time" }],
    ["asmodee-2024", {}, { last_die_trigger: "every_time" }],
    ["asmodee-2024", {}, { show_dudo: "caller_first", show_stop: "true" }],
    ["paco", {}, { face_change_opener: true, face_change_raise: "free" }],
    ["paco", {}, { last_die: false }],
    ["azteca", {}, { last_die: false, calza: true, calza_bidder: true }],
    ["piatnik", {}, { dice_each: 10, first_player: "named" }],
  ])("%s with %o and %o", (edition, options, house) => {
    const given = { ...options, ...house };
    expect((ruled(edition, options, house) as Variant).rules).toMatchObject(given);
  });

  it("piatnik with an exact call and all that belongs to it", () => {
    const calza = { calza_to_act: true, calza_bidder: false, calza_last_die: true };
    const more = { calza_two_players: true, calza_right_opens: "caller", calza_tie: "nearest" };
    const house = {
      calza: true,
      ...calza,
      ...more,
      calza_or_turn: "turn",
      show_calza: "all_at_once",
    };
    expect(ruled("piatnik", {}, house)).toMatchObject({ edition: "piatnik" });
    for (const name of Object.keys(house)) {
      const { [name as "calza"]: _, ...rest } = house;
      expect(ruled("piatnik", {}, rest)).toBe("house.invalid");
    }
  });
});

describe("rules that cannot be", () => {
  it.each(["", "hasbro", "Paco", "constructor", "__proto__", "toString"])(
    "edition %j",
    (edition) => {
      expect(ruled(edition, { nothing: 1 }, { nothing: 1 })).toBe("edition.unknown");
    },
  );

  it.each([
    ["piatnik", { calza: true }],
    ["paco", { last_die: true }],
    ["pressman-2008", { lost_dice: "visible" }],
    ["paco", { raise_rule: "free" }],
    ["paco", { constructor: 1 }],
  ])("%s with the option %o", (edition, options) => {
    expect(ruled(edition, options, { nothing: 1 })).toBe("option.unknown");
  });

  it.each([
    ["an unknown field", "paco", {}, { nothing: true }],
    ["a field of every object", "paco", {}, { toString: true }],
    ["an unknown value", "paco", {}, { raise_rule: "up" }],
    ["a switch that is a number", "paco", {}, { calza: 1 }],
    ["a switch that is a text", "paco", {}, { calza: "true" }],
    ["a text that is a switch", "piatnik", {}, { show_stop: true }],
    ["a number that is a text", "paco", {}, { dice_each: "3" }],
    ["a number that is a switch", "paco", {}, { dice_each: true }],
    ["no dice", "paco", {}, { dice_each: 0 }],
    ["too many dice", "paco", {}, { dice_each: 11 }],
    ["half a die", "paco", {}, { dice_each: 2.5 }],
    ["nothing", "paco", {}, { raise_rule: null }],
    ["a list", "paco", {}, { raise_rule: ["free"] }],
    ["an option once more", "paco", { calza: true }, { calza: true }],
    ["a detail of no exact call", "paco", {}, { calza_bidder: true }],
    ["a detail of no last-die rule", "asmodee-2024", {}, { last_die_trigger: "first_time" }],
    ["a raise that nobody may make", "paco", {}, { face_change_raise: "free" }],
    ["a change of face without its raise", "paco", {}, { face_change: "one_die" }],
    ["a stop where all is shown at once", "paco", {}, { show_stop: "true" }],
    ["all at once where showing stops", "azteca", {}, { show_dudo: "all_at_once" }],
    ["an option that leaves details idle", "asmodee-2024", {}, { face_change: "one_die" }],
  ])("%s", (_, edition, options, house) => {
    expect(ruled(edition, options, house)).toBe("house.invalid");
  });
});

describe("the hash of rules", () => {
  it("of a box has its id alone", () => hashed("paco", {}, {}, "paco"));

  it("tells what differs, by name", () =>
    hashed(
      "paco",
      { calza: true },
      { raise_rule: "never_down", dice_each: 3, open_wild: true, last_die: false },
      ...["paco", "calza", "true", "dice_each", "3", "last_die", "false"],
      ...["open_wild", "true", "raise_rule", "never_down"],
    ));

  it("is silent on what is as in the box", () =>
    hashed(
      "paco",
      { calza: false, lost_dice: "hidden" },
      { dice_each: 5, calza_bidder: false },
      "paco",
    ));

  it("does not tell an option from a house rule", () =>
    hashed("asmodee-2024", {}, { calza: true }, "asmodee-2024", "calza", "true"));
});
