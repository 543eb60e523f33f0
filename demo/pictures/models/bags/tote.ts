import { DoubleSide, type Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { applique, disc, leaf, type Spot } from "../sewing/applique.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { openBag } from "../sewing/open-bag.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import type { Point } from "../surface.ts";

export type TotePaints = {
  readonly cloth: Paint;
  readonly handle: Paint;
  readonly sun: Paint;
  readonly hill: Paint;
  readonly leaf: Paint;
};

/** A canvas shopper with a landscape sewn onto its front. */
export function tote(paints: TotePaints): Group {
  const cloth = textile(paints.cloth, 7);
  const bag = openBag(
    { wide: 11.4, high: 11.6, deep: 4.2, mouth: 0.62, flare: 1.06, sag: 0.5, square: 5 },
    cloth,
    textile(paints.cloth, 7),
  );
  const { group } = bag;
  const sew = (outline: readonly Spot[], paint: Paint, out: number) => {
    const patch = textile(paint, 3);
    patch.side = DoubleSide;
    part(
      group,
      applique(outline, (x, y) => bag.front(x, y, out)),
      patch,
    );
  };
  const lift = 0.05;
  sew(disc(1.3, 6.6, 1.9), paints.sun, lift);
  const ridge = (height: number, from: number): Spot[] => [
    ...Array.from({ length: 45 }, (_, n): Spot => {
      const x = -4.4 + n * 0.2;
      return [x, 2.3 + height * (0.6 + 0.4 * Math.sin(x * 0.8 + from))];
    }),
    ...Array.from({ length: 12 }, (_, n): Spot => [4.4 - n * 0.8, 1.5]),
  ];
  sew(ridge(3.6, 2.6), paints.hill, lift * 2);
  sew(ridge(2, 0.4), paints.leaf, lift * 3);
  for (const [x, y] of [
    [-3.9, 6.6],
    [-2.9, 7.4],
    [-1.9, 6.5],
  ] as const)
    sew(leaf([-2.9, 3], [x, y], 0.36), paints.leaf, lift * 4);
  group.add(
    stitches([bag.front(-4.7, 1.1, 0.06), bag.front(0, 1.1, 0.06), bag.front(4.7, 1.1, 0.06)], paints.handle, 0.26),
  );
  const rim = (level: number) => Array.from({ length: 73 }, (_, n) => bag.at((n / 72) * Math.PI * 2, level, 0.03));
  group.add(stitches(rim(0.93), paints.handle, 0.24, true));
  for (const face of [1, -1]) {
    const end = (x: number, y: number): Point => {
      const [px, py, pz] = bag.front(x, y, 0.09);
      return [px, py, pz * face];
    };
    const path: Point[] = [
      end(-2.7, 8.6),
      end(-2.7, 10.6),
      [-2.5, 13.4, face * 1.5],
      [-1.6, 16.2, face * (face > 0 ? 1.9 : 0.9)],
      [0, 17.3, face * (face > 0 ? 2.1 : 0.8)],
      [1.6, 16.2, face * (face > 0 ? 1.9 : 0.9)],
      [2.5, 13.4, face * 1.5],
      end(2.7, 10.6),
      end(2.7, 8.6),
    ];
    part(group, webbing(path, [0, 0.12, face], 0.95, 0.12), textile(paints.handle, 14));
    for (const x of [-2.7, 2.7])
      for (const y of [8.8, 9.9])
        group.add(
          stitches(
            [end(x - 0.4, y), end(x, y + 0.02), end(x + 0.4, y)].map(([a, b, c]): Point => [a, b, c + face * 0.08]),
            paints.cloth,
            0.2,
          ),
        );
  }
  const label = makerLabel("KAWAN RIMBA", 1.2, 0.62, "court", "cream");
  const [lx, ly, lz] = bag.at(1.25, 0.6, 0.06);
  label.position.set(lx, ly, lz);
  label.rotation.y = 1.15;
  group.add(label);
  return group;
}
