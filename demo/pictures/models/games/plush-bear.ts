import { Group, SphereGeometry } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { type SoftShape, softForm } from "../sewing/soft-form.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point } from "../surface.ts";
import { furry } from "./fur.ts";

export type PlushBearPaints = { readonly fur: Paint; readonly muzzle: Paint; readonly scarf: Paint };

const egg = (wide: number, high: number, deep: number): SoftShape => ({
  wide,
  high,
  deep,
  square: 2.1,
  crown: 2.1,
  foot: 2.1,
});

/** A sitting bear with a knitted scarf. */
export function plushBear(paints: PlushBearPaints, random: Random): Group {
  const group = new Group();
  const add = (shape: SoftShape, paint: Paint, tufts: number, at: Point, turn: Point = [0, 0, 0]) => {
    const limb = furry(softForm(shape), paint, tufts, random);
    limb.position.set(...at);
    limb.rotation.set(...turn);
    group.add(limb);
  };
  add({ ...egg(7, 7.6, 6), foot: 3 }, paints.fur, 1900, [0, 0, 0]);
  add(egg(6.9, 6, 6), paints.fur, 1800, [0, 6.3, 0.2]);
  add(egg(3, 2.3, 1.8), paints.muzzle, 300, [0, 7.2, 2.6]);
  add(egg(4.2, 4.8, 1.6), paints.muzzle, 420, [0, 1.2, 2.3], [-0.1, 0, 0]);
  for (const side of [-1, 1]) {
    add(egg(2.3, 2.3, 1.4), paints.fur, 260, [side * 2.5, 10.6, 0.1], [0, 0, -side * 0.4]);
    add(egg(1.4, 1.4, 0.6), paints.muzzle, 90, [side * 2.55, 10.95, 0.75], [0, 0, -side * 0.4]);
    add(egg(2.5, 5, 2.6), paints.fur, 520, [side * 4.5, 5.9, 0.9], [-0.9, 0, side * 2.55]);
    add(egg(2.9, 5.4, 3.1), paints.fur, 620, [side * 1.9, 1.55, 1.4], [Math.PI / 2, 0, -side * 0.34]);
    const sole = softForm(egg(2.1, 2.3, 0.5));
    part(group, sole.skin(12), textile(paints.muzzle, 4), [side * 3.78, 0.45, 6.62], [-0.06, side * 0.34, 0]);
    part(group, new SphereGeometry(0.38, 24, 18), plastic("ink"), [side * 1.35, 9.75, 2.95]);
    part(group, new SphereGeometry(0.1, 10, 8), plastic("white"), [side * 1.35 - 0.12, 9.9, 3.28]);
  }
  const nose = part(group, new SphereGeometry(0.5, 24, 18), plastic("cocoa"), [0, 8.85, 4.35]);
  nose.scale.set(1.25, 0.85, 0.7);
  part(
    group,
    cord(
      [
        [0, 8.5, 4.45],
        [0, 8.05, 4.5],
      ],
      0.06,
    ),
    textile("cocoa", 20),
  );
  part(
    group,
    cord(
      [
        [-0.6, 7.85, 4.3],
        [-0.25, 7.75, 4.45],
        [0, 8.02, 4.5],
        [0.25, 7.75, 4.45],
        [0.6, 7.85, 4.3],
      ],
      0.06,
    ),
    textile("cocoa", 20),
  );
  // The scarf goes around the neck and hangs over one shoulder.
  const neck = Array.from({ length: 28 }, (_, n): Point => {
    const angle = (n / 28) * Math.PI * 2;
    return [Math.sin(angle) * 2.85, 6.75 - 0.25 * Math.cos(angle), Math.cos(angle) * 2.75 + 0.15];
  });
  part(
    group,
    webbing(
      neck,
      neck.map(([x, , z]): Point => [x, 0.4, z]),
      1.35,
      0.5,
      true,
    ),
    textile(paints.scarf, 5),
  );
  const tail: Point[] = [
    [1.3, 6.7, 2.9],
    [1.75, 5.8, 3.45],
    [2.05, 4.4, 3.75],
    [2.2, 3.2, 3.8],
  ];
  part(group, webbing(tail, [0.2, 0.2, 1], 1.35, 0.36), textile(paints.scarf, 5));
  for (const y of [3.7, 4.15])
    part(
      group,
      webbing(
        [
          [1.45, y, 3.98],
          [2.15, y, 3.99],
          [2.85, y, 3.92],
        ],
        [0.1, 0, 1],
        0.2,
        0.1,
      ),
      textile("cream", 9),
    );
  for (let n = 0; n < 6; n += 1)
    part(
      group,
      cord(
        [
          [1.65 + n * 0.22, 3.25, 3.8],
          [1.67 + n * 0.22, 2.65, 3.85],
        ],
        0.08,
      ),
      textile(paints.scarf, 20),
    );
  return group;
}
