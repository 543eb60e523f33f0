import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Point } from "../surface.ts";
import { buckle, slider } from "./buckle.ts";
import { textile } from "./natural-materials.ts";
import { part } from "./part.ts";
import { type SoftForm, softForm } from "./soft-form.ts";
import { stitches } from "./stitching.ts";
import { webbing } from "./webbing.ts";

export type HarnessPaints = {
  readonly strap: Paint;
  readonly pad: Paint;
  readonly clip: Paint;
  readonly thread: Paint;
};

const mirrored = (path: readonly Point[], side: number) => path.map(([x, y, z]): Point => [x * side, y, z]);

/** What a backpack is carried by: padded straps, back pads and a loop, fitted to the back (-z) of its body. */
export function packHarness(form: SoftForm, paints: HarnessPaints, chest = true): Group {
  const { wide, high } = form.shape;
  const group = new Group();
  const behind = (y: number) => form.back(0, y)[2];
  const size = high / 14;
  const padded = textile(paints.strap, 9);
  const thin = textile(paints.clip, 20);
  for (const side of [-1, 1]) {
    const pad = softForm({ wide: wide * 0.33, high: high * 0.7, deep: 1.3 * size, square: 3, crown: 3.6, foot: 3.6 });
    part(group, pad.skin(14), textile(paints.pad, 30), [side * wide * 0.19, high * 0.1, behind(high * 0.44) + 0.1]);
    const top = behind(high * 0.86);
    const path: Point[] = [
      [wide * 0.14, high * 0.86, top + 0.2],
      [wide * 0.17, high * 0.93, top - 0.7 * size],
      [wide * 0.25, high * 0.83, top - 1.75 * size],
      [wide * 0.33, high * 0.64, top - 2.2 * size],
      [wide * 0.39, high * 0.46, top - 1.9 * size],
      [wide * 0.41, high * 0.32, top - 1.2 * size],
    ];
    const facing: Point[] = [
      [0, 0.8, 0.6],
      [0, 1, -0.25],
      [0.15, 0.55, -1],
      [0.25, 0.1, -1],
      [0.3, -0.25, -1],
      [0.3, -0.4, -1],
    ];
    const reach = 1.75 * size;
    const narrow = (a: number) => reach * (1 - 0.32 * a);
    part(group, webbing(mirrored(path, side), mirrored(facing, side), narrow, 0.42 * size), padded);
    for (const edge of [-0.36, 0.36]) {
      const row = path.slice(1).map(([x, y, z], n): Point => {
        const [a, b, c] = facing[n + 1] ?? [0, 0, -1];
        const length = Math.hypot(a, b, c);
        const lift = 0.22 * size;
        return [
          (x + edge * reach * 0.8 + (a / length) * lift) * side,
          y + (b / length) * lift,
          z + (c / length) * lift,
        ];
      });
      group.add(stitches(row, paints.thread, 0.2 * size));
    }
    const low: Point[] = [
      [wide * 0.41, high * 0.35, top - 1.35 * size],
      [wide * 0.42, high * 0.2, top - 0.75 * size],
      [wide * 0.4, high * 0.07, behind(high * 0.08) + 0.1],
    ];
    part(group, webbing(mirrored(low, side), [0.3 * side, -0.3, -1], 0.7 * size, 0.1), thin);
    const ladder = slider(0.75 * size, paints.clip);
    ladder.position.set(side * wide * 0.413, high * 0.32, top - 1.4 * size);
    ladder.rotation.x = -0.35;
    group.add(ladder);
  }
  const loop = [-1, -0.95, -0.55, 0, 0.55, 0.95, 1].map((x): Point => {
    const rise = 0.14 * (1 - x ** 6);
    return [x * wide * 0.12, high * (0.9 + rise), behind(high * 0.86) + 0.5];
  });
  part(group, webbing(loop, [0, 0.1, -1], 0.85 * size, 0.2 * size), padded);
  if (chest) {
    const z = behind(high * 0.86) - 2.35 * size;
    const across: Point[] = [-0.3, -0.15, 0, 0.15, 0.3].map((x) => [x * wide, high * 0.68, z - 0.1]);
    part(group, webbing(across, [0, 0, -1], 0.42 * size, 0.1), thin);
    const clip = buckle(0.6 * size, paints.clip);
    clip.position.set(0, high * 0.68, z - 0.16);
    clip.rotation.z = Math.PI / 2;
    group.add(clip);
  }
  return group;
}
