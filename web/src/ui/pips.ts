/** A face of a die; 0 is a covered one. */
export type DieFace = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const LOW = 28;
const MID = 50;
const HIGH = 72;
type Pip = readonly [number, number];
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
];
const [A, B, C, D] = CORNERS as [Pip, Pip, Pip, Pip];

/** Where the pips of each face are, on a grid of 100; the one has an emblem instead. */
export const PIPS: readonly (readonly Pip[])[] = [
  [],
  [],
  [C, D],
  [C, [MID, MID], D],
  [A, B, C, D],
  [A, B, C, D, [MID, MID]],
  [A, B, C, D, [LOW, MID], [HIGH, MID]],
];

/** A ray of the sun on the one, upwards; the others are the same, turned. */
export const RAY = "M50 13l5.5 12.5h-11z";
/** The short rays between. */
export const SHORT_RAY = "M50 19l3.5 7h-7z";
/** The stepped cross of the Andes, on the back of a covered die. */
export const STEPPED = "M40 22h20v9h9v9h9v20h-9v9h-9v9H40v-9h-9v-9h-9V40h9v-9h9z";
