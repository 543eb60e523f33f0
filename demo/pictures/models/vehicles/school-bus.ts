import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, chassis, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, facing, grille, label, lamp } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type SchoolBusPaints = { body: Paint; trim: Paint; roof: Paint };

/** A school bus with a bonnet, five windows a side, children in them, and a stop sign. */
export function schoolBus({ body, trim, roof }: SchoolBusPaints, random: Random): Group {
  const pieces = [
    chassis(-9, 8, 2, 3),
    ...flanks({ paint: body, from: -9, to: 7, axles: [-5.5, 5.5], bottom: 3, high: 5, side: 4 }),
    tile(body, [-9, 3, -3], [0.8, 6, 6]),
    tile(body, [7, 3, -3.4], [1, 5, 6.8]),
    block("charcoal", [-8, 3, -3], [15, 1, 6]),
    tile(trim, [-9, 8, -4], [13, 1, 8]),
    block(body, [-9, 9, -4], [13, 1, 8]),
    block(body, [4, 8, -3], [2, 2, 6]),
    ...bothSides(tile(body, [4, 8, 3], [3.4, 0.6, 1])),
    curve(body, "front", [6, 8, -3], [2, 2, 6]),
    ...[-6, -3, 0].flatMap((x) => bench("sea", x, 10, 2.8)),
    ...windowRow({ from: -9, to: 3.5, panes: 5, bottom: 10, high: 5, side: 3.9, post: body }),
    glass(slope("sky", "front", [3, 10, -3.6], [1.4, 5, 7.2])),
    ...bothSides(tile(body, [3.3, 10, 3.2], [0.5, 5, 0.7])),
    glass(tile("sky", [-8.8, 10, -3.2], [0.3, 5, 6.4])),
    tile(trim, [-9, 15, -4], [13, 0.6, 8]),
    block(roof, [-9, 15.6, -3], [12, 1, 6]),
    ...bothSides(curve(roof, "right", [-9, 15.6, 3], [12, 1, 1])),
    curve(roof, "front", [3, 15.6, -4], [1.4, 1, 8]),
    block(body, [1, 16.6, -2], [1, 2, 4]),
    bumper("charcoal", 7.9, 2, 3.8, 1.8),
    bumper("charcoal", -9.5, 2, 3.8, 1.6),
  ];
  const children = [
    { shirt: "coral", hair: "ink", x: -7.2 },
    { shirt: "mint", hair: "cocoa", x: -4.4 },
    { shirt: "sky", hair: "ink", x: -1.6 },
    { shirt: "white", hair: "cocoa", x: 1.6 },
  ] as const;
  const parts = [
    ...axles({ radius: 1.5, wide: 1.2, rim: "white", hub: trim, spokes: 6 }, [-5.5, 5.5], 6.9),
    ...children.flatMap(({ shirt, hair, x }, n) =>
      moved(
        figure({ shirt, trousers: "navy", hair, sitting: true }),
        [x, 10.2 * plate, n % 2 === 0 ? 2.3 : 2.2],
        [0, -0.5, 0],
        0.66,
      ),
    ),
    ...children.flatMap(({ shirt, hair, x }) =>
      moved(figure({ shirt, trousers: "navy", hair, sitting: true }), [x + 0.3, 10.2 * plate, -2.3], [0, 0.4, 0], 0.66),
    ),
    ...grille([8.02, 2.5, 0], 3.4, 1.2, 5),
    ...[-2.5, 2.5].flatMap((z) => lamp([8.06, 2.6, z], "front", "gold", 0.52)),
    ...[-1.6, 1.6].flatMap((z) => lamp([2.06, 7.05, z], "front", "brick", 0.34, "charcoal")),
    ...[-3.3, 3.3].flatMap((z) => lamp([-9.06, 2.4, z], "back", "brick", 0.38)),
    ...doorFittings([], 4.6, 7, 3.9, trim),
    part(drum(0.85, 0.16), "brick", [2.6, 2.7, 4.75], { turn: facing.right }),
    part(drum(0.68, 0.2), "white", [2.6, 2.7, 4.76], { turn: facing.right }),
    part(drum(0.6, 0.24), "brick", [2.6, 2.7, 4.77], { turn: facing.right }),
    bar([2.6, 2.7, 4], [2.6, 2.7, 4.7], 0.12, "steel"),
    ...[-1, 1].map((side) => part(box(10, 0.14, 0.08, 0.03), trim, [-1, 1.75, side * 4.01])),
  ];
  const sign = { words: "BUS SEKOLAH", wide: 3, high: 0.66, paper: "white", ink: "ink" } as const;
  const side = { ...sign, wide: 5, high: 0.62, paper: body } as const;
  const things = [
    label({ ...sign, wide: 2.2 }, [2.03, 7.05, 0], Math.PI / 2),
    label(side, [-0.4, 2.35, 4.02]),
    label(side, [-0.4, 2.35, -4.02], Math.PI),
    label({ ...side, wide: 4.4 }, [-9.02, 2.7, 0], -Math.PI / 2),
  ];
  return build({ pieces, parts, things }, random);
}
