import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, limb, lump, pair, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type RoosterColours = {
  body: Paint;
  hackle: Paint;
  wing: Paint;
  tail: readonly [Paint, ...Paint[]];
  leg: Paint;
};

/** A village rooster, chest out, tail in an arch. */
export function rooster({ body, hackle, wing, tail, leg }: RoosterColours, random: Random): Group {
  const sickles = Array.from({ length: 15 }, (_, n) => {
    const across = (n % 5) - 2;
    const row = Math.floor(n / 5);
    const paint = tail[n % tail.length] ?? tail[0];
    return at(
      petal({ long: 13.5 - row * 2.2, wide: 1.9, curl: -150 + row * 20, thick: 0.3, belly: 0.4, tip: 0.9 }, paint),
      [across * 0.5, 9.4 - row * 0.6, -4.2 - row * 0.3],
      [-66 + row * 12, 180 + across * 14, 0],
    );
  });
  return sculpture(
    [
      lump([0, 7.4, -0.6], [3.6, 3.3, 4.8], body, 0.9),
      limb(
        [
          [0, 9, -4, 2.2],
          [0, 10.4, -5.6, 1.4],
        ],
        body,
      ),
      limb(
        [
          [0, 8.4, 2.2, 3.2],
          [0, 11.4, 3.2, 2.5],
          [0, 14, 3.4, 1.9],
        ],
        (x, y, z) => (y < 9.4 + ((Math.floor(x + 20) + Math.floor(z)) % 2) * 1.2 ? body : hackle),
      ),
      ball([0, 15.4, 3.8], [2, 1.9, 2.1], hackle),
      pair(lump([3.5, 7.8, -1.2], [0.9, 2.1, 3.6], (_x, y, z) => (y < 6.8 || z < -3 ? (tail[0] ?? wing) : wing), 0.7)),
      smooth(block([-0.9, 16.9, 0.9], [0.9, 18, 6], "brick")),
      smooth(block([-0.9, 17.9, 1], [0.9, 18.8, 2], "brick")),
      smooth(block([-0.9, 17.9, 3], [0.9, 19.2, 4], "brick")),
      smooth(block([-0.9, 17.9, 5], [0.9, 18.8, 6], "brick")),
      smooth(pair(lump([1.6, 2.4, -0.4], [0.6, 2.6, 0.7], leg, 0))),
      smooth(pair(block([1, 0, -2], [2, 0.5, 2], leg))),
      smooth(pair(block([0, 0, 0.1], [3, 0.5, 1], leg))),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.68, iris: "orange", pupil: 0.5 }),
          [side * skin.side(15.8, 4.2, 0.4), 15.8, 4.2],
          [0, side * 66, 0],
        ),
      ),
      horn(
        [
          [0, 15.2, 5.2],
          [0, 15, 6.6],
          [0, 14.4, 7.8],
        ],
        [0.85, 0.6, 0.08],
        "sun",
      ),
      ...bothSides((side) => at(knob(0.42, 0.9, 0.36, "brick"), [side * 0.5, 13.4, 5.6])),
      ...sickles,
    ],
  );
}
