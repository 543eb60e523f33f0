import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { limb, lump, pair } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type WhaleColours = { back: Paint; belly: Paint; groove: Paint; water: Paint };

/** A round whale with its flukes up, blowing. */
export function whale({ back, belly, groove, water }: WhaleColours, random: Random): Group {
  const coat = (x: number, y: number, z: number): Paint => {
    if (y > 3.7 - Math.max(0, -z - 2) * 0.25) return back;
    return Math.floor(x + 40) % 2 === 0 && z > -4 ? belly : groove;
  };
  return sculpture(
    [
      lump([0, 4.9, 1], [5, 4.9, 8], coat, 0.78),
      limb(
        [
          [0, 5, -5, 3.6],
          [0, 5.6, -9, 2.3],
          [0, 8, -12.4, 1.4],
          [0, 10.4, -13.6, 1.1],
        ],
        coat,
      ),
      pair(
        limb(
          [
            [0, 10.6, -13.8, 1],
            [2.4, 11.6, -14.4, 1],
            [4.6, 12.8, -14.6, 0.8],
          ],
          back,
        ),
      ),
      pair(
        limb(
          [
            [4.4, 3.4, 1.6, 1],
            [6.6, 2.2, 0, 1],
            [8.2, 1.6, -1.6, 0.7],
          ],
          back,
        ),
      ),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.75, pupil: 0.62 }), [side * skin.side(5.2, 4.6, 0.5), 5, 4.6], [0, side * 75, 0]),
      ),
      ...[0, 1, 2, 3, 4, 5].map((n) => {
        const [x, z] = [Math.cos((n * Math.PI) / 3), Math.sin((n * Math.PI) / 3)];
        return horn(
          [
            [0, 9.4, 2],
            [x * 0.2, 12, 2 + z * 0.2],
            [x * 1.3, 13.6, 2 + z * 1.3],
            [x * 2.4, 13, 2 + z * 2.4],
            [x * 2.7, 11.8, 2 + z * 2.7],
          ],
          [0.4, 0.38, 0.34, 0.3, 0.12],
          n % 2 ? water : "white",
        );
      }),
      at(knob(0.7, 0.2, 0.7, "navy"), [0, skin.top(0.2, 2), 2]),
    ],
  );
}
