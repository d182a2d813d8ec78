/** Seat positions: clockwise around the table, my own at the bottom. */

/** A place on the rim, from -1 to 1: right and down from the middle. */
export interface SeatPosition {
  seat: number;
  x: number;
  y: number;
}

const BOTTOM = Math.PI / 2;

/** The places of all seats but the one that looks, beginning at its left. */
export function seatPositions(seats: number, view: number | null): SeatPosition[] {
  const first = view === null ? 0 : view + 1;
  const others = view === null ? seats : seats - 1;
  return Array.from({ length: others }, (_, index) => {
    const angle = BOTTOM + (index + (view === null ? 0.5 : 1)) * turn(seats);
    return { seat: (first + index) % seats, x: short(Math.cos(angle)), y: short(Math.sin(angle)) };
  });
}

const turn = (seats: number): number => (2 * Math.PI) / seats;

const short = (part: number): number => Math.round(part * 1000) / 1000;
