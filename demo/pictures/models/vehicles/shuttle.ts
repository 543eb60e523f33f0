import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { label, lamp } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, slab } from "./shapes.ts";
import { bell } from "./space-fittings.ts";
import { axles, wheel } from "./wheel.ts";
import { wings } from "./wing.ts";

export type ShuttlePaints = { hull: Paint; under: Paint; trim: Paint };

/** A space shuttle on its landing gear: delta wings, three engines, black belly. */
export function shuttle({ hull, under, trim }: ShuttlePaints, random: Random): Group {
  const delta = wings(
    [
      [6, 1.5],
      [1, 3.2],
      [-4, 7.4],
      [-7, 7.8],
      [-8, 7.4],
      [-8, 1.5],
    ],
    4,
    hull,
  );
  const belly = wings(
    [
      [9.2, 0],
      [8.4, 1.4],
      [6.4, 1.9],
      [1.2, 3.6],
      [-3.8, 7.8],
      [-7, 8.2],
      [-8.2, 7.8],
      [-8.2, 0],
    ],
    3.2,
    under,
    0.8,
  );
  const pieces = [
    ...delta.pieces,
    block(hull, [-8, 4, -2], [14, 4, 4]),
    block(hull, [-8, 8, -2], [10, 2, 4]),
    tile(trim, [-6, 10, -1], [7, 0.5, 2]),
    ...bothSides(curve(hull, "right", [-8, 8, 1], [10, 2.6, 1.1])),
    curve(hull, "front", [6, 4, -1], [3, 3.6, 2]),
    ...bothSides(curve(hull, "front", [6, 4, 1], [2.2, 3.2, 1])),
    block(hull, [2, 8, -2], [2, 2, 4]),
    glass(slope("navy", "front", [4, 8, -1.7], [1.6, 2.2, 3.4])),
    tile(under, [4, 7.9, -2], [2, 0.3, 4]),
    block(hull, [2, 10, -1], [2, 1, 2]),
    block(under, [-9, 4, -2], [1, 5, 4]),
    ...bothSides(block(hull, [-9, 9, 1], [4, 2, 1]), curve(hull, "front", [-5, 9.4, 1], [1.6, 1.8, 1])),
  ];
  const tail = slab(
    [
      [-4.4, 0],
      [-8.6, 0],
      [-10.2, 5.6],
      [-8.2, 5.6],
    ],
    0.6,
  );
  const parts = [
    ...delta.parts,
    ...belly.parts,
    part(tail, hull, [0, 10 * plate, 0]),
    part(
      slab(
        [
          [-8.7, 0.4],
          [-9.3, 0.4],
          [-10.6, 5],
          [-9.9, 5],
        ],
        0.66,
      ),
      under,
      [0, 10 * plate, 0],
    ),
    ...[
      [2.6, -1.05],
      [2.6, 1.05],
      [4.1, 0],
    ].flatMap(([y = 0, z = 0]) => moved(bell(0.85, 1.5), [-9, y, z], [0, 0, -Math.PI / 2])),
    ...[-1, 1].flatMap((side) => moved(bell(0.45, 0.8), [-9, 4.1, side * 1.5], [0, 0, -Math.PI / 2])),
    ...axles({ radius: 0.75, wide: 0.6, rim: "steel", spokes: 0 }, [-4.5], 6),
    ...[-3, 3].map((z) => part(box(0.3, 1, 0.3, 0.06), "steel", [-4.5, 1.1, z])),
    ...[-0.4, 0.4].flatMap((z) => moved(wheel({ radius: 0.6, wide: 0.5, rim: "steel", spokes: 0 }), [5.8, 0.6, z])),
    part(box(0.3, 1.2, 0.3, 0.06), "steel", [5.8, 1.1, 0]),
    ...[-1, 1].flatMap((side) => [
      part(box(0.7, 0.5, 0.1, 0.04), "navy", [3, 9 * plate, side * 2.02]),
      part(box(6.4, 0.16, 0.12, 0.03), trim, [-5, 4.5 * plate + 0.1, side * 2.04]),
    ]),
    ...lamp([9.02, 4.9 * plate, 0], "front", "gold", 0.24, "charcoal"),
  ];
  const name = { words: "ELANG ANGKASA", wide: 6.4, high: 0.8, paper: hull, ink: "navy" } as const;
  const things = [label(name, [-1.2, 6.7 * plate, 2.03]), label(name, [-1.2, 6.7 * plate, -2.03], Math.PI)];
  return build({ pieces, parts, things }, random);
}
