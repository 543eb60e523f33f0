import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, type Piece, round, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, label, lamp } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";

export type MetroPaints = { body: Paint; stripe: Paint; roof: Paint };

const deck = 15;

/** A carriage from x on; the leading one ends in a slanted nose. */
function carriage(x: number, long: number, nose: boolean, { body, stripe, roof }: MetroPaints): Piece[] {
  const y = deck + 3;
  const cabin = nose ? long - 3 : long;
  return [
    tile("charcoal", [x + 0.5, y - 1, -2], [long - 1, 1, 4]),
    tile(body, [x, y, -3], [cabin, 3, 6]),
    tile(stripe, [x, y + 3, -3], [cabin, 1, 6]),
    ...windowRow({
      from: x,
      to: x + cabin,
      panes: nose ? 2 : 3,
      bottom: y + 4,
      high: 5,
      side: 2.95,
      post: body,
      pane: "navy",
    }),
    ...(nose ? [] : [tile(body, [x + long - 0.5, y + 4, -2.3], [0.5, 5, 4.6])]),
    tile(body, [x, y + 4, -2.3], [0.5, 5, 4.6]),
    block(roof, [x, y + 9, -2], [cabin, 1, 4]),
    ...bothSides(curve(roof, "right", [x, y + 9, 2], [cabin, 1, 1])),
    tile("grey", [x + 1.5, y + 10, -1], [2.6, 1, 2]),
    ...(nose
      ? [
          tile(body, [x + cabin, y, -3], [3, 2, 6]),
          slope(stripe, "front", [x + cabin, y + 2, -3], [3, 3, 6]),
          glass(slope("navy", "front", [x + cabin, y + 4, -2.8], [2, 6, 5.6])),
        ]
      : []),
  ];
}

/** Columns with caps under a beam, and the rails on it. */
function viaduct(from: number, to: number): { pieces: Piece[]; parts: Part[] } {
  const columns = [from + 3.5, (from + to) / 2, to - 3.5];
  return {
    pieces: [
      ...columns.flatMap((x) => [
        block("grey", [x - 2, 0, -3], [4, 1, 6]),
        ...[1, 4, 7].map((y) => round("steel", [x - 1.5, y, -1.5], [3, 3, 3])),
        block("steel", [x - 2, 10, -2], [4, 1.5, 4]),
        block("steel", [x - 2, 11.5, -3], [4, 1.5, 6]),
      ]),
      block("steel", [from, 13, -4], [to - from, 2, 8]),
      ...bothSides(block("mist", [from, 15, 3], [to - from, 1.4, 1])),
    ],
    parts: [-1.6, 1.6].map((z) =>
      part(box(to - from, 0.3, 0.4, 0.05), "charcoal", [(from + to) / 2, deck * plate + 0.15, z]),
    ),
  };
}

/** Two metro cars on a raised track, one passenger waving. */
export function metro(paints: MetroPaints, random: Random): Group {
  const way = viaduct(-11, 11);
  const pieces = [
    ...way.pieces,
    ...carriage(-10, 9, false, paints),
    ...carriage(-0.6, 10.4, true, paints),
    tile("charcoal", [-1, deck + 4, -1.6], [0.4, 7, 3.2]),
  ];
  const y = (deck + 3) * plate;
  const wheels = [-8.4, -3, 1, 6.4].flatMap((x) =>
    [-1.6, 1.6].map((z) => part(drum(0.55, 0.5), "ink", [x, deck * plate + 0.75, z], { turn: [Math.PI / 2, 0, 0] })),
  );
  const parts = [
    ...way.parts,
    ...wheels,
    ...[-2, 2].flatMap((z) => lamp([9.84, y + 0.45, z], "front", "gold", 0.3)),
    ...[-1, 1].flatMap((side) =>
      [-7.4, -4, 2].map((x) => part(box(0.08, 2.9, 0.1, 0.02), "charcoal", [x + 1.5, y + 1.9, side * 3.01])),
    ),
    ...moved(
      figure({ shirt: "coral", trousers: "navy", hair: "ink", arms: [0.1, 1.9] }),
      [5.5, 0, 6],
      [0, -0.9, 0],
      1.1,
    ),
    bar([-7, 0, 6.4], [-7, 4.6, 6.4], 0.16, "charcoal"),
    part(box(3.4, 1.4, 0.24, 0.1), paints.body, [-7, 4.8, 6.4]),
    part(drum(0.7, 0.2), "charcoal", [-7, 0.1, 6.4]),
  ];
  const things = [label({ words: "SENAYA", wide: 3, high: 1, paper: paints.body, ink: "white" }, [-7, 4.8, 6.54])];
  return build({ pieces, parts, things }, random);
}
