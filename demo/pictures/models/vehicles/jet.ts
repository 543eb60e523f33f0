import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { turned } from "../turned.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { facing, label } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";
import { bell, foot } from "./space-fittings.ts";
import { wings } from "./wing.ts";

export type JetPaints = { body: Paint; wing: Paint; trim: Paint };

/** A swept-wing display jet climbing from its foot. */
export function jet({ body, wing, trim }: JetPaints, random: Random): Group {
  const main = wings(
    [
      [3, 1.8],
      [-3, 8.4],
      [-6, 8.4],
      [-5, 1.8],
    ],
    3,
    wing,
  );
  const tips = wings(
    [
      [-2, 7.3],
      [-3, 8.5],
      [-6.1, 8.5],
      [-5.9, 7.3],
    ],
    3.1,
    trim,
    1,
  );
  const tail = wings(
    [
      [-7, 1.6],
      [-9.4, 4.6],
      [-11, 4.6],
      [-10, 1.6],
    ],
    4,
    trim,
  );
  const pieces = [
    ...main.pieces,
    ...tail.pieces,
    block(body, [-9, 2, -1.5], [10, 4, 3]),
    block(body, [1, 2, -1.5], [4, 3, 3]),
    ...bothSides(
      block(body, [-7, 2, 1.5], [6, 3, 1]),
      curve("charcoal", "front", [-1, 2, 1.5], [1.4, 3, 1]),
      curve(body, "right", [-9, 6, 0], [7, 1.4, 1.5]),
      curve(body, "back", [-9, 2, 1.5], [2, 3, 1]),
    ),
    tile(trim, [-8.6, 6.6, -0.5], [7, 1, 1]),
    block(body, [5, 2, -1], [2, 3, 2]),
    glass(slope("sky", "back", [-1.4, 6, -1.1], [1.6, 3, 2.2])),
    glass(slope("sky", "front", [1.6, 5, -1.1], [2.2, 4, 2.2])),
    glass(tile("sky", [0.2, 6, -1.1], [1.4, 3, 2.2])),
    tile(trim, [4, 5, -1.5], [1, 0.5, 3]),
  ];
  const nose = turned([
    [0, -1.2],
    [1.1, -1.2],
    [0.96, 0.4],
    [0.55, 1.9],
    [0.2, 2.7],
    [0, 2.8],
  ]);
  const fin = slab(
    [
      [-5.4, 0],
      [-9.6, 0],
      [-11, 4.4],
      [-9.2, 4.4],
    ],
    0.5,
  );
  const parts = [
    ...main.parts,
    ...tips.parts,
    ...tail.parts,
    part(nose, trim, [8, 3.5 * plate, 0], { turn: facing.front }),
    part(fin, wing, [0, 7.2 * plate, 0]),
    part(box(1.9, 0.8, 0.56, 0.06), trim, [-9.6, 7.2 * plate + 3.5, 0]),
    ...[-0.8, 0.8].flatMap((z) => moved(bell(0.8, 1.5), [-9, 4 * plate, z], [0, 0, -Math.PI / 2])),
    ...[-1, 1].flatMap((side) => [
      part(drum(0.36, 4), "white", [-4, 2.2 * plate, side * 5.4], { turn: facing.front }),
      part(drum(0.36, 0.9, 0.06), "orange", [-1.6, 2.2 * plate, side * 5.4], { turn: facing.front }),
    ]),
    ...moved(
      figure({ shirt: "court", trousers: "court", hat: "helmet", hatPaint: "white", sitting: true }),
      [0.5, 5.2 * plate, 0],
      [0, 0, 0],
      0.52,
    ),
  ];
  const name = { words: "07", wide: 1.6, high: 1, paper: body, ink: "white" } as const;
  const plane = build(
    { pieces, parts, things: [label(name, [3, 3.4 * plate, 1.53]), label(name, [3, 3.4 * plate, -1.53], Math.PI)] },
    random,
  );
  plane.rotation.set(0.36, 0, 0.2);
  plane.position.set(0.6, 5, 0);
  return build({ parts: foot(5.8, "charcoal", 2.8), things: [plane] }, random);
}
