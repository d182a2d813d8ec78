/** How a round ended, cup by cup: what the board draws and the log tells. */

import type { Shown } from "./state.ts";

const WILD = 1;

/** What a die is to the bid that was called. */
export type Tone = "match" | "wild" | "dim";
/** A cup that is lifted: its dice with what each is to the bid, and how many are found so far. */
export type Lift = { seat: number; dice: { face: number; tone: Tone }[]; found: number };

/** The cups in the order in which they are lifted, with the count as it grows to `shown.count`. */
export function lifts(shown: Shown): Lift[] {
  let found = 0;
  return shown.cups.map(({ seat, dice }) => {
    const drawn = [...dice]
      .sort((a, b) => a - b)
      .map((face) => ({ face, tone: tone(shown, face) }));
    found += drawn.filter((die) => die.tone !== "dim").length;
    return { seat, dice: drawn, found };
  });
}

/** What a die is to the bid; how many there are in all is for the server to say. */
function tone({ bid: [, face], last_die }: Shown, die: number): Tone {
  if (die === face) return "match";
  return die === WILD && !last_die ? "wild" : "dim";
}
