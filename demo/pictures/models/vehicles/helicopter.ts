import { type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, glass, round, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, facing, label, lamp, pipe } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";

export type HelicopterPaints = { body: Paint; trim: Paint; blade: Paint };

/** Four drooping blades on a hub, each with a bright tip. */
function rotor(length: number, { blade, trim }: HelicopterPaints): Part[] {
  return [
    part(drum(0.5, 0.7), "charcoal"),
    part(drum(0.9, 0.24), "steel", [0, 0.1, 0]),
    ...[0, 1, 2, 3].flatMap((n) =>
      moved(
        [
          part(box(length, 0.2, 0.9, 0.08), blade, [length / 2 + 0.6, 0, 0]),
          part(box(0.9, 0.22, 0.92, 0.08), trim, [length + 0.2, 0, 0]),
          part(box(1, 0.3, 0.4, 0.08), "steel", [0.8, 0.04, 0]),
        ],
        [0, 0.2, 0],
        [0, (n * Math.PI) / 2 + 0.5, -0.03],
      ),
    ),
  ];
}

/** A rescue helicopter with a round glass nose, a slim tail boom and skids. */
export function helicopter(paints: HelicopterPaints, random: Random): Group {
  const { body, trim } = paints;
  const pieces = [
    block("charcoal", [-4, 4, -2], [7, 1, 4]),
    block(body, [-4, 5, -2.5], [3, 8, 5]),
    block(body, [-1, 5, -2.5], [4, 3, 5]),
    curve(body, "front", [3, 5, -2.5], [2.6, 3, 5]),
    ...bothSides(
      tile(trim, [-4, 7, 2.5], [5, 1, 0.2]),
      tile(body, [-1, 8, 2], [0.6, 5, 0.5]),
      tile(body, [2.2, 8, 2], [0.5, 5, 0.5]),
      glass(tile("sky", [-0.4, 8, 2.1], [2.6, 5, 0.2])),
      curve(body, "right", [-4, 13, 1.5], [6, 1.4, 1]),
    ),
    block(body, [-4, 13, -1.5], [6, 1.4, 3]),
    curve(body, "front", [2, 13, -2.5], [1.6, 1.4, 5]),
    curve(body, "back", [-6, 9, -1.5], [2, 4, 3]),
    curve(body, "back", [-5.4, 5, -2], [1.4, 4, 4]),
    block("charcoal", [-2, 14.4, -1], [3, 1.6, 2]),
    slope("charcoal", "front", [1, 14.4, -1], [1, 1.6, 2]),
    round("charcoal", [-1, 16, -0.5], [1, 2, 1]),
    block(body, [-9, 10, -1], [4, 2, 2]),
    block(trim, [-11, 10, -0.5], [2, 2, 1]),
    block(body, [-13, 10, -0.5], [2, 2, 1]),
    tile(trim, [-12.6, 10.6, -2.4], [1.4, 0.7, 4.8]),
    ...[0, 1].map((n) => tile("cocoa", [0.2, 8, -2 + n * 2.4], [1.4, 2, 1.6])),
  ];
  const bubble = new SphereGeometry(2.5, 32, 20, Math.PI / 2, Math.PI, 0, Math.PI / 2).scale(1.06, 0.92, 0.98);
  const skids = [-1, 1].flatMap((side) => [
    pipe(
      [
        [-4.4, 0.25, side * 3],
        [0, 0.25, side * 3],
        [3.4, 0.25, side * 3],
        [4.5, 0.8, side * 3],
      ],
      0.22,
      "charcoal",
    ),
    bar([-2.6, 0.25, side * 3], [-2.6, 1.8, side * 1.6], 0.16, "steel"),
    bar([1.8, 0.25, side * 3], [1.8, 1.8, side * 1.6], 0.16, "steel"),
  ]);
  const fin = slab(
    [
      [0.9, 0],
      [-0.9, 0],
      [-2, 3.2],
      [-0.6, 3.2],
    ],
    0.4,
  );
  const pilot = { shirt: "navy", trousers: "charcoal", sitting: true, hat: "helmet", hatPaint: "white" } as const;
  const parts = [
    ...moved(rotor(7.4, paints), [-0.5, 18 * plate, 0]),
    part(bubble, "sky", [2.8, 8 * plate, 0], { finish: "clear" }),
    ...skids,
    part(fin, body, [-12, 12 * plate, 0]),
    ...[0, 1, 2].map((n) =>
      part(box(0.4, 1.7, 0.14, 0.05).translate(0, 0.85, 0), paints.blade, [-13, 6.9, 0.45], {
        turn: [0, 0, (n * Math.PI * 2) / 3 + 0.3],
      }),
    ),
    part(drum(0.3, 0.5), "steel", [-13, 6.9, 0.4], { turn: facing.right }),
    ...moved(figure(pilot), [1.6, 8.4 * plate, 1.1], [0, 0, 0], 0.72),
    ...lamp([5.5, 5.7 * plate, 0], "front", "gold", 0.4),
    bar([0, 5.1, 2.5], [0, 5.1, 3.6], 0.16, "charcoal"),
    bar([0, 5.1, 3.5], [0, 2.4, 3.5], 0.05, "ink"),
    part(drum(0.3, 0.3), "sun", [0, 2.4, 3.5]),
  ];
  const name = { words: "SAR", wide: 2.2, high: 1.1, paper: body, ink: "white" } as const;
  const things = [label(name, [-2.6, 4.3, 2.53]), label(name, [-2.6, 4.3, -2.53], Math.PI)];
  return build({ pieces, parts, things }, random);
}
