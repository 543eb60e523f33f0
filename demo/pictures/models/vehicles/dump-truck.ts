import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, pick, type Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { chassis } from "./bodywork.ts";
import { block, bothSides, build, slope, tile } from "./build.ts";
import { bar, label, lamp } from "./fittings.ts";
import { type Part, part } from "./part.ts";
import { box } from "./shapes.ts";
import { truckCab } from "./truck-cab.ts";
import { axles } from "./wheel.ts";

export type DumpTruckPaints = { cab: Paint; bed: Paint; trim: Paint };

function stones(random: Random): Part[] {
  return Array.from({ length: 34 }, () => {
    const x = between(random, -3.4, 2.6);
    const z = between(random, -2.4, 2.4);
    const size = between(random, 0.7, 1.25);
    const heap = 1.5 * (1 - (x / 4.4) ** 2) * (1 - (z / 3.4) ** 2);
    return part(
      box(size, size * 0.8, size, 0.16),
      pick(random, ["clay", "sand", "grey"]),
      [x, 2.3 + heap + between(random, -0.3, 0.1), z],
      { turn: [between(random, 0, 3), between(random, 0, 3), between(random, 0, 3)] },
    );
  });
}

/** The tipping bed; it turns about its origin at the rear. */
function bed({ bed: paint, trim }: DumpTruckPaints, random: Random): Group {
  const pieces = [
    block("charcoal", [0, 0, -3], [8, 1, 6]),
    block(paint, [-1, 1, -4], [10, 1, 8]),
    ...bothSides(
      block(paint, [0, 2, 3], [4, 3, 1]),
      block(paint, [4, 2, 3], [4, 3, 1]),
      block(paint, [-1, 5, 3], [4, 3, 1]),
      block(paint, [3, 5, 3], [5, 3, 1]),
      slope(paint, "back", [-1, 2, 3], [1, 3, 1]),
      tile(trim, [1, 2, 4], [0.6, 6, 0.3]),
      tile(trim, [4, 2, 4], [0.6, 6, 0.3]),
      tile(trim, [7, 2, 4], [0.6, 6, 0.3]),
    ),
    block(paint, [8, 2, -4], [1, 6, 8]),
    block(paint, [8, 8, -4], [1, 1, 8]),
    slope(paint, "front", [9, 8, -4], [2, 1, 8]),
  ];
  const group = build({ pieces, parts: stones(random).map(shifted) }, random);
  group.position.set(-7, 7 * plate, 0);
  group.name = "bed";
  const holder = new Group();
  holder.add(group);
  return holder;
}

const shifted = (stone: Part): Part => ({ ...stone, shape: stone.shape.translate(3.9, -0.3, 0) });

/** A tipper with six thick tyres. */
export function dumpTruck(paints: DumpTruckPaints, random: Random): Group {
  const cab = truckCab({
    from: 3,
    to: 8,
    axle: 5.4,
    bottom: 4,
    half: 4,
    paint: paints.cab,
    roof: paints.cab,
    trim: paints.trim,
    guard: 4,
  });
  const pieces = [
    chassis(-8, 8, 3, 3),
    block("charcoal", [-8, 4, -2], [11, 2, 4]),
    tile(paints.trim, [-8, 4, -4], [0.6, 1.4, 8]),
    ...bothSides(tile(paints.cab, [0, 3, 2.6], [2.6, 3, 1.2])),
    ...cab.pieces,
    block("sun", [4, cab.top, -1], [1, 1, 2]),
  ];
  const parts = [
    ...axles({ radius: 1.7, wide: 1.5, rim: paints.bed, hub: "steel", lugs: 18 }, [-5.6, -1.9, 5.4], 6.5),
    ...cab.parts,
    ...lamp([4.5, (cab.top + 1) * plate + 0.1, 0], "up", "orange", 0.5),
    ...[-3.3, 3.3].flatMap((z) => lamp([-8.06, 1.9, z], "back", "brick", 0.3)),
    bar([2.6, 3, 3], [2.6, 8.4, 3], 0.24, "steel"),
    bar([-1.5, 2.2, 0], [0.5, 2.7, 0], 0.3, "steel", "metal"),
  ];
  const things = [
    bed(paints, random),
    label({ words: "B 2006 KLK", wide: 2.2, high: 0.5, paper: "ink", ink: "white" }, [8.53, 1.45, 0], Math.PI / 2),
  ];
  return build({ pieces, parts, things }, random);
}
