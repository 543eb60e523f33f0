import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { at, bothSides } from "./placed.ts";

export type DogColours = { coat: Paint; ear: Paint; chest: Paint; collar: Paint };

/** A dog on its four feet with floppy ears, its tongue out. */
export function dog({ coat, ear, chest, collar }: DogColours, random: Random): Group {
  return sculpture(
    [
      lump([0, 6.4, -2.6], [3, 2.8, 5.4], (x, y, z) => (z > -4.6 && z < -1.4 && y > 6.6 && x > 0 ? ear : coat), 0.7),
      ...[1.4, -6.4].map((z) => pair(lump([1.9, 2.4, z], [1.2, 3.4, 1.3], (_x, y) => (y < 1.2 ? chest : coat), 0.2))),
      repaint(block([-1.7, 3, 0], [1.7, 7, 4], chest)),
      limb(
        [
          [0, 8, -7, 1],
          [0, 10.6, -8.6, 0.95],
          [0.4, 12.6, -8, 0.85],
        ],
        (_x, y) => (y > 11.8 ? chest : coat),
      ),
      limb(
        [
          [0, 7.6, 1.4, 2.3],
          [0, 10, 2.8, 2.1],
        ],
        (_x, y) => (y > 8.4 && y < 9.4 ? collar : coat),
      ),
      lump([0, 12.6, 3.2], [3.8, 3.4, 3.2], coat, 0.65),
      repaint(block([-1, 12, 3], [1, 16.4, 8], chest)),
      smooth(lump([0, 11, 6.8], [1.9, 1.7, 2], chest, 0.45)),
      smooth(pair(lump([4.3, 12, 2.8], [0.8, 3, 1.8], ear, 0.5))),
      pair(lump([3.6, 15, 2.8], [1.2, 0.8, 1.5], ear, 0.3)),
      repaint(pair(block([1, 12.4, 4], [4, 14.8, 7.2], (x) => (x > 0 ? ear : coat)))),
    ],
    random,
    (skin) => [
      ...bothSides((side) => at(eye({ radius: 0.82, pupil: 0.68 }), [side * 2, 13.4, skin.front(side * 2, 13.4, 0.7)])),
      at(knob(0.75, 0.55, 0.45, "ink"), [0, 12, skin.front(0.2, 11.8) + 0.1]),
      at(knob(0.6, 0.95, 0.22, "rose"), [0, 9.6, skin.front(0.2, 10.4) + 0.1]),
      at(knob(0.6, 0.65, 0.25, "gold"), [0, 8, skin.front(0.2, 8) + 0.3]),
    ],
  );
}
