import type { Group } from "three";
import { Mesh } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump, pair, repaint } from "../clay.ts";
import { raised } from "../raised-shape.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type StegosaurColours = { hide: Paint; spot: Paint; belly: Paint; plates: readonly [Paint, Paint] };

/** One plate of the back: a kite with a blunt foot. */
function backPlate(size: number, paint: Paint): Mesh {
  const outline = [
    [-0.28, 0],
    [0.28, 0],
    [0.52, 0.45],
    [0.05, 1.1],
    [-0.5, 0.5],
  ] as const;
  const mesh = new Mesh(
    raised(
      outline.map(([x, y]) => [x * size, y * size] as const),
      0.3,
      0.12,
    ),
    plastic(paint),
  );
  mesh.geometry.translate(0, 0, -0.15);
  return mesh;
}

/** An armoured plant eater with two rows of plates and a spiked tail. */
export function stegosaur({ hide, spot, belly, plates }: StegosaurColours, random: Random): Group {
  const coat = (x: number, y: number, z: number): Paint => {
    if (y < 4.4 && Math.abs(x) < 2.6 && z > -7) return belly;
    return (Math.floor(z + 60) * 3 + Math.floor(y / 1.2) * 2) % 7 === 0 && Math.abs(x) > 2 ? spot : hide;
  };
  const back = [
    [5, 7, 1.7],
    [3, 9, 2.3],
    [0.6, 10.6, 3],
    [-2.2, 11.2, 3.6],
    [-5, 10.4, 3.2],
    [-7.6, 8.4, 2.5],
    [-10, 6.4, 1.9],
  ];
  return sculpture(
    [
      lump([0, 6.8, -2.4], [3.8, 4.2, 6], coat, 1),
      ...[1.4, -5.6].map((z) => pair(lump([2.5, 2, z], [1.5, 3, 1.6], hide, 0.2))),
      ...[1.4, -5.6].map((z) => repaint(pair(block([1, 0, z + 0.9], [4.8, 0.5, z + 2], "cream")))),
      limb(
        [
          [0, 6.6, -6, 2.8],
          [0, 5, -10, 1.8],
          [0, 4.4, -14, 1.1],
          [0, 5, -16.4, 0.8],
        ],
        coat,
      ),
      limb(
        [
          [0, 6.4, 2.4, 2.4],
          [0, 5, 5.4, 1.7],
        ],
        coat,
      ),
      lump([0, 4.8, 7], [1.9, 1.7, 2.2], hide, 0.6),
      lump([0, 4.3, 9], [1.4, 1.1, 1.3], belly, 0.4),
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.66, pupil: 0.62 }), [side * skin.side(5.4, 7.2, 0.3), 5.4, 7.2], [0, side * 64, 0]),
      ),
      ...bothSides((side) => at(knob(0.15, 0.14, 0.1, "ink"), [side * 0.6, 4.7, skin.front(side * 0.6, 4.5)])),
      ...back.flatMap(([z = 0, y = 0, size = 1], n) =>
        bothSides((side) =>
          at(backPlate(size, plates[n % 2] ?? plates[0]), [side * 0.9, y - 0.5, z + side * 0.5], [0, 90, side * -10]),
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 0.4, 5, -14.4],
            [side * 1.8, 6.2, -15],
            [side * 3.4, 7.8, -15.6],
          ],
          [0.5, 0.35, 0.05],
          "cream",
        ),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 0.4, 5.4, -16],
            [side * 1.6, 6.4, -17],
            [side * 3, 7.6, -18],
          ],
          [0.45, 0.3, 0.05],
          "cream",
        ),
      ),
    ],
  );
}
