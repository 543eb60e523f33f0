import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { onPedestal } from "../pedestal.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type FrogColours = { skin: Paint; spot: Paint; belly: Paint; foot: Paint; pad: Paint; flower: Paint };

/** A frog on a lily pad beside a flower. */
export function frog({ skin, spot, belly, foot, pad, flower }: FrogColours, random: Random): Group {
  const spotted = (x: number, y: number, z: number): Paint => {
    if (z > 1.6 && y < 4.8) return belly;
    return y > 4 && (Math.floor(Math.abs(x)) * 5 + Math.floor(z + 40) * 3) % 7 === 0 ? spot : skin;
  };
  const animal = sculpture(
    [
      lump([0, 3.6, -1], [4.2, 3.6, 4.6], spotted, 0.85),
      pair(
        limb(
          [
            [4, 2, -3, 1.7],
            [5.6, 2.6, -0.6, 1.5],
            [5.2, 0.8, -3.4, 1],
          ],
          skin,
        ),
      ),
      smooth(pair(lump([6, 0.4, 0.4], [1.6, 0.5, 2], foot, 0.3))),
      pair(
        limb(
          [
            [3, 3, 2, 1.1],
            [3.4, 0.8, 3.6, 0.9],
          ],
          skin,
        ),
      ),
      smooth(pair(lump([3.4, 0.4, 4.6], [1.5, 0.5, 1], foot, 0.3))),
      lump([0, 6.6, 1.6], [4.6, 2.5, 3.4], (_x, y) => (y < 5.8 ? belly : skin), 0.7),
      pair(lump([2.8, 9.4, 1.8], [1.6, 1.5, 1.5], skin, 0.6)),
      repaint(block([-4, 6, 4], [4, 6.4, 8], skin)),
    ],
    random,
    (found) => [
      ...bothSides((side) =>
        at(eye({ radius: 1.15, iris: "sun", pupil: 0.55, gaze: [side * -0.2, 0] }), [
          side * 2.8,
          9.5,
          found.front(side * 2.8, 9.5, 0.9),
        ]),
      ),
      horn(
        [
          [-3, 6.5, found.front(0.2, 6.2) - 0.5],
          [-1.6, 5.9, found.front(0.2, 6) + 0.02],
          [1.6, 5.9, found.front(0.2, 6) + 0.02],
          [3, 6.5, found.front(0.2, 6.2) - 0.5],
        ],
        [0.08, 0.14, 0.14, 0.08],
        "ink",
      ),
      ...bothSides((side) => at(knob(0.15, 0.15, 0.1, "ink"), [side * 0.6, 7.5, found.front(side * 0.6, 7.4)])),
    ],
  );
  const blossom = [0, 1].flatMap((ring) =>
    Array.from({ length: 7 }, (_, n) =>
      at(
        petal({ long: 2.6 - ring * 0.5, wide: 1.3, curl: 50, cup: 0.14, tip: 0.8 }, ring ? "white" : flower),
        [6, 0.1, 6],
        [-18 - ring * 34, n * 51.4 + ring * 25, 0],
      ),
    ),
  );
  return onPedestal(
    [animal, ...blossom, at(knob(0.6, 0.5, 0.6, "sun"), [6, 0.8, 6])],
    { x: -9, z: -8, wide: 18, deep: 18, paint: pad, shape: "round" },
    random,
  );
}
