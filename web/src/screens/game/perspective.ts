/** Through whose eyes a replay is seen: what others cover stays covered until it is lifted. */

import type { Table } from "../../table/state.ts";

/** The dice of all seats, a spectator's view, or that of a seat. */
export type View = "all" | "watch" | number;
/** A moment, as far as dice go. */
export type Dealt = { readonly table: Table; readonly hands: readonly number[][] | null };
/** What is to be seen, as the board draws it: whose dice are large, and those that lie open. */
export type Seen = {
  readonly table: Table;
  readonly view: number | null;
  readonly hands: readonly (readonly number[])[];
};

/** A moment as one view shows it; a covered hand is empty. */
export function seen({ table, hands }: Dealt, view: View): Seen {
  const here = table.seats.map((_, seat) => seat); // in a finished game all seats count as present
  return {
    table: { ...table, here, hand: [] },
    view: typeof view === "number" ? view : null,
    hands: table.seats.map((_, seat) => (sees(view, seat) ? (hands?.[seat] ?? []) : [])),
  };
}

function sees(view: View, seat: number): boolean {
  return view === "all" || view === seat;
}
