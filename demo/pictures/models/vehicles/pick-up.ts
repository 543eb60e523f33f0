import { type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { cord } from "../surface.ts";
import { bench, bumper, chassis, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { bar, grille, label, lamp } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type PickUpPaints = { body: Paint; roof: Paint; trim: Paint };

/** A slatted crate heaped with round fruit. */
function crate(fruit: Paint, size: number, random: Random): Part[] {
  const parts = [part(box(2.5, 0.2, 2.5, 0.05), "wood", [0, 0.1, 0])];
  for (const y of [0.35, 0.85]) {
    parts.push(
      ...[-1.2, 1.2].flatMap((at) => [
        part(box(2.5, 0.36, 0.14, 0.04), "wood", [0, y, at]),
        part(box(0.14, 0.36, 2.5, 0.04), "wood", [at, y, 0]),
      ]),
    );
  }
  const across = size > 0.6 ? 2 : 3;
  for (let n = 0; n < across * across; n += 1) {
    const step = 2.1 / across;
    const x = ((n % across) - (across - 1) / 2) * step;
    const z = (Math.floor(n / across) - (across - 1) / 2) * step;
    const at = [x + between(random, -0.06, 0.06), 0.75 + between(random, 0, 0.18), z] as const;
    parts.push(part(new SphereGeometry(size, 20, 14), fruit, at));
  }
  return parts;
}

function bananas(): Part[] {
  return [-0.9, -0.45, 0, 0.45, 0.9].map((z) =>
    part(
      cord(
        [
          [-0.8, 0.9, z * 0.5],
          [-0.3, 0.45, z],
          [0.5, 0.45, z],
          [0.95, 0.95, z * 0.7],
        ],
        0.22,
      ),
      "sun",
    ),
  );
}

/** A pick-up on its way from the market, its bed full of fruit. */
export function pickUp({ body, roof, trim }: PickUpPaints, random: Random): Group {
  const pieces = [
    chassis(-8, 7, 2, 3),
    ...flanks({ paint: body, from: -8, to: 5.5, axles: [-5, 4], bottom: 3, high: 5, side: 4 }),
    tile(body, [-8, 3, -3], [0.8, 5, 6]),
    tile(body, [6, 3, -4], [1, 5, 8]),
    block("charcoal", [-7, 3, -3], [13, 1, 6]),
    ...bothSides(tile(trim, [-8, 8, 3.2], [5.6, 1, 0.8])),
    tile(trim, [-8, 8, -3.2], [0.8, 1, 6.4]),
    block("wood", [-7, 4, -3], [4.6, 1.4, 6]),
    block(body, [-2.4, 8, -4], [5.4, 1, 8]),
    ...bothSides(block(body, [3, 8, 2], [2, 1, 2]), curve(body, "front", [5, 8, 2], [2, 1.4, 2])),
    block(body, [3, 8, -2], [2, 1.6, 4]),
    curve(body, "front", [5, 8, -2], [2, 1.8, 4]),
    tile(body, [-2.4, 4, -3], [0.6, 4, 6]),
    ...bench("cocoa", -0.8, 9, 2.6),
    ...windowRow({ from: -2.4, to: 1.4, panes: 1, bottom: 9, high: 5, side: 3.8, post: body }),
    glass(tile("sky", [-2.2, 9, -3.1], [0.3, 5, 6.2])),
    glass(slope("sky", "front", [1.1, 9, -3.5], [2, 5, 7])),
    block(roof, [-2.4, 14, -3], [3, 1, 6]),
    ...bothSides(curve(roof, "right", [-2.4, 14, 3], [3, 1, 1])),
    curve(roof, "front", [0.6, 14, -4], [1.6, 1, 8]),
    bumper("steel", 6.9, 2, 3.9, 1.6),
    bumper("steel", -8.5, 2, 3.9, 1.4),
  ];
  const bed = 5.4 * plate;
  const parts = [
    ...axles({ radius: 1.5, wide: 1.2, rim: "cream", hub: trim, spokes: 6 }, [-5, 4], 6.9),
    ...moved(crate("orange", 0.44, random), [-6, bed + 0.7, 1.45]),
    ...moved(crate("leaf", 0.68, random), [-6, bed + 0.7, -1.45], [0, 0.08, 0]),
    ...moved([part(box(2.4, 0.5, 2.4, 0.1), "sand", [0, 0.25, 0]), ...bananas()], [-3.6, bed + 0.7, 1.3]),
    ...moved(crate("brick", 0.42, random), [-3.7, bed + 0.7, -1.4]),
    ...grille([7.02, 2.35, 0], 4, 1, 4),
    ...[-3, 3].flatMap((z) => lamp([7.06, 2.35, z], "front", "gold", 0.58)),
    ...[-3.4, 3.4].flatMap((z) => lamp([-8.06, 2.4, z], "back", "brick", 0.36)),
    ...doorFittings([-1.4], 1.9, 7, 4, trim),
    ...[-3, 3].map((z) => bar([-2.9, 9 * plate, z], [-2.9, 6.4, z], 0.14, "steel")),
    bar([-2.9, 6.4, -3.05], [-2.9, 6.4, 3.05], 0.14, "steel"),
  ];
  const things = [
    label({ words: "SAYUR & BUAH", wide: 4.6, high: 0.8, paper: body, ink: trim }, [-8.02, 2.5, 0], -Math.PI / 2),
    label({ words: "B 2005 KLK", wide: 2.2, high: 0.5, paper: "ink", ink: "white" }, [7.53, 1.1, 0], Math.PI / 2),
  ];
  return build({ pieces, parts, things }, random);
}
