import { Group } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { sewn } from "../sewing/bag-pocket.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather, textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import type { Point } from "../surface.ts";

export type LaptopPackPaints = { readonly body: Paint; readonly base: Paint; readonly hide: Paint };

/** A square, quiet office pack: two-tone cloth, hide tabs, a hidden zip and a handle at the side. */
export function laptopPack(paints: LaptopPackPaints): Group {
  const group = new Group();
  const { group: body, form } = sewn(
    { wide: 9.6, high: 14.4, deep: 4.6, square: 9, crown: 8, foot: 10, belly: 0.02 },
    paints.body,
    paints.base,
    [0, 0, 0],
    0.12,
  );
  group.add(body);
  part(body, form.sleeve(0.2, 4.4, 0.06), textile(paints.base, 9));
  const edge = form.belt(4.4, 0.05);
  part(body, piping(edge, 0.1, true), leather(paints.hide));
  const mouth = form.seam(0.2, 0.02, -0.36, 0.36);
  group.add(zip(mouth, mouth.map(form.normal), { tape: paints.base, teeth: "charcoal", pull: paints.base }, 0.7, 0.6));
  // A pocket behind a straight hood that throws a shadow.
  part(body, form.patch(-4.1, 4.1, 10.3, 10.95, 0.14), textile(paints.base, 9));
  const slot = [-3.8, -2, 0, 2, 3.8].map((x): Point => form.front(x, 10.2, 0.04));
  group.add(zip(slot, [0, 0, 1], { tape: paints.base, teeth: "steel", pull: paints.hide }, 0.02, 0.4));
  const hide = leather(paints.hide);
  for (const x of [-2.6, 2.6]) {
    part(
      group,
      webbing([form.front(x, 4.0, 0.1), form.front(x, 6.4, 0.1), form.front(x, 8.8, 0.1)], [0, 0, 1], 0.8, 0.12),
      hide,
    );
    for (const edgeX of [-0.28, 0.28])
      group.add(stitches([form.front(x + edgeX, 4.2, 0.18), form.front(x + edgeX, 8.6, 0.18)], "cream", 0.2));
    part(group, box(1.02, 0.66, 0.24, 0.1), metal("steel", 0.3), form.front(x, 6.9, 0.14));
  }
  const label = makerLabel("KAWAN RIMBA", 2.6, 0.8, paints.hide, "cream");
  label.position.set(...form.front(0, 12.2, 0.06));
  group.add(label);
  const grip: Point[] = [
    form.side(1, 10.2, 0.2, 0),
    [5.6, 9.9, 0.2],
    [5.9, 8.6, 0.2],
    [5.6, 7.3, 0.2],
    form.side(1, 7, 0.2, 0),
  ];
  part(
    group,
    webbing(
      grip,
      [
        [0, 1, 0],
        [1, 0.6, 0],
        [1, 0, 0],
        [1, -0.6, 0],
        [0, -1, 0],
      ],
      0.75,
      0.2,
    ),
    hide,
  );
  group.add(packHarness(form, { strap: paints.base, pad: paints.base, clip: "ink", thread: paints.body }));
  return group;
}
