import type { Object3D } from "three";
import { courtCircle, courtLine } from "../models/court-line.ts";
import { looseBrick } from "../models/loose-brick.ts";
import { tennisBall } from "../models/tennis-ball.ts";
import { put } from "../stage/put.ts";
import type { Random } from "../stage/random.ts";
import type { Shot } from "../stage/shot.ts";
import { stock } from "./prop.ts";

const wide = { width: 1280, height: 560, maxKilobytes: 62, samples: 10 } as const;
const phone = { width: 900, height: 600, maxKilobytes: 54, samples: 10 } as const;

/** A castle that is nearly finished, and the bricks that two people are still fitting in. */
function buildTogether(random: Random): Object3D[] {
  const of = stock(random);
  return [
    of("BTR1001", "cream", [1.6, -4], 23, { turn: -30 }),
    of("KLK1002", "brick", [-11.6, -1.4], 10, { turn: -6, view: 1 }),
    of("KLK2014", "court", [13.6, 6.6], 9.4, { turn: -32 }),
    of("SLS1023", "cocoa", [16.6, -4.4], 10.4, { turn: -24 }),
    looseBrick({ paint: "sun", wide: 4, deep: 2, at: [-6.6, 0, 8.6], turn: 0.5 }, random),
    looseBrick({ paint: "sea", wide: 2, deep: 2, at: [-2.4, 0, 10.4], turn: 1.1 }, random),
    looseBrick({ paint: "court", wide: 4, deep: 2, at: [4.2, 0, 10.4], turn: -0.25 }, random),
    looseBrick({ paint: "white", wide: 2, deep: 2, at: [0.8, 0, 8.2], turn: 0.7 }, random),
  ];
}

/** What lies at the edge of a court while the first ones warm up. */
function courtDays(random: Random): Object3D[] {
  const of = stock(random);
  return [
    courtLine([-60, 7], [60, -8], 0.8),
    courtCircle(-9, 5, 15, 0.8),
    of("LAP1006", "orange", [-4.8, -3], 9.6, { turn: -20 }),
    of("LAP1001", "white", [4, 0.6], 8.4, { turn: -12 }),
    of("LKH1009", "white", [13.4, 1.4], 12, { turn: -150, view: 2 }),
    of("SLS1003", "sun", [-11, -3.4], 10.4, { turn: 20 }),
    of("RAL1001", "brick", [2.6, 9.4], 19, { turn: 74 }),
    put(tennisBall(1.35), -9.4, 5.6),
    put(tennisBall(1.35), -12.4, 3.6, 70),
  ];
}

/** Header pictures of landing pages: objects at the right when wide, in the middle on a phone. */
export const landingPages: readonly Shot[] = [
  {
    ...wide,
    name: "promo-build-together",
    backdrop: { floor: "sky" },
    camera: { aim: [2, 9.2, 0], distance: 72, above: 14, lens: 22, aperture: 0.2, shift: [0.17, 0] },
    arrange: buildTogether,
  },
  {
    ...phone,
    name: "promo-build-together-phone",
    backdrop: { floor: "sky" },
    camera: { aim: [2, 8, 0], distance: 72, above: 14, lens: 25, aperture: 0.2, shift: [0, -0.02] },
    arrange: buildTogether,
  },
  {
    ...wide,
    name: "promo-court-days",
    backdrop: { floor: "court" },
    camera: { aim: [2.6, 4, 0], distance: 62, above: 16, lens: 19.5, aperture: 0.2, shift: [0.15, 0] },
    arrange: courtDays,
  },
  {
    ...phone,
    name: "promo-court-days-phone",
    backdrop: { floor: "court" },
    camera: { aim: [1.8, 4.4, 0], distance: 62, above: 16, lens: 24, aperture: 0.2 },
    arrange: courtDays,
  },
];
