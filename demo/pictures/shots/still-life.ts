import type { Object3D } from "three";
import { backpack } from "../models/backpack.ts";
import { rolled } from "../models/ball-skin.ts";
import { basketball } from "../models/basketball.ts";
import { castle } from "../models/castle.ts";
import { football } from "../models/football.ts";
import { looseBrick } from "../models/loose-brick.ts";
import { rocket } from "../models/rocket.ts";
import { shoe } from "../models/shoe.ts";
import { tennisBall } from "../models/tennis-ball.ts";
import { brickTree } from "../models/tree.ts";
import { put } from "../stage/put.ts";
import type { Random } from "../stage/random.ts";

/** The shop in one picture: a castle of bricks in the middle, sports around it. About 50 wide, standing around the origin. */
export function stillLife(random: Random): Object3D[] {
  return [
    put(castle({ wall: "cream", accent: "brick", roof: "brick", ground: "leaf", flag: "sun" }, random), 0, -4, -14),
    put(brickTree(random), 13.4, 0.5, 20, 0.9),
    put(rocket({ hull: "white", band: "sea", nose: "brick", fin: "sea" }, random, 9), -15.5, -1.5, 18, 0.95),
    put(backpack({ body: "court", pocket: "courtDark", trim: "ink", accent: "sun" }), 18.2, 4.5, -26, 0.92),
    put(rolled(basketball(4.3), 0.5, 0.7, 0.35), -8.6, 12.4),
    put(shoe({ upper: "white", panel: "brick", sole: "white", grip: "ink", lace: "white" }), 8.4, 14.2, 26),
    put(rolled(football(2.9, "white", "sea"), 0.3, 0.5, 0.2), 17.6, 13.5),
    put(tennisBall(1.15), -2.3, 15.5),
    looseBrick({ paint: "sun", wide: 4, deep: 2, at: [1.6, 0, 13.6], turn: 0.5 }, random),
    looseBrick({ paint: "sea", wide: 2, deep: 2, at: [-16.8, 0, 10.2], turn: 0.3 }, random),
    looseBrick({ paint: "brick", wide: 3, deep: 2, at: [-15.2, 0, 14.4], turn: 1.1 }, random),
    looseBrick({ paint: "court", wide: 2, deep: 2, at: [-1.4, 0, 19.2], turn: 0.2 }, random),
  ];
}
