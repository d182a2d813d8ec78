/** First player: whether the host is asked who begins, and how it was found. */

import { edition } from "../lib/editions.ts";
import type { TableSettings } from "../protocol/messages.gen.ts";
import type { Table } from "./state.ts";
import type { TableStore } from "./tableStore.svelte.ts";

/** Whether the host names who begins: by the box, or by a house rule. */
export function isNamed({ edition: box, house }: TableSettings): boolean {
  return (house.first_player ?? edition(box).first_player) === "named";
}

/** The seat that the host has named to begin; null where lots or dice decide. */
export function namedSeat({ settings, seats }: Table): number | null {
  const { first } = settings;
  return isNamed(settings) && first !== null && seats[first] ? first : null;
}

/** Begin with a seat that the host has named, or by lot; false when the table refuses. */
export async function beginWith(store: TableStore, first: number | null): Promise<boolean> {
  const settings = store.table?.settings;
  if (!settings) return false;
  const isSaid = settings.first === first;
  if (!isSaid && !(await store.ask("change", { settings: { ...settings, first } }))) return false;
  return store.ask("begin");
}
