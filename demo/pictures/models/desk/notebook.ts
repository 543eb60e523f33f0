import { Group } from "three";
import { paperboard } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather, textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { spun } from "../spun.ts";
import type { Point } from "../surface.ts";

export type NotebookPaints = { readonly cover: Paint; readonly spine: Paint; readonly band: Paint };

const [wide, thick, tall] = [9, 1.3, 12.6];

/** A cloth-bound notebook lying flat, its spine at -x, a row of studs pressed into its cover. */
export function notebook(paints: NotebookPaints): Group {
  const group = new Group();
  const cover = leather(paints.cover);
  for (const y of [0.13, thick + 0.13]) part(group, box(wide, 0.24, tall, 0.12), cover, [0, y, 0]);
  part(group, box(0.34, thick + 0.26, tall, 0.14), leather(paints.spine), [-wide / 2 + 0.02, thick / 2 + 0.13, 0]);
  part(group, box(1.6, 0.28, tall + 0.01, 0.12), leather(paints.spine), [-wide / 2 + 0.8, thick + 0.14, 0]);
  // The pages, with a few lines so that the edge reads as paper.
  part(group, box(wide - 0.45, thick - 0.1, tall - 0.4, 0.04), paperboard("cream"), [0.05, thick / 2 + 0.13, 0]);
  for (let n = 1; n < 8; n += 1)
    part(group, box(wide - 0.42, 0.02, tall - 0.37, 0.005), paperboard("sand"), [
      0.05,
      0.2 + (n / 8) * (thick - 0.15),
      0,
    ]);
  const y = thick + 0.27;
  group.add(
    stitches(
      [
        [-wide / 2 + 1.5, y, -tall / 2 + 0.3],
        [-wide / 2 + 1.5, y, 0],
        [-wide / 2 + 1.5, y, tall / 2 - 0.3],
      ],
      paints.band,
      0.26,
    ),
  );
  for (const x of [0.1, 1.7])
    for (const z of [-4, -2.4]) part(group, spun([0.6, 0, 0.6, 0.12, 0.54, 0.18, 0, 0.19]), cover, [x, y - 0.03, z]);
  const band: Point[] = [
    [3.3, y + 0.04, -tall / 2 - 0.02],
    [3.3, y + 0.05, 0],
    [3.3, y + 0.04, tall / 2 + 0.02],
    [3.3, thick / 2, tall / 2 + 0.1],
    [3.3, 0.02, tall / 2],
    [3.3, 0.02, -tall / 2],
    [3.3, thick / 2, -tall / 2 - 0.1],
  ];
  part(
    group,
    webbing(
      band,
      band.map(([, h, z]): Point => [0, (h - 0.7) * 8, z * 0.3]),
      0.55,
      0.08,
      true,
    ),
    textile(paints.band, 20),
  );
  const ribbon: Point[] = [
    [-0.6, thick * 0.6, tall / 2 - 0.3],
    [-0.5, thick * 0.5, tall / 2 + 0.4],
    [-0.2, 0.12, tall / 2 + 1.2],
    [0.3, 0.08, tall / 2 + 2.4],
  ];
  part(
    group,
    webbing(
      ribbon,
      [
        [0, 1, 0.2],
        [0, 0.5, 1],
        [0, 1, 0.2],
        [0, 1, 0],
      ],
      0.5,
      0.05,
    ),
    textile(paints.band, 20),
  );
  const label = makerLabel("SELASAR", 1.9, 0.7, paints.cover, paints.band);
  label.position.set(1, y, 4.9);
  label.rotation.x = -Math.PI / 2;
  group.add(label);
  return group;
}
