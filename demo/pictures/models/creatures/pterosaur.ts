import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, type Clay, fine, limb, pair } from "../clay.ts";
import { onPedestal } from "../pedestal.ts";
import { sculpture } from "../sculpture.ts";
import { eye } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type PterosaurColours = { hide: Paint; wing: Paint; crest: Paint; beak: Paint; rock: Paint };

/** A skin wing: an arm along its front edge, three scallops behind. */
const wing = (arm: Paint, skin: Paint): Clay => ({
  from: [0, 0, -7],
  to: [17, 6, 3],
  has: (x, y, z) => {
    const lift = 0.6 + Math.sin((x / 17) * Math.PI * 0.8) * 3;
    if (x < 0 || x > 17 || Math.abs(y - lift) > 0.5) return false;
    const lead = x < 8 ? 1 + x * 0.22 : 2.76 - (x - 8) * 0.62;
    const trail = -5.4 + x * 0.2 + Math.abs(Math.sin((x / 17) * Math.PI * 3)) * -1.6 + (x > 12 ? (x - 12) * 0.1 : 0);
    return z < lead && z > trail;
  },
  coat: (x, _y, z) => {
    const lead = x < 8 ? 1 + x * 0.22 : 2.76 - (x - 8) * 0.62;
    return z > lead - 1.4 || x > 16 ? arm : skin;
  },
  fine: true,
});

/** A pterosaur in flight above a rock. */
export function pterosaur({ hide, wing: skin, crest, beak, rock }: PterosaurColours, random: Random): Group {
  const animal = sculpture(
    [
      pair(wing(hide, skin)),
      fine(
        limb(
          [
            [0, 1.6, 2, 1.9],
            [0, 1.2, -3, 1.7],
            [0, 1, -6, 0.9],
          ],
          hide,
        ),
      ),
      fine(
        pair(
          limb(
            [
              [1, 0.8, -5, 0.8],
              [1.8, 0.6, -8.4, 0.7],
            ],
            hide,
          ),
        ),
      ),
      fine(
        limb(
          [
            [0, 2, 3, 1.4],
            [0, 3.6, 5, 1.2],
          ],
          hide,
        ),
      ),
      fine(ball([0, 4.4, 6.2], [1.7, 1.6, 2], hide)),
    ],
    random,
    (found) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.66, white: "sun", pupil: 0.5 }),
          [side * found.side(4.8, 6.4, 0.3), 4.8, 6.6],
          [0, side * 62, 0],
        ),
      ),
      horn(
        [
          [0, 4.4, 7.4],
          [0, 4, 10],
          [0, 3.2, 13],
        ],
        [1, 0.6, 0.06],
        beak,
      ),
      horn(
        [
          [0, 3.6, 7.2],
          [0, 3, 9.6],
          [0, 2.6, 11.6],
        ],
        [0.7, 0.4, 0.05],
        "cream",
      ),
      horn(
        [
          [0, 5.4, 5.6],
          [0, 6.8, 3],
          [0, 8, -0.6],
        ],
        [0.9, 0.7, 0.08],
        crest,
      ),
    ],
  );
  animal.position.y = 8.4;
  animal.rotation.set(0.4, 0, 0.3);
  const stand = sculpture(
    [
      fine(
        limb(
          [
            [0, 0, 0, 2.6],
            [0.4, 1.2, -0.4, 1.8],
            [0, 2.4, 0, 1],
          ],
          rock,
        ),
      ),
      fine(
        limb(
          [
            [2.4, 0, 2, 1.2],
            [2.4, 0.6, 2, 0.9],
          ],
          "leaf",
        ),
      ),
    ],
    random,
    () => [
      horn(
        [
          [0, 2, 0],
          [0, 5, 0],
          [0, 7.6, 0],
        ],
        [0.36, 0.36, 0.36],
        "steel",
      ),
    ],
  );
  const group = new Group();
  group.add(onPedestal([stand, animal], { x: -4, z: -4, wide: 8, deep: 8, paint: "sand" }, random));
  return group;
}
