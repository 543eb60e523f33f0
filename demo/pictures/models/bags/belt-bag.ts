import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { sewn, topStitch } from "../sewing/bag-pocket.ts";
import { buckle, slider } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import type { Point } from "../surface.ts";

export type BeltBagPaints = { readonly body: Paint; readonly trim: Paint; readonly accent: Paint };

/** A hip bag shown as it is worn: its belt closed in a loop behind it. */
export function beltBag(paints: BeltBagPaints): Group {
  const group = new Group();
  const body = sewn(
    { wide: 11, high: 6.4, deep: 4, square: 3, crown: 4, foot: 2.5, waist: 0.62, taper: -0.06, wrinkle: 0.012 },
    paints.body,
    paints.trim,
  );
  group.add(body.group);
  const { form } = body;
  const zips = { tape: paints.trim, teeth: "steel", pull: paints.accent } as const;
  const mouth = form.seam(0.5, 0.02, -0.235, 0.235);
  group.add(zip(mouth, mouth.map(form.normal), zips, 0.84, 0.6));
  const pocket = sewn(
    { wide: 8, high: 3.7, deep: 2, square: 3.4, crown: 5, foot: 2.6, waist: 0.6 },
    paints.body,
    paints.trim,
    [0, 0.8, 1.35],
    0.3,
  );
  group.add(pocket.group);
  topStitch(pocket, 0.38, paints.accent);
  const slot = [-3, -1.5, 0, 1.5, 3].map((x): Point => form.front(x, 5, 0.05));
  group.add(zip(slot, [0, 0.15, 1], zips, 0.03, 0.5));
  const label = makerLabel("KAWAN RIMBA", 2.3, 0.95, paints.accent, "ink");
  label.position.set(...pocket.form.front(0, 2, 0.06));
  pocket.group.add(label);
  const loop = Array.from({ length: 28 }, (_, n): Point => {
    const angle = (0.145 + (n / 27) * 0.71) * Math.PI * 2;
    return [Math.sin(angle) * 6.6, 3.9 + 0.25 * Math.cos(angle * 2), Math.cos(angle) * 5.2 - 4.2];
  });
  const out = loop.map(([x, , z]): Point => [x, 0.12, z + 4.2]);
  const [first, last] = [loop[0], loop.at(-1)];
  for (const [from, side] of [
    [first, 1],
    [last, -1],
  ] as const) {
    if (!from) continue;
    const wing: Point[] = [form.side(side, 4, 0, -0.4), [side * 5.7, 4, -0.4], from];
    part(
      group,
      webbing(
        wing,
        [
          [side * 0.3, 0, 1],
          [side, 0, 0.6],
          [side, 0, 0.3],
        ],
        (a) => 3 - 1.9 * a,
        0.36,
      ),
      textile(paints.trim, 9),
    );
  }
  part(group, webbing(loop, out, 1.05, 0.14), textile(paints.trim, 20));
  group.add(
    stitches(
      loop.map(([x, y, z]): Point => [x * 1.012, y + 0.4, z * 1.012]),
      paints.accent,
      0.2,
    ),
  );
  const clip = buckle(1.05, "ink");
  clip.position.set(0, 3.65, -9.45);
  clip.rotation.set(0, Math.PI, Math.PI / 2);
  group.add(clip);
  const ladder = slider(1.05, "ink");
  ladder.position.set(4.1, 3.7, -8.35);
  ladder.rotation.set(0, Math.PI - 0.75, Math.PI / 2);
  group.add(ladder);
  return group;
}
