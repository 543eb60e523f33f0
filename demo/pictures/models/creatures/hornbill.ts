import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type HornbillColours = { plumage: Paint; tail: Paint; beak: Paint; casque: Paint };

/** A rhinoceros hornbill on a branch, its casque turned up. */
export function hornbill({ plumage, tail, beak, casque }: HornbillColours, random: Random): Group {
  return sculpture(
    [
      limb(
        [
          [-8, 4.6, 0, 1.2],
          [-2, 4, 0, 1.3],
          [4, 3.4, 0, 1.4],
          [8, 3.2, 0, 1.5],
        ],
        "wood",
      ),
      limb(
        [
          [6, 3, 0, 1.4],
          [6.4, 0.4, 0.4, 1.6],
        ],
        "wood",
      ),
      lump([6.4, 0.4, 0.4], [2.8, 0.6, 2.8], "cocoa", 0.5),
      limb(
        [
          [0, 11.5, 0.6, 2.9],
          [0, 8, -1, 3],
          [0, 6, -2.4, 2.2],
        ],
        plumage,
      ),
      repaint(block([-2, 4, -1], [2, 7.2, 4], "white")),
      pair(lump([2.8, 9, -1.6], [0.9, 3.6, 2.4], plumage, 0.6)),
      smooth(
        limb(
          [
            [0, 5, -3.6, 1.5],
            [0, 0.8, -5.6, 1.4],
          ],
          (_x, y) => (y > 1.6 && y < 3 ? "ink" : tail),
        ),
      ),
      limb(
        [
          [0, 13, 1, 2.3],
          [0, 15.6, 1.8, 2.5],
        ],
        plumage,
      ),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.72, white: "brick", pupil: 0.55 }),
          [side * skin.side(16.2, 2.4, 0.5), 16.2, 2.4],
          [0, side * 70, 0],
        ),
      ),
      horn(
        [
          [0, 15.6, 2.6],
          [0, 15.6, 5.4],
          [0, 14, 8],
          [0, 11.8, 9],
        ],
        [1.5, 1.15, 0.75, 0.08],
        beak,
      ),
      horn(
        [
          [0, 14.4, 2.6],
          [0, 13.9, 5],
          [0, 12.4, 7.2],
          [0, 11.6, 7.9],
        ],
        [1.1, 0.8, 0.5, 0.05],
        "cream",
      ),
      horn(
        [
          [0, 17, 2.2],
          [0, 17.8, 4.4],
          [0, 19.2, 6.2],
          [0, 20.8, 6.2],
        ],
        [1.2, 1.1, 0.8, 0.12],
        casque,
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 1.2, 5.6, 0.6],
            [side * 1.2, 5, 1.7],
            [side * 1.2, 3.6, 1.8],
          ],
          [0.4, 0.4, 0.2],
          "gold",
        ),
      ),
      ...[
        [-6.8, 40],
        [-5.6, -30],
        [-7.6, 160],
      ].map(([x = 0, turn = 0]) =>
        at(petal({ long: 3.4, wide: 1.8, curl: -30, cup: 0.1, tip: 0.8 }, "leaf"), [x, 5.6, 0.4], [-30, turn, 0]),
      ),
    ],
  );
}
