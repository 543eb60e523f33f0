import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, slope, tile } from "./build.ts";
import { bar, facing, lamp } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { dish, solarWing } from "./space-fittings.ts";
import { wheel } from "./wheel.ts";

export type RoverPaints = { body: Paint; trim: Paint; wheels: Paint };

/** The mast with two eyes that look along +x. */
const mast = (body: Paint): Part[] => [
  bar([0, 0, 0], [0, 4, 0], 0.26, "steel"),
  part(drum(0.5, 0.4), "charcoal", [0, 0.2, 0]),
  part(box(1.2, 1.1, 2.6, 0.16), body, [0.1, 4.5, 0]),
  ...[-0.7, 0.7].flatMap((z) => [
    part(drum(0.44, 0.5), "charcoal", [0.8, 4.5, z], { turn: facing.front }),
    part(drum(0.32, 0.56), "sea", [0.84, 4.5, z], { turn: facing.front, finish: "enamel" }),
  ]),
];

/** The arm reaches forward and down to its drill. */
const arm = (trim: Paint): Part[] => [
  part(drum(0.5, 1.1), "charcoal", [0, 0, 0], { turn: facing.right }),
  bar([0, 0, 0], [2.4, 1.6, 0], 0.28, trim),
  part(drum(0.42, 0.9), "charcoal", [2.4, 1.6, 0], { turn: facing.right }),
  bar([2.4, 1.6, 0], [4.4, -0.6, 0], 0.22, trim),
  part(box(0.9, 0.9, 0.9, 0.14), "charcoal", [4.5, -0.8, 0]),
  bar([4.5, -0.8, 0], [4.5, -2, 0], 0.16, "steel", "metal"),
];

/** A six-wheeled rover with a rocking undercarriage, camera mast, arm and solar deck. */
export function rover({ body, trim, wheels }: RoverPaints, random: Random): Group {
  const pieces = [
    block("charcoal", [-4, 6, -2], [8, 1, 4]),
    block(body, [-4, 7, -3], [8, 2, 6]),
    block(body, [-4, 9, -3], [5, 1, 6]),
    slope(body, "front", [4, 7, -3], [1, 2, 6]),
    slope(body, "back", [-5, 7, -3], [1, 2, 6]),
    block(body, [1, 9, -3], [3, 1, 6]),
    ...bothSides(tile(trim, [-3, 7, 3], [6, 1.4, 0.3])),
    block(trim, [-4.6, 10, -1], [2, 3, 2]),
    block("charcoal", [2, 10, 1], [2, 1, 2]),
  ];
  const plan = { radius: 1.5, wide: 1.4, rim: wheels, hub: "steel", lugs: 18, spokes: 6 } as const;
  const one = wheel(plan);
  const undercarriage = [-1, 1].flatMap((side) => {
    const z = side * 3.9;
    return [
      ...[-5, 0.2, 5].flatMap((x) => moved(one, [x, 1.5, z])),
      bar([-5, 1.5, side * 3], [-2.2, 3.2, side * 3], 0.26, "steel"),
      bar([0.2, 1.5, side * 3], [-2.2, 3.2, side * 3], 0.26, "steel"),
      bar([-2.2, 3.2, side * 3], [1.4, 3.2, side * 3.1], 0.28, "steel"),
      bar([1.4, 3.2, side * 3.1], [5, 1.5, side * 3], 0.26, "steel"),
      part(drum(0.5, 0.7), trim, [-2.2, 3.2, side * 3.2], { turn: facing.right }),
      part(drum(0.5, 0.7), trim, [1.4, 3.2, side * 3.3], { turn: facing.right }),
    ];
  });
  const y = 10 * plate;
  const parts = [
    ...undercarriage,
    ...moved(mast(body), [2.4, y, -1.6], [0, -0.3, 0]),
    ...moved(arm(trim), [4.8, 3.2, 1.4], [0, -0.12, 0]),
    ...moved(solarWing(5, 6.4, [4, 5]), [-3.4, y + 0.9, 0], [0, 0, 0]),
    ...moved(dish(1.5, "white"), [-3.6, 13 * plate, 0], [0.2, 0, 0.5]),
    bar([3.6, y, 2.6], [3.6, 7.4, 2.6], 0.06, "steel"),
    ...[-1.8, 0].flatMap((z) => lamp([4.9, 3.1, z], "front", "gold", 0.3)),
    ...[-1.8, 0.4].flatMap((x) => [-2, 2].map((z) => bar([x, y, z], [x, y + 0.9, z], 0.1, "charcoal"))),
  ];
  return build({ pieces, parts }, random);
}
