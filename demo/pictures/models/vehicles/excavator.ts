import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, glass, round, slope, tile } from "./build.ts";
import { bar, facing, label, lamp } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";
import { track } from "./tracks.ts";

export type ExcavatorPaints = { body: Paint; arm: Paint; trim: Paint };

const pin = (x: number, y: number, wide: number): Part =>
  part(drum(0.34, wide), "steel", [x, y, 0], { turn: facing.right });

/** The boom bends over, the stick hangs down, the bucket opens toward the machine. */
function arm(paint: Paint, trim: Paint): Part[] {
  const boom = slab(
    [
      [-0.4, -0.5],
      [0.6, -0.6],
      [3.6, 4.2],
      [8, 5.4],
      [8.2, 6.2],
      [3.4, 5.9],
      [-0.5, 0.6],
    ],
    1.3,
  );
  const stick = slab(
    [
      [6.7, 6.9],
      [7.6, 7.3],
      [9, 5.2],
      [10.6, 0.8],
      [10, 0.4],
      [7.9, 4.6],
    ],
    1,
  );
  const bucket = slab(
    [
      [10.9, 1.2],
      [9.7, 1.1],
      [8.6, 0.2],
      [8.3, -1.2],
      [9.1, -2.2],
      [9.4, -2.1],
      [9, -1.2],
      [9.3, -0.4],
      [10.2, -0.2],
      [11.3, 0.1],
    ],
    2.6,
  );
  return [
    part(boom, paint),
    part(stick, paint),
    part(bucket, trim),
    ...[-1.24, 1.24].map((z) =>
      part(
        slab(
          [
            [10.9, 1.1],
            [9.7, 1],
            [8.6, 0.1],
            [8.3, -1.2],
            [9.1, -2.1],
            [11.2, 0],
          ],
          0.16,
        ),
        trim,
        [0, 0, z],
      ),
    ),
    ...[-0.9, -0.3, 0.3, 0.9].map((z) =>
      part(box(0.55, 0.22, 0.32, 0.06), "steel", [9.35, -2.2, z], { turn: [0, 0, 0.7] }),
    ),
    pin(0, 0, 1.7),
    pin(7.8, 5.7, 1.6),
    pin(10.4, 0.8, 1.5),
    pin(7.1, 7, 1.2),
    bar([1.6, 0.2, 0.85], [3.4, 4.4, 0.85], 0.24, "steel", "metal"),
    bar([1.6, 0.2, -0.85], [3.4, 4.4, -0.85], 0.24, "steel", "metal"),
    bar([3.9, 6.3, 0], [7.1, 7, 0], 0.26, "steel", "metal"),
    bar([3.9, 6.3, 0], [5.4, 6.6, 0], 0.38, "charcoal"),
  ];
}

/** The house that turns on the tracks; its name lets a view turn it. */
function house({ body, arm: armPaint, trim }: ExcavatorPaints, random: Random): Group {
  const pieces = [
    block(trim, [-5, 0, -3], [8, 1, 6]),
    block(body, [-5, 1, -3], [4, 5, 6]),
    curve(body, "back", [-7, 1, -3], [2, 5, 6]),
    block(body, [-1, 1, -3], [4, 2, 3]),
    block(body, [-1, 3, -3], [2, 3, 2]),
    block(body, [-1, 1, 0], [4, 3, 3]),
    tile("ink", [-0.4, 4, 0.8], [1.2, 2, 1.4]),
    ...[0.1, 2.5].flatMap((z) => [
      tile(body, [-1, 4, z], [0.4, 8, 0.4]),
      tile(body, [2.5, 4, z], [0.4, 4, 0.4]),
      glass(tile("sky", [-0.6, 4, z + 0.1], [3, 8, 0.2])),
    ]),
    glass(slope("sky", "front", [2, 4, 0.4], [1, 8, 2.2])),
    block(body, [-1, 12, 0], [3, 1, 3]),
    round("charcoal", [-4, 6, -2.5], [1, 2, 1]),
  ];
  const parts = [
    ...moved(arm(armPaint, trim), [2.6, 1.5, -0.7]),
    bar([-3.5, 3, -2], [-3.5, 4.4, -2], 0.2, "steel", "metal"),
    part(box(0.12, 1.2, 3.6, 0.04), "charcoal", [-6.3, 1.5, 0]),
    ...[0.6, 2.4].flatMap((z) => lamp([2.1, 5, z], "front", "gold", 0.26)),
    ...[-4.4, -3.6, -2.8].map((x) => part(box(0.4, 1.1, 0.1, 0.03), "charcoal", [x, 1.6, 3.02])),
  ];
  const words = { words: "KLIKKO 11", wide: 3.2, high: 0.7, paper: body, ink: "ink" } as const;
  const group = build({ pieces, parts, things: [label(words, [-3, 1.8, -3.02], Math.PI)] }, random);
  group.position.y = 6 * plate;
  group.name = "house";
  const holder = new Group();
  holder.add(group);
  return holder;
}

/** An excavator on crawler tracks; its house turns. */
export function excavator(paints: ExcavatorPaints, random: Random): Group {
  const pieces = [
    block("charcoal", [-3, 3, -2], [6, 2, 4]),
    round("steel", [-2, 5, -2], [4, 1, 4]),
    ...bothSides(tile(paints.body, [-3, 4, 1.6], [6, 1, 1])),
  ];
  const parts = [-3.4, 3.4].flatMap((z) => moved(track(10, 2.1, 1.8, paints.body), [0, 0, z]));
  return build({ pieces, parts, things: [house(paints, random)] }, random);
}
