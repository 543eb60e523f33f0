import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, fine, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type KomodoColours = { hide: Paint; scale: Paint; throat: Paint };

/** A giant lizard on the move: tail swung out, tongue tasting the air. */
export function komodo({ hide, scale, throat }: KomodoColours, random: Random): Group {
  const scaly = (x: number, y: number, z: number): Paint => {
    if (y < 2.2 && z > -6) return throat;
    const patch = (Math.floor((x + 60) / 2) * 2 + Math.floor((z + 60) / 2) * 3 + Math.floor(y / 1.2) * 5) % 7;
    return patch < 2 ? scale : hide;
  };
  const leg = (x: number, z: number, reach: number) => [
    limb(
      [
        [x, 4, z, 1.8],
        [x * 1.7, 3.2, z + reach * 0.4, 1.5],
        [x * 1.9, 1, z + reach, 1.35],
      ],
      scaly,
    ),
    smooth(lump([x * 1.95, 0.5, z + reach + 1], [1.7, 0.6, 1.8], scale, 0.2)),
  ];
  return sculpture(
    [
      limb(
        [
          [0, 4.4, -4, 3.2],
          [1.6, 3.6, -8, 2.5],
          [5, 2.6, -10.6, 1.9],
          [7.6, 1.8, -10, 1.6],
          [9.6, 1.6, -7, 1.3],
          [9.4, 2.2, -3.8, 1],
        ],
        scaly,
      ),
      lump([0, 4.8, -0.5], [3.9, 3.3, 5], scaly, 0.8),
      ...leg(2.7, 2.2, 1.4),
      ...leg(-2.7, 2.2, -0.6),
      ...leg(2.7, -4, -0.8),
      ...leg(-2.7, -4, 1.2),
      limb(
        [
          [0, 5.6, 3, 2.7],
          [0, 7.8, 6, 2.5],
        ],
        scaly,
      ),
      lump([0, 8.8, 8], [2.9, 2.5, 2.6], hide, 0.6),
      lump([0, 8, 10.8], [2.3, 1.6, 2.4], hide, 0.45),
      repaint(block([-3, 6, 8], [3, 6.8, 14], throat)),
      pair(lump([1.8, 11, 8.2], [1, 0.8, 1.3], hide, 0.2)),
    ].map(fine),
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.8, white: "gold", pupil: 0.5 }),
          [side * skin.side(10.4, 8.6, 0.3), 10.2, 8.6],
          [0, side * 72, 0],
        ),
      ),
      ...bothSides((side) => at(knob(0.2, 0.18, 0.14, "ink"), [side * 1, 8.8, skin.front(side, 8.6)])),
      ...bothSides((side) =>
        horn(
          [
            [0, 7, 12.6],
            [0, 6.5, 14.6],
            [side * 0.3, 6.4, 15.6],
            [side * 1, 6.8, 17],
          ],
          [0.26, 0.24, 0.2, 0.05],
          "brick",
        ),
      ),
    ],
  );
}
