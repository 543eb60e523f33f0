import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, chassis, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, grille, label, lamp } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type AngkotPaints = { body: Paint; stripe: Paint; roof: Paint; route: string };

/** A shared minivan: one tall box, a short snub nose, a route number on the roof, bundles behind the rail. */
export function angkot({ body, stripe, roof, route }: AngkotPaints, random: Random): Group {
  const pieces = [
    chassis(-7, 6, 2, 3),
    ...flanks({ paint: body, from: -7, to: 6, axles: [-4, 3.5], bottom: 3, high: 5, side: 4 }),
    tile(body, [-7, 3, -3], [1, 6, 6]),
    tile(body, [6, 3, -4], [1, 4, 8]),
    curve(body, "front", [5, 7, -4], [2, 3, 8]),
    block("charcoal", [-6, 3, -3], [12, 1, 6]),
    block(stripe, [-7, 8, -4], [12, 1, 8]),
    ...bench("cocoa", -4, 9, 2.6),
    ...bench("cocoa", -0.6, 9, 2.6),
    ...windowRow({ from: -7, to: 4, panes: 4, bottom: 9, high: 6, side: 3.8, post: body }),
    glass(slope("sky", "front", [3.6, 9, -3.6], [2, 6, 7.2])),
    ...bothSides(tile(body, [3.9, 9, 3.1], [0.5, 6, 0.7])),
    glass(tile("sky", [-6.8, 9, -3.1], [0.3, 6, 6.2])),
    block(roof, [-7, 15, -3], [10, 1, 6]),
    ...bothSides(curve(roof, "right", [-7, 15, 3], [11, 1, 1])),
    curve(roof, "front", [3, 15, -3], [2, 1, 6]),
    bumper("charcoal", 6.9, 2, 3.9, 1.6),
    bumper("charcoal", -7.5, 2, 3.9, 1.6),
    block(stripe, [1.6, 16, -1.5], [1, 2, 3]),
  ];
  const y = 16 * plate;
  const rack = [
    ...[-2.6, 2.6].map((z) => bar([-6.6, y + 0.7, z], [-0.6, y + 0.7, z], 0.12, "steel")),
    ...[-6.6, -3.6, -0.6].flatMap((x) => [
      bar([x, y + 0.7, -2.6], [x, y + 0.7, 2.6], 0.1, "steel"),
      ...[-2.6, 2.6].map((z) => bar([x, y, z], [x, y + 0.7, z], 0.12, "steel")),
    ]),
    part(box(2.6, 1.5, 2.4, 0.4), "sand", [-5, y + 0.95, -0.9]),
    part(box(2.2, 1.2, 1.8, 0.12), "wood", [-2.2, y + 0.8, 0.9]),
    part(box(1.7, 0.9, 1.4, 0.2), stripe, [-4.8, y + 0.65, 1.5]),
  ];
  const driver = { shirt: "cream", trousers: "navy", sitting: true, hair: "ink", arms: [0.7, 0.7] } as const;
  const parts = [
    ...axles({ radius: 1.4, wide: 1.1, rim: "steel", hub: stripe, spokes: 6 }, [-4, 3.5], 6.9),
    ...rack,
    ...grille([7.02, 1.95, 0], 3.4, 0.8, 3),
    ...[-2.9, 2.9].flatMap((z) => lamp([7.06, 2.1, z], "front", "gold", 0.56)),
    ...[-3.2, 3.2].flatMap((z) => lamp([-7.06, 2.6, z], "back", "brick", 0.4)),
    ...doorFittings([-1.4, 2.2], 4.6, 7, 4, "charcoal"),
    ...moved(figure(driver), [2.4, 9.2 * plate, 1.6], [0, 0, 0], 0.72),
    part(box(3, 0.3, 0.8, 0.06), "charcoal", [0, 0.9, 4.1]),
  ];
  const number = { words: route, wide: 1.6, high: 0.72, paper: "white", ink: "ink" } as const;
  const things = [
    label(number, [2.62, y + 0.4, 0], Math.PI / 2),
    label({ words: `ANGKOT ${route}`, wide: 4, high: 0.62, paper: stripe, ink: "white" }, [0, 2.35, 4.02]),
    label({ words: `ANGKOT ${route}`, wide: 4, high: 0.62, paper: stripe, ink: "white" }, [0, 2.35, -4.02], Math.PI),
    label({ words: "B 2002 KLK", wide: 2.2, high: 0.5, paper: "ink", ink: "white" }, [7.52, 1.1, 0], Math.PI / 2),
  ];
  return build({ pieces, parts, things }, random);
}
