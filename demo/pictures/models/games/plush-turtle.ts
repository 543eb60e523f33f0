import { Group, SphereGeometry } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { type SoftShape, softForm } from "../sewing/soft-form.ts";
import { piping } from "../sewing/stitching.ts";
import { cord, type Point } from "../surface.ts";
import { furry } from "./fur.ts";

export type PlushTurtlePaints = {
  readonly skin: Paint;
  readonly shell: Paint;
  readonly patch: Paint;
  readonly rim: Paint;
};

const egg = (wide: number, high: number, deep: number): SoftShape => ({
  wide,
  high,
  deep,
  square: 2.1,
  crown: 2.1,
  foot: 2.1,
});

/** A sea turtle lying on its belly, head toward +z; its shell is pieced together from padded patches. */
export function plushTurtle(paints: PlushTurtlePaints, random: Random): Group {
  const group = new Group();
  const soft = (shape: SoftShape, paint: Paint, tufts: number, at: Point, turn: Point = [0, 0, 0]) => {
    const limb = furry(softForm(shape), paint, tufts, random, 0.26);
    limb.position.set(...at);
    limb.rotation.set(...turn);
    group.add(limb);
  };
  // The shell is a dome on a padded rim.
  const shell = softForm({ wide: 10.4, high: 6.4, deep: 11.6, square: 2.2, crown: 2.2, foot: 4, waist: 0.22 });
  part(group, shell.skin(34), textile(paints.shell, 7), [0, 1, 0]);
  const rim = Array.from({ length: 40 }, (_, n): Point => {
    const angle = (n / 40) * Math.PI * 2;
    return [Math.sin(angle) * 5.5, 2.1 + 0.12 * Math.sin(angle * 10), Math.cos(angle) * 6.1];
  });
  part(group, cord(rim, 0.78, true), textile(paints.rim, 12));
  const onShell = (x: number, z: number, out = 0.03): Point => {
    const [a, b, c] = shell.top(x, z, out);
    return [a, b + 1, c];
  };
  // Patches: one in the middle, six around it, each a little pillow with a seam.
  const patch = (x: number, z: number, size: number) => {
    const at = onShell(x, z, -0.28);
    const [nx, ny, nz] = shell.normal([at[0], at[1] - 1, at[2]]);
    const pad = softForm({ wide: size, high: 0.95, deep: size, square: 3, crown: 2.4, foot: 4, waist: 0.3 });
    const holder = new Group();
    holder.position.set(...at);
    holder.up.set(0, 0, 1);
    holder.lookAt(at[0] + nx, at[1] + ny, at[2] + nz);
    part(holder, pad.skin(14), textile(paints.patch, 9), [0, 0, 0], [Math.PI / 2, 0, 0]);
    const edge = pad.belt(0.36, 0.02);
    const hem = part(holder, piping(edge, 0.07, true), textile(paints.skin, 20), [0, 0, 0], [Math.PI / 2, 0, 0]);
    hem.castShadow = true;
    group.add(holder);
  };
  patch(0, 0, 3.5);
  for (let n = 0; n < 6; n += 1) {
    const angle = (n / 6) * Math.PI * 2;
    patch(Math.sin(angle) * 3.35, Math.cos(angle) * 3.7, 2.7);
  }
  soft(egg(4.6, 4.2, 4.6), paints.skin, 1200, [0, 2.1, 7.2]);
  soft(egg(2.8, 2.6, 4), paints.skin, 400, [0, 1.5, 5.4]);
  for (const side of [-1, 1]) {
    soft({ ...egg(2.8, 7.2, 1.5), taper: -0.15 }, paints.skin, 900, [side * 3.9, 1.5, 3.6], [1.62, 0, -side * 1.05]);
    soft({ ...egg(2.3, 4.4, 1.4), taper: -0.1 }, paints.skin, 500, [side * 3.4, 1.2, -4.3], [1.62, 0, -side * 2.35]);
    part(group, new SphereGeometry(0.46, 24, 18), plastic("ink"), [side * 1.5, 4.75, 8.95]);
    part(group, new SphereGeometry(0.13, 10, 8), plastic("white"), [side * 1.5 - 0.1, 4.95, 9.32]);
    const blush = part(group, new SphereGeometry(0.45, 16, 12), textile("coral", 4), [side * 1.85, 3.75, 8.75]);
    blush.scale.set(1, 0.75, 0.5);
  }
  part(
    group,
    cord(
      [
        [-0.85, 3.85, 9.35],
        [-0.4, 3.5, 9.5],
        [0, 3.42, 9.55],
        [0.4, 3.5, 9.5],
        [0.85, 3.85, 9.35],
      ],
      0.08,
    ),
    textile("courtDark", 20),
  );
  soft(egg(1.2, 1.6, 0.9), paints.skin, 120, [0, 1.2, -6.2], [-1.9, 0, 0]);
  return group;
}
