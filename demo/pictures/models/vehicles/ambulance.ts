import type { Group } from "three";
import { Shape } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, chassis, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { grille, label, lamp } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type AmbulancePaints = { body: Paint; stripe: Paint };

/** A heart, the mark of helpers here, about two studs wide. */
function heart(): Shape {
  const mark = new Shape();
  mark.moveTo(0, -0.95);
  mark.bezierCurveTo(-1.5, 0.1, -1.05, 1.05, -0.5, 0.95);
  mark.bezierCurveTo(-0.2, 0.92, 0, 0.7, 0, 0.5);
  mark.bezierCurveTo(0, 0.7, 0.2, 0.92, 0.5, 0.95);
  mark.bezierCurveTo(1.05, 1.05, 1.5, 0.1, 0, -0.95);
  return mark;
}

/** A stretcher on small wheels, beside the ambulance. */
export function stretcher(): Part[] {
  return [
    part(box(5, 0.4, 1.9, 0.12), "white", [0, 1.7, 0]),
    part(box(1.1, 0.4, 1.5, 0.16), "sky", [1.7, 2.05, 0]),
    part(box(2.6, 0.2, 2, 0.08), "sea", [-0.9, 1.95, 0]),
    ...[-1.9, 1.9].flatMap((x) =>
      [-0.75, 0.75].flatMap((z) => [
        part(drum(0.1, 1.2), "steel", [x, 1, z]),
        part(drum(0.34, 0.26), "ink", [x, 0.34, z], { turn: [Math.PI / 2, 0, 0] }),
      ]),
    ),
  ];
}

export const paramedic = () =>
  figure({ shirt: "coral", trousers: "navy", hair: "cocoa", arms: [0.75, 0.75], hat: "cap", hatPaint: "white" });

/** An ambulance van with a tall box behind the cab. */
export function ambulance({ body, stripe }: AmbulancePaints, random: Random): Group {
  const pieces = [
    chassis(-8, 7, 2, 3),
    ...flanks({ paint: body, from: -8, to: 6, axles: [-4.5, 4.5], bottom: 3, high: 5, side: 4 }),
    tile(body, [-8, 3, -3], [0.8, 15, 6]),
    tile(body, [6, 3, -4], [1, 4, 8]),
    block("charcoal", [-7.2, 3, -3], [13, 1, 6]),
    tile(stripe, [-8, 8, -4], [14, 1.6, 8]),
    curve(body, "front", [4.6, 8, -4], [2.4, 2.4, 8]),
    tile(body, [4, 7, -4], [3, 1.4, 8]),
    ...bothSides(
      block(body, [-8, 9.6, 3], [4, 3, 1]),
      block(body, [-4, 9.6, 3], [4, 3, 1]),
      block(body, [-8, 12.6, 3], [2, 3, 1]),
      block(body, [-6, 12.6, 3], [4, 3, 1]),
      block(body, [-2, 12.6, 3], [2, 3, 1]),
      block(body, [-8, 15.6, 3], [4, 3, 1]),
      block(body, [-4, 15.6, 3], [4, 3, 1]),
    ),
    tile(body, [-0.8, 14.6, -3], [0.8, 4, 6]),
    block(body, [-8, 18.6, -4], [8, 1, 8]),
    ...bench("charcoal", 1.6, 9.6, 2.6),
    ...windowRow({ from: 0, to: 3.4, panes: 1, bottom: 9.6, high: 5, side: 3.8, post: body }),
    glass(slope("sky", "front", [3.1, 9.6, -3.5], [2, 5, 7])),
    block(body, [0, 14.6, -4], [3, 1, 8]),
    curve(body, "front", [3, 14.6, -4], [1.4, 1, 8]),
    slope(body, "front", [0, 15.6, -4], [2, 4, 8]),
    bumper("charcoal", 6.9, 2, 3.9, 1.6),
    bumper("charcoal", -8.5, 2, 3.9, 1.4),
    block("steel", [-2, 19.6, -3], [1, 1, 6]),
  ];
  const beacon = 20.6 * plate;
  const parts = [
    ...axles({ radius: 1.45, wide: 1.15, rim: "steel", hub: stripe, spokes: 6 }, [-4.5, 4.5], 6.9),
    ...[-2, 2].map((z) => part(drum(0.5, 0.8), "sea", [-1.5, beacon + 0.4, z], { finish: "enamel" })),
    part(box(0.7, 0.6, 1.8, 0.1), "white", [-1.5, beacon + 0.3, 0]),
    ...[-1, 1].map((side) => part(slab(heart(), 0.16, 0.05), stripe, [-4, 5.7, side * 4.02])),
    part(slab(heart(), 0.16, 0.05).rotateY(Math.PI / 2), stripe, [-8.04, 5.6, 0]),
    part(box(0.1, 5.4, 0.12, 0.03), "grey", [-8.03, 4.6, 0]),
    ...grille([7.02, 2.1, 0], 3.4, 0.8, 3),
    ...[-2.9, 2.9].flatMap((z) => lamp([7.06, 2.2, z], "front", "gold", 0.56)),
    ...[-3.3, 3.3].flatMap((z) => lamp([-8.06, 2.6, z], "back", "brick", 0.4)),
    ...[-3.3, 3.3].flatMap((z) => lamp([-8.06, 7, z], "back", "sea", 0.34)),
    ...doorFittings([0.8], 3.8, 7.4, 4, "charcoal"),
  ];
  const words = { words: "AMBULANS", wide: 3.6, high: 0.62, paper: stripe, ink: "white" } as const;
  const things = [label(words, [-4.4, 3.52, 4.02]), label(words, [-4.4, 3.52, -4.02], Math.PI)];
  return build({ pieces, parts, things }, random);
}

/** The ambulance at work: stretcher and paramedic beside it. */
export const ambulanceCrew = (): Part[] => [
  ...moved(stretcher(), [-1, 0, 8], [0, 0.12, 0]),
  ...moved(paramedic(), [-5, 0, 7.6], [0, 0.12, 0], 1.1),
];
