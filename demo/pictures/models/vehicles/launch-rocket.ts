import type { Group } from "three";
import { Shape } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, build, cone, type Piece, round, tile } from "./build.ts";
import { lattice } from "./crane-truck.ts";
import { bar } from "./fittings.ts";
import { stack } from "./moon-rocket.ts";
import { moved, type Part, part } from "./part.ts";
import { box, slab } from "./shapes.ts";
import { bell } from "./space-fittings.ts";

export type LaunchRocketPaints = { hull: Paint; band: Paint; booster: Paint; tower: Paint };

function booster(
  x: number,
  z: number,
  { hull, booster: paint, band }: LaunchRocketPaints,
): { pieces: Piece[]; parts: Part[] } {
  const drums = [5, 8, 11, 14, 17, 20].map((y, n) => round(n === 4 ? band : paint, [x - 1, y, z - 1], [2, 3, 2]));
  return {
    pieces: [...drums, cone(hull, [x - 1, 23, z - 1], [2, 4, 2])],
    parts: moved(bell(0.8, 0.8), [x, 5 * plate, z]),
  };
}

function fin(): Shape {
  const side = new Shape();
  side.moveTo(0, 0);
  side.lineTo(1.8, -0.8);
  side.lineTo(1.8, 1);
  side.lineTo(0, 3.4);
  return side;
}

/** A tall rocket in stages with four boosters, beside its launch tower. */
export function launchRocket(paints: LaunchRocketPaints, random: Random): Group {
  const { hull, band, booster: boosterPaint, tower } = paints;
  const boosters = [
    [2.6, 0],
    [-2.6, 0],
    [0, 2.6],
    [0, -2.6],
  ].map(([x = 0, z = 0]) => booster(x, z, paints));
  const core = Array.from({ length: 9 }, (_, n) => [3.4, 3, n === 3 || n === 8 ? band : hull] as const);
  const pieces = [
    block("grey", [-6, 0, -5], [14, 1, 10]),
    block("charcoal", [-4, 1, -4], [8, 1, 8]),
    tile("sun", [-6, 1, -5], [14, 0.4, 0.6]),
    tile("sun", [-6, 1, 4.4], [14, 0.4, 0.6]),
    ...stack(5, [
      ...core,
      [3, 1, "charcoal"],
      [3, 3, hull],
      [3, 3, hull],
      [3, 3, band],
      [2.6, 1, "charcoal"],
      [2.6, 3, hull],
      [2.2, 3, hull],
      [1.6, 2, boosterPaint],
    ]),
    cone(boosterPaint, [-0.6, 51, -0.6], [1.2, 4, 1.2]),
    ...boosters.flatMap((each) => each.pieces),
    block(tower, [4, 1, -2], [3, 2, 4]),
    block(tower, [4, 44, -1.5], [3, 1, 3]),
  ];
  const arms = [17, 29, 40].flatMap((y) => [
    part(box(3, 0.4, 1, 0.06), tower, [3.2, y * plate, 0]),
    ...[-0.42, 0.42].map((z) => bar([2, y * plate + 0.7, z], [4.6, y * plate + 0.7, z], 0.07, "steel")),
  ]);
  const parts = [
    ...moved(bell(1.3, 1.1), [0, 5 * plate, 0]),
    ...boosters.flatMap((each) => each.parts),
    ...moved(lattice(16.4, 2.2, tower), [5.5, 3 * plate, 0], [0, 0, Math.PI / 2]),
    ...arms,
    ...[0, 1, 2, 3].flatMap((n) =>
      moved(
        [part(slab(fin(), 0.3, 0.06), boosterPaint)],
        [Math.cos(n * 1.571 + 0.785) * 1.6, 3.2, -Math.sin(n * 1.571 + 0.785) * 1.6],
        [0, n * 1.571 + 0.785, 0],
      ),
    ),
    bar([5.5, 18, 0], [5.5, 20.6, 0], 0.1, "steel"),
    part(box(0.6, 0.3, 0.6, 0.1), "brick", [5.5, 20.7, 0]),
    ...[8, 11, 14].map((y) => part(box(2.4, 0.16, 2.4, 0.04), "grey", [5.5, y, 0])),
  ];
  return build({ pieces, parts }, random);
}
