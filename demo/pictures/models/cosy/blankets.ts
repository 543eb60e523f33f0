import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { copies } from "../sewing/copies.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather, textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { spun } from "../spun.ts";
import type { Point } from "../surface.ts";

/** A blanket folded to and fro, `layers` high: its folds look forward, a fringe hangs from its last edge. */
export function foldedBlanket(paint: Paint, stripe: Paint, layers: number, random: Random): Group {
  const group = new Group();
  const [wide, deep, thick] = [12, 8.6, 0.62];
  const path: Point[] = [];
  for (let n = 0; n < layers; n += 1) {
    const y = thick * (n + 0.5);
    const [from, to] = n % 2 === 0 ? [-1, 1] : [1, -1];
    for (const t of [0, 0.33, 0.66, 1]) {
      const z = (from + (to - from) * t) * (deep / 2 - (t === 0 || t === 1 ? 0.25 : 0));
      path.push([0, y + between(random, -0.03, 0.03) - (t === 0 && n > 0 ? 0.0 : 0), z]);
    }
    if (n < layers - 1) path.push([0, y + thick / 2, (to * deep) / 2 + to * 0.12]);
  }
  // Which side of the cloth looks up changes at each fold, so the facing turns with the path.
  const facing = path.map((_, n): Point => {
    const layer = Math.floor(n / 5);
    const place = n % 5;
    const up = layer % 2 === 0 ? 1 : -1;
    if (place === 4) return [0, 0, -1];
    return [0, up, place === 3 ? -0.3 : place === 0 && layer > 0 ? -0.3 : 0];
  });
  part(group, webbing(path, facing, wide, thick * 0.94), textile(paint, 7));
  const top = layers * thick + 0.02;
  for (const x of [-4.4, -3.7, 3.7, 4.4])
    part(
      group,
      webbing(
        [
          [x, top, -deep / 2 + 0.3],
          [x, top + 0.01, 0],
          [x, top, deep / 2 - 0.3],
        ],
        [0, 1, 0],
        0.36,
        0.03,
      ),
      textile(stripe, 9),
    );
  group.add(
    stitches(
      [
        [-5.6, top, deep / 2 - 0.5],
        [0, top + 0.01, deep / 2 - 0.5],
        [5.6, top, deep / 2 - 0.5],
      ],
      stripe,
      0.3,
    ),
  );
  const edge = layers % 2 === 0 ? -1 : 1;
  const tassels = Array.from({ length: 32 }, (_, n) => -wide / 2 + 0.2 + n * 0.374)
    .filter((x) => Math.abs(x) > 0.8)
    .map((x) => ({
      at: [x, thick * (layers - 0.55), (edge * deep) / 2 - edge * 0.1] as const,
      turn: [edge * between(random, 2.0, 2.3), 0, between(random, -0.12, 0.12)] as const,
    }));
  group.add(copies(spun([0.04, 0, 0.13, 0.1, 0.1, 0.28, 0.15, 1, 0, 1.08], 10), textile(paint, 3), tassels));
  return group;
}

/** Three blankets stacked and tied with a hide strap. */
export function blanketStack(paints: readonly (readonly [Paint, Paint])[], random: Random): Group {
  const group = new Group();
  let height = 0;
  for (const [paint, stripe] of paints) {
    const it = foldedBlanket(paint, stripe, 3, random);
    it.position.set(between(random, -0.15, 0.15), height, between(random, -0.1, 0.1));
    it.rotation.y = between(random, -0.03, 0.03);
    group.add(it);
    height += 3 * 0.62 + 0.04;
  }
  const [y, z] = [height + 0.1, 4.75];
  const around: Point[] = [
    [0, 0.05, z - 0.6],
    [0, 0.5, z],
    [0, height / 2, z + 0.15],
    [0, height - 0.4, z],
    [0, y, z - 0.8],
    [0, y, 0],
    [0, y, -z + 0.8],
    [0, height / 2, -z],
    [0, 0.05, -z + 0.6],
  ];
  part(
    group,
    webbing(
      around,
      around.map(([, h, d]): Point => [0, h - height / 2, d]),
      0.9,
      0.14,
    ),
    leather("wood"),
  );
  const label = makerLabel("SELASAR", 1.5, 1.5, "cream", "cocoa");
  label.position.set(1.9, height - 0.75, z + 0.5);
  label.rotation.z = -0.12;
  group.add(label);
  return group;
}
