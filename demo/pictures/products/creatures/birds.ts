import { butterfly } from "../../models/creatures/butterfly.ts";
import { cassowary } from "../../models/creatures/cassowary.ts";
import { hornbill } from "../../models/creatures/hornbill.ts";
import { owl } from "../../models/creatures/owl.ts";
import { paradiseBird } from "../../models/creatures/paradise-bird.ts";
import { rooster } from "../../models/creatures/rooster.ts";
import type { Look } from "../look.ts";
import { portrait } from "./views.ts";

export const birds: readonly Look[] = [
  {
    code: "SAT1006",
    colours: {
      ink: (random) => [hornbill({ plumage: "ink", tail: "white", beak: "gold", casque: "orange" }, random)],
    },
    views: portrait({ around: 42, face: [0.02, 0.3, 0.2], turn: 30 }),
  },
  {
    code: "SAT1007",
    colours: {
      sun: (random) => [
        paradiseBird({ body: "cocoa", crown: "sun", throat: "court", plumes: ["sun", "gold", "cream"] }, random),
      ],
    },
    views: portrait({ around: 44, face: [0, 0.16, 0.2], turn: 24 }),
  },
  {
    code: "SAT1012",
    colours: {
      ink: (random) => [
        cassowary({ plumage: "ink", neck: "sea", wattle: "brick", casque: "sand", leg: "grey" }, random),
      ],
    },
    views: portrait({ around: 52, face: [-0.1, 0.28, 0.2], near: 1.6, turn: 24 }),
  },
  {
    code: "SAT1013",
    colours: {
      brick: (random) => [
        rooster(
          { body: "brick", hackle: "gold", wing: "orange", tail: ["court", "navy", "courtDark"], leg: "sun" },
          random,
        ),
      ],
      white: (random) => [
        rooster(
          { body: "white", hackle: "cream", wing: "steel", tail: ["ink", "charcoal", "navy"], leg: "gold" },
          random,
        ),
      ],
    },
    views: portrait({ around: 52, face: [-0.14, 0.24, 0.2], near: 1.38, turn: 24 }),
  },
  {
    code: "SAT1016",
    colours: {
      wood: (random) => [owl({ plumage: "wood", wing: "cocoa", breast: "sand", fleck: "cocoa", disc: "sand" }, random)],
    },
    views: portrait({ around: 22, face: [0, 0.22, 0.2] }),
  },
  {
    code: "SAT1018",
    colours: {
      sea: (random) => [butterfly({ wing: "sea", light: "sky", edge: "ink", spot: "white", flower: "rose" }, random)],
      orange: (random) => [
        butterfly({ wing: "orange", light: "sun", edge: "cocoa", spot: "white", flower: "lilac" }, random),
      ],
    },
    views: [
      { around: 18, above: 36, fill: 0.82 },
      { around: 213, above: 44, fill: 0.82 },
      { around: -64, above: 16, fill: 0.9 },
    ],
  },
];
