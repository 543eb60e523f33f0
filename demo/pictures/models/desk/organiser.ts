import { Group } from "three";
import { metal, paperboard, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { pencil } from "./pencil.ts";

/** A wooden desk tidy: two drawers, a slot for a phone, cells for pens, and a shelf for paper. */
export function organiser(wood: Paint, front: Paint): Group {
  const group = new Group();
  const board = timber(wood, 5);
  const plank = (w: number, h: number, d: number, x: number, y: number, z: number) =>
    part(group, box(w, h, d, 0.09), board, [x, y, z]);
  // The case with its two drawers.
  plank(9, 0.4, 8, -3.5, 0.2, 0);
  plank(9, 0.4, 8, -3.5, 5.6, 0);
  for (const x of [-7.8, 0.8]) plank(0.4, 5.1, 8, x, 2.9, 0);
  plank(9, 5.1, 0.4, -3.5, 2.9, -3.8);
  for (const [y, out] of [
    [1.65, 0.9],
    [4.15, 0],
  ] as const) {
    part(group, box(8, 2.25, 0.45, 0.14), plastic(front), [-3.5, y, 3.85 + out]);
    part(group, box(7.6, 1.6, 7.4, 0.1), board, [-3.5, y - 0.2, 0.1 + out]);
    part(
      group,
      spun([0.3, 0, 0.3, 0.3, 0.55, 0.42, 0.55, 0.62, 0, 0.68]),
      metal("gold", 0.3),
      [-3.5, y, 4.05 + out],
      [Math.PI / 2, 0, 0],
    );
  }
  // Cells for pens at the right.
  plank(6.4, 0.4, 8, 4.4, 0.2, 0);
  for (const z of [-3.8, 0, 3.8])
    plank(6.4, z === 3.8 ? 4 : z === 0 ? 5.4 : 7.4, 0.4, 4.4, z === 3.8 ? 2.2 : z === 0 ? 2.9 : 3.9, z);
  plank(0.4, 5.4, 8, 7.4, 2.9, 0);
  plank(0.4, 4, 4, 4.2, 2.2, 2);
  for (const [x, z, paint, lean] of [
    [2.6, -2, "brick", 0.1],
    [4, -2.4, "sun", -0.06],
    [5.6, -1.8, "sea", 0.12],
    [2.4, 2, "court", -0.08],
  ] as const) {
    const it = pencil(paint, 9.6);
    it.position.set(x, 0.4, z);
    it.rotation.set(-0.08, 0, lean);
    group.add(it);
  }
  part(group, box(0.9, 6, 0.3, 0.1), rubber("ink"), [5.9, 3.4, 2.2], [0.2, 0.2, 0]);
  // On top: a shelf edge, cards in a slot and a pad of notes.
  plank(9, 0.9, 0.35, -3.5, 6.2, 3.7);
  plank(9, 2.2, 0.35, -3.5, 6.8, -3.7);
  for (const [n, paint] of (["sky", "cream", "coral"] as const).entries())
    part(
      group,
      box(5, 3.4, 0.12, 0.04),
      paperboard(paint),
      [-4 + n * 0.5, 7.3 + n * 0.15, -2.9 + n * 0.3],
      [-0.14, 0, 0],
    );
  part(group, box(3.2, 0.7, 3.2, 0.05), paperboard("gold"), [-4.6, 6.15, 1.2], [0, 0.25, 0]);
  part(group, box(3.2, 0.3, 3.2, 0.05), paperboard("rose"), [-4.6, 6.6, 1.2], [0, 0.1, 0]);
  const label = makerLabel("SELASAR", 2, 0.75, "cream", "cocoa");
  label.position.set(5.8, 2.4, 4.03);
  group.add(label);
  return group;
}
