import { Group, Mesh, SphereGeometry } from "three";
import { enamel, fabric, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { type Line, rods } from "../parts/rods.ts";
import { cord, type Point } from "../surface.ts";

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A grid over the field between four corners, sagging a little in its middle. */
function meshes(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  along: number,
  across: number,
  sag: number,
): Line[] {
  const at = (u: number, v: number): Point => {
    const [x, y, z] = between(between(a, b, u), between(d, c, u), v);
    const low = sag * Math.sin(u * Math.PI) * Math.sin(v * Math.PI);
    return [x, Math.max(0.05, y - low), z - low * 0.4];
  };
  const lines: Line[] = [];
  const steps = 10;
  for (let n = 1; n < along; n += 1)
    for (let k = 0; k < steps; k += 1) lines.push([at(n / along, k / steps), at(n / along, (k + 1) / steps)]);
  for (let n = 1; n < across; n += 1)
    for (let k = 0; k < steps; k += 1) lines.push([at(k / steps, n / across), at((k + 1) / steps, n / across)]);
  return lines;
}

/** A goal of tubes that plug together, with its net; it opens toward +z. */
export function goal(paint: Paint, corner: Paint, wide = 24, high = 15, deep = 9): Group {
  const group = new Group();
  const tube = (points: readonly Point[], radius: number, colour: Paint) =>
    group.add(new Mesh(cord(points, radius), enamel(colour)));
  const half = wide / 2;
  const base = 0.5;
  tube(
    [
      [-half, base, 0],
      [-half, high / 2, 0],
      [-half, high, 0],
    ],
    0.55,
    paint,
  );
  tube(
    [
      [half, base, 0],
      [half, high / 2, 0],
      [half, high, 0],
    ],
    0.55,
    paint,
  );
  tube(
    [
      [-half, high, 0],
      [0, high, 0],
      [half, high, 0],
    ],
    0.55,
    paint,
  );
  for (const side of [-1, 1]) {
    tube(
      [
        [side * half, base, 0],
        [side * half, base, -deep / 2],
        [side * half, base, -deep],
      ],
      0.42,
      "white",
    );
    tube(
      [
        [side * half, high, 0],
        [side * half, high - 0.2, -deep * 0.3],
        [side * half, high - 0.7, -deep * 0.38],
      ],
      0.42,
      "white",
    );
    tube(
      [
        [side * half, high - 0.7, -deep * 0.38],
        [side * half, high / 2, -deep * 0.72],
        [side * half, base, -deep],
      ],
      0.42,
      "white",
    );
    for (const [x, y, z] of [
      [half, high, 0],
      [half, base + 0.05, 0],
      [half, base, -deep],
    ] as const) {
      const joint = new Mesh(new SphereGeometry(0.82, 24, 16), plastic(corner));
      joint.position.set(side * x, Math.max(0.82, y), z);
      group.add(joint);
    }
  }
  tube(
    [
      [-half, base, -deep],
      [0, base, -deep],
      [half, base, -deep],
    ],
    0.42,
    "white",
  );
  const rear: Point = [half, high - 0.7, -deep * 0.38];
  const [l, r] = [(p: Point): Point => [-p[0], p[1], p[2]], (p: Point): Point => p];
  const top: Point = [half, high, 0];
  const foot: Point = [half, base, -deep];
  const lines = [
    ...meshes([l(top), r(top), r(rear), l(rear)], 12, 2, 0.3),
    ...meshes([l(rear), r(rear), r(foot), l(foot)], 12, 8, 0.9),
    ...[l, r].flatMap((to) => meshes([to([half, base, 0]), to([half, high, 0]), to(rear), to(foot)], 8, 4, 0)),
  ];
  group.add(rods(lines, 0.055, fabric("steel", 3), 5));
  group.add(printOn(lettering("LAPANGAN", "white"), (u, v) => [(u - 0.5) * 6, high - 0.42 + v * 0.86, 0.57], 1));
  return group;
}
