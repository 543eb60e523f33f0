import { launchRocket } from "../../models/vehicles/launch-rocket.ts";
import { moonLander } from "../../models/vehicles/moon-lander.ts";
import { moonRocket } from "../../models/vehicles/moon-rocket.ts";
import { rover } from "../../models/vehicles/rover.ts";
import { satellite } from "../../models/vehicles/satellite.ts";
import { shuttle } from "../../models/vehicles/shuttle.ts";
import { spaceStation } from "../../models/vehicles/space-station.ts";
import type { Look } from "../look.ts";
import { driving, type Views } from "./views.ts";

const upright: Views = [
  { around: 24, above: 14, fill: 0.86 },
  { around: 150, above: 20, fill: 0.86 },
  { around: 10, above: 12, fill: 1.7, toward: [0.05, -0.18, 0.1] },
];

export const space: readonly Look[] = [
  {
    code: "ORB1001",
    views: upright,
    colours: {
      brick: (random) => [moonRocket({ hull: "white", band: "sun", fin: "brick", base: "sky" }, random)],
      sea: (random) => [moonRocket({ hull: "sky", band: "cream", fin: "sea", base: "sand" }, random)],
    },
  },
  {
    code: "ORB1002",
    views: upright,
    colours: {
      white: (random) => [launchRocket({ hull: "white", band: "ink", booster: "coral", tower: "brick" }, random)],
    },
  },
  {
    code: "ORB1003",
    views: [
      { around: 44, above: 24, fill: 0.86 },
      { around: 222, above: 28, fill: 0.86 },
      { around: 90, above: 50, fill: 0.86 },
    ],
    colours: { white: (random) => [shuttle({ hull: "white", under: "charcoal", trim: "brick" }, random)] },
  },
  {
    code: "ORB1004",
    views: [
      { around: 58, above: 16, fill: 0.86 },
      { around: 200, above: 24, fill: 0.86 },
      { around: 84, above: 14, fill: 1.5, toward: [0, 0.04, 0.1] },
    ],
    colours: {
      gold: (random) => [moonLander({ foil: "gold", cabin: "white", trim: "orange", ground: "grey" }, random)],
    },
  },
  {
    code: "ORB1005",
    views: driving,
    colours: {
      white: (random) => [rover({ body: "white", trim: "orange", wheels: "orange" }, random)],
      orange: (random) => [rover({ body: "orange", trim: "white", wheels: "steel" }, random)],
    },
  },
  {
    code: "ORB1006",
    views: [
      { around: 62, above: 18, fill: 0.86 },
      { around: 236, above: 24, fill: 0.86 },
      { around: 76, above: 12, fill: 1.9, toward: [0, 0.16, 0.1] },
    ],
    colours: { gold: (random) => [satellite({ foil: "gold", frame: "white", trim: "sea" }, random)] },
  },
  {
    code: "ORB1007",
    views: [
      { around: 24, above: 16, fill: 0.86 },
      { around: 160, above: 26, fill: 0.86 },
      { around: -14, above: 24, fill: 1.6, toward: [0, 0.14, 0.1] },
    ],
    colours: { white: (random) => [spaceStation({ hull: "white", band: "sea", trim: "orange" }, random)] },
  },
];
