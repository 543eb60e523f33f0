import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, build, round, tile } from "./build.ts";
import { bar, facing, lamp } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { bell, dish, foot, solarWing } from "./space-fittings.ts";

export type SatellitePaints = { foil: Paint; frame: Paint; trim: Paint };

/** A weather satellite on a display foot, its two solar wings spread along z. */
export function satellite({ foil, frame, trim }: SatellitePaints, random: Random): Group {
  const y = 16;
  const pieces = [
    block(frame, [-2, y, -2], [4, 1, 4]),
    tile(foil, [-2, y + 1, -2], [4, 6, 4]),
    block(frame, [-2, y + 7, -2], [4, 1, 4]),
    tile(foil, [-1.5, y + 8, -1.5], [3, 3, 3]),
    block(frame, [-2, y + 11, -2], [4, 1, 4]),
    round(trim, [-1, y + 12, -1], [2, 1, 2]),
    round("charcoal", [-4, 0, -4], [8, 1, 8]),
    block("charcoal", [-2, 1, -2], [4, 1, 4]),
  ];
  const middle = (y + 4) * plate;
  const panels = [-1, 1].flatMap((side) => {
    const turn = side === 1 ? -Math.PI / 2 : Math.PI / 2;
    return [
      bar([0, middle, side * 2], [0, middle, side * 3.4], 0.2, "steel"),
      ...moved(
        moved(solarWing(8, 4.2, [6, 3]), [0, 0, 0], [side * -0.62, 0, 0]),
        [0, middle, side * 3.2],
        [0, turn, 0],
      ),
    ];
  });
  const parts = [
    ...panels,
    ...foot(y * plate, "charcoal", 2.4),
    ...moved(dish(2.6, "white"), [0, (y + 13) * plate, 0], [0, 0, -0.3]),
    ...moved(dish(1.2, "white"), [2, middle - 0.2, 0.9], [0, 0, -Math.PI / 2]),
    ...moved(bell(0.8, 1), [-2, middle, 0], [0, 0, -Math.PI / 2]),
    part(box(0.3, 1.3, 1.3, 0.06), "charcoal", [2.02, middle - 0.2, -1]),
    part(drum(0.46, 0.5), "sea", [2.2, middle - 0.2, -1], { turn: facing.front, finish: "enamel" }),
    bar([1.6, (y + 12) * plate, 1.6], [3, (y + 12) * plate + 2.6, 2.6], 0.07, "steel"),
    bar([-1.6, (y + 12) * plate, 1.6], [-3, (y + 12) * plate + 2.2, 2.4], 0.07, "steel"),
    ...lamp([2.02, (y + 9.5) * plate - 0.3, 0], "front", "brick", 0.3),
    ...[-1, 1].flatMap((side) => [
      part(box(3, 0.1, 0.1, 0.02), frame, [0, middle + 0.9, side * 2.01]),
      part(box(3, 0.1, 0.1, 0.02), frame, [0, middle - 0.9, side * 2.01]),
    ]),
  ];
  return build({ pieces, parts }, random);
}
