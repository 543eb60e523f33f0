import { DoubleSide, Group } from "three";
import { enamel, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { part } from "../sewing/part.ts";
import { piping } from "../sewing/stitching.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

const circle = (radius: number, y: number): Point[] =>
  Array.from({ length: 48 }, (_, n) => [Math.cos(n / 7.64) * radius, y, Math.sin(n / 7.64) * radius]);

/** A pot with two wire handles in rubber sleeves. */
export function campPot(radius: number, tall: number, grip: Paint): Group {
  const group = new Group();
  const steel = metal("white", 0.34);
  steel.side = DoubleSide;
  part(
    group,
    turned([
      [0, 0],
      [radius - 0.4, 0],
      [radius - 0.08, 0.14],
      [radius, 0.5],
      [radius, tall - 0.2],
      [radius + 0.12, tall],
      [radius - 0.04, tall + 0.04],
      [radius - 0.1, tall - 0.2],
      [radius - 0.12, 0.4],
      [0, 0.3],
    ]),
    steel,
  );
  part(group, piping(circle(radius + 0.01, tall * 0.3), 0.04, true), steel);
  for (const y of [tall * 0.5, tall * 0.62]) part(group, box(0.5, 0.14, 0.5, 0.04), steel, [radius + 0.1, y + 0.1, 0]);
  for (const z of [-1, 1]) {
    const wire: Point[] = [
      [radius - 0.05, tall * 0.78, z * 0.5],
      [radius + 1.2, tall * 0.8, z * 0.62],
      [radius + 2.8, tall * 0.78, z * 0.4],
      [radius + 3.6, tall * 0.74, z * 0.12],
    ];
    part(group, cord(wire, 0.12), steel);
    part(group, cord(wire.slice(1), 0.27), rubber(grip));
  }
  return group;
}

/** A lid with a folding ring, lying on a pot at y = 0. */
export function potLid(radius: number, grip: Paint): Group {
  const group = new Group();
  const steel = metal("white", 0.3);
  part(
    group,
    turned([
      [0, 0.5],
      [radius * 0.5, 0.44],
      [radius * 0.86, 0.22],
      [radius + 0.05, 0.16],
      [radius + 0.16, 0.02],
      [radius + 0.02, -0.06],
    ]),
    steel,
  );
  part(
    group,
    cord(
      [
        [-0.8, 0.5, 0],
        [-0.7, 1.3, 0.1],
        [0, 1.55, 0.15],
        [0.7, 1.3, 0.1],
        [0.8, 0.5, 0],
      ],
      0.16,
    ),
    rubber(grip),
  );
  for (const n of [0, 1, 2, 3, 4])
    part(
      group,
      turned([
        [0, 0.05],
        [0.14, 0.04],
        [0.16, 0],
      ]),
      plastic("ink"),
      [-0.9 + n * 0.45, 0.36, radius * 0.62],
    );
  return group;
}

/** A small burner screwed onto a gas can, three arms holding the pot. Its arms end at y = 6.1. */
export function campStove(can: Paint): Group {
  const group = new Group();
  part(
    group,
    turned([
      [0, 0.15],
      [2, 0.1],
      [2.35, 0],
      [2.5, 0.18],
      [2.5, 2.1],
      [2.2, 2.7],
      [1.2, 3.1],
      [0.6, 3.2],
    ]),
    enamel(can),
  );
  part(
    group,
    turned([
      [2.52, 0.7],
      [2.54, 0.72],
      [2.54, 1.6],
      [2.52, 1.62],
    ]),
    enamel("cream"),
  );
  part(
    group,
    turned([
      [0.62, 3.1],
      [0.66, 3.3],
      [0.5, 3.4],
      [0.5, 4],
      [0.42, 4.1],
      [0.42, 4.7],
      [0, 4.7],
    ]),
    metal("gold", 0.35),
  );
  part(
    group,
    turned([
      [0.3, 4.6],
      [1.05, 5],
      [1.1, 5.3],
      [1.0, 5.4],
      [0, 5.42],
    ]),
    metal("charcoal", 0.4),
  );
  part(
    group,
    cord(
      [
        [0.4, 3.7, 0],
        [1.6, 3.7, 0.5],
      ],
      0.1,
    ),
    metal("white", 0.3),
  );
  part(
    group,
    cord(
      [
        [1.5, 3.7, 0.1],
        [1.7, 4.1, 0.6],
        [1.9, 3.7, 1.0],
        [1.7, 3.3, 0.6],
      ],
      0.09,
      true,
    ),
    metal("white", 0.3),
  );
  for (const n of [0, 1, 2]) {
    const angle = (n / 3) * Math.PI * 2 + 0.4;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    part(
      group,
      cord(
        [
          [x * 0.4, 4.2, z * 0.4],
          [x * 1.5, 4.9, z * 1.5],
          [x * 2.3, 6, z * 2.3],
          [x * 1.1, 6, z * 1.1],
        ],
        0.12,
      ),
      metal("white", 0.3),
    );
  }
  return group;
}

/** A squat kettle with a spout and a bow. */
export function campKettle(grip: Paint): Group {
  const group = new Group();
  const steel = metal("white", 0.3);
  part(
    group,
    turned([
      [0, 0],
      [2.2, 0],
      [2.6, 0.15],
      [2.75, 0.6],
      [2.6, 2],
      [2, 2.8],
      [1.3, 3.05],
      [1.25, 3.2],
      [0, 3.45],
    ]),
    steel,
  );
  part(
    group,
    turned([
      [0, 4],
      [0.28, 3.95],
      [0.34, 3.7],
      [0.16, 3.45],
    ]),
    rubber(grip),
  );
  const spout = cord(
    [
      [2.2, 1.5, 0],
      [3.2, 1.9, 0],
      [3.7, 2.7, 0],
    ],
    0.36,
  );
  part(group, spout, steel);
  const bow: Point[] = [
    [0, 2.5, -2.3],
    [0, 4.2, -2.2],
    [0, 5, -0.9],
    [0, 5, 0.9],
    [0, 4.2, 2.2],
    [0, 2.5, 2.3],
  ];
  part(group, cord(bow, 0.13), steel);
  part(group, cord(bow.slice(2, 4), 0.3), rubber(grip));
  return group;
}
