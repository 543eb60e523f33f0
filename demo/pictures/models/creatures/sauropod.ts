import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type SauropodColours = { hide: Paint; spot: Paint; belly: Paint };

/** A long-necked giant with a leaf in its mouth. */
export function sauropod({ hide, spot, belly }: SauropodColours, random: Random): Group {
  const coat = (x: number, y: number, z: number): Paint => {
    if (y < 4.2 && Math.abs(x) < 2.6 && z > -7) return belly;
    return (Math.floor(Math.abs(x)) * 3 + Math.floor(z + 60) * 4 + Math.floor(y / 1.2) * 5) % 11 === 0 && y > 6
      ? spot
      : hide;
  };
  return sculpture(
    [
      lump([0, 6.6, -2], [4.2, 4, 6], coat, 0.95),
      ...[1.6, -5.6].map((z) => pair(lump([2.7, 2, z], [1.6, 3.2, 1.6], hide, 0.2))),
      ...[1.6, -5.6].map((z) => repaint(pair(block([1, 0, z + 0.9], [4.8, 0.5, z + 2], "cream")))),
      limb(
        [
          [0, 7, -6, 3],
          [0.6, 5, -10, 2],
          [2, 3, -14, 1.4],
          [4.6, 1.6, -17, 1],
          [7.6, 1.2, -18, 0.8],
        ],
        coat,
      ),
      limb(
        [
          [0, 8.4, 2, 2.8],
          [0, 12, 5, 2.1],
          [0, 16.4, 6.4, 1.7],
          [0, 19.6, 7, 1.6],
        ],
        (x, y, z) => (z > 6 - y * 0.02 && y < 18 && z > 5.6 ? belly : coat(x, y, z)),
      ),
      lump([0, 20.6, 8], [2.3, 2, 2.4], hide, 0.7),
      lump([0, 19.9, 10.2], [1.8, 1.4, 1.7], hide, 0.5),
      repaint(block([-2, 18.4, 8.6], [2, 19.2, 13], belly)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.75, pupil: 0.64 }), [side * skin.side(21, 8.6, 0.4), 21, 8.6], [0, side * 64, 0]),
      ),
      ...bothSides((side) => at(knob(0.18, 0.16, 0.12, "ink"), [side * 0.7, 20.8, skin.front(side * 0.7, 20.4)])),
      horn(
        [
          [-2, 19.1, 11.4],
          [0, 19, 12],
          [3, 18.8, 12.2],
        ],
        [0.16, 0.16, 0.12],
        "wood",
      ),
      at(petal({ long: 3, wide: 1.8, curl: -30, cup: 0.1, tip: 0.8 }, "leaf"), [2.8, 18.9, 12.2], [10, 70, 0]),
      at(petal({ long: 2.4, wide: 1.4, curl: -30, cup: 0.1, tip: 0.8 }, "lime"), [2, 18.9, 12.2], [-20, 20, 0]),
    ],
  );
}
