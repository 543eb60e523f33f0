import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type TarsierColours = { fur: Paint; belly: Paint; iris: Paint; trunk: Paint };

/** A tarsier holding on to a trunk, all eyes. */
export function tarsier({ fur, belly, iris, trunk }: TarsierColours, random: Random): Group {
  const leaves = [
    [5.6, 15.4, 20],
    [5.8, 15.6, 130],
    [5.6, 15.2, 250],
    [-3, 17.6, -60],
    [-3, 17.6, 60],
    [-3, 17.6, 180],
  ];
  return sculpture(
    [
      limb(
        [
          [0, 0, -1.4, 1.8],
          [0, 8, -2, 1.7],
          [-3, 17, -2.4, 1.4],
        ],
        trunk,
      ),
      lump([0, 0.4, -0.6], [4, 0.7, 3.6], "leaf", 0.5),
      limb(
        [
          [0, 11, -2, 1.2],
          [4.4, 12.6, -2.4, 1.1],
          [5.6, 15, -2.4, 1],
        ],
        trunk,
      ),
      lump([0, 5.8, 1.6], [2.8, 3.2, 2.4], (x, _y, z) => (z > 2.6 && Math.abs(x) < 1.6 ? belly : fur), 0.8),
      pair(
        limb(
          [
            [2.6, 4, 1.4, 1.3],
            [3.8, 4.8, 3.2, 1.2],
            [2.6, 2.6, 2.6, 1],
          ],
          fur,
        ),
      ),
      smooth(pair(lump([2.4, 1.9, 2.6], [1.6, 0.7, 1.1], belly, 0.3))),
      pair(
        limb(
          [
            [2.4, 7.6, 1.6, 1],
            [3.4, 7, 0.2, 0.9],
            [2.2, 8, -1.4, 0.8],
          ],
          fur,
        ),
      ),
      lump([0, 11.6, 2], [4.4, 3.7, 3.1], fur, 0.85),
      pair(ball([4.6, 14.6, 1.4], [1.7, 2.2, 0.9], fur)),
      repaint(pair(ball([4.6, 14.6, 2.1], [1, 1.5, 0.6], "rose"))),
      smooth(lump([0, 10, 4.8], [1.3, 1, 0.9], belly, 0.3)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 1.75, white: "cream", iris, pupil: 0.5, gaze: [side * -0.3, 0.1] }), [
          side * 1.9,
          12.2,
          skin.front(side * 1.9, 12.2, 1) - 0.02,
        ]),
      ),
      at(knob(0.45, 0.32, 0.3, "cocoa"), [0, 10.6, skin.front(0.2, 10.2) + 0.1]),
      horn(
        [
          [0, 4, -0.6],
          [2.4, 2.2, -3.6],
          [5, 1.6, -3],
          [7, 3.4, -2],
          [6.6, 6, -2],
        ],
        [0.4, 0.36, 0.34, 0.4, 0.6],
        fur,
      ),
      ...leaves.map(([x = 0, y = 0, turn = 0]) =>
        at(petal({ long: 3.6, wide: 2.2, curl: -50, cup: 0.08, tip: 0.8 }, "leaf"), [x, y, -2.4], [-24, turn, 0]),
      ),
    ],
  );
}
