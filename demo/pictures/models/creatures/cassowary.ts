import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, limb, lump, pair, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type CassowaryColours = { plumage: Paint; neck: Paint; wattle: Paint; casque: Paint; leg: Paint };

/** A cassowary in mid-stride: blue neck, red wattles, a helmet of horn. */
export function cassowary({ plumage, neck, wattle, casque, leg }: CassowaryColours, random: Random): Group {
  const plumes = Array.from({ length: 26 }, (_, n) => {
    const row = n % 13;
    const side = n < 13 ? 1 : -1;
    const z = -6.4 + (row % 5) * 2.2;
    const y = 9.2 + Math.floor(row / 5) * 1.6;
    return at(
      petal({ long: 4.2, wide: 1.3, curl: -46, thick: 0.3, belly: 0.35, tip: 0.9 }, n % 4 === 1 ? "charcoal" : plumage),
      [side * (2.6 - Math.floor(row / 5) * 0.7), y, z],
      [30, 180 - side * 62, 0],
    );
  });
  return sculpture(
    [
      lump([0, 9, -2.4], [3.9, 3.6, 5.4], plumage, 0.9),
      limb(
        [
          [0, 9, -6.4, 2.4],
          [0, 7, -9, 1.2],
        ],
        plumage,
      ),
      limb(
        [
          [0, 10.6, 2, 2],
          [0, 13.4, 3.8, 1.4],
          [0, 17, 4, 1.15],
        ],
        (_x, y) => (y > 12 ? neck : plumage),
      ),
      ball([0, 17.6, 4.6], [1.7, 1.6, 2], neck),
      pair(
        limb(
          [
            [1.8, 7, -1.4, 1.6],
            [1.9, 5.4, -1, 1.2],
          ],
          plumage,
        ),
      ),
      smooth(
        limb(
          [
            [2, 5, -1, 0.75],
            [2, 3.2, -0.4, 0.75],
            [2, 0.8, 2, 0.75],
          ],
          leg,
        ),
      ),
      smooth(
        limb(
          [
            [-2, 5, -1, 0.75],
            [-2, 3, -2, 0.75],
            [-2, 0.8, -2.6, 0.75],
          ],
          leg,
        ),
      ),
      smooth(lump([2, 0.3, 3], [1.1, 0.5, 2], leg, 0.2)),
      smooth(lump([-2, 0.3, -1.6], [1.1, 0.5, 2], leg, 0.2)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.62, white: "orange", pupil: 0.6 }),
          [side * skin.side(17.8, 5, 0.3), 17.9, 5],
          [0, side * 72, 0],
        ),
      ),
      horn(
        [
          [0, 17.6, 5.6],
          [0, 17.4, 7.4],
          [0, 16.8, 8.8],
        ],
        [0.9, 0.6, 0.1],
        "charcoal",
      ),
      horn(
        [
          [0, 18, 4.8],
          [0, 19.8, 4.6],
          [0, 21.6, 3.8],
        ],
        [1.2, 1, 0.15],
        casque,
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 0.5, 15.2, 5],
            [side * 0.6, 13.8, 5.6],
            [side * 0.6, 12.2, 5.5],
          ],
          [0.3, 0.4, 0.42],
          wattle,
        ),
      ),
      ...plumes,
    ],
  );
}
