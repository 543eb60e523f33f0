import { type Group, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, round, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, label, lamp, porthole, ring } from "./fittings.ts";
import { hull, working } from "./hull.ts";
import { moved, part } from "./part.ts";
import { box, drum } from "./shapes.ts";

export type TugboatPaints = { hull: Paint; keel: Paint; house: Paint; funnel: Paint };

/** A harbour tug: round and stout, old tyres along its sides, a tall funnel. */
export function tugboat({ hull: paint, keel, house, funnel }: TugboatPaints, random: Random): Group {
  const half = working(4, 0.5);
  const boat = hull({ from: -8, to: 8, half, layers: [keel, paint, paint], deck: "wood", bulwark: paint, flare: 0.35 });
  const y = boat.top;
  const pieces = [
    ...boat.pieces,
    block(house, [-3, y, -2], [6, 5, 4]),
    curve(house, "front", [3, y, -2], [1, 5, 4]),
    block(funnel, [-3.5, y + 5, -2.5], [7, 1, 5]),
    block(house, [0, y + 6, -2], [3, 2, 4]),
    ...windowRow({ from: 0, to: 3, panes: 1, bottom: y + 8, high: 4, side: 1.95, post: house }),
    glass(slope("sky", "front", [2.6, y + 8, -1.9], [0.8, 4, 3.8])),
    tile(house, [0, y + 8, -1.3], [0.5, 4, 2.6]),
    block(paint, [-0.5, y + 12, -2.5], [4, 1, 5]),
    round(funnel, [-3, y + 6, -1], [2, 5, 2]),
    round("white", [-3, y + 11, -1], [2, 1.5, 2]),
    round("ink", [-3, y + 12.5, -1], [2, 1.5, 2]),
    block("charcoal", [-6, y, -1], [1, 2, 2]),
    block("charcoal", [5.6, y, -0.5], [1, 2, 1]),
    ...bothSides(block("wood", [-5, y, 2], [1, 1, 1])),
  ];
  const tyres = [-5.5, -3, -0.5, 2, 4.3].flatMap((x) => {
    const share = (x + 8) / 16;
    const out = half(share) + 0.12;
    const slant = Math.atan((half(share + 0.03) - half(share - 0.03)) / (16 * 0.06));
    return [-1, 1].map((side) =>
      part(new TorusGeometry(0.68, 0.27, 12, 28), "ink", [x, 2.7, side * out], {
        turn: [0, side * -slant, 0],
        finish: "rubber",
      }),
    );
  });
  const roof = (y + 13) * plate;
  const parts = [
    ...boat.parts,
    ...tyres,
    ...[-1.8, 0.2].flatMap((x) =>
      [0, 1].flatMap((back) =>
        porthole([x, (y + 2.6) * plate, back ? -2.02 : 2.02], 0.46, "gold", "navy", [0, back * Math.PI, 0]),
      ),
    ),
    ...porthole([3.75, (y + 2.2) * plate, 0], 0.4, "gold", "navy", [0, Math.PI / 2, 0]),
    bar([1, roof, 0], [1, roof + 3.4, 0], 0.13, "charcoal"),
    bar([1, roof + 2.4, -1.1], [1, roof + 2.4, 1.1], 0.09, "charcoal"),
    ...lamp([1, roof + 3.4, 0], "up", "gold", 0.26),
    ...lamp([3.1, roof + 0.45, 0], "front", "gold", 0.5),
    ...[-1, 1].flatMap((side) => [
      part(ring(0.62, 0.2), "orange", [-2, (y + 7.6) * plate, side * 2.3]),
      ...[-3.3, -1, 0.8].map((x) =>
        bar([x, (y + 6) * plate, side * 2.3], [x, (y + 8.6) * plate, side * 2.3], 0.07, "steel"),
      ),
    ]),
    ...moved(
      figure({ shirt: "navy", trousers: "charcoal", hat: "cap", hatPaint: "white", arms: [0.3, 1.2] }),
      [-4.4, y * plate, 0.2],
      [0, -0.6, 0],
      0.9,
    ),
    part(drum(0.3, 2.6), "steel", [-5.5, (y + 2) * plate + 0.2, 0], { turn: [Math.PI / 2, 0, 0] }),
    part(box(0.5, 1.6, 0.4, 0.1), "charcoal", [7.6, 4, 0]),
    ...[0, 0.3, 0.6].map((lift) =>
      part(ring(0.7, 0.14), "sand", [-6.4, y * plate + 0.2 + lift * 0.8, -1.9], { turn: [Math.PI / 2, 0, 0] }),
    ),
  ];
  const name = { words: "SI GESIT", wide: 3, high: 0.7, paper: paint, ink: "white" } as const;
  return build({ pieces, parts, things: [label(name, [-8.06, 3.1, 0], -Math.PI / 2)] }, random);
}
