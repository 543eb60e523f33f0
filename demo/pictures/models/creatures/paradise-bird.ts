import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, limb, lump, pair, repaint } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type ParadiseColours = { body: Paint; crown: Paint; throat: Paint; plumes: readonly [Paint, ...Paint[]] };

/** A bird of paradise in display: flank plumes thrown over its back in a fountain. */
export function paradiseBird({ body, crown, throat, plumes }: ParadiseColours, random: Random): Group {
  const fountain = Array.from({ length: 30 }, (_, n) => {
    const ring = Math.floor(n / 10);
    const across = (n % 10) - 4.5;
    return at(
      petal(
        {
          long: 13.5 - ring * 2.2 - Math.abs(across) * 0.35,
          wide: 1.5,
          curl: -118 + ring * 12,
          thick: 0.22,
          belly: 0.6,
          tip: 0.8,
        },
        plumes[Math.min(plumes.length - 1, ring)] ?? plumes[0],
      ),
      [across * 0.34, 10 - ring * 0.8, -3.2 - ring * 0.4],
      [-82 + ring * 22, 180 - across * 15, 0],
    );
  });
  return sculpture(
    [
      limb(
        [
          [-9, 3.4, 0.4, 1],
          [-3, 4, 0, 1.1],
          [4, 3.2, 0, 1.2],
          [8, 3.6, 0, 1.3],
        ],
        "wood",
      ),
      limb(
        [
          [5, 3, 0, 1.2],
          [5.2, 0.4, 0, 1.5],
        ],
        "wood",
      ),
      lump([5.2, 0.4, 0], [3, 0.6, 3], "leaf", 0.5),
      limb(
        [
          [0, 10.4, 1.4, 2.3],
          [0, 8.4, -1.6, 2.6],
          [0, 7, -4.6, 1.7],
        ],
        body,
      ),
      pair(lump([2.5, 8.6, -2], [0.8, 2, 3], body, 0.7)),
      limb(
        [
          [0, 5.8, -5.4, 1],
          [0, 3.6, -8, 1],
        ],
        body,
      ),
      ball([0, 13, 2.2], [2.4, 2.3, 2.3], crown),
      repaint(block([-3, 10.6, 1], [3, 12.6, 5], throat)),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(
          eye({ radius: 0.7, white: "sun", pupil: 0.6 }),
          [side * skin.side(13.6, 2.8, 0.4), 13.5, 2.8],
          [0, side * 62, 0],
        ),
      ),
      horn(
        [
          [0, 12.8, 3.8],
          [0, 12.7, 5.6],
          [0, 12, 7],
        ],
        [0.75, 0.5, 0.06],
        "sky",
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 0.9, 6.4, -0.4],
            [side * 0.9, 5.2, 0.8],
            [side * 0.9, 3.8, 1.2],
          ],
          [0.35, 0.35, 0.18],
          "charcoal",
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 0.4, 5, -7],
            [side * 2.4, 2.6, -12],
            [side * 5.4, 3.6, -15],
            [side * 6, 6, -15],
          ],
          [0.16, 0.13, 0.13, 0.3],
          "ink",
        ),
      ),
      ...[
        [-8, 30],
        [-7, -40],
        [-8.6, 150],
      ].map(([x = 0, turn = 0]) =>
        at(petal({ long: 3.2, wide: 1.7, curl: -40, cup: 0.1, tip: 0.8 }, "leaf"), [x, 4.2, 0.4], [-34, turn, 0]),
      ),
      ...fountain,
    ],
  );
}
