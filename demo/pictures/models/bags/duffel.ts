import { Group } from "three";
import { metal, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { dRing, slider } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { softForm } from "../sewing/soft-form.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import type { Point } from "../surface.ts";
import { turned } from "../turned.ts";

export type DuffelPaints = {
  readonly body: Paint;
  readonly ends: Paint;
  readonly strap: Paint;
  readonly accent: Paint;
};

/** A barrel bag lying along x, with a shoe vent at one end and a long strap thrown over it. */
export function duffel(paints: DuffelPaints): Group {
  const [length, thick] = [16, 7.6];
  // Sewn upright and then laid down: its height becomes the length of the bag, its -x side the top.
  const form = softForm({
    wide: thick,
    high: length,
    deep: thick * 1.04,
    square: 2.5,
    crown: 9,
    foot: 9,
    belly: 0.05,
    wrinkle: 0.016,
  });
  const bag = new Group();
  part(bag, form.skin(32), textile(paints.body, 9));
  for (const [low, high, seam] of [
    [0.1, 2.1, 2.1],
    [length - 2.1, length - 0.1, length - 2.1],
  ] as const) {
    part(bag, form.sleeve(low, high, 0.05), rubber(paints.ends));
    part(bag, piping(form.belt(seam, 0.05), 0.11, true), textile(paints.accent, 20));
  }
  for (const y of [0.35, length - 0.35]) part(bag, piping(form.belt(y, 0.02), 0.13, true), textile(paints.accent, 20));
  const top = Array.from({ length: 13 }, (_, n) => form.side(-1, 2.4 + n * 0.93, 0, 0.05));
  bag.add(zip(top, [-1, 0, 0], { tape: "ink", teeth: "steel", pull: paints.accent }, 0.9, 0.7));
  // Belts run around the belly and rise to handles.
  for (const y of [5, 11]) {
    const belt = Array.from({ length: 25 }, (_, n): Point => {
      const angle = -1.15 + (n / 24) * (Math.PI + 2.3);
      return form.cast([0, y, 0], [Math.sin(angle), 0, Math.cos(angle)], 0.09);
    });
    part(bag, webbing(belt, belt.map(form.normal), 1.0, 0.12), textile(paints.strap, 20));
    bag.add(
      stitches(
        belt.filter(([x]) => x > -2.6).map(([x, yy, z]): Point => [x * 1.012, yy + 0.36, z * 1.02]),
        paints.accent,
        0.22,
      ),
    );
  }
  for (const face of [1, -1]) {
    const end = (y: number): Point => form.cast([0, y, 0], [-0.86, 0, face * 0.55], 0.1);
    const lean = 0.45;
    const grip: Point[] = [
      end(5),
      [-5.4, 5.2, face * 2.4],
      [-7.4, 6.3, face * lean],
      [-7.9, 8, face * 0.3],
      [-7.4, 9.7, face * lean],
      [-5.4, 10.8, face * 2.4],
      end(11),
    ];
    part(bag, webbing(grip, [-0.25, 0, face], 1.0, 0.16), textile(paints.strap, 20));
  }
  part(bag, box(0.75, 2.6, 1.3, 0.34), rubber(paints.ends), [-7.72, 8, 0]);
  // A front pocket with its zip, and the label.
  const slot = [5.9, 6.9, 8, 9.1, 10.1].map((y): Point => form.cast([0, y, 0], [-0.25, 0, 1], 0.05));
  bag.add(zip(slot, [-0.25, 0, 1], { tape: "ink", teeth: "charcoal", pull: paints.accent }, 0.95, 0.5));
  const label = makerLabel("KAWAN RIMBA", 2.9, 1.15, paints.accent, "ink");
  label.position.set(...form.cast([0.8, 8, 0], [0.05, 0, 1], 0.07));
  label.rotation.set(0, 0.14, Math.PI / 2);
  bag.add(label);
  for (const [z, x] of [
    [-1.1, -0.6],
    [0, -1.4],
    [1.1, -0.6],
  ] as const)
    part(
      bag,
      turned([
        [0.16, 0],
        [0.3, 0.05],
        [0.3, 0.12],
        [0.16, 0.16],
      ]),
      metal("steel", 0.3),
      [x, length + 0.02, z],
    );
  for (const y of [0.15, length - 0.15]) {
    const ring = dRing(1);
    ring.position.set(-1.9, y + (y > 1 ? 0.2 : -0.2), 0);
    ring.rotation.set(0, Math.PI / 2, y > 1 ? 2.2 : 0.9);
    bag.add(ring);
  }
  bag.rotation.z = -Math.PI / 2;
  bag.position.set(-length / 2, thick / 2 + 0.15, 0);
  const group = new Group();
  group.add(bag);
  // The shoulder strap falls before the bag and lies in a loop on the floor.
  const half = length / 2;
  const fall: Point[] = [
    [-half - 0.2, 5.2, 0.2],
    [-half - 0.9, 2.6, 1.6],
    [-half - 0.5, 0.35, 3.8],
    [-5.2, 0.2, 6.2],
    [-1, 0.2, 7.2],
    [3.6, 0.2, 6.9],
    [7.2, 0.2, 5.2],
    [half + 0.8, 0.5, 3.2],
    [half + 0.9, 2.8, 1.3],
    [half + 0.2, 5.2, 0.2],
  ];
  const looks: Point[] = fall.map(([x, y]) => (y < 0.6 ? [0, 1, 0.1] : [Math.sign(x), 0.3, 0.5]));
  part(group, webbing(fall, looks, 0.8, 0.12), textile(paints.strap, 20));
  const ladder = slider(0.8, "ink");
  ladder.position.set(5.2, 0.3, 6.3);
  ladder.rotation.set(-Math.PI / 2, 0, 1.2);
  group.add(ladder);
  return group;
}
