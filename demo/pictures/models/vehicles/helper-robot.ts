import { type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, build, round, tile } from "./build.ts";
import { bar, facing, pipe } from "./fittings.ts";
import { moved, part } from "./part.ts";
import { box, dome, drum, slab } from "./shapes.ts";
import { wheel } from "./wheel.ts";

export type HelperRobotPaints = { body: Paint; trim: Paint };

/** A little helper on one thick wheel that carries a plant on its tray. */
export function helperRobot({ body, trim }: HelperRobotPaints, random: Random): Group {
  const y = 9;
  const pieces = [
    round("charcoal", [-1.5, y, -1.5], [3, 1, 3]),
    round(body, [-2.2, y + 1, -2.2], [4.4, 3, 4.4]),
    round(body, [-2.5, y + 4, -2.5], [5, 3, 5]),
    round(trim, [-2.55, y + 7, -2.55], [5.1, 1, 5.1]),
    round("charcoal", [-1, y + 8, -1], [2, 1, 2]),
    block(body, [-2, y + 9, -3], [4, 5, 6]),
    tile("charcoal", [2, y + 9.7, -2.5], [0.3, 3.8, 5]),
    tile(trim, [-2, y + 14, -3], [4, 0.6, 6]),
    block(body, [-1, y + 14.6, -1], [2, 1, 2]),
    round("wood", [3, y + 5.6, -1], [2, 2, 2]),
  ];
  const head = (y + 11.6) * plate;
  const leaves = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * Math.PI * 2;
    const tilt = n % 2 === 0 ? 0.5 : 0.9;
    return part(
      new SphereGeometry(0.5, 14, 10).scale(0.36, 1.5, 0.6).translate(0, 0.7, 0),
      n % 2 === 0 ? "leaf" : "court",
      [4, (y + 7.6) * plate + 0.1, 0],
      {
        turn: [Math.sin(angle) * tilt, angle, Math.cos(angle) * -tilt],
      },
    );
  });
  const fork = [-1, 1].map((side) =>
    part(
      slab(
        [
          [-0.7, 0],
          [0.7, 0],
          [1.2, 2.2],
          [-1.2, 2.2],
        ],
        0.5,
        0.08,
      ),
      trim,
      [0, 1.8, side * 1.5],
    ),
  );
  const arms = [-1, 1].flatMap((side) => [
    part(drum(0.7, 0.7), trim, [0, (y + 5.6) * plate, side * 2.7], { turn: facing.right }),
    pipe(
      [
        [0, (y + 5.6) * plate, side * 2.9],
        [1, (y + 4.2) * plate, side * 3],
        [2.4, (y + 4) * plate, side * 2.4],
        [3.2, (y + 4.6) * plate, side * 1.6],
      ],
      0.28,
      "charcoal",
    ),
    part(new SphereGeometry(0.46, 18, 14), body, [3.2, (y + 4.7) * plate, side * 1.5]),
  ]);
  const parts = [
    ...moved(wheel({ radius: 2, wide: 2.2, rim: trim, hub: body, lugs: 16, spokes: 6 }), [0, 2, 0]),
    ...fork,
    ...arms,
    ...leaves,
    part(box(3, 0.24, 4, 0.1), "cream", [4, (y + 5.3) * plate, 0]),
    ...[-1.2, 1.2].flatMap((z) => [
      part(drum(0.8, 0.2), "sky", [2.36, head, z], { turn: facing.front, finish: "enamel" }),
      part(dome(0.42, 0.16), "ink", [2.46, head, z], { turn: facing.front, finish: "enamel" }),
      part(new SphereGeometry(0.13, 10, 8), "white", [2.62, head + 0.16, z - 0.14]),
    ]),
    ...[-1, 1].flatMap((side) => [
      part(drum(0.62, 0.5), trim, [0, head, side * 3.2], { turn: facing.right }),
      part(drum(0.34, 0.7), "charcoal", [0, head, side * 3.2], { turn: facing.right }),
    ]),
    bar([0, (y + 15.6) * plate, 0], [0, (y + 15.6) * plate + 1.4, 0], 0.1, "steel"),
    part(new SphereGeometry(0.32, 16, 12), "brick", [0, (y + 15.6) * plate + 1.5, 0]),
    ...[0, 1, 2].map((n) =>
      part(
        drum(0.26, 0.14),
        (["brick", "sun", "leaf"] as const)[n] ?? "sun",
        [2.48, (y + 5.5) * plate, (n - 1) * 0.7],
        {
          turn: facing.front,
        },
      ),
    ),
  ];
  return build({ pieces, parts }, random);
}
