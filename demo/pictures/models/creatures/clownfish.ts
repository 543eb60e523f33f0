import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { type Clay, limb, lump, pair, smooth } from "../clay.ts";
import { onPedestal } from "../pedestal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type ClownfishColours = { body: Paint; band: Paint; edge: Paint; anemone: Paint; sand: Paint };

/** A clownfish above its anemone. */
export function clownfish({ body, band, edge, anemone, sand }: ClownfishColours, random: Random): Group {
  const banded = (_x: number, y: number, z: number): Paint => {
    for (const middle of [4.4 - Math.abs(y - 9) * 0.12, -1.4, -6.2]) {
      const away = Math.abs(z - middle);
      if (away < 0.9) return band;
      if (away < 1.7) return edge;
    }
    return body;
  };
  const fin = (clay: Clay) => smooth(clay);
  const fish = sculpture(
    [
      lump([0, 9, 0], [2.8, 4.6, 7.4], banded, 0.95),
      fin(
        limb(
          [
            [0, 9, -7, 1.6],
            [0, 11, -10, 1.3],
          ],
          (_x, _y, z) => (z < -10 ? edge : body),
        ),
      ),
      fin(
        limb(
          [
            [0, 9, -7, 1.6],
            [0, 7, -10, 1.3],
          ],
          (_x, _y, z) => (z < -10 ? edge : body),
        ),
      ),
      fin(
        limb(
          [
            [0, 13, 2, 0.9],
            [0, 14.4, -1, 0.9],
            [0, 13.4, -5, 0.8],
          ],
          (_x, y) => (y > 14.6 ? edge : body),
        ),
      ),
      fin(
        limb(
          [
            [0, 5, -1, 0.9],
            [0, 3.8, -3, 0.9],
            [0, 5, -5, 0.8],
          ],
          (_x, y) => (y < 3.6 ? edge : body),
        ),
      ),
      pair(
        limb(
          [
            [2.6, 8, 1.4, 0.9],
            [3.6, 7.4, -0.6, 1],
          ],
          (_x, _y, z) => (z < -1 ? edge : body),
        ),
      ),
      lump([0, 1.8, -1], [1.2, 3, 1.2], "sand", 0.1),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 1, pupil: 0.6, iris: "orange" }),
          [side * skin.side(10.4, 5.6, 0.6), 10.2, 5.6],
          [0, side * 72, 0],
        ),
      ),
      at(knob(0.9, 0.16, 0.3, "ink"), [0, 8.2, skin.front(0.3, 8.2) - 0.1]),
    ],
  );
  const arms = Array.from({ length: 15 }, (_, n) => {
    const turn = n * 2.4;
    const out = 1.8 + (n % 3) * 1.2;
    const [x, z] = [Math.cos(turn), Math.sin(turn)];
    const tall = 3.4 + random() * 2;
    return horn(
      [
        [x * out * 0.8, 0, -1 + z * out * 0.8],
        [x * out, tall * 0.6, -1 + z * out],
        [x * (out + 1), tall, -1 + z * (out + 1)],
      ],
      [0.5, 0.42, 0.46],
      n % 4 === 0 ? "rose" : anemone,
    );
  });
  return onPedestal([fish, ...arms], { x: -6, z: -7, wide: 12, deep: 12, paint: sand, shape: "round" }, random);
}
