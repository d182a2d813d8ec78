/** A face of a die; 0 is a covered one. */
export type DieFace = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const LOW = 28;
const MID = 50;
const HIGH = 72;
const SIZE = 9.5;
type Pip = readonly [number, number];
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
];
const [A, B, C, D] = CORNERS as [Pip, Pip, Pip, Pip];

const PLACES: readonly (readonly Pip[])[] = [
  [],
  [],
  [C, D],
  [C, [MID, MID], D],
  [A, B, C, D],
  [A, B, C, D, [MID, MID]],
  [A, B, C, D, [LOW, MID], [HIGH, MID]],
];

/** The pips of each face as one path, on a grid of 100; the one has an emblem instead. */
export const PIPS: readonly string[] = PLACES.map((pips) => pips.map(round).join(""));

/** The sun on the one: four long rays, and four short ones between. */
export const SUN = [0, 1, 2, 3]
  .map((turn) => ray(turn, 37, 24.5, 5.5) + ray(turn + 0.5, 31, 24, 3.5))
  .join("");
/** The stepped cross of the Andes, on the back of a covered die. */
export const STEPPED = "M40 22h20v9h9v9h9v20h-9v9h-9v9H40v-9h-9v-9h-9V40h9v-9h9z";

/** A triangle that points away from the middle, so many quarters turned from upwards. */
function ray(quarters: number, tip: number, foot: number, half: number): string {
  const [sin, cos] = [Math.sin((quarters * Math.PI) / 2), Math.cos((quarters * Math.PI) / 2)];
  const at = (x: number, up: number): string =>
    `${(MID + x * cos + up * sin).toFixed(1)} ${(MID + x * sin - up * cos).toFixed(1)}`;
  return `M${at(0, tip)}L${at(half, foot)}L${at(-half, foot)}z`;
}

/** A pip: two half circles. */
function round([x, y]: Pip): string {
  const half = `a${SIZE} ${SIZE} 0 0 1`;
  return `M${x - SIZE} ${y}${half} ${2 * SIZE} 0${half} ${-2 * SIZE} 0z`;
}
