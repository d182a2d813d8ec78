/** The rows of a comparison, under their headings. */

import type { RowCompared } from "../../protocol/rest.gen.ts";

/** A heading of the rulebook and the rows under it. */
export interface Group {
  id: string;
  heading: string;
  rows: RowCompared[];
}

/** The rows by their sections; only those that differ, if that is wanted. */
export function grouped(rows: readonly RowCompared[], onlyDifferences: boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    if (onlyDifferences && row.same) continue;
    const group = groups.get(row.section) ?? { id: row.section, heading: row.heading, rows: [] };
    group.rows.push(row);
    groups.set(row.section, group);
  }
  return [...groups.values()];
}

/** How many rules are played differently; what only an option would change is not counted. */
export function differences(rows: readonly RowCompared[]): number {
  return rows.filter((row) => !row.same && !row.optional).length;
}
