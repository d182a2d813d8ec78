/** QR codes of short texts: bytes, error correction M, versions 1 to 8. */

interface Version {
  /** Code words of error correction in each block. */
  correction: number;
  /** Data words of each block. */
  blocks: number[];
  /** Middles of the small squares. */
  marks: number[];
}

// ISO/IEC 18004, tables 7, 9 and E.1, for level M
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16], marks: [] },
  { correction: 16, blocks: [28], marks: [6, 18] },
  { correction: 26, blocks: [44], marks: [6, 22] },
  { correction: 18, blocks: [32, 32], marks: [6, 26] },
  { correction: 24, blocks: [43, 43], marks: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], marks: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], marks: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], marks: [6, 24, 42] },
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The squares of a code by row: true is dark. Null for a text that is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ blocks }) => sum(blocks) >= bytes.length + 2);
  const version = VERSIONS[index];
  if (!version) return null;
  const bits = words(bytes, version).flatMap((word) => toBits(word, 8));
  const drawn = MASKS.map((_, mask) => draw(index + 1, version, bits, mask));
  return drawn.toSorted((a, b) => penalty(a) - penalty(b))[0] ?? null;
}

/** All code words in the order in which they are drawn. */
function words(bytes: Uint8Array, { correction, blocks }: Version): number[] {
  const room = sum(blocks);
  const bits = [...toBits(4, 4), ...toBits(bytes.length, 8)];
  for (const byte of bytes) bits.push(...toBits(byte, 8));
  bits.push(...toBits(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, at) => toNumber(bits, at * 8));
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  const parts = blocks.map((length, at) => {
    const from = sum(blocks.slice(0, at));
    return data.slice(from, from + length);
  });
  return [...woven(parts), ...woven(parts.map((part) => remainder(part, correction)))];
}

function woven(parts: readonly number[][]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    parts.flatMap((part) => part[at] ?? []),
  );
}

/** What Reed and Solomon add to a block. */
function remainder(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let root = 1, i = 0; i < length; i++, root = times(root, 2)) {
    const next = [...divisor, 0];
    for (const [at, factor] of divisor.entries())
      next[at + 1] = at0(next, at + 1) ^ times(factor, root);
    divisor = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = at0(rest, at);
    for (const [i, part] of divisor.entries())
      rest[at + i] = at0(rest, at + i) ^ times(part, factor);
  }
  return rest.slice(data.length);
}

/** A product in the field of 256 numbers. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function draw(
  number: number,
  { marks }: Version,
  bits: readonly number[],
  mask: number,
): boolean[][] {
  const size = 17 + 4 * number;
  const squares = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = squares[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  for (const [row, column] of corners) square(set, row, column, 4, [2, 4]);
  const last = marks.length - 1;
  for (const [i, row] of marks.entries())
    for (const [j, column] of marks.entries())
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)))
        square(set, row, column, 2, [1]);
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  drawFormat(set, size, mask);
  if (number > 6) drawVersion(set, size, number);
  fill(squares, bits, mask);
  return squares.map((line) => line.map((dark) => dark === true));
}

type Put = (row: number, column: number, dark: boolean) => void;

/** A square with light rings. */
function square(set: Put, row: number, column: number, reach: number, light: number[]): void {
  for (let r = -reach; r <= reach; r++)
    for (let c = -reach; c <= reach; c++)
      set(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
}

function drawFormat(set: Put, size: number, mask: number): void {
  const data = mask; // level M is 00
  const bits = ((data << 10) | divided(data << 10, 0x537, 10)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 6) set(i, 8, dark);
    else if (i < 8) set(i + 1, 8, dark);
    else if (i === 8) set(8, 7, dark);
    else set(8, 14 - i, dark);
    if (i < 8) set(8, size - 1 - i, dark);
    else set(size - 15 + i, 8, dark);
  }
  set(size - 8, 8, true);
}

function drawVersion(set: Put, size: number, number: number): void {
  const bits = (number << 12) | divided(number << 12, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [across, down] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(down, across, dark);
    set(across, down, dark);
  }
}

/** What is left when bits are divided by a polynomial of a degree. */
function divided(bits: number, by: number, degree: number): number {
  let rest = bits;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest || 1))
    rest ^= by << (bit - degree);
  return rest;
}

/** Writes the bits in columns of two, up and down, from the right. */
function fill(squares: (boolean | null)[][], bits: readonly number[], mask: number): void {
  const size = squares.length;
  const flips = MASKS[mask];
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const up = ((right + 1) & 2) === 0;
        const row = up ? size - 1 - step : step;
        const line = squares[row];
        if (!line || line[column] !== null) continue;
        line[column] = (bits[at] === 1) !== flips?.(row, column);
        at += 1;
      }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one kind. */
function penalty(squares: readonly boolean[][]): number {
  const size = squares.length;
  const columns = squares.map((_, at) => squares.map((line) => line[at] === true));
  let points = 0;
  for (const line of [...squares, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const kind = squares[row]?.[column];
      const same = [
        squares[row - 1]?.[column],
        squares[row]?.[column - 1],
        squares[row - 1]?.[column - 1],
      ];
      if (same.every((one) => one === kind)) points += 3;
    }
  const dark = squares.flat().filter(Boolean).length / size ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const at0 = (list: readonly number[], at: number): number => list[at] ?? 0;
const toBits = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);
const toNumber = (bits: readonly number[], from: number): number =>
  bits.slice(from, from + 8).reduce((value, bit) => value * 2 + bit, 0);
