import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type OwlColours = { plumage: Paint; wing: Paint; breast: Paint; fleck: Paint; disc: Paint };

/** An eagle owl on a stump. */
export function owl({ plumage, wing, breast, fleck, disc }: OwlColours, random: Random): Group {
  const flecked = (x: number, y: number, z: number): Paint => {
    if (z < 1) return plumage;
    const row = Math.floor(y / 1.2);
    return (Math.floor(x + 40) + row) % 2 === 0 && row % 2 === 0 ? fleck : breast;
  };
  return sculpture(
    [
      lump([0, 1.4, 0], [3.4, 1.8, 3.4], "cocoa", 0.35),
      repaint(block([-2.4, 2.8, -2.4], [2.4, 3.4, 2.4], "wood")),
      limb(
        [
          [3, 1.2, 1, 1.2],
          [5, 0.6, 2, 0.9],
        ],
        "cocoa",
      ),
      limb(
        [
          [-3, 1.2, -1, 1.2],
          [-5, 0.6, 0.6, 0.9],
        ],
        "cocoa",
      ),
      lump([0, 7.8, 0], [3.9, 4.6, 3.4], flecked, 0.8),
      pair(lump([3.9, 7.6, -0.8], [1, 4, 2.8], (_x, y) => (Math.floor(y / 1.2) % 3 === 0 ? fleck : wing), 0.75)),
      smooth(lump([0, 4, -3.4], [2, 2.4, 1], wing, 0.3)),
      lump([0, 13.4, 0.4], [4.4, 3.3, 3.2], plumage, 0.7),
      repaint(pair(ball([2, 13.4, 4], [2.5, 2.3, 1.4], disc))),
      pair(
        limb(
          [
            [3, 15.8, 0.6, 1.2],
            [4.2, 18.2, 0, 0.7],
          ],
          wing,
        ),
      ),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 1.45, white: "cream", iris: "sun", pupil: 0.48 }), [
          side * 1.85,
          13.6,
          skin.front(side * 1.85, 13.6, 1),
        ]),
      ),
      horn(
        [
          [0, 12.9, skin.front(0.2, 12.6) - 0.2],
          [0, 12.5, skin.front(0.2, 12.6) + 0.7],
          [0, 11.4, skin.front(0.2, 12.6) + 0.6],
        ],
        [0.6, 0.5, 0.06],
        "charcoal",
      ),
      ...[-1, 1].flatMap((side) =>
        [-0.5, 0, 0.5].map((x) =>
          horn(
            [
              [side * 1.6 + x, 3.9, 2.6],
              [side * 1.6 + x, 3.8, 3.8],
              [side * 1.6 + x, 2.8, 3.9],
            ],
            [0.35, 0.32, 0.12],
            "gold",
          ),
        ),
      ),
      ...[30, 100, -40].map((turn) =>
        at(petal({ long: 2.8, wide: 1.5, curl: -40, cup: 0.1, tip: 0.8 }, "leaf"), [4.6, 1.2, 1.8], [-30, turn, 0]),
      ),
    ],
  );
}
