import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, round, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, grille, lamp, ring } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type TractorPaints = { body: Paint; wheels: Paint; trailer: Paint };

/** Sacks of rice, tied at the mouth. */
const sacks = (): Part[] =>
  [
    [-9.8, -1.2, 0.1],
    [-9.6, 1.2, -0.2],
    [-12, -1.1, 0.3],
    [-12.1, 1.2, 0],
  ].flatMap(([x = 0, z = 0, turn = 0]) =>
    moved(
      [
        part(box(1.9, 1.9, 1.9, 0.55), "cream", [0, 1, 0]),
        part(drum(0.34, 0.2), "brick", [0, 2, 0]),
        part(drum(0.26, 0.5, 0.44), "cream", [0, 2.3, 0]),
      ],
      [x, 6 * plate, z],
      [0, turn, 0],
    ),
  );

/** A tractor with a farmer at the wheel, pulling a cart of rice sacks. */
export function tractor({ body, wheels, trailer }: TractorPaints, random: Random): Group {
  const pieces = [
    block("charcoal", [-4, 3, -1], [10, 2, 2]),
    block(body, [0, 5, -1.5], [4, 4, 3]),
    block(body, [0, 9, -1.5], [3, 1, 3]),
    curve(body, "front", [3, 9, -1.5], [3, 1.6, 3]),
    block(body, [4, 5, -1.5], [2, 4, 3]),
    block(body, [-4, 5, -2], [4, 2, 4]),
    ...bothSides(
      curve(body, "front", [-1.4, 7.6, 2], [1.6, 2, 1.8]),
      tile(body, [-4, 9, 2], [2.6, 0.7, 1.8]),
      curve(body, "back", [-5.4, 7.6, 2], [1.6, 2, 1.8]),
      tile("charcoal", [-3.9, 9.7, 2.2], [0.4, 10, 0.4]),
      tile("charcoal", [-0.9, 9.7, 2.2], [0.4, 10, 0.4]),
    ),
    tile("ink", [-3.4, 7, -1], [2, 2, 2]),
    tile("ink", [-3.8, 7, -1], [0.5, 5, 2]),
    block(wheels, [-5, 19.7, -3], [5, 1, 6]),
    block("charcoal", [-7, 3, -0.5], [3, 1, 1]),
    block("charcoal", [-14, 4, -2], [6, 1, 4]),
    block(trailer, [-14, 5, -3], [6, 1, 6]),
    ...bothSides(block(trailer, [-14, 6, 2], [3, 3, 1]), block(trailer, [-11, 6, 2], [3, 3, 1])),
    tile(trailer, [-14, 6, -2], [0.6, 3, 4]),
    tile(trailer, [-8.6, 6, -2], [0.6, 3, 4]),
    round("charcoal", [3, 9, -0.5], [1, 2, 1]),
  ];
  const parts = [
    ...axles({ radius: 2.5, wide: 1.7, rim: wheels, hub: body, lugs: 22, spokes: 8 }, [-2.8], 6),
    ...axles({ radius: 1.45, wide: 1, rim: wheels, hub: body, lugs: 16 }, [4.2], 4.4),
    ...axles({ radius: 1.3, wide: 1, rim: wheels, hub: trailer }, [-11], 6.6),
    bar([-7.6, 1.5, 0], [-4, 1.5, 0], 0.16, "charcoal"),
    bar([3.5, 4.4, 0], [3.5, 7, 0], 0.2, "steel", "metal"),
    ...grille([6.04, 2.85, 0], 2.2, 1.2, 5),
    ...[-1, 1].flatMap((z) => lamp([5.4, 4.35, z * 1.1], "front", "gold", 0.36)),
    part(ring(0.6, 0.1), "ink", [-0.5, 4.9, 0], { turn: [0, Math.PI / 2, 0] }),
    bar([0.1, 4.3, 0], [-0.5, 4.9, 0], 0.1, "charcoal"),
    ...moved(
      figure({ shirt: "sky", trousers: "navy", sitting: true, hat: "cone", hatPaint: "sand", arms: [0.8, 0.8] }),
      [-2.6, 9.1 * plate, 0],
      [0, 0, 0],
      0.95,
    ),
    ...sacks(),
    ...[0.4, 0.8, 1.2].map((x) => part(box(0.18, 0.9, 3.08, 0.04), "charcoal", [x + 0.4, 2.9, 0])),
  ];
  return build({ pieces, parts }, random);
}
