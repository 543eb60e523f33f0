import { DoubleSide, Group } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { textile, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point, surface } from "../surface.ts";

export type HammockPaints = {
  readonly stripes: readonly [Paint, ...Paint[]];
  readonly rope: Paint;
  readonly wood: Paint;
};

const span = 11;

/** The cloth: gathered at both ends, deep and wide in the middle. `t` runs from -1 to 1, `a` across from -1 to 1. */
function cloth(t: number, a: number, under = 0): Point {
  const wide = 0.35 + 4.2 * Math.cos((t * Math.PI) / 2) ** 0.8;
  const fold = 0.1 * Math.sin(a * 24) * (1 - Math.cos((t * Math.PI) / 2) ** 0.7);
  const y = 7.9 - 5.0 * (1 - t * t) + 1.5 * a * a * Math.cos((t * Math.PI) / 2) + fold - under;
  return [t * span * 0.8, y, a * wide];
}

/** A striped hammock with a fringe, hung in a bowed wooden stand. */
export function hammock(paints: HammockPaints): Group {
  const group = new Group();
  const count = 11;
  for (let n = 0; n < count; n += 1) {
    const paint = paints.stripes[n % paints.stripes.length] ?? paints.stripes[0];
    const strip = textile(paint, 4);
    strip.side = DoubleSide;
    const [from, to] = [(n / count) * 2 - 1, ((n + 1) / count) * 2 - 1];
    part(
      group,
      surface(80, 8, (u, v) => cloth(u * 2 - 1, from + (to - from) * v)),
      strip,
    );
  }
  const rope = textile(paints.rope, 30);
  for (const side of [-1, 1]) {
    const path = Array.from({ length: 25 }, (_, n) => cloth(-0.97 + (n / 24) * 1.94, side));
    part(group, cord(path, 0.16), rope);
    // A fringe of knotted scallops under each edge.
    const fringe = Array.from({ length: 18 }, (_, n) => {
      const [a, b] = [cloth(-0.8 + n * 0.0888, side), cloth(-0.8 + (n + 1) * 0.0888, side)];
      const low: Point = [(a[0] + b[0]) / 2, Math.min(a[1], b[1]) - 0.75, a[2] + side * 0.12];
      const middle = (end: Point, off: number): Point => [end[0] + off, (end[1] + low[1]) / 2, low[2]];
      return [
        piping([a, middle(a, 0.1), low, middle(b, -0.1), b], 0.06),
        piping([low, [low[0], low[1] - 0.8, low[2]]], 0.1),
      ];
    });
    part(group, mergeGeometries(fringe.flat()), rope);
    // Cords fan out from a ring to the gathered end.
    const hook: Point = [side * span * 1.13, 9.3, 0];
    const fan = Array.from({ length: 9 }, (_, n) => piping([hook, cloth(side * 0.985, n / 4 - 1)], 0.07));
    part(group, mergeGeometries(fan), rope);
    part(
      group,
      cord(
        [
          [hook[0], 9.3, 0.3],
          [hook[0] + 0.3, 9.3, 0],
          [hook[0], 9.3, -0.3],
          [hook[0] - 0.3, 9.3, 0],
        ],
        0.12,
        true,
      ),
      metal("steel"),
    );
    part(group, cord([hook, [side * 13, 10.3, 0]], 0.12), metal("steel"));
  }
  const wood = timber(paints.wood, 5);
  const bow = Array.from({ length: 31 }, (_, n): Point => {
    const t = n / 15 - 1;
    return [t * 13.4, 0.75 + 10 * Math.abs(t) ** 2.5, 0];
  });
  const out = bow.map((_, n): Point => {
    const t = n / 15 - 1;
    return [-t * 1.1, 1, 0];
  });
  part(group, webbing(bow, out, 1.3, 0.9), wood);
  for (const x of [-5.2, 5.2]) {
    part(
      group,
      webbing(
        [
          [x, 0.45, -4.6],
          [x, 0.6, 0],
          [x, 0.45, 4.6],
        ],
        [0, 1, 0],
        1.3,
        0.8,
      ),
      wood,
    );
    for (const z of [-0.35, 0.35])
      part(
        group,
        cord(
          [
            [x, 0.9, z],
            [x, 1.5, z],
          ],
          0.16,
        ),
        metal("steel"),
      );
  }
  return group;
}
