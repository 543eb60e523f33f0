import { Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A hand pump standing upright, its handle drawn out, with a hose and a needle. */
export function handPump(paint: Paint, trim: Paint, drawn = 3.5): Group {
  const group = new Group();
  const add = (mesh: Mesh, x = 0, y = 0, z = 0) => {
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  const barrel = turned([
    [0, 0.2],
    [1.5, 0.2],
    [1.62, 0.35],
    [1.62, 2.2],
    [1.5, 2.35],
    [1.5, 10.6],
    [1.62, 10.75],
    [1.62, 11.9],
    [1.4, 12.2],
    [0.6, 12.3],
  ]);
  add(new Mesh(barrel, plastic(paint)));
  for (let n = 0; n < 5; n += 1)
    add(
      new Mesh(
        turned([
          [1.6, 0.6 + n * 0.32],
          [1.72, 0.68 + n * 0.32],
          [1.72, 0.76 + n * 0.32],
          [1.6, 0.84 + n * 0.32],
        ]),
        rubber(trim),
      ),
    );
  add(
    new Mesh(
      turned([
        [1.55, 10.9],
        [1.74, 11],
        [1.74, 11.7],
        [1.55, 11.8],
      ]),
      rubber(trim),
    ),
  );
  add(
    new Mesh(
      turned([
        [0.42, 12],
        [0.42, 12.3 + drawn],
      ]),
      metal("steel", 0.2),
    ),
  );
  const handle = new Mesh(new RoundedBoxGeometry(6.4, 1.5, 1.7, 6, 0.74), plastic(trim));
  add(handle, 0, 12.9 + drawn, 0);
  for (const side of [-1, 1])
    add(new Mesh(new RoundedBoxGeometry(1.6, 1.62, 1.82, 6, 0.8), rubber(paint)), side * 2.2, 12.9 + drawn, 0);
  const hose: Point[] = [
    [1.2, 0.8, 0.6],
    [3.2, 0.7, 1.2],
    [5.2, 1.2, 1.6],
    [6.2, 3.6, 1],
    [5.4, 6.2, 0.4],
    [4.1, 7.4, 0.6],
  ];
  add(new Mesh(cord(hose, 0.36), rubber("ink")));
  const fitting = new Group();
  fitting.add(
    new Mesh(
      turned([
        [0, 0],
        [0.5, 0],
        [0.56, 0.2],
        [0.56, 1.2],
        [0.3, 1.4],
      ]),
      metal("gold", 0.3),
    ),
  );
  const needle = new Mesh(
    turned([
      [0.13, 1.3],
      [0.13, 3.4],
      [0.05, 3.6],
      [0, 3.6],
    ]),
    metal("steel", 0.2),
  );
  fitting.add(needle);
  fitting.position.set(4.2, 7.3, 0.6);
  fitting.rotation.z = 0.85;
  group.add(fitting);
  group.add(
    printOn(lettering("LAPANGAN", "white"), (u, v) => {
      const angle = (v - 0.5) * 1.5;
      return [-Math.sin(angle) * 1.52, 3 + u * 7, Math.cos(angle) * 1.52];
    }),
  );
  return group;
}
