/** The shapes by which people are known, on a grid of 24, each filled. */
export const SHAPES = {
  circle: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z",
  square: "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z",
  triangle: "M12 3l9.5 17.5h-19z",
  diamond: "M12 2l8.5 10L12 22 3.5 12z",
  star: "M12 1.8l2.8 6.9 7.4.5-5.7 4.7 1.9 7.2-6.4-4-6.4 4 1.9-7.2-5.7-4.7 7.4-.5z",
  heart:
    "M12 21C5 15.8 2 12 2 8c0-3 2.3-5 5-5 2.1 0 3.9 1.1 5 3 1.1-1.9 2.9-3 5-3 2.7 0 5 2 5 5 0 4-3 7.8-10 13z",
  moon: "M15.5 2.3a10 10 0 1 0 6.2 14.2 8.6 8.6 0 0 1-6.2-14.2z",
  drop: "M12 1.8c4.5 5.5 7.2 9.1 7.2 12.8a7.2 7.2 0 0 1-14.4 0c0-3.7 2.7-7.3 7.2-12.8z",
  leaf: "M3.5 21.5C1.5 9 9 2.5 21.5 2.5c.5 12.5-6.5 19.5-14.3 16.8L12.5 12l-7 7.3z",
  flower:
    "M12 1.5a4.5 4.5 0 0 1 4.4 5.5 4.5 4.5 0 0 1 3.6 8 4.5 4.5 0 0 1-5 6 4.5 4.5 0 0 1-6 0 4.5 4.5 0 0 1-5-6 4.5 4.5 0 0 1 3.6-8A4.5 4.5 0 0 1 12 1.5z",
  cross: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  hexagon: "M12 1.7l9 5.2v10.2l-9 5.2-9-5.2V6.9z",
} as const;

/** The name of a shape. */
export type Shape = keyof typeof SHAPES;

/** The colours by which people are known; each is a token of its own. */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "lime",
  "green",
  "teal",
  "sky",
  "blue",
  "violet",
  "pink",
  "brown",
  "grey",
] as const;

/** The name of a colour. */
export type Colour = (typeof COLOURS)[number];
