import { Group } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { sewn } from "../sewing/bag-pocket.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import type { Point } from "../surface.ts";
import { turned } from "../turned.ts";

export type PouchPaints = { readonly body: Paint; readonly base: Paint; readonly accent: Paint };

/** A pencil case shaped like a long brick, studs along its front. */
export function pouch(paints: PouchPaints): Group {
  const group = new Group();
  const { group: body, form } = sewn(
    { wide: 13.4, high: 5.4, deep: 5, square: 7, crown: 4, foot: 8, taper: 0.16, wrinkle: 0.008 },
    paints.body,
    paints.body,
  );
  group.add(body);
  part(body, form.sleeve(0.1, 1.7, 0.05), rubber(paints.base));
  part(body, piping(form.belt(1.7, 0.05), 0.08, true), textile(paints.accent, 20));
  group.add(stitches(form.belt(2.05, 0.03), paints.accent, 0.22, true));
  const top = Array.from({ length: 21 }, (_, n): Point => {
    const t = -1 + n / 10;
    return Math.abs(t) > 0.93 ? form.side(Math.sign(t) as 1 | -1, 3.9, 0, 0.04) : form.top(t * 5.6, 0, 0.04);
  });
  group.add(zip(top, top.map(form.normal), { tape: paints.base, teeth: "gold", pull: paints.accent }, 0.82, 0.75));
  for (const x of [-4.5, -2.7]) {
    const [sx, sy, sz] = form.front(x, 3.1, -0.05);
    part(
      group,
      turned([
        [0.56, 0],
        [0.56, 0.26],
        [0.5, 0.34],
        [0, 0.36],
      ]),
      rubber(paints.accent),
      [sx, sy, sz],
      [Math.PI / 2 - 0.1, 0, 0],
    );
  }
  const label = makerLabel("KAWAN RIMBA", 2.7, 1.05, "cream", "ink");
  label.position.set(...form.front(3.1, 3.1, 0.06));
  label.rotation.x = -0.12;
  group.add(label);
  const tab: Point[] = [
    form.side(-1, 3.9, 0.1, -0.1),
    [-7.2, 4.1, 0.1],
    [-8, 3.6, 0.1],
    [-8, 3.0, 0.1],
    [-7.2, 2.7, 0.1],
    form.side(-1, 3.1, 0.1, -0.1),
  ];
  part(
    group,
    webbing(
      tab,
      [
        [0, 1, 0],
        [-0.3, 1, 0],
        [-1, 0.6, 0],
        [-1, -0.6, 0],
        [-0.3, -1, 0],
        [0, -1, 0],
      ],
      0.8,
      0.12,
    ),
    textile(paints.base, 20),
  );
  return group;
}
