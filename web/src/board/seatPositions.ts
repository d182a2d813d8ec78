/** Seat positions: clockwise around the table, my own at the bottom. */

/** A cell of the grid around the cloth, from 1; the cloth is in the middle. */
export interface SeatPosition {
  seat: number;
  side: "left" | "top" | "right";
  column: number;
  row: number;
}

/** All seats but the one that looks, beginning at its left, and how many rows and columns they take. */
export interface Seating {
  places: SeatPosition[];
  columns: number;
  rows: number;
  /** How many sit above the cloth. */
  above: number;
}

const MAX_AROUND = 6;

/** Whether so many do not fit above the cloth on a phone: there the cloth comes before their cups. */
export function isCrowd(seats: number): boolean {
  return seats > MAX_AROUND;
}

/** Where all sit but the one that looks: up the left side, along the top, down the right side. */
export function seatPositions(seats: number, view: number | null): Seating {
  const first = view === null ? 0 : view + 1;
  const others = view === null ? seats : seats - 1;
  const beside = sideSeats(others);
  const above = others - 2 * beside;
  const top = above ? 1 : 0;
  const rows = Math.max(1, beside) + top;
  const corners = above > 2 ? 1 : 0; // then the first and the last sit above those at the sides
  const columns = Math.max(1, above - 2 * corners) + 2;
  const places = Array.from({ length: others }, (_, index): SeatPosition => {
    const seat = (first + index) % seats;
    if (index < beside) return { seat, side: "left", column: 1, row: rows - index };
    const along = index - beside;
    if (along < above) return { seat, side: "top", column: 2 - corners + along, row: 1 };
    return { seat, side: "right", column: columns, row: top + 1 + along - above };
  });
  return { places, columns, rows, above };
}

/** How many of so many sit on each of the two sides. */
function sideSeats(others: number): number {
  if (others < 2) return 0;
  if (others < 6) return 1;
  return others < 10 ? 2 : 3;
}
