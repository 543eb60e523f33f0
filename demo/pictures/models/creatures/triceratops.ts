import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, type Clay, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type TriceratopsColours = { hide: Paint; frill: Paint; edge: Paint; belly: Paint };

/** Three horns and a bright frill. */
export function triceratops({ hide, frill, edge, belly }: TriceratopsColours, random: Random): Group {
  const away = (x: number, y: number) => Math.hypot(x / 5.6, (y - 9.4) / 5.4);
  const collar: Clay = {
    from: [-6, 5, 3],
    to: [6, 15, 5],
    has: (x, y, z) => z > 3 && z < 5 && away(x, y) <= 1,
    coat: (x, y) => (away(x, y) > 0.8 ? edge : frill),
  };
  return sculpture(
    [
      lump([0, 6.2, -3], [4.2, 3.8, 5.6], (x, y) => (y < 3.8 && Math.abs(x) < 2.6 ? belly : hide), 0.9),
      ...[1, -6].map((z) => pair(lump([2.8, 1.8, z], [1.6, 3, 1.6], hide, 0.2))),
      ...[1, -6].map((z) => repaint(pair(block([1, 0, z + 0.9], [4.8, 0.5, z + 2], "cream")))),
      limb(
        [
          [0, 6, -7, 2.6],
          [0, 4.4, -11, 1.6],
          [0, 3, -14, 0.9],
        ],
        hide,
      ),
      repaint(block([-1, 8, -12], [1, 12, 2], edge)),
      limb(
        [
          [0, 7.6, 1, 3],
          [0, 7.8, 4, 2.6],
        ],
        hide,
      ),
      collar,
      lump([0, 7.6, 6.4], [2.9, 2.8, 2.4], hide, 0.6),
      lump([0, 6.4, 9], [2, 1.8, 2], hide, 0.4),
      smooth(lump([0, 5.8, 11], [1.1, 0.7, 0.7], "sand", 0.2)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.78, white: "white", iris: "sun", pupil: 0.5 }),
          [side * skin.side(8, 7, 0.4), 8.1, 7],
          [0, side * 60, 0],
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 1.9, 9.4, 6.8],
            [side * 2.3, 11.4, 9],
            [side * 2.4, 12, 12.4],
          ],
          [0.8, 0.6, 0.08],
          "cream",
        ),
      ),
      horn(
        [
          [0, 7.8, 9.6],
          [0, 9, 10.6],
          [0, 10.2, 10.9],
        ],
        [0.65, 0.45, 0.06],
        "cream",
      ),
      ...bothSides((side) => at(knob(0.18, 0.18, 0.12, "ink"), [side * 1, 6.8, skin.front(side, 6.6)])),
    ],
  );
}
