/** A server for the tests of this screen: it knows one box and judges its rules in a simple way. */

import { onTestFinished, vi } from "vitest";
import type { EditionTold, FieldTold, HouseTold } from "../../protocol/rest.gen.ts";
import type { Changes } from "./choices.ts";
import { Draft } from "./draft.svelte.ts";

type Body = Record<string, never> & { rules?: string; options: object; house: object };

/** What was asked, the latest last. */
export interface Asked {
  method: string;
  path: string;
  key: string | null;
  body: Body;
}

const text = (value: boolean | string | number) => ({ value, text: `It is ${value}.` });
const field = (name: string, box: FieldTold["box"], values: FieldTold["box"][]): FieldTold => ({
  field: name,
  label: `Rule ${name}`,
  box,
  usual: values[0] ?? false,
  option: name === "calza",
  source: null,
  needs: name === "calza_tie" ? "calza" : null,
  values: values.filter((one) => one !== null).map(text),
});

const CALZA = field("calza", false, [false, true]);
/** The box: an option, a rule that it has nothing to say about, two rules that can clash. */
export const BOX: EditionTold = {
  id: "paco",
  name: "Perudo, Paco",
  differs: "Small steps.",
  languages: ["fr"],
  dice_each: 5,
  least_players: 2,
  most_players: 6,
  most_by_house: 12,
  words: { wild: "Paco", wilds: "Pacos", dudo: "Dudo", palifico: "Palifico", calza: "Calza" },
  options: [CALZA],
  groups: [
    {
      id: "calza",
      heading: "Exact",
      fields: [CALZA, field("calza_tie", null, ["nearest", "first"])],
    },
    {
      id: "showing",
      heading: "Showing",
      fields: [
        field("show_dudo", "all_at_once", ["all_at_once", "caller_first"]),
        field("show_stop", "never", ["never", "true"]),
      ],
    },
    { id: "table", heading: "Table", fields: [field("dice_each", 5, [1, 2, 3, 4, 5, 6])] },
  ],
};

/** Answers in place of a server; gives what was asked. */
export function fakeServer(answers: Record<string, unknown> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = url.split("?")[0] ?? "";
    const body = init.body ? JSON.parse(String(init.body)) : {};
    const key = new Headers(init.headers).get("Idempotency-Key");
    asked.push({ method: init.method ?? "GET", path, key, body });
    const answer =
      path in answers ? answers[path] : path === "/api/house" ? judge(body) : undefined;
    if (typeof answer === "function") return json(200, await answer(body));
    if (answer instanceof Error) throw answer;
    if (answer === undefined)
      return json(404, { code: "code.unknown", about: {}, why: "No such code." });
    return json(200, answer);
  });
  return asked;
}

/** How the rules of a question are judged. */
export function judge({ rules, options, house }: Body): HouseTold {
  if (rules !== undefined)
    return rules === "PF1-GOOD" ? told({}, { show_dudo: "caller_first" }) : bad("rules");
  const all = { ...options, ...house } as Record<string, string>;
  const stops = all.show_stop === "true" && all.show_dudo !== "caller_first";
  const fault = stops ? "show_stop" : null;
  return told(options, house, fault);
}

function bad(at: string): HouseTold {
  return told({}, {}, at);
}

function told(options: object, house: object, at: string | null = null): HouseTold {
  const all = { ...options, ...house } as Record<string, boolean | string | number>;
  const lacks = all.calza === true && !("calza_tie" in all);
  const wrong = at ?? (lacks ? "calza_tie" : null);
  return {
    ok: wrong === null,
    sentence: wrong === null ? `Changed: ${Object.keys(all).join(", ") || "nothing"}.` : null,
    code: wrong === null ? `PF1-${Object.keys(all).length}` : null,
    edition: "paco",
    options: { ...options },
    house: { ...house },
    players: null,
    least_players: 2,
    most_players: Object.keys(house).length > 0 ? 12 : 6,
    may_rate: Object.keys(house).length === 0,
    differences: Object.entries(all).map(([name, value]) => ({
      field: name,
      value,
      text: `${name} is ${value}.`,
      changed: name === "calza" ? "option" : "house",
    })),
    values: {},
    idle: all.calza === true ? [] : ["calza_tie"],
    missing: lacks ? ["calza_tie"] : [],
    fault:
      wrong === null ? null : { code: "house.invalid", field: wrong, why: `${wrong} cannot be.` },
  };
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });
}

/** A draft of the box's rules that asks nothing more when its test is over. */
export function draftOf(changes: Changes = {}): Draft {
  const draft = new Draft(BOX, changes);
  onTestFinished(() => draft.close());
  return draft;
}
