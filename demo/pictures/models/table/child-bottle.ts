import { Group, SphereGeometry } from "three";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { spun } from "../spun.ts";
import { cord } from "../surface.ts";

/** A child's bottle with a bear's face, ears on its cap and a straw that folds away. */
export function childBottle(body: Paint, cap: Paint, cheek: Paint): Group {
  const group = new Group();
  part(group, spun([0, 0, 2, 0, 2.35, 0.2, 2.5, 0.8, 2.55, 3, 2.45, 5.4, 2.3, 5.9, 2.2, 6]), plastic(body));
  part(group, spun([2.42, 0.1, 2.56, 0.5, 2.6, 1.1, 2.55, 1.16]), rubber(cap));
  part(group, spun([2.3, 5.8, 2.5, 5.9, 2.52, 7, 2.35, 7.5, 1.6, 7.95, 0, 8.05]), plastic(cap));
  for (const side of [-1, 1]) {
    const ear = part(group, new SphereGeometry(0.95, 28, 20), plastic(cap), [side * 1.75, 8, -0.3]);
    ear.scale.z = 0.55;
    const inner = part(group, new SphereGeometry(0.55, 20, 16), plastic(cheek), [side * 1.75, 8, 0.05]);
    inner.scale.z = 0.5;
    const eye = part(
      group,
      new SphereGeometry(0.24, 20, 14),
      plastic("ink"),
      [side * 0.85, 4.2, 2.38],
      [0, side * 0.35, 0],
    );
    eye.scale.z = 0.5;
    const blush = part(
      group,
      new SphereGeometry(0.42, 20, 14),
      plastic(cheek),
      [side * 1.42, 3.45, 2.1],
      [0, side * 0.6, 0],
    );
    blush.scale.z = 0.25;
    // Studs that hold the strap.
    part(group, spun([0, 0.5, 0.5, 0.45, 0.55, 0, 0, 0]), plastic("sun"), [side * 2.45, 6.5, 0], [0, 0, -side * 1.57]);
  }
  const snout = part(group, new SphereGeometry(0.8, 28, 20), plastic("cream"), [0, 3.55, 2.3]);
  snout.scale.set(1.15, 0.85, 0.45);
  const nose = part(group, new SphereGeometry(0.26, 20, 14), plastic("cocoa"), [0, 3.8, 2.62]);
  nose.scale.set(1.2, 0.8, 0.6);
  part(
    group,
    cord(
      [
        [-0.3, 3.35, 2.62],
        [0, 3.22, 2.68],
        [0.3, 3.35, 2.62],
      ],
      0.05,
    ),
    plastic("cocoa"),
  );
  part(group, spun([0.42, 7.8, 0.42, 8.5, 0, 8.55]), plastic("sun"));
  part(
    group,
    cord(
      [
        [0, 8.3, 0],
        [0, 9, 0.1],
        [0.1, 9.6, 0.6],
        [0.1, 9.9, 1.2],
      ],
      0.24,
    ),
    rubber("white"),
  );
  const strap = [
    [2.9, 6.5, 0],
    [3.6, 7.6, -0.2],
    [3.2, 10.6, -0.6],
    [1.4, 12.4, -0.9],
    [-1.4, 12.4, -0.9],
    [-3.2, 10.6, -0.6],
    [-3.6, 7.6, -0.2],
    [-2.9, 6.5, 0],
  ] as const;
  part(
    group,
    webbing(
      strap,
      strap.map(([x, y]) => [x, y - 8, 0] as const),
      0.7,
      0.14,
    ),
    textile("sun", 20),
  );
  return group;
}
