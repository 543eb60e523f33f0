import type { Group } from "three";
import { Shape } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, glass, type Piece, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, facing } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, dome, drum, slab } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type BiplanePaints = { body: Paint; wing: Paint; trim: Paint };

/** Three blades on a spinner that looks along +x. */
export function propeller(length: number, paint: Paint, blades = 3): Part[] {
  return [
    part(dome(0.6, 0.9), "steel", [0, 0, 0], { turn: facing.front }),
    ...Array.from({ length: blades }, (_, n) =>
      part(box(0.16, length, 0.7, 0.07).translate(0, length / 2, 0), paint, [0.2, 0, 0], {
        turn: [(n / blades) * Math.PI * 2 + 0.4, 0, 0],
      }),
    ),
  ];
}

/** A straight wing across, with rounded tips and a stripe near each end. */
function acrossWing(x: number, y: number, half: number, { wing, trim }: BiplanePaints): Piece[] {
  return [
    block(wing, [x, y, -half + 4], [3, 1, half * 2 - 8]),
    ...bothSides(
      block(trim, [x, y, half - 4], [3, 1, 2]),
      block(wing, [x, y, half - 2], [3, 1, 1]),
      curve(wing, "right", [x, y, half - 1], [3, 1, 1]),
    ),
  ];
}

function rudder(): Shape {
  const side = new Shape();
  side.moveTo(1.6, 0);
  side.lineTo(-0.8, 0);
  side.bezierCurveTo(-1.4, 1.4, -1, 3.2, 0, 3.2);
  side.bezierCurveTo(0.7, 3.2, 1.1, 1.6, 1.6, 0);
  return side;
}

/** A two-winged aeroplane with a pilot in the open. */
export function biplane(paints: BiplanePaints, random: Random): Group {
  const { body, trim } = paints;
  const pieces = [
    block("charcoal", [4, 5, -1.5], [1, 4, 3]),
    block(body, [0, 4, -1.5], [4, 5, 3]),
    block(body, [-3, 4, -1.5], [3, 4, 3]),
    ...bothSides(tile(body, [-3, 8, 1], [3, 1.4, 0.5])),
    block(body, [-6, 5, -1], [3, 4, 2]),
    block(body, [-9, 6, -0.5], [3, 3, 1]),
    slope(body, "back", [-5, 9, -1], [2, 1.6, 2]),
    block(body, [-3.6, 8, -1.5], [0.8, 2, 3]),
    block(body, [0, 9, -1.5], [3, 1, 3]),
    curve(body, "front", [3, 9, -1.5], [1, 1, 3]),
    glass(slope("sky", "front", [-0.4, 10, -1.1], [1, 2, 2.2])),
    ...acrossWing(0, 3, 8, paints),
    ...acrossWing(0.5, 15, 9, paints),
    tile(trim, [-9, 8, -3], [2, 0.7, 6]),
    tile(trim, [-6, 6, -1.06], [9, 0.8, 2.12]),
  ];
  const top = 15 * plate;
  const struts = [-1, 1].flatMap((side) => [
    ...[3, 6].flatMap((z) => [
      bar([0.6, 4 * plate, side * z], [1.1, top, side * z], 0.14, "wood"),
      bar([2.5, 4 * plate, side * z], [3, top, side * z], 0.14, "wood"),
    ]),
    bar([1.6, 4 * plate, side * 3], [1.6, top, side * 6], 0.05, "steel"),
    bar([1.6, 4 * plate, side * 6], [1.6, top, side * 3], 0.05, "steel"),
    bar([1, 9 * plate, side * 1.4], [1.6, top, side * 1.4], 0.12, "wood"),
    bar([1.6, 2, side * 1.2], [2.4, 1.1, side * 2], 0.16, "charcoal"),
    bar([3.4, 2, side * 1.2], [2.4, 1.1, side * 2], 0.16, "charcoal"),
  ]);
  const cylinders = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * Math.PI * 2;
    return part(drum(0.36, 1), "steel", [5.3, 2.9 + Math.cos(angle) * 1.15, Math.sin(angle) * 1.15], {
      turn: [angle, 0, 0],
    });
  });
  const pilot = { shirt: "cocoa", trousers: "sand", hat: "helmet", hatPaint: "cocoa", sitting: true } as const;
  const parts = [
    ...struts,
    ...cylinders,
    part(drum(0.8, 1), "charcoal", [5.3, 2.9, 0], { turn: facing.front }),
    ...moved(propeller(2.6, "wood"), [5.9, 2.9, 0]),
    ...axles({ radius: 1.1, wide: 0.7, rim: trim, spokes: 0 }, [2.4], 4),
    part(slab(rudder(), 0.4, 0.08), trim, [-8.4, 9 * plate, 0]),
    ...moved(figure({ ...pilot, arms: [0.6, 0.6] }), [-1.7, 2.9, 0], [0, 0, 0], 0.9),
    part(box(1.6, 0.14, 0.5, 0.06), "brick", [-2.7, 4.9, 0.4], { turn: [0.2, 0.3, 0.3] }),
    bar([-8.6, 2.4, 0], [-9.2, 1, 0], 0.14, "charcoal"),
    part(box(0.9, 0.2, 0.3, 0.06), "charcoal", [-9.3, 0.95, 0]),
  ];
  const whole = build({ pieces, parts }, random);
  return whole;
}
