import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type CatColours = { coat: Paint; stripe: Paint; chest: Paint; iris: Paint; collar: Paint };

/** A cat that sits upright, its tail around its feet. */
export function cat({ coat, stripe, chest, iris, collar }: CatColours, random: Random): Group {
  const tabby = (x: number, y: number, z: number): Paint =>
    Math.floor(y / 1.2) % 3 === 1 && (Math.abs(x) > 2 || z < -1.5) ? stripe : coat;
  return sculpture(
    [
      lump([0, 4.2, -2], [4, 4.6, 4], tabby, 0.8),
      limb(
        [
          [0, 6, -0.6, 3],
          [0, 9, 0.4, 2.4],
        ],
        tabby,
      ),
      pair(lump([1.6, 3.4, 2.4], [1.3, 4.2, 1.3], coat, 0.3)),
      repaint(block([-1.6, 5, 1], [1.6, 8.6, 4], chest)),
      repaint(pair(block([0, 0, 1], [3, 0.8, 5], chest))),
      pair(lump([3.4, 2, -0.6], [1.5, 2.2, 2.6], tabby, 0.5)),
      limb(
        [
          [0, 1.2, -5.6, 1.1],
          [4, 1.1, -5.4, 1.1],
          [6.2, 1, -2.6, 1],
          [5.6, 1, 1.4, 1],
        ],
        (_x, _y, z) => (z > 0 ? chest : Math.floor(z + 40) % 3 === 0 ? stripe : coat),
      ),
      lump([0, 9.4, 0.6], [2.8, 0.7, 2.6], collar, 0.5),
      lump([0, 12.6, 1.2], [4.6, 3.3, 3.4], coat, 0.75),
      repaint(block([-1, 14.4, 1], [1, 16.2, 6], stripe)),
      repaint(pair(block([3, 12, -2], [5, 12.8, 3], stripe))),
      repaint(pair(block([3, 10.8, -2], [5, 11.6, 3], stripe))),
      pair(block([2.1, 15, 0.2], [4.9, 16.2, 2], coat)),
      pair(block([3, 16.2, 0.2], [4.9, 17.4, 2], coat)),
      repaint(pair(block([3, 15, 1], [4, 17, 2], "rose"))),
      smooth(pair(lump([0.9, 11.2, 4.6], [1.2, 1, 0.9], chest, 0.3))),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 1, white: "white", iris, pupil: 0.52 }), [side * 2.2, 13, skin.front(side * 2.2, 13, 0.8)]),
      ),
      at(knob(0.45, 0.3, 0.25, "rose"), [0, 11.9, skin.front(0.2, 11.5) + 0.05]),
      at(knob(0.55, 0.6, 0.4, "gold"), [0, 8.7, skin.front(0.2, 9.4) + 0.1]),
      ...bothSides((side) =>
        horn(
          [
            [side * 1.6, 11.3, 5.2],
            [side * 3.4, 11.6, 5.6],
            [side * 5, 12, 5.2],
          ],
          [0.07, 0.06, 0.03],
          "white",
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 1.6, 10.9, 5.2],
            [side * 3.4, 10.8, 5.6],
            [side * 5, 10.6, 5.2],
          ],
          [0.07, 0.06, 0.03],
          "white",
        ),
      ),
    ],
  );
}
