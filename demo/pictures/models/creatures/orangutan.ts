import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, limb, lump, pair, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { at, bothSides } from "./placed.ts";

export type ApeColours = { hair: Paint; dark: Paint; face: Paint };

/** A sitting orangutan with long arms, one hand on the ground and one in the air. */
export function orangutan({ hair, dark, face }: ApeColours, random: Random): Group {
  const shaggy = (x: number, y: number, z: number): Paint =>
    (Math.floor(x) * 7 + Math.floor(y / 1.2) * 5 + Math.floor(z) * 3) % 9 === 0 ? dark : hair;
  return sculpture(
    [
      lump([0, 4.6, 0], [4.2, 5, 3.6], shaggy, 0.75),
      pair(
        limb(
          [
            [3, 1.6, 0, 1.7],
            [4.4, 2.4, 3, 1.6],
            [4, 1, 5.2, 1.3],
          ],
          shaggy,
        ),
      ),
      smooth(pair(lump([4, 0.9, 6.2], [1.2, 0.9, 1], face, 0.3))),
      limb(
        [
          [4, 8, 0, 1.7],
          [6.8, 6, 0.6, 1.5],
          [7, 2.4, 1.6, 1.4],
        ],
        shaggy,
      ),
      smooth(lump([7, 0.8, 2], [1.1, 1, 1.4], face, 0.3)),
      limb(
        [
          [-4, 8, 0, 1.7],
          [-7, 8.4, 0.6, 1.5],
          [-7.4, 13, 1, 1.3],
        ],
        shaggy,
      ),
      smooth(lump([-7.4, 14.8, 1], [1.1, 1.2, 1], face, 0.3)),
      lump([0, 11.6, 0.6], [4, 4, 3.2], shaggy, 0.7),
      lump([0, 11.2, 3.6], [3.6, 2.6, 1], dark, 0.6),
      repaint(ball([0, 11, 4.5], [3.2, 2.6, 1.5], face)),
      smooth(lump([0, 9.6, 5], [2.1, 1.5, 1.3], face, 0.45)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.72, iris: "cocoa" }), [side * 1.3, 11.7, skin.front(side * 1.3, 11.7, 0.7)]),
      ),
      ...bothSides((side) => at(knob(0.18, 0.14, 0.12, "cocoa"), [side * 0.4, 10.4, skin.front(side * 0.4, 10.3)])),
      at(knob(1.2, 0.12, 0.12, "cocoa"), [0, 9.2, skin.front(0.2, 9.2)]),
    ],
  );
}
