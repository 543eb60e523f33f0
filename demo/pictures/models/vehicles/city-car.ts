import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, chassis, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { bar, grille, label, lamp } from "./fittings.ts";
import { type Part, part } from "./part.ts";
import { box } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type CityCarPaints = { body: Paint; roof: Paint; trim: Paint };

function luggage(top: number): Part[] {
  const y = top * plate;
  return [
    ...[-2.1, 2.1].map((z) => bar([-4.4, y + 0.5, z], [0.6, y + 0.5, z], 0.13, "steel")),
    ...[-4, -2, 0.2].flatMap((x) => [
      bar([x, y + 0.5, -2.1], [x, y + 0.5, 2.1], 0.1, "steel"),
      ...[-2.1, 2.1].map((z) => bar([x, y, z], [x, y + 0.5, z], 0.12, "steel")),
    ]),
    part(box(3.2, 1.2, 1.9, 0.22), "wood", [-1.9, y + 1.2, -0.9]),
    ...[-2.8, -1].map((x) => part(box(0.28, 1.26, 1.96, 0.08), "cocoa", [x, y + 1.2, -0.9])),
    part(box(2.1, 0.9, 1.5, 0.2), "sun", [-2.3, y + 1.05, 1.05]),
    part(box(0.7, 0.2, 0.2, 0.08), "cocoa", [-2.3, y + 1.58, 1.05]),
  ];
}

/** A round little car with luggage on its roof. */
export function cityCar({ body, roof, trim }: CityCarPaints, random: Random): Group {
  const pieces = [
    chassis(-7, 7, 2, 3),
    ...flanks({ paint: body, from: -7, to: 5, axles: [-4, 4], bottom: 3, high: 5, side: 4 }),
    tile(body, [-7, 3, -3], [1, 5, 6]),
    tile(body, [6, 3, -4], [1, 4, 8]),
    block("charcoal", [-6, 3, -3], [12, 1, 6]),
    block(body, [-7, 8, -4], [10, 1, 8]),
    ...bothSides(block(body, [3, 8, 1], [2, 1, 3]), curve(body, "front", [5, 7, 1], [2, 2, 3])),
    tile(trim, [3, 8, -1], [2, 1.2, 2]),
    curve(trim, "front", [5, 7, -1], [2, 2.2, 2]),
    ...bothSides(tile(body, [1.6, 9, 3.2], [0.5, 5, 0.6])),
    ...bench("charcoal", -3.6, 9, 2.6),
    ...bench("charcoal", -0.4, 9, 2.6),
    ...windowRow({ from: -5, to: 1.5, panes: 2, bottom: 9, high: 5, side: 3.8, post: body }),
    glass(slope("sky", "front", [1.2, 9, -3.4], [2, 5, 6.8])),
    glass(tile("sky", [-5, 9, -3.1], [0.3, 5, 6.2])),
    block(roof, [-5, 14, -3], [6, 1, 6]),
    ...bothSides(curve(roof, "right", [-5, 14, 3], [6, 1, 1])),
    curve(roof, "front", [1, 14, -4], [1.2, 1, 8]),
    bumper("steel", 6.9, 2.2, 3.8),
    bumper("steel", -7.5, 2.2, 3.8),
  ];
  const parts = [
    ...axles({ radius: 1.42, wide: 1.15, rim: "cream", hub: "steel", spokes: 6 }, [-4, 4], 6.9),
    ...luggage(15),
    ...grille([7.02, 2.25, 0], 3, 0.9, 4),
    ...[-2.9, 2.9].flatMap((z) => lamp([7.08, 2.5, z], "front", "gold", 0.62)),
    ...[-2.9, 2.9].flatMap((z) => lamp([-7.08, 2.4, z], "back", "brick", 0.42)),
    ...doorFittings([-2.6, 0.4], 1.9, 7, 4, trim),
    part(box(4, 0.14, 0.1, 0.03), trim, [0, 2.5, 4.02]),
    part(box(4, 0.14, 0.1, 0.03), trim, [0, 2.5, -4.02]),
  ];
  const plateText = { words: "B 2001 KLK", wide: 2, high: 0.5, paper: "ink", ink: "white" } as const;
  const things = [label(plateText, [7.52, 1.15, 0], Math.PI / 2), label(plateText, [-7.52, 1.15, 0], -Math.PI / 2)];
  return build({ pieces, parts, things }, random);
}
