import type { Object3D } from "three";
import { shuttlecock } from "../models/court/shuttlecock.ts";
import { courtCircle, courtLine } from "../models/court-line.ts";
import { looseBrick } from "../models/loose-brick.ts";
import { puddle, rainfall } from "../models/scenes/rain.ts";
import { rainBoot } from "../models/scenes/rain-boot.ts";
import { put } from "../stage/put.ts";
import type { Random } from "../stage/random.ts";
import type { Shot } from "../stage/shot.ts";
import { staged, stock } from "./prop.ts";

const wide = { width: 1280, height: 420, maxKilobytes: 56, samples: 10 } as const;
const phone = { width: 900, height: 700, maxKilobytes: 56, samples: 10 } as const;

/** What arrived last: rockets, and the animals that look after them. */
function arrivals(random: Random): Object3D[] {
  const of = stock(random);
  return [
    of("ORB1001", "brick", [-2, -5], 19, { turn: -24 }),
    of("ORB1002", "white", [8.6, -8], 18, { turn: -20 }),
    of("SAT1002", "orange", [-8.6, 5], 8.6, { turn: 24 }),
    of("SAT1017", "leaf", [0.4, 7.4], 6.4, { turn: -16 }),
    of("SAT1016", "wood", [14.4, 3.4], 9, { turn: -30 }),
    of("ORB2003", "sky", [7.4, 3], 8.4, { turn: -74 }),
    looseBrick({ paint: "sun", wide: 2, deep: 2, at: [6.2, 0, 9], turn: 0.4 }, random),
  ];
}

/** Out in the rain and dry all the same. */
function rain(random: Random): Object3D[] {
  const of = stock(random);
  return [
    of("KWR1025", "brick", [0, -4.6], 20, { turn: -46 }),
    staged([rainBoot("sun", "ink", "court")], [9, 2], 11, { turn: -38 }),
    staged([rainBoot("sun", "ink", "court")], [12.6, -2], 11, { turn: -52 }),
    of("SRP1007", "court", [-9.6, 1.6], 11.4, { turn: 16 }),
    put(puddle(3.2, random), 3, 8.4, 6),
    put(puddle(2, random), -6, 9.6, -8),
    of("SAT1017", "sky", [0.6, 5.4], 4.6, { turn: -10 }),
    rainfall({ wide: 70, high: 24, deep: 24 }, 120, random),
  ];
}

/** What is packed for a weekend on the court. */
function court(random: Random): Object3D[] {
  const of = stock(random);
  return [
    courtLine([-60, 5], [60, -9], 0.8),
    courtCircle(4, 2, 16, 0.8),
    of("LAP1006", "orange", [-7.4, -3.4], 9.4, { turn: -20 }),
    of("LKH1013", "brick", [3.6, 4.6], 11.4, { turn: -24 }),
    of("LKH1013", "brick", [2.4, -0.4], 11.4, { turn: -12 }),
    of("RAL1006", "court", [12.6, 9.6], 17, { turn: 74 }),
    of("RAL1008", "lime", [12, -2], 8.6, { turn: 10 }),
    staged([shuttlecock("white", "court")], [-4.4, 7.4], 4, { tip: [0, 0, -66], turn: 40 }),
  ];
}

/** The slides of the home page; their words stand at the left when wide, and above on a phone. */
export const slides: readonly Shot[] = [
  {
    ...wide,
    name: "slide-1",
    backdrop: { floor: "sky" },
    camera: { aim: [2, 8.8, 0], distance: 68, above: 11, lens: 19.5, aperture: 0.2, shift: [0.2, 0] },
    arrange: arrivals,
  },
  {
    ...phone,
    name: "slide-1-phone",
    backdrop: { floor: "sky" },
    camera: { aim: [2, 8.2, 0], distance: 68, above: 12, lens: 27, aperture: 0.2, shift: [0, -0.14] },
    arrange: arrivals,
  },
  {
    ...wide,
    name: "slide-2",
    backdrop: { floor: "sage" },
    camera: { aim: [1, 8.8, 0], distance: 66, above: 12, lens: 19.5, aperture: 0.2, shift: [0.2, 0] },
    arrange: rain,
  },
  {
    ...phone,
    name: "slide-2-phone",
    backdrop: { floor: "sage" },
    camera: { aim: [1, 7, 0], distance: 66, above: 13, lens: 26, aperture: 0.2, shift: [0, -0.14] },
    arrange: rain,
  },
  {
    ...wide,
    name: "slide-3",
    backdrop: { floor: "sea" },
    camera: { aim: [3, 4.8, 0], distance: 62, above: 15, lens: 17, aperture: 0.2, shift: [0.2, 0] },
    arrange: court,
  },
  {
    ...phone,
    name: "slide-3-phone",
    backdrop: { floor: "sea" },
    camera: { aim: [3, 5, 0], distance: 62, above: 16, lens: 25, aperture: 0.2, shift: [0, -0.14] },
    arrange: court,
  },
];
