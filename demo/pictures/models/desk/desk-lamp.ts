import { DoubleSide, Group, SphereGeometry } from "three";
import { enamel, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { glowing, textile, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping } from "../sewing/stitching.ts";
import { spun } from "../spun.ts";
import { cord, type Point } from "../surface.ts";

/** A spring between two points. */
function spring(from: Point, to: Point, turns: number, radius: number) {
  const path = Array.from({ length: turns * 8 + 1 }, (_, n): Point => {
    const [t, angle] = [n / (turns * 8), (n / 8) * Math.PI * 2];
    return [
      from[0] + (to[0] - from[0]) * t + Math.cos(angle) * radius * 0.5,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t + Math.sin(angle) * radius,
    ];
  });
  return piping(path, 0.05);
}

/** An architect's lamp with two sprung arms, its shade toward +x. */
export function deskLamp(paint: Paint): Group {
  const group = new Group();
  const coat = enamel(paint);
  const steel = metal("steel", 0.3);
  part(group, spun([0, 0, 3.5, 0, 3.7, 0.12, 3.72, 0.5, 3.5, 0.75, 1.2, 1, 0.6, 1.2, 0.5, 1.9, 0, 2]), coat);
  part(group, spun([3.3, 0.72, 3.5, 0.76, 3.5, 0.82, 3.3, 0.86]), timber("wood"));
  const [low, elbow, head]: [Point, Point, Point] = [
    [0, 2, 0],
    [-3.4, 9, 0],
    [3.6, 13.2, 0],
  ];
  for (const z of [-0.34, 0.34]) {
    part(
      group,
      cord(
        [
          [low[0], low[1], z],
          [elbow[0], elbow[1], z],
        ],
        0.16,
      ),
      steel,
    );
    part(
      group,
      cord(
        [
          [elbow[0], elbow[1], z],
          [head[0], head[1], z],
        ],
        0.16,
      ),
      steel,
    );
    part(group, spring([-0.35, 2.9, z * 2], [-1.8, 5.9, z * 2], 16, 0.17), steel);
    part(group, spring([-2.6, 9.5, z * 2], [0.4, 11.3, z * 2], 16, 0.17), steel);
  }
  for (const at of [low, elbow, head]) {
    part(group, spun([0, -0.75, 0.6, -0.72, 0.66, -0.6, 0.66, 0.6, 0.6, 0.72, 0, 0.75]), coat, at, [Math.PI / 2, 0, 0]);
    part(group, spun([0, 0.2, 0.3, 0.16, 0.34, 0]), metal("gold", 0.3), [at[0], at[1], 0.74], [Math.PI / 2, 0, 0]);
  }
  const shade = new Group();
  shade.position.set(...head);
  shade.rotation.z = 0.5;
  part(
    shade,
    spun([3.1, -4.6, 3.16, -4.5, 3.0, -4.1, 2.3, -2.9, 1.5, -2, 1.2, -1.6, 1.15, -0.6, 0.95, -0.35, 0, -0.3]),
    coat,
  );
  const inside = enamel("white");
  inside.side = DoubleSide;
  part(shade, spun([3.08, -4.58, 2.93, -4.15, 2.2, -2.95, 1.1, -1.7, 0, -1.3]), inside);
  part(shade, new SphereGeometry(1.05, 28, 20), glowing("gold", 1), [0, -3.1, 0]);
  for (const y of [-0.9, -1.2])
    part(shade, spun([1.17, y, 1.2, y + 0.04, 1.2, y + 0.1, 1.17, y + 0.14]), plastic("ink"));
  group.add(shade);
  part(
    group,
    cord(
      [
        [-3.4, 9.4, -0.6],
        [-3.6, 6, -1.4],
        [-1.4, 1.2, -2.4],
        [-1.6, 0.25, -4],
        [-3.4, 0.2, -5.4],
        [-6, 0.2, -5.8],
      ],
      0.13,
    ),
    textile(paint, 60),
  );
  part(group, spun([0, 0, 0.36, 0, 0.4, 0.1, 0.4, 0.3, 0, 0.34]), plastic("ink"), [1.6, 0.92, 1.3]);
  return group;
}
