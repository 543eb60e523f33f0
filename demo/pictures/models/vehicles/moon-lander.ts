import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, cupola, glass, round, slope, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, lamp } from "./fittings.ts";
import { ladder } from "./ladder.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { bell, dish } from "./space-fittings.ts";

export type LanderPaints = { foil: Paint; cabin: Paint; trim: Paint; ground: Paint };

/** One of four splayed legs, reaching out along +x. */
const leg = (foil: Paint): Part[] => [
  bar([2.4, 3.6, 0], [5.6, 0.7, 0], 0.26, foil),
  bar([2.6, 1.8, 0.9], [5, 1.2, 0], 0.14, "steel"),
  bar([2.6, 1.8, -0.9], [5, 1.2, 0], 0.14, "steel"),
  part(drum(1, 0.3), foil, [5.7, 0.45, 0]),
  part(drum(0.6, 0.3), "steel", [5.7, 0.65, 0]),
];

/** A moon lander: foil-wrapped descent stage, cabin with slanted windows, ladder, dish and flag. */
export function moonLander({ foil, cabin, trim, ground }: LanderPaints, random: Random): Group {
  const pieces = [
    block(ground, [-7, 0, -7], [14, 1, 14]),
    round(ground, [-5, 1, 2], [2, 0.6, 2]),
    cupola(ground, [3, 1, -6], [3, 2, 3]),
    block(foil, [-3, 6, -2], [6, 3, 4]),
    block(foil, [-2, 6, -3], [4, 3, 6]),
    ...bothSides(slope(foil, "right", [-2, 6, 3], [4, 3, 1]), slope("charcoal", "right", [-3, 9, 1], [6, 1, 2])),
    slope(foil, "front", [3, 6, -2], [1, 3, 4]),
    slope(foil, "back", [-4, 6, -2], [1, 3, 4]),
    block("charcoal", [-3, 9, -2], [6, 1, 4]),
    block(cabin, [-2, 10, -2], [4, 5, 4]),
    block(cabin, [-2, 10, -3], [3, 4, 1]),
    block(cabin, [-2, 10, 2], [3, 4, 1]),
    block(cabin, [-2, 15, -2], [2, 3, 4]),
    ...bothSides(glass(slope("navy", "front", [0, 15, 0.2], [2, 3, 1.7]))),
    tile(cabin, [0, 15, -0.2], [1.4, 3, 0.4]),
    block(cabin, [-2, 18, -2], [3, 1, 4]),
    round(trim, [-1, 19, -1], [2, 1, 2]),
  ];
  const parts = [
    ...[0, 1, 2, 3].flatMap((n) => moved(leg(foil), [0, 0, 0], [0, (n * Math.PI) / 2, 0])),
    ...moved(bell(1.5, 1.3), [0, 6 * plate, 0]),
    ...moved(ladder(4, 1.1, "steel"), [5.3, 1.1, 0], [0, 0, Math.PI * 0.73]),
    part(drum(0.9, 0.3), "charcoal", [2.06, 11.8 * plate, 0], { turn: [0, 0, -Math.PI / 2] }),
    part(drum(0.7, 0.4), "grey", [2.06, 11.8 * plate, 0], { turn: [0, 0, -Math.PI / 2] }),
    ...moved(dish(1.5, "white"), [-1.4, 19 * plate, -2.2], [-0.7, 0, 0.4]),
    bar([1, 19 * plate, 1.6], [1, 10.4, 1.6], 0.08, "steel"),
    ...[-1, 1].flatMap((side) => lamp([2.04, 13.6 * plate, side * 1.5], "front", "gold", 0.3)),
    ...[-2.6, 2.6].flatMap((z) => [
      part(box(0.9, 0.9, 0.9, 0.1), trim, [-2.2, 6.4, z]),
      ...moved(bell(0.35, 0.5), [-2.2, 6.4, z + Math.sign(z) * 0.4], [Math.sign(z) * -Math.PI * 0.5, 0, 0]),
    ]),
    bar([5.6, 0.4, 5.6], [5.6, 4.8, 5.6], 0.1, "steel"),
    part(box(0.08, 0.55, 1.8, 0.02), "brick", [5.6, 4.45, 4.6]),
    part(box(0.08, 0.55, 1.8, 0.02), "white", [5.6, 3.9, 4.6]),
    ...moved(
      figure({ shirt: "white", trousers: "white", hat: "bubble", hatPaint: trim, arms: [0.2, 1.1] }),
      [2.2, plate, 5.2],
      [0, -0.5, 0],
      0.95,
    ),
  ];
  return build({ pieces, parts }, random);
}
