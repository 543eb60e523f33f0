import type { Object3D } from "three";
import { rolled } from "../models/ball-skin.ts";
import { basketball } from "../models/basketball.ts";
import { bottle } from "../models/bottle.ts";
import { brickCar } from "../models/car.ts";
import { castle } from "../models/castle.ts";
import { courtCircle, courtLine } from "../models/court-line.ts";
import { football } from "../models/football.ts";
import { looseBrick } from "../models/loose-brick.ts";
import { shoe } from "../models/shoe.ts";
import { tennisBall } from "../models/tennis-ball.ts";
import { brickTree } from "../models/tree.ts";
import { put } from "../stage/put.ts";
import type { Random } from "../stage/random.ts";
import type { Shot } from "../stage/shot.ts";

const wide = { width: 1280, height: 560, maxKilobytes: 70 } as const;
const phone = { width: 900, height: 600, maxKilobytes: 60 } as const;

/** A castle that is nearly finished, and the bricks that two people are still fitting in. */
function buildTogether(random: Random): Object3D[] {
  return [
    put(castle({ wall: "cream", accent: "sky", roof: "sea", ground: "leaf", flag: "brick" }, random), 0, -3, 24, 0.8),
    put(brickTree(random), 13.4, -2.5, 10, 0.72),
    put(brickCar({ body: "brick", roof: "white", stripe: "sun" }, random), 11.6, 8.4, -28, 0.62),
    looseBrick({ paint: "sun", wide: 4, deep: 2, at: [-10.4, 0, 8.6], turn: 0.5 }, random),
    looseBrick({ paint: "sea", wide: 2, deep: 2, at: [-6.2, 0, 11.4], turn: 1.1 }, random),
    looseBrick({ paint: "brick", wide: 3, deep: 2, at: [-13.4, 0, 3.6], turn: -0.4 }, random),
    looseBrick({ paint: "court", wide: 4, deep: 2, at: [1.2, 0, 12.4], turn: -0.25 }, random),
    looseBrick({ paint: "white", wide: 2, deep: 2, at: [5, 0, 11], turn: 0.7 }, random),
  ];
}

/** What lies at the edge of a court while the first ones warm up. */
function courtDays(): Object3D[] {
  return [
    courtLine([-60, 7], [60, -8], 0.8),
    courtCircle(-9, 5, 15, 0.8),
    put(rolled(basketball(4.6), 0.5, 0.8, 0.4), -4.6, -2.4),
    put(rolled(football(4.1), 0.4, 0.3, 0.2), 4, 1.4),
    put(shoe({ upper: "white", panel: "brick", sole: "white", grip: "ink", lace: "white" }), 12, 1, 16, 0.82),
    put(shoe({ upper: "white", panel: "brick", sole: "white", grip: "ink", lace: "white" }), 11, 6.2, 30, 0.82),
    put(bottle("sun", "ink"), -10.6, -3.4, 20, 0.7),
    put(tennisBall(1.35), -2.2, 7),
    put(rolled(tennisBall(1.35), 1, 0.4, 1.2), -6.2, 5.2),
  ];
}

/** The openings of campaign pages: things at the right when wide, in the middle on a phone. */
export const campaigns: readonly Shot[] = [
  {
    ...wide,
    name: "promo-build-together",
    backdrop: { floor: "sky" },
    camera: { aim: [0, 7, 0], distance: 76, above: 16, lens: 21.5, aperture: 0.25, shift: [0.15, 0] },
    arrange: buildTogether,
  },
  {
    ...phone,
    name: "promo-build-together-phone",
    backdrop: { floor: "sky" },
    camera: { aim: [0, 6.6, 0], distance: 76, above: 16, lens: 24, aperture: 0.25, shift: [0, -0.03] },
    arrange: buildTogether,
  },
  {
    ...wide,
    name: "promo-court-days",
    backdrop: { floor: "court", wall: "court" },
    camera: { aim: [1.4, 3.4, 0], distance: 64, above: 17, lens: 20, aperture: 0.3, shift: [0.12, 0] },
    arrange: courtDays,
  },
  {
    ...phone,
    name: "promo-court-days-phone",
    backdrop: { floor: "court", wall: "court" },
    camera: { aim: [0.8, 3.6, 0], distance: 64, above: 17, lens: 22, aperture: 0.3, shift: [0, 0] },
    arrange: courtDays,
  },
];
