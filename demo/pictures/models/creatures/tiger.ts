import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { at, bothSides } from "./placed.ts";

export type TigerColours = { coat: Paint; belly: Paint; stripe: Paint; nose: Paint; iris: Paint };

/** A walking tiger, its head low, its tail in a hook. */
export function tiger({ coat, belly, stripe, nose, iris }: TigerColours, random: Random): Group {
  const striped = (x: number, y: number, z: number): Paint => {
    if (y < 4.6 && Math.abs(x) < 2.2) return belly;
    const wave = (z + Math.abs(x) * 0.35 + 40) % 3;
    return wave < 1 && y > 5 ? stripe : coat;
  };
  const legs = (z: number, step: number) =>
    pair(
      lump(
        [2.4, 2.5, z + step],
        [1.4, 3.4, 1.5],
        (_x, y) => (y < 1.2 ? belly : y > 2.4 && y < 3.2 ? stripe : coat),
        0.25,
      ),
    );
  return sculpture(
    [
      lump([0, 6.6, -3], [3.6, 2.9, 7], striped, 0.6),
      legs(2, 0),
      legs(-7.4, 0),
      limb(
        [
          [0, 7, -9.6, 1],
          [0, 6, -12, 0.9],
          [0, 8, -14, 0.9],
          [0, 11.4, -13.6, 0.9],
        ],
        (_x, y, z) => (y > 10.6 || (Math.floor(y + z + 30) % 3 === 0 && y > 6) ? stripe : coat),
      ),
      lump([0, 9, 5], [4, 3.6, 3], (x, y) => (Math.abs(x) > 2.9 && y < 8.2 ? belly : coat), 0.55),
      pair(lump([3, 12.6, 4.5], [1.1, 1.3, 0.9], (_x, _y, z) => (z > 4.9 ? belly : coat), 0.2)),
      repaint(block([-1, 11.2, 3], [1, 12.8, 9], stripe)),
      repaint(pair(block([3, 9.4, 3], [4.2, 10, 9], stripe))),
      repaint(pair(block([2, 12, 3], [3, 12.4, 7], stripe))),
      smooth(lump([0, 7.6, 7.8], [2.2, 1.6, 1.3], belly, 0.3)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.85, iris, gaze: [side * -0.3, 0] }), [side * 2, 10, skin.front(side * 2, 10, 0.8)]),
      ),
      at(knob(0.8, 0.5, 0.4, nose), [0, 8.9, skin.front(0.2, 8.6)]),
    ],
  );
}
