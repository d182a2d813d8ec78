import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import golden from "../../../tests/words/golden.json" with { type: "json" };
import { writeItem } from "./storage.ts";
import {
  bidText,
  bidWords,
  capital,
  dateText,
  diceText,
  diceWords,
  faceText,
  LANGS,
  type Lang,
  lang,
  listText,
  numberText,
  own,
  pairText,
  setLang,
  spanText,
  startWords,
  t,
  te,
} from "./words.svelte.ts";

type Vector = [lang: Lang, id: string, values: Record<string, string | number>, text: string];
const vectors = golden as unknown as Vector[];

afterEach(() => setLang("en"));

describe("messages", () => {
  it.each(LANGS)("are said in %s as the server says them", async (spoken) => {
    await setLang(spoken);
    const here = vectors.filter(([one]) => one === spoken);
    expect(here.length).toBeGreaterThan(50);
    const said = here.map(([, id, values]) => [id, values, t(id, values)]);
    expect(said).toEqual(here.map(([, id, values, text]) => [id, values, text]));
  });

  it("have the edition's own words in them", async () => {
    const say = (edition: string) => te(edition, "event-dudo_called", { player: "Ana", you: "no" });
    expect(say("paco")).toBe("Ana says: Dudo!");
    expect(say("asmodee-2024")).toBe("Ana says: Dubito!");
    await setLang("es");
    expect(own("paco", "palifico")).toBe("Palífico");
  });

  it("that are not there, or lack a value, are noticed", () => {
    expect(() => t("common-nothing-of-the-kind")).toThrow("no message");
    expect(() => t("common-hurry")).toThrow("common-hurry");
  });

  it("are told anew when the language changes", async () => {
    const heard: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        heard.push(`${lang()}: ${t("common-your-turn")}`);
      });
    });
    flushSync();
    await setLang("it");
    flushSync();
    stop();
    expect(heard).toEqual(["en: It is your turn!", "it: È il tuo turno!"]);
    expect(document.documentElement.lang).toBe("it");
  });
});

describe("the language", () => {
  it("is the one that was chosen, else the server's, else English", async () => {
    await setLang("nl");
    await startWords();
    expect(lang()).toBe("nl");
    writeItem("palifico-lang", null);
    document.documentElement.lang = "fr";
    await startWords();
    expect(lang()).toBe("fr");
    writeItem("palifico-lang", "tlh");
    document.documentElement.lang = "";
    await startWords();
    expect(lang()).toBe("en");
  });
});

describe("bids and dice", () => {
  it("are written", () => {
    expect(bidText("pressman-2008", [3, 5])).toBe("3×5");
    expect(bidText("pressman-2008", [1, 1])).toBe("1 ace");
    expect(bidText("pressman-2008", [2, 1])).toBe("2 aces");
    expect(faceText("paco", 1)).toBe("Paco");
    expect(diceText("pressman-2008", [6, 1, 2, 1])).toBe("ace ace 2 6");
    expect(diceWords("azteca", [6, 1, 2])).toMatch(/^Testa di Azteco, 2,? and 6$/);
  });

  it("are spoken, with right plurals", async () => {
    const spoken: string[] = [];
    for (const one of LANGS) {
      await setLang(one);
      spoken.push(bidWords("paco", [1, 5]), bidWords("paco", [3, 5]));
    }
    expect(spoken).toEqual([
      ...["1 cinque", "3 cinque", "1 five", "3 fives", "1 cinq", "3 cinq"],
      ...["1 cinco", "3 cincos", "1 vijf", "3 vijven", "1 Fünf", "3 Fünfen"],
    ]);
  });
});

describe("lists, numbers and times", () => {
  it("are written as the language does", async () => {
    const all = () => [listText(["A", "B", "C"]), numberText(1234567.5), spanText(30_000)];
    expect(all()).toEqual(["A, B, and C", "1,234,567.5", "30 seconds"]);
    await setLang("de");
    expect(all()).toEqual(["A, B und C", "1.234.567,5", "30 Sekunden"]);
    expect(dateText(0)).toContain("1970");
  });

  it.each([
    [0, "0 seconds"],
    [-5, "0 seconds"],
    [1, "1 second"],
    [119_000, "119 seconds"],
    [120_000, "2 minutes"],
    [3 * 3600_000, "3 hours"],
    [3 * 86_400_000, "3 days"],
    [7 * 86_400_000, "7 days"],
  ])("%d ms is %s", (ms, text) => {
    expect(spanText(ms)).toBe(text);
  });

  it("are short on a clock, with a space between", async () => {
    expect(spanText(27_000, "short")).toBe("27 sec");
    await setLang("de");
    expect(spanText(27_000, "short")).toMatch(/^27\sSek\.$/);
  });

  it("put the colon as the language does", async () => {
    expect(pairText("Copy", "Code")).toBe("Copy: Code");
    await setLang("fr");
    expect(pairText("Copier", "Code")).toBe("Copier\u00a0: Code");
  });

  it("begin a line with a capital", () => {
    expect([capital("dudo"), capital("élan"), capital("")]).toEqual(["Dudo", "Élan", ""]);
  });
});
