import { Group, SphereGeometry } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { sewn } from "../sewing/bag-pocket.ts";
import { textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { softForm } from "../sewing/soft-form.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { zip } from "../sewing/zip.ts";
import { cord, type Point } from "../surface.ts";

export type TurtlePackPaints = {
  readonly shell: Paint;
  readonly rim: Paint;
  readonly skin: Paint;
  readonly line: Paint;
};

/** A child's pack in the shape of a turtle that looks over the wearer's shoulder. */
export function turtlePack(paints: TurtlePackPaints): Group {
  const group = new Group();
  const body = sewn({ wide: 9.6, high: 10.6, deep: 3.6, square: 3, crown: 2.5, foot: 2.6 }, paints.rim, paints.line);
  group.add(body.group);
  const mouth = body.form.seam(0, 0.02, -0.27, 0.27);
  group.add(zip(mouth, mouth.map(body.form.normal), { tape: paints.line, teeth: "gold", pull: "sun" }, 0.75));

  const shell = softForm({ wide: 8.6, high: 9.4, deep: 5.2, square: 2.2, crown: 2.2, foot: 2.2 });
  const dome = new Group();
  dome.position.set(0, 0.6, 1.1);
  group.add(dome);
  part(dome, shell.skin(), textile(paints.shell, 9));
  const onShell = (x: number, y: number) => shell.front(x, 4.7 + y, 0.02);
  const corner = (n: number, radius: number): [number, number] => {
    const angle = ((n + 0.5) / 6) * Math.PI * 2;
    return [Math.sin(angle) * radius, Math.cos(angle) * radius * 1.08];
  };
  const lineBetween = (a: readonly [number, number], b: readonly [number, number]): Point[] =>
    Array.from({ length: 9 }, (_, k) => onShell(a[0] + ((b[0] - a[0]) * k) / 8, a[1] + ((b[1] - a[1]) * k) / 8));
  for (let n = 0; n < 6; n += 1) {
    const [inner, next] = [corner(n, 1.75), corner(n + 1, 1.75)];
    part(dome, piping(lineBetween(inner, next), 0.13), textile(paints.line, 20));
    part(dome, piping(lineBetween(inner, corner(n, 4.0)), 0.13), textile(paints.line, 20));
  }
  group.add(stitches(body.form.seam(1.4, 0.02), paints.skin, 0.26, true));

  const soft = textile(paints.skin, 6);
  const head = softForm({ wide: 4.4, high: 4, deep: 3.8, square: 2.1, crown: 2.1, foot: 2.2 });
  part(group, head.skin(18), soft, [0, 9.6, 0.5]);
  for (const side of [-1, 1] as const) {
    const [ex, ey, ez] = head.front(side * 1.05, 2.35, -0.02);
    const eye = part(group, new SphereGeometry(0.36, 20, 14), plastic("ink"), [ex, ey + 9.6, ez + 0.5]);
    eye.scale.z = 0.7;
    part(group, new SphereGeometry(0.1, 10, 8), plastic("white"), [ex - 0.1, ey + 9.75, ez + 0.75]);
    const cheek = part(group, new SphereGeometry(0.42, 16, 12), textile("coral", 5), [0, 0, 0]);
    const [cx, cy, cz] = head.front(side * 1.5, 1.55, -0.08);
    cheek.position.set(cx, cy + 9.6, cz + 0.5);
    cheek.scale.z = 0.3;
    for (const [y, tilt, size] of [
      [7.2, -1.85, 1],
      [2.4, -2.25, 0.8],
    ] as const) {
      const flipper = softForm({ wide: 2.5, high: 4.4, deep: 1.3, square: 2.4, crown: 2.6, foot: 3, taper: -0.12 });
      const limb = new Group();
      limb.position.set(side * 3.7, y, 0.2);
      limb.rotation.z = side * tilt;
      limb.scale.setScalar(size);
      part(limb, flipper.skin(12), soft);
      group.add(limb);
    }
  }
  const smile = [-0.6, -0.3, 0, 0.3, 0.6].map((x): Point => {
    const [px, py, pz] = head.front(x, 1.35 + x * x * 0.5, 0.02);
    return [px, py + 9.6, pz + 0.5];
  });
  part(group, cord(smile, 0.06), textile("ink", 20));
  group.add(packHarness(body.form, { strap: paints.line, pad: paints.rim, clip: "ink", thread: "sun" }, false));
  return group;
}
