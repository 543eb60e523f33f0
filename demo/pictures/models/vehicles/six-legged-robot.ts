import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, round, tile } from "./build.ts";
import { bar, facing, lamp, pipe } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, dome, drum, slab } from "./shapes.ts";

export type SixLeggedPaints = { body: Paint; trim: Paint; joint: Paint };

/** A leg reaching out along +x: up to the knee, down to a rubber toe. */
const leg = ({ body, trim, joint }: SixLeggedPaints): Part[] => [
  part(drum(0.75, 1.1), joint, [0.6, 3.6, 0]),
  part(
    slab(
      [
        [0.4, 3.1],
        [0.6, 4.1],
        [3.6, 5.7],
        [4.1, 4.9],
      ],
      0.9,
      0.1,
    ),
    body,
  ),
  part(drum(0.6, 1.2), trim, [3.8, 5.2, 0], { turn: facing.right }),
  part(
    slab(
      [
        [3.3, 5],
        [4.3, 5.4],
        [5.9, 0.8],
        [5.4, 0.6],
      ],
      0.7,
      0.1,
    ),
    body,
  ),
  part(drum(0.4, 0.7, 0.24), "ink", [5.7, 0.35, 0]),
  bar([1.6, 3.8, 0], [4.2, 4, 0], 0.16, "steel", "metal"),
];

/** A pincer of two fingers that opens along +x. */
const pincer = (trim: Paint): Part[] =>
  [-1, 1].map((side) =>
    part(
      slab(
        [
          [0, 0],
          [0.9, 0.7],
          [2, 0.35],
          [2.2, 0],
          [1.1, 0.15],
        ],
        0.5,
        0.08,
      ).rotateX(Math.PI / 2),
      trim,
      [0, 0, 0],
      { turn: side === 1 ? [0, 0, 0] : [Math.PI, 0, 0] },
    ),
  );

/** A six-legged explorer with a glass dome and two pincers. */
export function sixLeggedRobot(paints: SixLeggedPaints, random: Random): Group {
  const { body, trim, joint } = paints;
  const y = 8;
  const pieces = [
    round(joint, [-2.5, y - 1, -2.5], [5, 1, 5]),
    block(body, [-3, y, -2], [6, 3, 4]),
    block(body, [-2, y, -3], [4, 3, 6]),
    curve(body, "front", [3, y, -2], [2, 3, 4]),
    curve(trim, "back", [-5, y, -2], [2, 3, 4]),
    block(trim, [-3, y + 3, -2], [6, 1, 4]),
    ...bothSides(tile(trim, [-2, y + 3, 2], [4, 0.6, 1])),
    round("charcoal", [-1.5, y + 4, -1.5], [3, 1, 3]),
    tile(body, [-0.6, y + 5, -0.6], [1.2, 2, 1.2]),
    block("charcoal", [-4.4, y + 3, -1], [1.4, 2, 2]),
  ];
  const angles = [0.95, 1.57, 2.2];
  const parts = [
    ...angles.flatMap((angle) =>
      [-1, 1].flatMap((side) =>
        moved(leg(paints), [Math.cos(angle) * 2, 0, side * Math.sin(angle) * 1.9], [0, side * -angle, 0]),
      ),
    ),
    part(dome(1.45, 1.7), "sky", [0, (y + 5) * plate, 0], { finish: "clear" }),
    ...[-0.5, 0.5].flatMap((z) => [
      part(drum(0.42, 0.3), "ink", [0.6, (y + 7.4) * plate, z], { turn: facing.front }),
      part(dome(0.32, 0.16), "lime", [0.74, (y + 7.4) * plate, z], { turn: facing.front, finish: "enamel" }),
    ]),
    ...[-1, 1].flatMap((side) => [
      pipe(
        [
          [3.6, 3.6, side * 1.3],
          [5, 4.4, side * 1.9],
          [6.4, 3.6, side * 1.8],
        ],
        0.32,
        joint,
      ),
      ...moved(pincer(trim), [6.4, 3.5, side * 1.8], [0, side * 0.2, -0.2]),
      ...lamp([4.7, 3.7, side * 0.6], "front", "gold", 0.34),
      bar([-4, (y + 5) * plate, side * 0.6], [-5.2, (y + 5) * plate + 2.4, side * 1.2], 0.08, "steel"),
      part(dome(0.2), "brick", [-5.2, (y + 5) * plate + 2.4, side * 1.2]),
    ]),
    part(box(0.3, 0.8, 1.6, 0.1), "charcoal", [-4.9, 3.7, 0]),
  ];
  return build({ pieces, parts }, random);
}
