import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, facing, label, pipe } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type RaceCarPaints = { body: Paint; trim: Paint; dark: Paint; number: string };

/** An open-wheeled racing car with wings front and back. */
export function raceCar({ body, trim, dark, number }: RaceCarPaints, random: Random): Group {
  const pieces = [
    tile(dark, [-6, 1.4, -2], [13, 1, 4]),
    block(body, [-6, 2.4, -1.5], [3, 3, 3]),
    block(body, [-3, 2.4, -2], [5, 3, 4]),
    ...bothSides(
      curve(body, "right", [-4, 2.4, 2], [4, 3, 2]),
      curve(trim, "front", [0, 2.4, 2], [2, 3, 1.8]),
      tile(trim, [-4, 5.4, 1.5], [4, 0.5, 0.6]),
    ),
    block(body, [2, 2.4, -1.5], [2, 3, 3]),
    block(trim, [4, 2.4, -1], [2, 2.6, 2]),
    curve(body, "front", [6, 2.4, -1], [3.4, 2.4, 2]),
    slope(body, "front", [2, 5.4, -1.5], [2, 1, 3]),
    curve(body, "back", [-6, 5.4, -1], [3.6, 3, 2]),
    block(trim, [-2.4, 5.4, -1], [1, 4, 2]),
    ...bothSides(tile(body, [-1.4, 5.4, 1.4], [3.4, 1.2, 0.6])),
    block(trim, [8, 0.6, -4], [2, 1, 8]),
    curve(body, "front", [10, 0.6, -4], [1, 1, 8]),
    ...bothSides(tile(dark, [7.8, 0.6, 3.9], [3.2, 2.6, 0.4]), tile(dark, [-8.2, 6, 3], [2.4, 5.6, 0.4])),
    block(trim, [-8, 9.8, -3], [2, 1, 6]),
    tile(body, [-7.4, 7.6, -2.9], [1.4, 0.7, 5.8]),
    tile(dark, [-7, 4, -0.6], [1.2, 4, 1.2]),
  ];
  const driver = { shirt: trim, trousers: dark, hat: "helmet", hatPaint: body, sitting: true } as const;
  const parts = [
    ...axles({ radius: 1.75, wide: 1.8, rim: trim, hub: "steel", spokes: 7 }, [-5], 6.6),
    ...axles({ radius: 1.6, wide: 1.4, rim: trim, hub: "steel", spokes: 7 }, [5.4], 6.4),
    ...[-1, 1].flatMap((side) => [
      bar([4.6, 1.5, side], [5.4, 1.6, side * 2.8], 0.11, "charcoal"),
      bar([6, 1.5, side], [5.4, 1.6, side * 2.8], 0.11, "charcoal"),
      bar([0.9, 7 * plate, side * 1.9], [0.9, 3.3, side * 2.5], 0.08, "charcoal"),
      part(box(0.3, 0.5, 0.8, 0.12), trim, [0.9, 3.4, side * 2.7]),
      pipe(
        [
          [-4.4, 2, side * 1.4],
          [-6, 2, side * 1.5],
          [-7.2, 2.1, side * 1.5],
        ],
        0.26,
        "steel",
      ),
    ]),
    part(drum(0.55, 0.5), dark, [-1.3, 3.5, 0], { turn: facing.front }),
    ...moved(figure({ ...driver, arms: [0.8, 0.8] }), [-0.1, 1.25, 0], [0, 0, 0], 0.92),
    pipe(
      [
        [2, 2.5, 0],
        [1.6, 3.5, 0],
        [0.9, 3.8, 0.75],
        [-0.9, 3.7, 1],
      ],
      0.11,
      dark,
    ),
    pipe(
      [
        [1.6, 3.5, 0],
        [0.9, 3.8, -0.75],
        [-0.9, 3.7, -1],
      ],
      0.11,
      dark,
    ),
    ...[-1, 1].map((side) =>
      part(drum(0.95, 0.1), "white", [-4.3, 2.95, side * 1.02], { turn: facing.right, size: 0.8 }),
    ),
  ];
  const round = { words: number, wide: 1.5, high: 0.95, paper: body, ink: "white" } as const;
  const top = label(round, [5, 5.02 * plate + 0.02, 0]);
  top.rotation.set(-Math.PI / 2, 0, Math.PI / 2);
  return build({ pieces, parts, things: [top] }, random);
}
