import { BoxGeometry, Group, Mesh } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { cord, type Point } from "../surface.ts";
import { textile } from "./natural-materials.ts";
import { part } from "./part.ts";
import { along } from "./stitching.ts";
import { webbing } from "./webbing.ts";

export type ZipPaints = { readonly tape: Paint; readonly teeth: Paint; readonly pull: Paint };

/** A zip along a path: tape, teeth, and at `closedTo` (0 to 1) a slider with a cord to pull it by. */
export function zip(
  path: readonly Point[],
  facing: Point | readonly Point[],
  paints: ZipPaints,
  closedTo = 0.9,
  wide = 0.55,
): Group {
  const group = new Group();
  const outward = (n: number): Point =>
    typeof facing[0] === "number" ? (facing as Point) : ((facing as readonly Point[])[n] ?? [0, 0, 1]);
  part(group, webbing(path, facing, wide, 0.08), textile(paints.tape, 9));
  const lifted = path.map(([x, y, z], n): Point => {
    const [a, b, c] = outward(n);
    return [x + a * 0.06, y + b * 0.06, z + c * 0.06];
  });
  group.add(along(new BoxGeometry(wide * 0.42, 0.1, 0.09), metal(paints.teeth, 0.35), lifted, 0.17, false, outward(0)));
  const index = Math.min(path.length - 1, Math.round(closedTo * (path.length - 1)));
  const here = lifted[index] ?? [0, 0, 0];
  const next = lifted[Math.max(0, index - 1)] ?? here;
  const [nx, ny, nz] = outward(index);
  const slider = new Group();
  slider.up.set(nx, ny, nz);
  slider.position.set(here[0] + nx * 0.1, here[1] + ny * 0.1, here[2] + nz * 0.1);
  slider.lookAt(next[0] + nx * 0.1, next[1] + ny * 0.1, next[2] + nz * 0.1);
  slider.add(new Mesh(box(0.36, 0.2, 0.55, 0.08), metal("steel", 0.3)));
  group.add(slider);
  // The pull hangs straight down, also on a slanted zip.
  const [x, y, z] = [slider.position.x + nx * 0.15, slider.position.y + ny * 0.15, slider.position.z + nz * 0.15];
  const hang: Point[] = [
    [x, y, z],
    [x + nx * 0.12 + 0.05, y - 0.45, z + nz * 0.12],
    [x + nx * 0.05 + 0.02, y - 1.05, z + nz * 0.05],
  ];
  part(group, cord(hang, 0.1), textile(paints.pull, 20));
  part(group, box(0.3, 0.5, 0.24, 0.1), textile(paints.pull, 20), [x + nx * 0.05 + 0.02, y - 1.2, z + nz * 0.06]);
  return group;
}
