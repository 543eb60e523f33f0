import { DoubleSide, Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { glazed } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { spun } from "../spun.ts";
import { type Point, surface } from "../surface.ts";

/** A thrown mug dipped in glaze: the bare clay shows below an uneven line. Its handle is toward +x. */
export function stonewareMug(clay: Paint, glaze: Paint): Group {
  const group = new Group();
  const radius = (y: number) => 2.15 + 0.3 * Math.sin((y / 5) * Math.PI * 0.9) + 0.015 * Math.sin(y * 14);
  const bare = glazed(clay, 0.8);
  bare.clearcoat = 0;
  const wall = Array.from({ length: 31 }, (_, n) => [radius(n / 6), 0.12 + (n / 30) * 4.9]).flat();
  part(group, spun([0, 0, 1.8, 0, 2.05, 0.05, ...wall]), bare);
  const line = (angle: number) => 1.75 + 0.16 * Math.sin(angle * 2 + 0.6) + 0.1 * Math.sin(angle * 5);
  const dip = glazed(glaze);
  dip.side = DoubleSide;
  const coat = surface(120, 24, (u, v) => {
    const angle = u * Math.PI * 2;
    const y = line(angle) + (5.02 - line(angle)) * v;
    const r = radius(y) + 0.05 * Math.min(1, v * 8 + 0.2);
    return [Math.sin(angle) * r, y, Math.cos(angle) * r];
  });
  part(group, coat, dip);
  part(group, spun([2.4, 4.98, 2.36, 5.1, 2.26, 5.12, 2.2, 5.04, 2.18, 3, 2.0, 0.6, 0, 0.5]), dip);
  const handle: Point[] = [
    [2.2, 4.2, 0],
    [3.1, 4.5, 0],
    [3.95, 4.1, 0],
    [4.2, 3.1, 0],
    [3.7, 1.9, 0],
    [2.9, 1.35, 0],
    [2.3, 1.25, 0],
  ];
  const out: Point[] = [
    [0, 1, 0],
    [0.3, 1, 0],
    [1, 0.8, 0],
    [1, 0, 0],
    [1, -0.6, 0],
    [0.5, -1, 0],
    [0, -1, 0],
  ];
  part(
    group,
    webbing(handle, out, (a) => 1.0 - 0.25 * a, 0.42),
    dip,
  );
  return group;
}
