import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type RhinoColours = { skin: Paint; fold: Paint; mouth: Paint };

/** An armoured rhinoceros with one horn and a tuft of grass for lunch. */
export function rhino({ skin, fold, mouth }: RhinoColours, random: Random): Group {
  return sculpture(
    [
      lump([0, 7, -2.4], [4.7, 4.4, 5.8], skin, 0.85),
      ...[1, -6].map((z) => pair(lump([2.9, 1.8, z], [1.7, 3, 1.7], skin, 0.2))),
      ...[1, -6].map((z) => repaint(pair(block([1, 0, z + 0.9], [4.8, 0.7, z + 2], "sand")))),
      limb(
        [
          [0, 7.8, 2, 3.4],
          [0, 7.2, 6, 2.8],
        ],
        skin,
      ),
      ...[-5, -1, 3].map((z) => repaint(block([-6, 3, z + 0.1], [6, 13, z + 0.9], fold))),
      lump([0, 6.4, 8], [2.7, 2.5, 2.4], skin, 0.6),
      smooth(lump([0, 4.8, 9], [2.4, 1.1, 1.9], mouth, 0.5)),
      pair(ball([2.6, 10.4, 5], [1, 1.5, 0.8], skin)),
      repaint(pair(ball([2.6, 10.4, 5.5], [0.6, 1, 0.5], "rose"))),
    ],
    random,
    (found) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.72, pupil: 0.64 }), [side * found.side(8.6, 7, 0.4), 8.6, 7], [0, side * 62, 0]),
      ),
      horn(
        [
          [0, 7.4, 9],
          [0, 9.4, 10.4],
          [0, 12, 10.6],
        ],
        [1.05, 0.7, 0.08],
        "cream",
      ),
      ...bothSides((side) => at(knob(0.22, 0.28, 0.16, "ink"), [side * 1.1, 6.3, found.front(side, 6.3)])),
      horn(
        [
          [0, 8, -8],
          [0, 7, -9],
          [0, 4.4, -9.2],
        ],
        [0.35, 0.25, 0.4],
        "charcoal",
      ),
      ...[0, 1, 2, 3, 4].map((n) =>
        at(
          petal(
            { long: 3.8 - n * 0.3, wide: 0.8, curl: -30, thick: 0.24, belly: 0.3, tip: 0.9 },
            n % 2 ? "leaf" : "lime",
          ),
          [-3.6 + n * 0.3, 0, 8.6 + (n % 2) * 0.6],
          [-72, n * 80, 0],
        ),
      ),
    ],
  );
}
