import { biplane } from "../../models/vehicles/biplane.ts";
import { helicopter } from "../../models/vehicles/helicopter.ts";
import { hotAirBalloon } from "../../models/vehicles/hot-air-balloon.ts";
import { jet } from "../../models/vehicles/jet.ts";
import { phinisi } from "../../models/vehicles/phinisi.ts";
import { submarine } from "../../models/vehicles/submarine.ts";
import type { Look } from "../look.ts";
import { driving, type Views } from "./views.ts";

const flying: Views = [
  { around: 46, above: 20, fill: 0.88 },
  { around: 224, above: 26, fill: 0.88 },
  { around: 64, above: 22, fill: 1.5, toward: [0.02, 0.04, 0.14] },
];

export const aircraftAndSails: readonly Look[] = [
  {
    code: "ORB1008",
    views: flying,
    colours: {
      sun: (random) => [biplane({ body: "sun", wing: "sun", trim: "court" }, random)],
      brick: (random) => [biplane({ body: "brick", wing: "cream", trim: "brick" }, random)],
    },
  },
  {
    code: "ORB1009",
    views: [
      { around: 46, above: 20, fill: 0.88 },
      { around: 224, above: 26, fill: 0.88 },
      { around: 66, above: 30, fill: 1.6, toward: [0.04, 0.24, 0.1] },
    ],
    colours: { sea: (random) => [jet({ body: "sea", wing: "sea", trim: "sun" }, random)] },
  },
  {
    code: "ORB1010",
    views: flying,
    colours: {
      orange: (random) => [helicopter({ body: "orange", trim: "white", blade: "charcoal" }, random)],
      leaf: (random) => [helicopter({ body: "leaf", trim: "sun", blade: "ink" }, random)],
    },
  },
  {
    code: "ORB1011",
    views: [
      { around: 30, above: 8, fill: 0.88 },
      { around: 200, above: 30, fill: 0.88 },
      { around: 40, above: 12, fill: 2.2, toward: [0, -0.36, 0.1] },
    ],
    colours: {
      rose: (random) => [hotAirBalloon({ first: "rose", second: "cream", third: "plum", basket: "wood" }, random)],
      sun: (random) => [hotAirBalloon({ first: "sun", second: "coral", third: "sea", basket: "wood" }, random)],
    },
  },
  {
    code: "ORB1012",
    views: [
      { around: 12, above: 12, fill: 0.88 },
      { around: 205, above: 18, fill: 0.88 },
      { around: 196, above: 24, fill: 1.7, toward: [0.14, -0.22, 0.1] },
    ],
    colours: {
      wood: (random) => [
        phinisi({ hull: "cocoa", band: "cream", keel: "brickDark", sail: "sand", deck: "wood" }, random),
      ],
    },
  },
  {
    code: "ORB1013",
    views: driving,
    colours: { sun: (random) => [submarine({ hull: "sun", band: "orange", trim: "charcoal" }, random)] },
  },
];
