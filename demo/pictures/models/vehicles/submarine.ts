import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { turned } from "../turned.ts";
import { block, build, curve, round, studs, tile } from "./build.ts";
import { bar, facing, label, lamp, pipe, porthole } from "./fittings.ts";
import { part } from "./part.ts";
import { box, dome, drum, slab } from "./shapes.ts";

export type SubmarinePaints = { hull: Paint; band: Paint; trim: Paint };

/** A research submarine: drum-shaped hull, big glass eye in front, tower, grabbing arm. */
export function submarine({ hull, band, trim }: SubmarinePaints, random: Random): Group {
  const y = 4.2;
  const r = 3;
  const top = (y + r) / plate;
  const pieces = [
    block("charcoal", [-5, 0, -2], [2, 1, 4]),
    block("charcoal", [2, 0, -2], [2, 1, 4]),
    tile("charcoal", [-5, 1, -1], [2, 3, 2]),
    tile("charcoal", [2, 1, -1], [2, 3, 2]),
    block(hull, [-6, top - 1, -1], [10, 1, 2]),
    block(band, [-3, top, -1], [5, 3, 2]),
    curve(band, "front", [2, top, -1], [1.4, 3, 2]),
    block(band, [-3, top + 3, -1], [4, 2, 2]),
    curve(band, "front", [1, top + 3, -1], [1.2, 2, 2]),
    tile(trim, [-3, top + 5, -1], [4, 0.6, 2]),
    round("steel", [-2, top + 5.6, -0.5], [1, 1, 1]),
    studs(hull, [4, top, -1], [1, 0, 2]),
  ];
  const tail = turned([
    [0, 0],
    [r - 0.02, 0],
    [r * 0.92, 1.4],
    [r * 0.66, 3],
    [r * 0.3, 4.2],
    [0, 4.3],
  ]);
  const vane = () =>
    slab(
      [
        [0, 0],
        [0, 2.6],
        [-1.6, 3.2],
        [-2, 3.2],
        [-2, 0],
      ],
      0.4,
    );
  const parts = [
    part(drum(r, 3.2), hull, [-3.6, y, 0], { turn: facing.front }),
    part(drum(r + 0.05, 0.6), trim, [-1.9, y, 0], { turn: facing.front }),
    part(drum(r, 3.2), hull, [0, y, 0], { turn: facing.front }),
    part(drum(r + 0.05, 0.6), trim, [1.8, y, 0], { turn: facing.front }),
    part(drum(r, 1.6), hull, [2.9, y, 0], { turn: facing.front }),
    part(drum(r, 1.4, r * 0.86), band, [4.4, y, 0], { turn: facing.front }),
    part(drum(r * 0.86, 0.5), "steel", [5.2, y, 0], { turn: facing.front }),
    part(dome(r * 0.78, 1.7), "sky", [5.4, y, 0], { turn: facing.front, finish: "clear" }),
    part(drum(r * 0.76, 0.2), "navy", [5.36, y, 0], { turn: facing.front }),
    part(box(0.4, 0.8, 2.2, 0.1), "charcoal", [5.6, y - 0.6, 0]),
    part(tail, band, [-5.2, y, 0], { turn: facing.back }),
    part(vane(), trim, [-6.4, y + 1.2, 0]),
    ...[-1, 1].map((side) => part(vane().rotateX((side * Math.PI) / 2), trim, [-6.4, y, side * 1.2])),
    ...[0, 1, 2, 3].map((n) =>
      part(box(0.2, 2, 0.8, 0.08).translate(0, 1, 0), "gold", [-9.6, y, 0], {
        turn: [(n * Math.PI) / 2 + 0.4, 0.4, 0],
      }),
    ),
    part(drum(0.5, 1), "steel", [-9.6, y, 0], { turn: facing.front }),
    ...[-3.6, 0].flatMap((x) =>
      [0, 1].flatMap((back) =>
        porthole([x, y + 0.4, back ? -r - 0.02 : r + 0.02], 0.72, "gold", "navy", [0, back * Math.PI, 0]),
      ),
    ),
    pipe(
      [
        [-0.2, (top + 5.6) * plate, 0],
        [-0.2, (top + 5.6) * plate + 1.8, 0],
        [0, (top + 5.6) * plate + 2.2, 0],
        [0.8, (top + 5.6) * plate + 2.3, 0],
      ],
      0.2,
      "steel",
    ),
    part(drum(0.28, 0.3), "sea", [0.9, (top + 5.6) * plate + 2.3, 0], { turn: facing.front, finish: "enamel" }),
    ...[-1.7, 1.7].flatMap((z) => [
      bar([3.8, y + 2.2, z], [4.6, y + 2.9, z], 0.2, "charcoal"),
      ...lamp([4.9, y + 2.9, z], "front", "gold", 0.6, "charcoal"),
    ]),
    ...[-1, 1].flatMap((side) => [
      bar([3.4, 2, side * 1.9], [5.6, 1.4, side * 2.2], 0.24, trim),
      part(drum(0.36, 0.7), "charcoal", [5.6, 1.4, side * 2.2], { turn: facing.right }),
      bar([5.6, 1.4, side * 2.2], [7.4, 2, side * 1.9], 0.2, trim),
      bar([7.4, 2, side * 1.9], [8.3, 2.4, side * 1.7], 0.12, "steel"),
      bar([7.4, 2, side * 1.9], [8.4, 1.7, side * 1.7], 0.12, "steel"),
    ]),
  ];
  const name = { words: "ORB 13", wide: 2.4, high: 0.8, paper: band, ink: "white" } as const;
  const things = [
    label(name, [-0.8, (top + 1.5) * plate, 1.03]),
    label(name, [-0.8, (top + 1.5) * plate, -1.03], Math.PI),
  ];
  return build({ pieces, parts, things }, random);
}
