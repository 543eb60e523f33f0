import { Group, Mesh } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { cutSheet, mirrored, smoothLoop } from "../parts/outline.ts";
import { flatPrint, lettering } from "../parts/print.ts";

const edge = smoothLoop(
  mirrored([
    [0, -8.2],
    [2.6, -8.5],
    [5.4, -9.2],
    [6.3, -8],
    [6.2, -2],
    [6, 3.6],
    [4.6, 7.4],
    [2.2, 9],
    [0, 9.3],
  ]),
  120,
);
const slot = (side: number) =>
  smoothLoop(
    [
      [side * 4.9, 0.6],
      [side * 4.4, 3.6],
      [side * 3.4, 5.2],
      [side * 2.9, 4.8],
      [side * 3.7, 3.2],
      [side * 4.1, 0.4],
      [side * 4.5, 0],
    ],
    40,
  );

/** A float for leg training, standing on its tail and facing +z: three layers of foam. */
export function kickboard(paint: Paint, core: Paint, ink: Paint): Group {
  const group = new Group();
  const slots = [slot(-1), slot(1)];
  for (const [n, colour] of [paint, core, paint].entries()) {
    const layer = new Mesh(cutSheet(edge, 0.72, 0.14, slots), rubber(colour));
    layer.material.roughness = 0.92;
    layer.position.z = n * 0.7 - 1.05;
    group.add(layer);
  }
  for (const [n, y] of [-1.4, -3].entries()) {
    const wave = smoothLoop(
      [
        [-4.6, y],
        [-2.3, y + 0.7],
        [0, y],
        [2.3, y - 0.7],
        [4.6, y],
        [4.5, y - 0.7],
        [2.3, y - 1.4],
        [0, y - 0.7],
        [-2.3, y],
        [-4.5, y - 0.7],
      ],
      90,
    );
    const print = new Mesh(cutSheet(wave, 0.05, 0.01), rubber(n ? core : ink));
    print.position.z = 1.06;
    group.add(print);
  }
  const name = flatPrint(lettering("SIRIP", ink), 5.4, 1.35);
  name.position.set(0, -6.3, 1.105);
  group.add(name);
  return group;
}
