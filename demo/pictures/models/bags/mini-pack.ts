import { Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import { sewn, topStitch } from "../sewing/bag-pocket.ts";
import { dRing } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { softForm } from "../sewing/soft-form.ts";
import { zip } from "../sewing/zip.ts";
import { cord } from "../surface.ts";

export type MiniPackPaints = {
  readonly body: Paint;
  readonly trim: Paint;
  readonly petal: Paint;
  readonly heart: Paint;
};

/** A small domed pack with a frangipani sewn on its pocket. */
export function miniPack(paints: MiniPackPaints): Group {
  const group = new Group();
  const body = sewn(
    { wide: 9.4, high: 10.6, deep: 5, square: 3.2, crown: 2.6, foot: 5, waist: 0.42, wrinkle: 0.01 },
    paints.body,
    paints.trim,
  );
  group.add(body.group);
  const { form } = body;
  const zips = { tape: paints.trim, teeth: "gold", pull: paints.trim } as const;
  const mouth = form.seam(0.6, 0.02, -0.29, 0.29);
  group.add(zip(mouth, mouth.map(form.normal), zips, 0.2));
  const pocket = sewn(
    { wide: 6.8, high: 5.6, deep: 2.6, square: 3, crown: 3, foot: 3.4, belly: 0.06 },
    paints.body,
    paints.trim,
    [0, 0.7, 2],
    0.3,
  );
  group.add(pocket.group);
  topStitch(pocket, 0.45, paints.petal);
  for (let n = 0; n < 5; n += 1) {
    const angle = (n / 5) * Math.PI * 2;
    const petal = softForm({ wide: 1.25, high: 1.9, deep: 0.5, square: 2.2, crown: 2.2, foot: 2.2, taper: -0.35 });
    const holder = new Group();
    holder.position.set(...pocket.form.front(0, 2.75, 0.05));
    holder.rotation.z = angle;
    part(holder, petal.skin(10), textile(paints.petal, 9), [0, 0.22, 0], [0.12, 0.25, 0]);
    pocket.group.add(holder);
  }
  const heart = part(
    pocket.group,
    new SphereGeometry(0.5, 20, 12),
    textile(paints.heart, 4),
    pocket.form.front(0, 2.75, 0.22),
  );
  heart.scale.z = 0.55;
  const label = makerLabel("KAWAN RIMBA", 1.9, 0.85, "cream", "court");
  label.position.set(...form.front(0, 7.9, 0.05));
  label.rotation.x = -0.13;
  group.add(label);
  // A pompom hangs from a ring at the side.
  const at = form.side(1, 6.6, 1, 0.1);
  const ring = dRing(0.7);
  ring.position.set(...at);
  ring.rotation.y = 0.9;
  group.add(ring);
  part(
    group,
    cord(
      [
        [at[0] + 0.1, at[1] - 0.4, at[2]],
        [at[0] + 0.3, at[1] - 1.3, at[2] + 0.2],
      ],
      0.07,
    ),
    textile(paints.trim, 20),
  );
  part(group, new SphereGeometry(0.72, 24, 16), textile(paints.petal, 3), [at[0] + 0.45, at[1] - 1.9, at[2] + 0.3]);
  group.add(
    packHarness(form, { strap: paints.trim, pad: paints.body, clip: paints.trim, thread: paints.petal }, false),
  );
  return group;
}
