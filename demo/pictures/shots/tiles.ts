import { backpack } from "../models/backpack.ts";
import { rolled } from "../models/ball-skin.ts";
import { basketball } from "../models/basketball.ts";
import { bottle } from "../models/bottle.ts";
import { cap } from "../models/cap.ts";
import { brickCar } from "../models/car.ts";
import { courtCircle, courtLine } from "../models/court-line.ts";
import { dumbbell } from "../models/dumbbell.ts";
import { football } from "../models/football.ts";
import { brickHouse } from "../models/house.ts";
import { kettlebell } from "../models/kettlebell.ts";
import { looseBrick } from "../models/loose-brick.ts";
import { mug } from "../models/mug.ts";
import { rocket } from "../models/rocket.ts";
import { rolledMat } from "../models/rolled-mat.ts";
import { shoe } from "../models/shoe.ts";
import { tennisBall } from "../models/tennis-ball.ts";
import { brickTree } from "../models/tree.ts";
import { put } from "../stage/put.ts";
import type { Shot } from "../stage/shot.ts";

const tile = { width: 800, height: 800, maxKilobytes: 30 } as const;

export const tiles: readonly Shot[] = [
  {
    ...tile,
    name: "tile-bricks",
    backdrop: { floor: "paper" },
    camera: { aim: [1, 5.4, 0], distance: 68, around: 18, above: 17, aperture: 0.3 },
    arrange: (random) => [
      put(brickHouse({ wall: "sun", roof: "brick", door: "court", ground: "leaf" }, random), -0.5, -1, 0),
      put(brickTree(random), 10.4, 1.5, 10, 0.85),
      looseBrick({ paint: "sea", wide: 4, deep: 2, at: [7.5, 0, 9.5], turn: 0.5 }, random),
      looseBrick({ paint: "brick", wide: 2, deep: 2, at: [2.8, 0, 11], turn: 1.2 }, random),
      looseBrick({ paint: "white", wide: 3, deep: 2, at: [-5.5, 0, 10.3], turn: -0.35 }, random),
    ],
  },
  {
    ...tile,
    name: "tile-vehicles",
    backdrop: { floor: "mist" },
    camera: { aim: [0, 7.2, 0], distance: 66, around: 0, above: 14, aperture: 0.3 },
    arrange: (random) => [
      put(rocket({ hull: "white", band: "brick", nose: "brick", fin: "brick" }, random, 9), 4.6, -4.5, 22),
      put(brickCar({ body: "sun", roof: "white", stripe: "sea" }, random), -2.4, 6, -34),
      looseBrick({ paint: "sea", wide: 2, deep: 2, at: [8.6, 0, 6.5], turn: 0.4 }, random),
    ],
  },
  {
    ...tile,
    name: "tile-balls",
    backdrop: { floor: "court", wall: "court" },
    camera: { aim: [0, 4, 0], distance: 56, around: 0, above: 21, aperture: 0.35 },
    arrange: () => [
      courtLine([-60, 8], [60, -7], 0.8),
      courtCircle(-6, 4, 15, 0.8),
      put(rolled(basketball(5.2), 0.5, 0.8, 0.4), -3.4, -2),
      put(rolled(football(3.7), 0.4, 0.3, 0.2), 5.6, 4),
      put(tennisBall(1.35), -1.6, 8.8),
      put(rolled(tennisBall(1.35), 1, 0.4, 1.2), -5, 7.6),
    ],
  },
  {
    ...tile,
    name: "tile-training",
    backdrop: { floor: "clay" },
    camera: { aim: [0, 4.2, 0], distance: 58, around: 0, above: 19, aperture: 0.3 },
    arrange: () => [
      put(rolledMat("court", "ink", 11), -4.2, -4.5, 12),
      put(kettlebell("ink", "sun"), 6, -1, 12),
      put(dumbbell("ink", 1.9), -3.6, 5.6, 22, 0.95),
      put(shoe({ upper: "white", panel: "court", sole: "white", grip: "sun", lace: "white" }), 5, 8.4, 22, 0.7),
    ],
  },
  {
    ...tile,
    name: "tile-bags",
    backdrop: { floor: "sage" },
    camera: { aim: [0.4, 7, 0], distance: 66, around: 0, above: 12, aperture: 0.3 },
    arrange: () => [
      put(backpack({ body: "brick", pocket: "brickDark", trim: "ink", accent: "sun" }), -1.6, -1.5, 26),
      put(bottle("court", "ink"), 7.6, 1.6, 20, 0.88),
      put(cap({ crown: "sea", brim: "navy", button: "sun" }), -3.8, 8.5, 24, 0.82),
    ],
  },
  {
    ...tile,
    name: "tile-lifestyle",
    backdrop: { floor: "sand" },
    camera: { aim: [0, 4.4, 0], distance: 50, around: 0, above: 16, aperture: 0.3 },
    arrange: () => [
      put(bottle("brick", "ink"), 3.4, -4.5, 20, 0.92),
      put(mug("cream", "brick"), -4.6, -0.5, 8, 1.05),
      put(cap({ crown: "court", brim: "courtDark", button: "sun" }), 3.2, 4.8, -22, 0.95),
    ],
  },
];
