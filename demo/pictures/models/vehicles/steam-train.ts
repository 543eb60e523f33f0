import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { turned } from "../turned.ts";
import { windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, round, slope, tile } from "./build.ts";
import { bar, facing, label, lamp, pipe } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { rails, railTop, railWheel } from "./rails.ts";
import { box, dome, drum } from "./shapes.ts";

export type SteamTrainPaints = { body: Paint; boiler: Paint; wheels: Paint; trim: Paint };

const along = facing.front;

function boiler({ body, boiler: paint, trim }: SteamTrainPaints): Part[] {
  const y = 4.5;
  const chimney = turned([
    [0.55, 0],
    [0.55, 1.2],
    [0.95, 2],
    [0.95, 2.25],
    [0.7, 2.3],
    [0.5, 2.1],
  ]);
  return [
    part(drum(1.9, 8.4), paint, [3.2, y, 0], { turn: along }),
    part(drum(2, 1.2), "charcoal", [7.9, y, 0], { turn: along }),
    part(dome(1.5, 0.4), "charcoal", [8.5, y, 0], { turn: along }),
    part(drum(0.36, 0.3), trim, [8.9, y, 0], { turn: along }),
    ...[0.4, 3, 5.6].map((x) => part(drum(1.97, 0.28), trim, [x, y, 0], { turn: along })),
    part(chimney, "charcoal", [7.6, y + 1.7, 0]),
    part(drum(0.98, 0.2), trim, [7.6, y + 3.75, 0]),
    part(drum(0.8, 1), body, [4.3, y + 2, 0]),
    part(dome(0.8, 0.6), trim, [4.3, y + 2.5, 0]),
    part(drum(0.5, 0.8), trim, [1.7, y + 2, 0]),
    part(dome(0.5, 0.4), trim, [1.7, y + 2.4, 0]),
    ...lamp([9.3, y + 2.2, 0], "front", "gold", 0.56, trim),
    part(box(0.7, 0.5, 0.9, 0.1), "charcoal", [8.9, y + 2.1, 0]),
    ...[-1, 1].map((side) =>
      pipe(
        [
          [7.2, y + 0.5, side * 1.95],
          [3, y + 0.55, side * 2],
          [-0.6, y + 0.5, side * 1.95],
        ],
        0.1,
        "gold",
      ),
    ),
  ];
}

/** Wheels with their rods, both sides. */
function runningGear(wheels: Paint): Part[] {
  const y = railTop + 1.35;
  return [-1, 1].flatMap((side) => [
    ...[0, 3, 6].flatMap((x) =>
      moved(railWheel(1.35, wheels), [x - 0.2, y, side * 1.9], [0, side === 1 ? 0 : Math.PI, 0]),
    ),
    ...moved(railWheel(0.8, wheels, 6), [8.2, railTop + 0.8, side * 1.9], [0, side === 1 ? 0 : Math.PI, 0]),
    part(box(6.8, 0.36, 0.24, 0.08), "steel", [2.8, y - 0.5, side * 2.45], { finish: "metal" }),
    ...[0, 3, 6].map((x) => part(drum(0.26, 0.4), "steel", [x - 0.2, y - 0.5, side * 2.5], { turn: facing.right })),
    part(drum(0.72, 2.2), wheels, [8, railTop + 1.75, side * 2.5], { turn: along }),
    bar([5.8, y - 0.5, side * 2.6], [7.6, railTop + 1.7, side * 2.6], 0.12, "steel", "metal"),
    ...[-8.4, -5].flatMap((x) =>
      moved(railWheel(0.9, wheels, 6), [x, railTop + 0.9, side * 1.9], [0, side === 1 ? 0 : Math.PI, 0]),
    ),
  ]);
}

const coal = (random: Random): Part[] =>
  Array.from({ length: 40 }, () =>
    part(
      box(between(random, 0.5, 0.9), 0.6, between(random, 0.5, 0.9), 0.14),
      "ink",
      [between(random, -9, -5), 4.5 + between(random, 0, 0.6), between(random, -1.5, 1.5)],
      { turn: [between(random, 0, 3), between(random, 0, 3), 0] },
    ),
  );

/** A steam engine with its tender on a straight of track. */
export function steamTrain(paints: SteamTrainPaints, random: Random): Group {
  const { body, wheels, trim } = paints;
  const pieces = [
    block(wheels, [-3.5, 5.6, -2.5], [12, 1, 5]),
    tile(body, [-0.5, 6.6, -2.4], [9, 0.8, 4.8]),
    block(body, [-3.5, 6.6, -2.5], [3, 6, 5]),
    ...windowRow({ from: -3.5, to: -0.5, panes: 1, bottom: 12.6, high: 5, side: 2.5, post: body }),
    tile(body, [-0.9, 12.6, -2.4], [0.4, 5, 4.8]),
    block(trim, [-4, 17.6, -2], [4, 1, 4]),
    ...bothSides(curve(trim, "right", [-4, 17.6, 2], [4, 1, 1])),
    slope(wheels, "front", [8.5, 3, -2.5], [1.6, 3.4, 5]),
    tile("charcoal", [-4.5, 5, -0.5], [1.4, 1, 1]),
    block(wheels, [-10, 5, -2.5], [6, 1, 5]),
    block(body, [-10, 6, -2.5], [3, 3, 5]),
    block(body, [-7, 6, -2.5], [3, 3, 5]),
    ...bothSides(block(body, [-10, 9, 1.5], [6, 2, 1])),
    tile(body, [-10, 9, -1.5], [0.7, 2, 3]),
    round(trim, [-9.6, 11, -2.5], [1, 1, 1]),
  ];
  const parts = [
    ...rails(-11.5, 11.5),
    ...boiler(paints),
    ...runningGear(wheels),
    ...coal(random),
    ...[-1, 1].flatMap((side) => [
      bar([-10.1, 2.2, side * 1.6], [-10.7, 2.2, side * 1.6], 0.2, "charcoal"),
      part(drum(0.46, 0.16), "steel", [-10.7, 2.2, side * 1.6], { turn: along }),
    ]),
  ];
  const things = [
    label({ words: "C 2015", wide: 2.2, high: 0.7, paper: body, ink: "gold" }, [-2, 4, 2.53]),
    label({ words: "C 2015", wide: 2.2, high: 0.7, paper: body, ink: "gold" }, [-2, 4, -2.53], Math.PI),
    label({ words: "KLIKKO", wide: 3.4, high: 0.8, paper: body, ink: "gold" }, [-7, 7.6 * plate, 2.53]),
  ];
  return build({ pieces, parts, things }, random);
}
