import { helperRobot } from "../../models/vehicles/helper-robot.ts";
import { robotDog } from "../../models/vehicles/robot-dog.ts";
import { sixLeggedRobot } from "../../models/vehicles/six-legged-robot.ts";
import { spaceCrew } from "../../models/vehicles/space-crew.ts";
import { walkingRobot } from "../../models/vehicles/walking-robot.ts";
import type { Look } from "../look.ts";
import { moving, type Views } from "./views.ts";

const meeting: Views = [
  { around: 62, above: 12, fill: 0.86 },
  { around: 226, above: 18, fill: 0.86 },
  { around: 78, above: 8, fill: 1.6, toward: [0, 0.24, 0.1] },
];

export const robots: readonly Look[] = [
  {
    code: "ORB2001",
    views: [
      meeting[0],
      meeting[1],
      {
        around: 80,
        above: 6,
        fill: 0.86,
        arrange: moving(["right arm", "z", 95], ["left arm", "z", 20]),
      },
    ],
    colours: { mint: (random) => [walkingRobot({ body: "mint", trim: "coral", joint: "charcoal" }, random)] },
  },
  {
    code: "ORB2002",
    views: [
      { around: 42, above: 14, fill: 0.86 },
      { around: 216, above: 20, fill: 0.86 },
      { ...meeting[2], fill: 1.7 },
    ],
    colours: { grey: (random) => [robotDog({ body: "grey", trim: "sun", joint: "charcoal" }, random)] },
  },
  {
    code: "ORB2003",
    views: meeting,
    colours: {
      sky: (random) => [helperRobot({ body: "sky", trim: "navy" }, random)],
      sun: (random) => [helperRobot({ body: "sun", trim: "charcoal" }, random)],
    },
  },
  {
    code: "ORB2004",
    views: [
      { around: 74, above: 14, fill: 0.86 },
      { around: 250, above: 20, fill: 0.86 },
      { around: 100, above: 8, fill: 1.6, toward: [0.14, 0.06, 0.1] },
    ],
    colours: { white: (random) => [spaceCrew({ suit: "white", trim: "orange", ground: "grey" }, random)] },
  },
  {
    code: "ORB2005",
    views: [
      { around: 50, above: 24, fill: 0.86 },
      { around: 226, above: 28, fill: 0.86 },
      { around: 84, above: 16, fill: 1.5, toward: [0, 0.06, 0.2] },
    ],
    colours: { plum: (random) => [sixLeggedRobot({ body: "plum", trim: "lime", joint: "charcoal" }, random)] },
  },
];
