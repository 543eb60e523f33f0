import { Group, Mesh, TorusGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { circle, cutSheet, smoothLoop } from "../parts/outline.ts";
import { flatPrint, lettering } from "../parts/print.ts";
import { cord, type Point } from "../surface.ts";

const side = smoothLoop(
  [
    [-4.6, 2.5],
    [-4.5, 3.7],
    [-2, 4.0],
    [0.6, 4.3],
    [2.6, 4.6],
    [4.3, 3.6],
    [4.7, 1.9],
    [3.8, 0.5],
    [2.1, 0],
    [0.4, 0.6],
    [-0.6, 1.9],
    [-2.4, 2.4],
  ],
  120,
);

/** A referee's whistle without a pea, standing on its belly, on a cord. */
export function whistle(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const body = new Mesh(cutSheet(side, 3.4, 0.35), plastic(paint));
  body.position.z = -1.7;
  const cheek = new Mesh(cutSheet(circle(2.1, 2.2, 1.5), 3.9, 0.3), plastic(trim));
  cheek.position.z = -1.95;
  group.add(body, cheek);
  for (const [x, z] of [
    [-1.2, -0.85],
    [-1.2, 0.85],
    [0.1, 0],
  ] as const) {
    const mouth = new Mesh(new RoundedBoxGeometry(0.62, 0.3, 1.1, 3, 0.12), plastic("ink"));
    mouth.position.set(x, 4.1 + x * 0.07, z);
    mouth.rotation.z = 0.1;
    group.add(mouth);
  }
  const slit = new Mesh(new RoundedBoxGeometry(0.2, 0.42, 2.2, 3, 0.1), plastic("ink"));
  slit.position.set(-4.62, 3.1, 0);
  group.add(slit);
  const name = flatPrint(lettering("LAPANGAN", "white"), 4.2, 1);
  name.position.set(-1.9, 3.2, 1.72);
  group.add(name);
  const eye = new Mesh(new TorusGeometry(0.55, 0.2, 12, 32), plastic(paint));
  eye.position.set(5.1, 3.4, 0);
  const ring = new Mesh(new TorusGeometry(0.85, 0.13, 12, 40), metal("steel", 0.2));
  ring.position.set(5.9, 2.9, 0);
  ring.rotation.y = Math.PI / 2.4;
  const clip = new Mesh(new RoundedBoxGeometry(1.6, 0.6, 0.5, 4, 0.22), metal("steel", 0.25));
  clip.position.set(7, 1.6, 0);
  clip.rotation.z = -0.8;
  group.add(eye, ring, clip);
  const strand: Point[] = [
    [7.4, 0.9, 0],
    [8.6, 0.3, 1.6],
    [7.2, 0.26, 4.4],
    [1.5, 0.26, 5.6],
    [-5, 0.26, 4.6],
    [-8.2, 0.26, 0.8],
    [-6.4, 0.26, -4.2],
    [0, 0.26, -6.2],
    [6.4, 0.26, -4.6],
    [8.8, 0.3, -1.6],
    [7.6, 0.8, -0.2],
  ];
  group.add(new Mesh(cord(strand, 0.26), fabric(trim, 30)));
  return group;
}
