import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type NagaColours = { scale: Paint; dark: Paint; belly: Paint; mane: Paint };

/** The line of the back, from the tail to the neck: x, y, z and thickness. */
const spine = [
  [11, 3.4, -2, 0.7],
  [9.6, 1.6, -0.4, 1.1],
  [6, 1.6, 2.6, 1.6],
  [0, 1.9, 4.4, 2],
  [-6, 2, 1.6, 2.2],
  [-5.4, 2.2, -4, 2.3],
  [0, 3.4, -5.6, 2.4],
  [3, 6.6, -3.4, 2.3],
  [1.6, 10.4, -1.6, 2.1],
  [0, 14, 0, 2],
] as const;

/** A crowned water dragon, coiled, its head held high. */
export function naga({ scale, dark, belly, mane }: NagaColours, random: Random): Group {
  const scaly = (x: number, y: number, z: number): Paint =>
    (Math.floor(x + 60) + Math.floor(z + 60) + Math.floor(y / 1.2)) % 4 === 0 ? dark : scale;
  const crests = spine.slice(1).flatMap(([x, y, z, thick], n) => {
    const after = spine[n + 2] ?? [0, 17, 1, 2];
    const steps = [0, 0.5];
    return steps.map((t) => {
      const place = [x + (after[0] - x) * t, y + (after[1] - y) * t, z + (after[2] - z) * t] as const;
      const rising = n > 5;
      return at(
        petal({ long: 2.6, wide: 1.5, curl: 30, thick: 0.4, belly: 0.35, tip: 0.9 }, mane),
        [place[0], place[1] + (rising ? 0.4 : thick - 0.4), place[2] - (rising ? thick - 0.2 : 0)],
        [rising ? -40 : -76, rising ? 180 : n * 40, 0],
      );
    });
  });
  return sculpture(
    [
      limb(spine, scaly),
      repaint(block([-2, 8, 0.6], [3, 14.6, 4], belly)),
      lump([0, 16.4, 1.6], [2.9, 2.5, 2.8], scale, 0.6),
      lump([0, 16, 5], [2.1, 1.3, 2.4], scale, 0.35),
      smooth(lump([0, 13.8, 4.4], [1.8, 0.7, 2.2], belly, 0.3)),
      repaint(block([-1.2, 13, 3.4], [1.2, 14.6, 7.8], "brick")),
      pair(lump([1.4, 17.6, 6.4], [0.7, 0.7, 0.7], scale, 0.2)),
      lump([0, 19.4, 1], [2.3, 0.7, 2.3], "gold", 0.5),
      lump([0, 20.6, 1], [1.3, 0.7, 1.3], "gold", 0.3),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.85, white: "white", iris: "sun", pupil: 0.5 }),
          [side * 1.7, 17.4, skin.front(side * 1.7, 17.6, 0.3)],
          [0, side * 28, 0],
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 2.2, 18.2, 0.4],
            [side * 3.8, 19.6, -1.2],
            [side * 4, 21.6, -2.2],
          ],
          [0.55, 0.42, 0.06],
          "cream",
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 1.8, 15.4, 6.6],
            [side * 3.6, 14.4, 8],
            [side * 5, 15.4, 8.6],
            [side * 6, 14.6, 8.2],
          ],
          [0.2, 0.17, 0.14, 0.06],
          "gold",
        ),
      ),
      ...bothSides((side) =>
        at(
          horn(
            [
              [0, 0, 0],
              [0, -0.6, 0],
              [0, -1.3, 0.1],
            ],
            [0.3, 0.22, 0.04],
            "white",
          ),
          [side * 1.3, 15, 6.8],
        ),
      ),
      ...[-60, -30, 30, 60].map((turn) =>
        at(petal({ long: 4, wide: 1.7, curl: -40, thick: 0.3, tip: 0.9 }, mane), [0, 16.2, 0], [-20, 180 + turn, 0]),
      ),
      at(knob(0.5, 0.6, 0.5, "brick"), [0, 22, 1]),
      at(knob(0.45, 0.45, 0.3, "court"), [0, 19.5, skin.front(0.2, 19.5)]),
      ...crests,
    ],
  );
}
