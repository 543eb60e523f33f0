import { DoubleSide, Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import { cord, type Point, profile, surface } from "../surface.ts";

export type SleepingBagPaints = { readonly outer: Paint; readonly inner: Paint; readonly accent: Paint };

const half = profile(
  [0, 1.9],
  [0.06, 2.5],
  [0.35, 3.3],
  [0.68, 4.5],
  [0.76, 4.7],
  [0.84, 4.2],
  [0.93, 3.5],
  [0.98, 2.5],
  [1, 1.5],
);
const length = 22;

/** The upper skin: quilted chambers across, fuller in the middle. `from` and `to` are parts of the width. */
function quilt(t: number, across: number, thick: number, puff = 0.22): Point {
  const chamber = 1 - puff + puff * Math.abs(Math.sin(t * 13 * Math.PI)) ** 0.55;
  const round = Math.max(0, 1 - Math.abs(across) ** 3.2) ** 0.55;
  return [(t - 0.5) * length, thick * round * chamber * (1 - 0.25 * (1 - t)) + 0.06, across * half(t)];
}

/** A mummy bag lying along x, its hood at +x, one corner folded back to show the lining. */
export function sleepingBag(paints: SleepingBagPaints): Group {
  const group = new Group();
  const outer = textile(paints.outer, 5);
  const inner = textile(paints.inner, 5);
  for (const cloth of [outer, inner]) cloth.side = DoubleSide;
  // The opening runs straight across the chest; what is cut off there is the corner that is turned back.
  const [low, high, apex] = [
    [0, half(0.5)],
    [6.6, -2.5],
    [-0.4, -2.7],
  ] as const;
  const edge = (t: number) => {
    const x = (t - 0.5) * length;
    return x < low[0] ? 1 : (low[1] + ((high[1] - low[1]) * x) / high[0]) / half(t);
  };
  part(
    group,
    surface(160, 40, (u, v) => {
      const [x, y, z] = quilt(u, v * 2 - 1, 0.9);
      return [x, y * 0.8, z * 1.04];
    }),
    outer,
  );
  part(
    group,
    surface(160, 40, (u, v) => quilt(u * 0.97, (v * 2 - 1) * 0.97, u > 0.8 ? 1.05 : 0.9)),
    inner,
  );
  part(
    group,
    surface(150, 40, (u, v) => quilt(u * 0.8, -1 + v * (1 + edge(u * 0.8)), 2.3)),
    outer,
  );
  part(
    group,
    surface(30, 20, (u, v) => {
      const [ax, az] = [low[0] + (high[0] - low[0]) * u, low[1] + (high[1] - low[1]) * u];
      const [x, z] = [ax + (apex[0] - ax) * v, az + (apex[1] - az) * v];
      const t = x / length + 0.5;
      const [, y] = quilt(t, Math.max(-0.9, Math.min(0.98, z / half(t))), 2.3, 0.05);
      return [x, y + 0.1 + 0.75 * Math.sin(Math.PI * v ** 0.55) * (1 - 0.5 * v), z];
    }),
    inner,
  );
  // The hood: a padded rim around the pillow.
  const hood = Array.from({ length: 41 }, (_, n): Point => {
    const angle = (n / 40 - 0.5) * Math.PI * 1.25;
    return [6.6 + Math.cos(angle) * 4.15, 1.0 + 0.5 * Math.cos(angle), Math.sin(angle) * 3.9];
  });
  part(
    group,
    cord(
      hood.filter((_, n) => n % 2 === 0),
      0.85,
    ),
    outer,
  );
  part(
    group,
    cord(
      hood.filter((_, n) => n % 2 === 0).map(([x, y, z]): Point => [x * 0.975, y + 0.7, z * 0.9]),
      0.13,
    ),
    textile(paints.accent, 20),
  );
  for (const side of [-1, 1]) {
    const z = side * 2.9;
    part(
      group,
      cord(
        [
          [5.1, 1.6, z],
          [4.3, 2.5, z * 0.9],
          [3.2, 2.7, z * 0.75],
        ],
        0.09,
      ),
      textile(paints.accent, 20),
    );
  }
  const track = Array.from({ length: 15 }, (_, n): Point => {
    const t = 0.16 + (n / 14) * 0.36;
    const [x, y, z] = quilt(t, 0.93, 2.3);
    return [x, y + 0.08, z + 0.06];
  });
  group.add(zip(track, [0, 0.6, 0.8], { tape: "ink", teeth: "charcoal", pull: paints.accent }, 0.98, 0.5));
  for (let n = 1; n < 11; n += 1) {
    const t = n / 13;
    const row = Array.from({ length: 13 }, (_, k): Point => {
      const [x, y, z] = quilt(t, -0.88 + (k / 12) * 1.7, 2.3);
      return [x, y + 0.04, z];
    });
    group.add(stitches(row, paints.accent, 0.2));
  }
  const band: Point[] = [-0.9, -0.5, 0, 0.5, 0.9].map((a) => {
    const [x, y, z] = quilt(0.115, a, 2.3);
    return [x, y + 0.1, z];
  });
  part(group, webbing(band, [0, 1, 0], 1.0, 0.12), textile(paints.accent, 20));
  const label = makerLabel("KAWAN RIMBA", 2.6, 1.1, "cream", "court");
  const [lx, ly, lz] = quilt(0.5, -0.35, 2.3);
  label.position.set(lx, ly + 0.1, lz);
  label.rotation.set(-Math.PI / 2, 0, Math.PI / 2);
  group.add(label);
  return group;
}
