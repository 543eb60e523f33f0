import { Group, Mesh, TorusGeometry } from "three";
import { fabric, paperboard } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { box } from "./bricks.ts";

/** A present with a ribbon and a bow. */
export function gift(paint: Paint, ribbon: Paint, size = 6): Group {
  const group = new Group();
  const put = (wide: number, high: number, deep: number, y: number, material = paperboard(paint)) => {
    const mesh = new Mesh(box(wide, high, deep, 0.08), material);
    mesh.position.y = y;
    group.add(mesh);
  };
  const lid = size * 0.24;
  put(size, size * 0.8, size, size * 0.4);
  put(size * 1.07, lid, size * 1.07, size * 0.8 + lid / 2);
  const silk = fabric(ribbon, 4);
  for (const turned of [false, true]) {
    const [w, d] = turned ? [size * 0.18, 1] : [1, size * 0.18];
    const around = (reach: number) => (turned ? [w, reach] : [reach, d]) as [number, number];
    const [bw, bd] = around(size + 0.08);
    put(bw, size * 0.8, bd, size * 0.4, silk);
    const [lw, ld] = around(size * 1.07 + 0.08);
    put(lw, lid + 0.06, ld, size * 0.8 + lid / 2 + 0.02, silk);
  }
  for (const side of [-1, 1]) {
    const loop = new Mesh(new TorusGeometry(size * 0.16, size * 0.055, 16, 40), silk);
    loop.scale.set(1.25, 0.85, 1.6);
    loop.position.set(side * size * 0.2, size * 1.14, 0);
    loop.rotation.set(0, side * 0.5, side * 0.35);
    group.add(loop);
  }
  return group;
}
