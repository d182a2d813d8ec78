/** The words for animals, shapes and colours. */

import { ANIMALS } from "../lib/constants.ts";
import { t } from "../lib/words.svelte.ts";

/** A shape's or an animal's word. */
export const SHAPE_WORDS: Readonly<Record<string, string>> = {
  alpaca: "welcome-animal-alpaca",
  armadillo: "welcome-animal-armadillo",
  capibara: "welcome-animal-capibara",
  chinchilla: "welcome-animal-chinchilla",
  colibri: "welcome-animal-colibri",
  condor: "welcome-animal-condor",
  flamingo: "welcome-animal-flamingo",
  guanaco: "welcome-animal-guanaco",
  iguana: "welcome-animal-iguana",
  jaguar: "welcome-animal-jaguar",
  lama: "welcome-animal-lama",
  nandu: "welcome-animal-nandu",
  ocelot: "welcome-animal-ocelot",
  pelikan: "welcome-animal-pelikan",
  puma: "welcome-animal-puma",
  quetzal: "welcome-animal-quetzal",
  tapir: "welcome-animal-tapir",
  tukan: "welcome-animal-tukan",
  vicuna: "welcome-animal-vicuna",
  viscacha: "welcome-animal-viscacha",
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

/** What can be chosen: the animals, and a shape of old for who has one. */
export function looksFor(current: string, colour: string) {
  const shapes = ANIMALS.includes(current) || !current ? ANIMALS : [...ANIMALS, current];
  return shapes.map((one) => ({
    value: one,
    label: t(SHAPE_WORDS[one] ?? one),
    shape: one,
    colour,
  }));
}

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
