import { CatmullRomCurve3, Group, Vector3 } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { glazed, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { cord, type Point, surface } from "../surface.ts";

/** A tube that grows thinner along its path. */
function spout(path: readonly Point[], thick: (along: number) => number) {
  const curve = new CatmullRomCurve3(path.map((point) => new Vector3(...point)));
  const frames = curve.computeFrenetFrames(40);
  return surface(40, 24, (u, v) => {
    const at = curve.getPoint(u);
    const index = Math.round(u * 40);
    const angle = -v * Math.PI * 2;
    const p = at
      .addScaledVector(frames.normals[index] ?? new Vector3(), Math.cos(angle) * thick(u))
      .addScaledVector(frames.binormals[index] ?? new Vector3(), Math.sin(angle) * thick(u));
    return [p.x, p.y, p.z];
  });
}

/** A round pot with a bow of bent wood over it, spout toward +x. */
export function teapot(glaze: Paint, inner: Paint): Group {
  const group = new Group();
  const coat = glazed(glaze);
  part(
    group,
    spun([0, 0, 2.2, 0, 2.4, 0.12, 2.5, 0.4, 3.5, 1.3, 4.1, 2.6, 4.2, 3.4, 3.9, 4.6, 3.1, 5.5, 2.2, 5.9, 2.1, 6.05]),
    coat,
  );
  for (const y of [2.3, 2.55])
    part(
      group,
      spun([4.0 + (y - 2.3) * 0.4, y, 4.06 + (y - 2.3) * 0.4, y + 0.05, 4.05 + (y - 2.3) * 0.4, y + 0.1]),
      glazed(inner),
    );
  part(
    group,
    spun([
      2.15, 6, 2.3, 6.05, 2.25, 6.25, 1.7, 6.6, 0.8, 6.85, 0.3, 6.95, 0.3, 7.1, 0.55, 7.3, 0.6, 7.6, 0.4, 7.85, 0, 7.9,
    ]),
    coat,
  );
  const curve: Point[] = [
    [3.2, 2.2, 0],
    [4.8, 2.7, 0],
    [5.5, 4, 0],
    [6.1, 5.4, 0],
    [6.7, 5.9, 0],
  ];
  const tube = glazed(glaze);
  tube.side = 2;
  part(
    group,
    spout(curve, (a) => 1.05 - 0.62 * a),
    tube,
  );
  for (const x of [-2.6, 2.6])
    part(
      group,
      cord(
        [
          [x, 5.3, -0.5],
          [x, 6.1, -0.45],
          [x, 6.3, 0],
          [x, 6.1, 0.45],
          [x, 5.3, 0.5],
        ],
        0.2,
      ),
      coat,
    );
  const bow: Point[] = [
    [-2.6, 6, 0],
    [-3.4, 7.4, 0],
    [-2.9, 9.3, 0],
    [-1.2, 10.4, 0],
    [1.2, 10.4, 0],
    [2.9, 9.3, 0],
    [3.4, 7.4, 0],
    [2.6, 6, 0],
  ];
  part(group, cord(bow, 0.26), timber("wood", 4));
  part(
    group,
    cord(
      [
        [-1.5, 10.32, 0],
        [0, 10.55, 0],
        [1.5, 10.32, 0],
      ],
      0.34,
    ),
    timber("cocoa", 4),
  );
  for (const x of [-2.75, 2.75])
    part(
      group,
      spun([0.3, 0, 0.34, 0.04, 0.34, 0.3, 0.3, 0.34]),
      metal("gold", 0.3),
      [x, 6.25, 0],
      [0, 0, x > 0 ? 0.5 : -0.5],
    );
  return group;
}

/** A handleless cup that goes with the pot. */
export function teaCup(glaze: Paint, inner: Paint): Group {
  const group = new Group();
  const coat = glazed(glaze);
  part(group, spun([0, 0, 0.9, 0, 1, 0.1, 1.05, 0.3, 1.5, 0.9, 1.75, 2, 1.78, 2.4]), coat);
  part(group, spun([1.78, 2.38, 1.76, 2.46, 1.68, 2.46, 1.64, 2, 1.35, 0.9, 0, 0.6]), glazed(inner));
  part(group, spun([1.62, 1.8, 0, 1.82]), glazed("wood", 0.15));
  return group;
}
