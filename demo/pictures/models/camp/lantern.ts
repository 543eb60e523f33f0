import { Group } from "three";
import { clearPlastic, enamel, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { glowing } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A camp lantern: a lit column in a clear chimney, guarded by four bars. */
export function lantern(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const chimney = clearPlastic("cream");
  chimney.opacity = 0.26;
  part(
    group,
    turned([
      [0, 0],
      [2.9, 0],
      [3.15, 0.15],
      [3.2, 0.6],
      [2.9, 1.3],
      [2.5, 2.7],
      [2.55, 3.1],
      [2.75, 3.25],
      [2.75, 3.6],
      [2.3, 3.75],
      [0, 3.75],
    ]),
    enamel(paint),
  );
  part(
    group,
    turned([
      [3.22, 0.28],
      [3.28, 0.32],
      [3.28, 0.62],
      [3.2, 0.66],
    ]),
    rubber(trim),
  );
  part(
    group,
    turned([
      [0, 3.7],
      [1.3, 3.75],
      [1.35, 4.2],
      [1.2, 4.3],
      [1.15, 7.3],
      [1.25, 7.4],
      [0, 7.5],
    ]),
    glowing("gold", 1),
  );
  part(
    group,
    turned([
      [2.05, 3.7],
      [2.3, 4.4],
      [2.42, 5.6],
      [2.3, 6.9],
      [2.05, 7.6],
    ]),
    chimney,
  );
  part(
    group,
    turned([
      [0, 7.5],
      [2.5, 7.5],
      [2.75, 7.6],
      [2.75, 7.95],
      [2.45, 8.15],
      [2.0, 8.3],
      [1.95, 8.75],
      [2.25, 8.9],
      [2.2, 9.1],
      [1.3, 9.75],
      [1.05, 9.8],
      [0, 9.85],
    ]),
    enamel(paint),
  );
  for (const y of [8.42, 8.6])
    part(
      group,
      turned([
        [1.98, y],
        [2.04, y + 0.03],
        [2.04, y + 0.09],
        [1.98, y + 0.12],
      ]),
      metal("steel"),
    );
  for (const n of [0, 1, 2, 3]) {
    const angle = ((n + 0.5) / 4) * Math.PI * 2;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const bar: Point[] = [
      [x * 2.55, 3.4, z * 2.55],
      [x * 2.72, 4.4, z * 2.72],
      [x * 2.75, 5.6, z * 2.75],
      [x * 2.72, 6.8, z * 2.72],
      [x * 2.55, 7.8, z * 2.55],
    ];
    part(group, cord(bar, 0.11), metal("steel", 0.3));
  }
  const ringAt = (y: number, radius: number) =>
    Array.from({ length: 36 }, (_, n): Point => [Math.cos(n / 5.73) * radius, y, Math.sin(n / 5.73) * radius]);
  part(
    group,
    cord(
      ringAt(5.6, 2.76).filter((_, n) => n % 2 === 0),
      0.1,
      true,
    ),
    metal("steel", 0.3),
  );
  // The bow to hang it by, with a wooden roll.
  const bow: Point[] = [
    [-2.5, 7.9, 0],
    [-3.2, 8.6, 0],
    [-3.3, 10.4, 0],
    [-2.2, 12.2, 0],
    [0, 12.8, 0],
    [2.2, 12.2, 0],
    [3.3, 10.4, 0],
    [3.2, 8.6, 0],
    [2.5, 7.9, 0],
  ];
  part(group, cord(bow, 0.13), metal("steel", 0.3));
  part(
    group,
    cord(
      [
        [-1.3, 12.55, 0],
        [0, 12.8, 0],
        [1.3, 12.55, 0],
      ],
      0.36,
    ),
    plastic(trim),
  );
  // A dimmer and a socket on the foot.
  part(
    group,
    turned([
      [0, 0.5],
      [0.5, 0.48],
      [0.56, 0.4],
      [0.56, 0],
    ]),
    metal("steel", 0.3),
    [0, 1.9, 2.68],
    [Math.PI / 2 - 0.22, 0, 0],
  );
  part(group, box(0.1, 0.35, 0.1, 0.04), rubber(trim), [0, 2.15, 3.24]);
  const label = makerLabel("KAWAN RIMBA", 1.9, 0.7, "cream", "court");
  label.position.set(2.0, 1.75, 1.9);
  label.rotation.set(-0.24, 0.8, 0, "YXZ");
  group.add(label);
  return group;
}
