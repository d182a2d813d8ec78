/** The words for shapes and colours. */

/** A shape's word. */
export const SHAPE_WORDS: Readonly<Record<string, string>> = {
  circle: "home-shape-circle",
  square: "home-shape-square",
  triangle: "home-shape-triangle",
  diamond: "home-shape-diamond",
  star: "home-shape-star",
  heart: "home-shape-heart",
  moon: "home-shape-moon",
  drop: "home-shape-drop",
  leaf: "home-shape-leaf",
  flower: "home-shape-flower",
  cross: "home-shape-cross",
  hexagon: "home-shape-hexagon",
};

/** A colour's word. */
export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  red: "home-colour-red",
  orange: "home-colour-orange",
  yellow: "home-colour-yellow",
  lime: "home-colour-lime",
  green: "home-colour-green",
  teal: "home-colour-teal",
  sky: "home-colour-sky",
  blue: "home-colour-blue",
  violet: "home-colour-violet",
  pink: "home-colour-pink",
  brown: "home-colour-brown",
  grey: "home-colour-grey",
};
