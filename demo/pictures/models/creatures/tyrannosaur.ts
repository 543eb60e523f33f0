import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, cut, limb, lump, pair, repaint } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type TyrannosaurColours = { hide: Paint; belly: Paint; back: Paint };

/** A tyrant with its mouth open, balanced on two legs by a long tail. */
export function tyrannosaur({ hide, belly, back }: TyrannosaurColours, random: Random): Group {
  const body = (x: number, y: number, z: number): Paint => {
    if (z > -2 && z < 4 && y < 7.4 - z * -0.3 && Math.abs(x) < 2.6 && y < 8) return belly;
    return y > 8.5 && Math.floor(z + 40) % 3 === 0 && Math.abs(x) < 3 ? back : hide;
  };
  const teeth = (y: number, down: number) =>
    bothSides((side) =>
      at(
        horn(
          [
            [0, 0, 0],
            [0, down * 0.4, 0],
            [0, down * 0.8, 0.1],
          ],
          [0.3, 0.22, 0.04],
          "white",
        ),
        [side * 1.3, y, 11.2],
      ),
    );
  return sculpture(
    [
      limb(
        [
          [0, 8, -2, 3.4],
          [0, 7, -6, 2.6],
          [0, 6, -10, 1.7],
          [0, 6.4, -14, 1],
          [0, 7.6, -17, 0.75],
        ],
        body,
      ),
      lump([0, 8, 0], [3.6, 4, 4], body, 0.8),
      limb(
        [
          [0, 9.5, 1, 3],
          [0, 12.5, 3.5, 2.6],
        ],
        body,
      ),
      pair(
        limb(
          [
            [3, 6.4, -1.5, 2.2],
            [3.2, 3.4, 0, 1.5],
            [3.2, 1.6, -1.4, 1.2],
          ],
          hide,
        ),
      ),
      pair(lump([3.2, 0.7, 0.2], [1.6, 0.8, 2.4], hide, 0.2)),
      repaint(pair(block([1.2, 0, 1.6], [5, 0.5, 3], "cream"))),
      pair(
        limb(
          [
            [3, 8.6, 3, 0.9],
            [3.4, 7, 4.6, 0.7],
            [3.2, 7.6, 5.6, 0.6],
          ],
          hide,
        ),
      ),
      lump([0, 14.4, 5], [3.2, 3, 3.2], (_x, y) => (y > 16.2 ? back : hide), 0.5),
      lump([0, 14.6, 8.6], [2.4, 2, 3.6], hide, 0.35),
      lump([0, 11.4, 8], [2.2, 0.9, 3], belly, 0.3),
      cut(block([-3, 12, 6.9], [3, 13, 14], hide)),
      repaint(block([-1.2, 11, 6], [1.2, 12.4, 11], "rose")),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.8, white: "sun", pupil: 0.5 }),
          [side * skin.side(15.6, 5.6, 0.6), 15.6, 5.6],
          [0, side * 90, 0],
        ),
      ),
      ...bothSides((side) => at(knob(0.22, 0.18, 0.2, "ink"), [side * 0.9, 15.4, skin.front(side * 0.9, 15.2)])),
      ...teeth(12.9, -1),
    ],
  );
}
