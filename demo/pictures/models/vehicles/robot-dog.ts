import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, slope, tile } from "./build.ts";
import { bar, facing, label, pipe } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, dome, drum, slab } from "./shapes.ts";

export type RobotDogPaints = { body: Paint; trim: Paint; joint: Paint };

/** A leg from its hip at the origin: thigh backward, shin forward, round paw. */
const leg = ({ body, trim, joint }: RobotDogPaints): Part[] => [
  part(drum(1.15, 1.4), trim, [0, 0, 0], { turn: facing.right }),
  part(drum(0.6, 1.6), joint, [0, 0, 0], { turn: facing.right }),
  part(
    slab(
      [
        [0.8, 0.2],
        [-0.8, 0.4],
        [-1.9, -2.6],
        [-0.7, -2.9],
      ],
      1,
      0.1,
    ),
    body,
  ),
  part(drum(0.68, 1.2), joint, [-1.3, -2.7, 0], { turn: facing.right }),
  part(
    slab(
      [
        [-0.8, -2.5],
        [-1.7, -3],
        [-0.4, -5.5],
        [0.3, -5.3],
      ],
      0.8,
      0.1,
    ),
    body,
  ),
  part(box(1.5, 0.7, 1.2, 0.24), "charcoal", [0.2, -5.5, 0]),
];

/** A robot watchdog, alert on four jointed legs. */
export function robotDog(paints: RobotDogPaints, random: Random): Group {
  const { body, trim, joint } = paints;
  const y = 14;
  const pieces = [
    block(joint, [-5, y, -1.5], [10, 1, 3]),
    block(body, [-6, y + 1, -2], [4, 3, 4]),
    block(body, [-2, y + 1, -2], [4, 3, 4]),
    block(body, [2, y + 1, -2], [4, 3, 4]),
    curve(body, "back", [-7, y + 1, -2], [1, 3, 4]),
    block(trim, [-5, y + 4, -1], [7, 1, 2]),
    ...bothSides(curve(body, "right", [-6, y + 4, 1], [10, 1, 1])),
    block(joint, [4, y + 4, -1], [2, 3, 2]),
    block(body, [4, y + 7, -2], [4, 4, 4]),
    curve(body, "front", [8, y + 7, -2], [1.6, 2.4, 4]),
    slope(body, "back", [3, y + 8, -2], [1, 3, 4]),
    tile("ink", [8, y + 9.4, -1.8], [0.3, 1.6, 3.6]),
    curve(trim, "front", [4, y + 11, -2], [4, 1, 4]),
    block(trim, [-3, y + 5, -1], [2, 1, 2]),
  ];
  const hip = (y + 1.4) * plate;
  const parts = [
    ...[-1, 1].flatMap((side) => [
      ...moved(leg(paints), [4.2, hip, side * 2.8], [0, 0, 0.05]),
      ...moved(leg(paints), [-4, hip, side * 2.8], [0, 0, -0.04]),
      part(dome(0.42, 0.2), "sky", [8.32, (y + 10.2) * plate, side * 0.95], { turn: facing.front, finish: "enamel" }),
      part(
        slab(
          [
            [0.7, 0],
            [-0.7, 0],
            [-0.9, 1.9],
            [-0.3, 2],
          ],
          0.5,
          0.1,
        ),
        trim,
        [5, (y + 11.8) * plate, side * 1.5],
      ),
      part(box(3, 0.26, 0.12, 0.04), trim, [-0.2, (y + 2.5) * plate, side * 2.02]),
    ]),
    part(drum(0.36, 0.4), "ink", [9.7, (y + 8.4) * plate, 0], { turn: facing.front }),
    part(drum(1.35, 0.5), trim, [5, (y + 6) * plate, 0]),
    part(drum(0.34, 0.14), "gold", [6.4, (y + 5.5) * plate, 0], { turn: facing.front }),
    pipe(
      [
        [-6.6, (y + 3) * plate, 0],
        [-8, (y + 4) * plate, 0],
        [-8.8, (y + 7) * plate, 0],
        [-8.4, (y + 10) * plate, 0],
      ],
      0.24,
      joint,
    ),
    part(dome(0.42, 0.5), trim, [-8.4, (y + 10) * plate, 0]),
    bar([-2, (y + 6) * plate, 0], [-2, (y + 6) * plate + 1.2, 0], 0.1, "steel"),
    part(dome(0.22), "brick", [-2, (y + 6) * plate + 1.2, 0]),
  ];
  const name = { words: "JAGA", wide: 1.8, high: 0.9, paper: body, ink: "white" } as const;
  const lowest = Math.min(...parts.map(lowestPoint));
  const whole = build(
    {
      pieces,
      parts,
      things: [label(name, [-4, (y + 2.5) * plate, 2.03]), label(name, [-4, (y + 2.5) * plate, -2.03], Math.PI)],
    },
    random,
  );
  whole.position.y = -lowest;
  return whole;
}

function lowestPoint({ shape }: Part): number {
  shape.computeBoundingBox();
  return shape.boundingBox?.min.y ?? 0;
}
