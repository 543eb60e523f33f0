import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type ElephantColours = { skin: Paint; ear: Paint; cloth: Paint; trim: Paint };

/** A young elephant with a festive cloth on its back and its trunk in the air. */
export function elephant({ skin, ear, cloth, trim }: ElephantColours, random: Random): Group {
  return sculpture(
    [
      lump([0, 7.6, -2.6], [5, 4.5, 5.6], skin, 0.95),
      ...[1, -6].map((z) => pair(lump([2.9, 2.2, z], [1.8, 3.6, 1.8], skin, 0.35))),
      ...[1, -6].map((z) => repaint(pair(block([1, 0, z + 0.9], [5, 0.7, z + 2], "cream")))),
      repaint(block([-6, 7, -6], [6, 13, -0.1], (_x, y, z) => (z < -5 || z > -1 || y < 8.2 ? trim : cloth))),
      lump([0, 10.4, 4.4], [4.2, 4.6, 3.7], skin, 0.9),
      pair(ball([6.2, 11, 3], [3.2, 4.4, 1.1], skin)),
      repaint(pair(ball([6.3, 10.8, 4], [2.2, 3.2, 1], ear))),
      smooth(
        limb(
          [
            [0, 9, 7.4, 1.6],
            [0, 6, 9, 1.35],
            [0, 4, 10.6, 1.2],
            [0, 4.2, 12.4, 1.1],
            [0, 7, 13.4, 1.1],
          ],
          skin,
        ),
      ),
      limb(
        [
          [0, 8, -8, 0.8],
          [0, 5.5, -8.8, 0.7],
        ],
        skin,
      ),
    ],
    random,
    (found) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.85, gaze: [side * -0.2, 0.1] }), [side * 2.3, 11.2, found.front(side * 2.3, 11.2, 0.8)]),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 2.2, 8.6, 6.2],
            [side * 2.5, 7, 8.4],
            [side * 2.5, 7.4, 10.4],
          ],
          [0.55, 0.45, 0.08],
          "cream",
        ),
      ),
    ],
  );
}
