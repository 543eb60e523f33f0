import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, chassis, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, bothSides, build, glass, slope, tile } from "./build.ts";
import { bar, grille, label, lamp, pipe } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { axles, wheel } from "./wheel.ts";

export type OffRoaderPaints = { body: Paint; roof: Paint; trim: Paint };

/** A square off-roader high on thick tyres, with a snorkel, a roof rack and a spare wheel. */
export function offRoader({ body, roof, trim }: OffRoaderPaints, random: Random): Group {
  const pieces = [
    chassis(-7, 7, 4, 3),
    ...flanks({ paint: body, guards: trim, from: -7, to: 7, axles: [-4, 4], guard: 5, bottom: 5, high: 5, side: 4 }),
    tile(body, [-7, 5, -3], [0.8, 5, 6]),
    tile(body, [6, 5, -3], [1, 5, 6]),
    block("charcoal", [-6.2, 5, -3], [12, 1, 6]),
    block(body, [-7, 10, -4], [9, 1, 8]),
    block(body, [2, 10, -3], [4, 1.4, 6]),
    slope(body, "front", [6, 10, -3], [1, 1.4, 6]),
    ...bothSides(block(body, [2, 10, 3], [5, 0.7, 1])),
    ...bench("cocoa", -3.4, 11, 2.6),
    ...bench("cocoa", -0.2, 11, 2.6),
    ...windowRow({ from: -7, to: 1.6, panes: 3, bottom: 11, high: 5, side: 3.8, post: body }),
    glass(slope("sky", "front", [1.2, 11, -3.5], [1, 5, 7])),
    ...bothSides(tile(body, [1.4, 11, 3.1], [0.5, 5, 0.7])),
    glass(tile("sky", [-6.8, 11, -3.1], [0.3, 5, 6.2])),
    block(roof, [-7, 16, -4], [9, 1, 8]),
    bumper("charcoal", 6.8, 3.6, 4, 2),
    bumper("charcoal", -7.6, 3.6, 4, 1.6),
    tile("steel", [7.2, 3.8, -1], [0.6, 1.2, 2]),
  ];
  const y = 17 * plate;
  const rack = [
    ...[-3.4, 3.4].flatMap((z) => [
      bar([-6.6, y + 0.9, z], [1.6, y + 0.9, z], 0.13, "charcoal"),
      ...[-6.6, -4, -1.2, 1.6].map((x) => bar([x, y, z], [x, y + 0.9, z], 0.12, "charcoal")),
    ]),
    ...[-6.6, 1.6].map((x) => bar([x, y + 0.9, -3.4], [x, y + 0.9, 3.4], 0.13, "charcoal")),
    part(box(3, 1.1, 1.9, 0.14), "steel", [-4.6, y + 0.8, -1.6]),
    part(box(2.3, 1.4, 0.9, 0.2), "brick", [-4.7, y + 0.95, 0.6]),
    part(box(0.8, 0.2, 0.3, 0.08), "brick", [-4.7, y + 1.75, 0.6]),
    part(drum(0.55, 3.2), "court", [-1, y + 0.75, 1.6], { turn: [Math.PI / 2, 0, 0.2] }),
    ...[-0.7, 0.7].map((at) =>
      part(drum(0.6, 0.16), "cocoa", [-1, y + 0.75, 1.6 + at], { turn: [Math.PI / 2, 0, 0.2] }),
    ),
    ...[-2.1, -0.7, 0.7, 2.1].flatMap((z) => lamp([1.9, y + 0.95, z], "front", "gold", 0.46, "charcoal")),
  ];
  const parts = [
    ...axles({ radius: 2, wide: 1.7, rim: "steel", hub: trim, lugs: 20, spokes: 6 }, [-4, 4], 7),
    ...rack,
    ...moved(wheel({ radius: 1.8, wide: 1.3, rim: "steel", hub: trim, lugs: 18 }), [-8, 4, 0], [0, Math.PI / 2, 0]),
    ...grille([7.02, 3.1, 0], 3.4, 1.5, 6, body),
    ...[-2.7, 2.7].flatMap((z) => lamp([7.08, 3.2, z], "front", "gold", 0.66)),
    ...[-3.5, 3.5].flatMap((z) => lamp([-7.06, 3, z], "back", "brick", 0.36)),
    ...doorFittings([-4, -1], 1.9, 9, 4, "charcoal"),
    pipe(
      [
        [3.4, 4, 4],
        [2.2, 4.4, 4.1],
        [1.8, 5.6, 4],
        [1.5, 6.6, 3.9],
        [1.5, 7.2, 3.9],
      ],
      0.24,
      "charcoal",
    ),
    part(box(0.7, 0.6, 0.6, 0.14), "charcoal", [1.6, 7.4, 3.9]),
    ...[-3, 3].map((z) => bar([7.5, 1.7, z], [7.5, 3.4, z], 0.16, "charcoal")),
    bar([7.5, 3.4, -3], [7.5, 3.4, 3], 0.16, "charcoal"),
  ];
  const things = [
    label({ words: "RIMBA", wide: 1.9, high: 0.5, paper: body, ink: "ink" }, [-0.5, 3.3, 4.02]),
    label({ words: "B 2014 KLK", wide: 2.2, high: 0.5, paper: "ink", ink: "white" }, [7.86, 1.78, 0], Math.PI / 2),
  ];
  return build({ pieces, parts, things }, random);
}
