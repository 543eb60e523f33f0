import type { Group } from "three";
import { Shape } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, label, lamp, pipe } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";
import { spokedWheel } from "./spoked-wheel.ts";

export type BecakPaints = { body: Paint; hood: Paint; trim: Paint };

/** One strip of the folding hood, seen from the side: a band bent over the passengers. */
function hoodBand(from: number, to: number): Shape {
  const [outer, inner] = [4.2, 3.95];
  const side = new Shape();
  side.absarc(0, 0, outer, from, to, false);
  side.absarc(0, 0, inner, to, from, true);
  return side;
}

/** A pedal rickshaw: the passengers sit in front under a folding hood, the rider pedals behind. */
export function becak({ body, hood, trim }: BecakPaints, random: Random): Group {
  const pieces = [
    block("charcoal", [-1, 4, -3], [6, 1, 6]),
    block(body, [-1, 5, -3], [1, 9, 6]),
    ...bothSides(
      block(body, [0, 5, 2], [3, 5, 1]),
      curve(body, "front", [3, 5, 2], [2, 5, 1]),
      block(trim, [0, 10, 2], [2, 1, 1]),
      tile(trim, [-1, 5, 3], [4, 1, 0.4]),
    ),
    tile("cocoa", [0, 5, -2], [2.4, 3, 4]),
    tile(trim, [0, 8, -2], [2.4, 0.8, 4]),
    tile(trim, [0, 8.8, -2], [0.5, 4, 4]),
    slope(body, "front", [4, 5, -2], [1, 2, 4]),
    block(trim, [5, 4, -3], [1, 1, 6]),
    block("charcoal", [-6, 6, -0.5], [5, 1, 1]),
    block(trim, [-4, 7, -0.5], [1, 3, 1]),
  ];
  const wheels = [
    ...moved(spokedWheel(2.1, trim), [2.2, 2.1, 3.7]),
    ...moved(spokedWheel(2.1, trim), [2.2, 2.1, -3.7]),
    ...moved(spokedWheel(2.1, trim), [-5.6, 2.1, 0]),
    bar([2.2, 2.1, -3.7], [2.2, 2.1, 3.7], 0.16, "charcoal"),
  ];
  const bands = 7;
  const canopy = Array.from({ length: bands }, (_, n) => {
    const [start, end] = [Math.PI * 0.24, Math.PI * 0.93];
    const step = (end - start) / bands;
    const paint = n % 2 === 0 ? hood : trim;
    return part(slab(hoodBand(start + n * step, start + (n + 1) * step), 6, 0.04), paint, [1.2, 4.6, 0]);
  });
  const sweep = [0.24, 0.6, 0.93].flatMap((share) =>
    [-2.95, 2.95].map((z) =>
      bar(
        [1.2, 4.5, z],
        [1.2 + Math.cos(Math.PI * share) * 4.05, 4.6 + Math.sin(Math.PI * share) * 4.05, z],
        0.07,
        "steel",
      ),
    ),
  );
  const frame = [
    pipe(
      [
        [-0.9, 2.6, 0],
        [-2.6, 2.3, 0],
        [-4.2, 2.2, 0],
        [-5.6, 2.1, 0],
      ],
      0.16,
      "charcoal",
    ),
    ...[-0.35, 0.35].map((z) => bar([-4, 4.2, z], [-5.6, 2.1, z], 0.12, "charcoal")),
    part(box(1.5, 0.42, 1.1, 0.18), "cocoa", [-3.7, 4.5, 0]),
    bar([-0.6, 6.4, -2], [-0.6, 6.4, 2], 0.16, "steel"),
    part(drum(0.62, 0.2), "steel", [-3.2, 2.2, 0.3], { turn: [Math.PI / 2, 0, 0] }),
    ...[-1, 1].flatMap((side) => [
      bar([-3.2, 2.2, side * 0.3], [-3.2 + side * 0.7, 2.2 - side * 0.3, side * 0.5], 0.09, "steel"),
      part(box(0.7, 0.16, 0.6, 0.05), "ink", [-3.2 + side * 0.7, 2.2 - side * 0.3, side * 0.8]),
    ]),
    part(slab(mudguard(2.35), 0.7, 0.05), trim, [-5.6, 2.1, 0]),
    ...[-3.7, 3.7].map((z) => part(slab(mudguard(2.35), 0.6, 0.05), body, [2.2, 2.1, z])),
  ];
  const rider = { shirt: trim, trousers: "navy", hat: "cone", hatPaint: "sand", sitting: true } as const;
  const parts = [
    ...wheels,
    ...canopy,
    ...sweep,
    ...frame,
    ...moved(figure({ ...rider, arms: [0.95, 0.95] }), [-3.6, 4.7, 0]),
    ...[-2, 2].flatMap((z) => lamp([6.05, 4.6 * plate, z], "front", "gold", 0.4)),
  ];
  const name = { words: "MELATI", wide: 3.4, high: 1, paper: body, ink: "cream" } as const;
  const things = [label(name, [-1.02, 3.6, 0], -Math.PI / 2)];
  return build({ pieces, parts, things }, random);
}

function mudguard(radius: number): Shape {
  const side = new Shape();
  side.absarc(0, 0, radius, Math.PI * 0.2, Math.PI * 0.85, false);
  side.absarc(0, 0, radius - 0.14, Math.PI * 0.85, Math.PI * 0.2, true);
  return side;
}
