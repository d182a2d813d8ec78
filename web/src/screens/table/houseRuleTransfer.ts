/** House-rule transfer to another edition: which rules still hold there, and which do not. */

import { request } from "../../lib/api.ts";
import type { TableSettings } from "../../protocol/messages.gen.ts";
import type { HouseTold } from "../../protocol/rest.gen.ts";

type Rules = Pick<TableSettings, "edition" | "options" | "house">;

/** What becomes of them: the rules as they are then, and in words what stays and what goes. */
export interface HouseRuleTransfer extends Rules {
  stay: string[];
  go: string[];
  /** How many the other box plays anyway. */
  boxed: number;
}

/** Asks the server which house rules of a table hold in another box, with its options as chosen. */
export async function transferHouseRules(
  now: Rules,
  edition: string,
  options: Rules["options"],
): Promise<HouseRuleTransfer> {
  const before = await judge(now);
  const house = without(now.house, Object.keys(options));
  const gone: string[] = [];
  let told = await judge({ edition, options, house });
  while (!told.ok) {
    const wrong = told.fault?.field ?? "";
    const leaving = wrong in house ? [wrong] : Object.keys(house);
    if (leaving.length === 0) break; // it is not the house rules: the table will say what is wrong
    for (const field of leaving) delete house[field];
    gone.push(...leaving);
    told = await judge({ edition, options, house });
  }
  return {
    edition,
    options: told.ok ? told.options : options,
    house: told.ok ? told.house : {},
    stay: texts(told, Object.keys(house)),
    go: texts(before, gone),
    boxed: Object.keys(house).filter((name) => !(name in told.house || name in told.options))
      .length,
  };
}

function judge({ edition, options, house }: Rules): Promise<HouseTold> {
  return request<HouseTold>("POST", "/api/house", { edition, options, house });
}

function without(rules: Rules["house"], names: readonly string[]): Rules["house"] {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !names.includes(name)));
}

/** What the rulebook says of these rules. */
function texts({ differences }: HouseTold, names: readonly string[]): string[] {
  return differences.flatMap(({ field, text }) => (names.includes(field) ? [text] : []));
}
