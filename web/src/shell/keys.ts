/** The keys at a table as people read them; the screen of the table makes them do something. */
export const AT_TABLE: readonly { keys: string; word: string }[] = [
  { keys: "1 – 6", word: "common-key-face" },
  { keys: "+ − ↑ ↓", word: "common-key-count" },
  { keys: "Enter", word: "common-key-bid" },
  { keys: "D", word: "common-key-dudo" },
  { keys: "E", word: "common-key-exact" },
  { keys: "S", word: "common-key-skip" },
  { keys: "L", word: "common-key-log" },
  { keys: "P", word: "common-key-phrases" },
];

const DOCUMENTED = /^([1-6+\-=?desgpl]|enter|arrow(up|down|left|right)|g h)$/i;

/** Whether a key is in the public lists. */
export function isDocumented(key: string): boolean {
  return DOCUMENTED.test(key);
}
