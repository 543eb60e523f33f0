import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, chassis, flanks } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, label, lamp } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box } from "./shapes.ts";
import { axles, wheel } from "./wheel.ts";

export type BajajPaints = { body: Paint; hood: Paint; trim: Paint };

/** A motor rickshaw on three wheels with a canvas hood and open sides. */
export function bajaj({ body, hood, trim }: BajajPaints, random: Random): Group {
  const pieces = [
    chassis(-5, 4, 2, 2.5),
    ...flanks({ paint: body, from: -5, to: 0, axles: [-2.6], bottom: 3, high: 5, side: 3.5 }),
    tile(body, [-5, 3, -2.5], [1, 7, 5]),
    block("charcoal", [-4, 3, -2.5], [8, 1, 5]),
    ...bothSides(
      tile(body, [0, 3, 2.5], [3, 1.6, 1]),
      block(body, [-5, 8, 2.5], [4, 1, 1]),
      tile(trim, [-5, 9, 2.7], [4, 0.6, 0.6]),
      tile(body, [-5, 9, 2.7], [0.7, 6, 0.7]),
      tile(body, [-1.5, 9, 2.7], [0.5, 6, 0.6]),
      curve(body, "right", [2, 3, 1.5], [2, 6, 2]),
    ),
    tile(body, [2, 3, -1.5], [2, 6, 3]),
    curve(body, "front", [4, 4, -1.5], [1.6, 5, 3]),
    block(trim, [1, 9, -3], [2, 1, 6]),
    curve(trim, "front", [3, 9, -3], [1, 1, 6]),
    ...bench("cocoa", -3.4, 5, 2.3),
    tile("cocoa", [-0.6, 4, -1], [1.6, 3, 2]),
    glass(slope("sky", "front", [2, 10, -2.9], [1.2, 5.4, 5.8])),
    ...bothSides(tile(trim, [2.1, 10, 2.7], [0.4, 5, 0.5])),
    block(hood, [-5, 15.2, -2.5], [7, 1, 5]),
    ...bothSides(curve(hood, "right", [-5, 15.2, 2.5], [7, 1, 1])),
    curve(hood, "front", [2, 15.2, -3.5], [1, 1, 7]),
    tile(hood, [-5.1, 10, -3], [0.5, 5.2, 6]),
    bumper("steel", -5.5, 2.2, 3.2),
  ];
  const parts = [
    ...axles({ radius: 1.35, wide: 1.1, rim: trim, spokes: 5 }, [-2.6], 6),
    ...moved(wheel({ radius: 1.3, wide: 1, rim: trim, spokes: 5 }), [4.6, 1.3, 0]),
    part(box(2.6, 0.2, 1.4, 0.1), body, [4.6, 2.72, 0]),
    ...[-0.7, 0.7].map((z) => bar([4.6, 1.3, z], [4.3, 2.9, z], 0.14, "charcoal")),
    ...lamp([5.5, 2.75, 0], "front", "gold", 0.62),
    ...[-2.4, 2.4].flatMap((z) => lamp([3.9, 3.5, z], "front", "orange", 0.26)),
    ...[-2.7, 2.7].flatMap((z) => lamp([-5.06, 2.5, z], "back", "brick", 0.36)),
    bar([1.7, 5, -1], [1.7, 5, 1], 0.14, "ink"),
    ...moved(figure({ shirt: "white", trousers: "charcoal", sitting: true, hair: "ink", arms: [0.85, 0.85] }), [
      0.2,
      7 * plate,
      0,
    ]),
    part(box(0.3, 1.1, 1.8, 0.06), "charcoal", [-5.4, 3, 0]),
  ];
  const plateText = { words: "B 2004 KLK", wide: 2, high: 0.5, paper: "ink", ink: "white" } as const;
  return build({ pieces, parts, things: [label(plateText, [-5.56, 1.9, 0], -Math.PI / 2)] }, random);
}
