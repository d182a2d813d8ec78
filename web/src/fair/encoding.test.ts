import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digest, enc, type Field, fromHex, keyed, keyOf, same, toHex } from "./encoding.ts";

const BYTES = Uint8Array.of(0, 255, 16);

describe("enc", () => {
  it.each<[string, Field[], string]>([
    ["nothing at all", [], ""],
    ["text", ["ab"], "00000002 6162"],
    ["empty text", [""], "00000000"],
    ["text in UTF-8", ["ë€🎲"], "00000009 c3ab e282ac f09f8eb2"],
    ["bytes", [BYTES], "00000003 00ff10"],
    ["no bytes", [new Uint8Array()], "00000000"],
    ["zero", [0], "00000008 0000000000000000"],
    ["a number", [258], "00000008 0000000000000102"],
    ["a number over 32 bits", [2 ** 53 - 1], "00000008 001fffffffffffff"],
    ["a missing field", [null], "ffffffff"],
    [
      "several",
      ["a", 1, null, BYTES],
      "00000001 61 00000008 0000000000000001 ffffffff 00000003 00ff10",
    ],
  ])("%s", (_, fields, hex) => {
    expect(toHex(enc(fields))).toBe(hex.replaceAll(" ", ""));
  });

  it.each([-1, 0.5, 2 ** 53, Number.NaN])("has no form for the number %d", (number) => {
    expect(() => enc([number])).toThrow(RangeError);
  });

  it("keeps fields apart that would read the same if run together", () => {
    expect(toHex(enc(["ab", "c"]))).not.toBe(toHex(enc(["a", "bc"])));
  });
});

describe("hashes", () => {
  it("digest is SHA-256 over the encoding", async () => {
    const made = createHash("sha256")
      .update(enc(["tag", 7, null]))
      .digest("hex");
    expect(toHex(await digest(["tag", 7, null]))).toBe(made);
  });

  it("keyed is HMAC-SHA-256 over the encoding", async () => {
    const made = createHmac("sha256", BYTES)
      .update(enc(["tag", "x"]))
      .digest("hex");
    expect(toHex(await keyed(await keyOf(BYTES), ["tag", "x"]))).toBe(made);
  });
});

describe("hex", () => {
  it("goes both ways", () => {
    expect(toHex(BYTES)).toBe("00ff10");
    expect(fromHex("00ff10", 6)).toEqual(BYTES);
    expect(fromHex("", 0)).toEqual(new Uint8Array());
  });

  it.each(["00ff1", "00ff100", "00FF10", "00fg10", " 0ff10", "00ff1\n", "0x0f10", "٠0ff10"])(
    "does not take %j for six digits",
    (text) => {
      expect(fromHex(text, 6)).toBeNull();
    },
  );

  it("compares bytes", () => {
    expect(same(BYTES, Uint8Array.of(0, 255, 16))).toBe(true);
    expect(same(BYTES, Uint8Array.of(0, 255, 17))).toBe(false);
    expect(same(BYTES, Uint8Array.of(0, 255))).toBe(false);
  });
});
