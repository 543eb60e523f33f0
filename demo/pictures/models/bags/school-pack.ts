import { Group } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { sewn, topStitch } from "../sewing/bag-pocket.ts";
import { buckle } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import type { Point } from "../surface.ts";
import { turned } from "../turned.ts";

export type SchoolPackPaints = {
  readonly body: Paint;
  readonly pocket: Paint;
  readonly trim: Paint;
  readonly accent: Paint;
};

const stud = () =>
  turned([
    [0.62, 0],
    [0.62, 0.3],
    [0.58, 0.38],
    [0.5, 0.42],
    [0, 0.42],
  ]);

/** A school bag whose front pocket carries rubber studs, as if it were a brick. */
export function schoolPack(paints: SchoolPackPaints): Group {
  const group = new Group();
  const body = sewn(
    { wide: 10.4, high: 14.2, deep: 5.4, square: 4.4, crown: 3.4, foot: 7, belly: 0.05, taper: 0.06, wrinkle: 0.012 },
    paints.body,
    paints.trim,
  );
  group.add(body.group);
  const { form } = body;
  const mouth = form.seam(0.5, 0.02, -0.3, 0.3);
  const zips = { tape: paints.trim, teeth: "steel", pull: paints.accent } as const;
  group.add(zip(mouth, mouth.map(form.normal), zips, 0.78));
  topStitch(body, 0.75, paints.trim, -0.27, 0.27);

  const pocket = sewn(
    { wide: 8.6, high: 6.4, deep: 3.2, square: 5, crown: 5, foot: 7, belly: 0.05, wrinkle: 0.01 },
    paints.pocket,
    paints.trim,
    [0, 0.35, 2.3],
    0.25,
  );
  group.add(pocket.group);
  const lid = pocket.form.seam(1.0, 0.02, -0.2, 0.2);
  pocket.group.add(zip(lid, lid.map(pocket.form.normal), zips, 0.9, 0.5));
  for (const x of [-2.1, 0, 2.1])
    for (const y of [1.9, 4]) {
      const [px, py, pz] = pocket.form.front(x, y, -0.04);
      part(pocket.group, stud(), rubber(paints.accent), [px, py, pz], [Math.PI / 2, 0, 0]);
    }
  // The upper pocket is flat: a zip under a hood, and the maker's label.
  const slot = [-3, -1.5, 0, 1.5, 3].map((x): Point => form.front(x, 8.5, 0.04));
  group.add(zip(slot, [0, 0, 1], zips, 0.98, 0.5));
  const label = makerLabel("KAWAN RIMBA", 2.5, 1.15, "cream", "court");
  label.position.set(...form.front(0, 10.7, 0.06));
  label.rotation.x = -0.05;
  group.add(label);
  for (const side of [-1, 1] as const) {
    const net = sewn(
      { wide: 1.5, high: 5.6, deep: 3.9, square: 4, crown: 7, foot: 6 },
      paints.pocket,
      paints.trim,
      [side * 5.0, 0.3, -0.1],
      0.5,
    );
    group.add(net.group);
    const mouthBelt = net.form.belt(5.1, 0.03);
    part(net.group, webbing(mouthBelt, mouthBelt.map(net.form.normal), 0.45, 0.14, true), textile(paints.trim, 20));
    const press = [6.2, 7.6, 9, 10.2].map((y): Point => form.side(side, y, 0.7, 0.06));
    part(group, webbing(press, [side, 0, 0], 0.6, 0.1), textile(paints.trim, 20));
    const clip = buckle(0.66, "ink");
    clip.position.set(...form.side(side, 8.2, 0.7, 0.16));
    clip.rotation.y = (side * Math.PI) / 2;
    group.add(clip);
  }
  group.add(packHarness(form, { strap: paints.trim, pad: "charcoal", clip: "ink", thread: paints.accent }));
  return group;
}
