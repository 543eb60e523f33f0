import { Group } from "three";
import { clearPlastic, metal, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { glowing, textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A metal torch lying along x, its lens at +x, with a cord for the wrist. */
export function torch(paint: Paint, accent: Paint): Group {
  const body = new Group();
  const shell = metal(paint, 0.42);
  // Turned upright first: the tail at the floor, the lens on top.
  part(
    body,
    turned([
      [0, 0],
      [1.1, 0],
      [1.35, 0.15],
      [1.4, 0.4],
      [1.4, 1.3],
      [1.25, 1.4],
      [1.25, 1.6],
      [1.4, 1.7],
      [1.4, 2.2],
    ]),
    shell,
  );
  const grip: [number, number][] = Array.from({ length: 57 }, (_, n) => [1.36 + (n % 4 < 2 ? 0.07 : 0), 2.2 + n * 0.1]);
  part(body, turned(grip), shell);
  part(
    body,
    turned([
      [1.4, 7.8],
      [1.45, 8.0],
      [1.45, 8.9],
      [1.3, 9],
      [1.3, 9.3],
      [1.6, 9.6],
      [2.15, 10.7],
      [2.2, 10.9],
    ]),
    shell,
  );
  for (const y of [10.9, 11.3, 11.7])
    part(
      body,
      turned([
        [2.2, y],
        [2.32, y + 0.06],
        [2.32, y + 0.24],
        [2.2, y + 0.3],
        [2.2, y + 0.4],
      ]),
      shell,
    );
  part(
    body,
    turned([
      [2.2, 12.1],
      [2.42, 12.2],
      [2.45, 12.9],
      [2.3, 13],
      [2.1, 12.95],
      [2.05, 12.7],
    ]),
    metal(accent, 0.4),
  );
  part(
    body,
    turned([
      [2.1, 12.85],
      [1.6, 12.3],
      [0.5, 11.65],
      [0, 11.6],
    ]),
    metal("steel", 0.12),
  );
  part(
    body,
    turned([
      [0.42, 11.6],
      [0.3, 11.9],
      [0, 11.95],
    ]),
    glowing("cream", 1),
  );
  part(
    body,
    turned([
      [2.08, 12.75],
      [1.2, 12.95],
      [0, 13.02],
    ]),
    clearPlastic("white"),
  );
  part(
    body,
    turned([
      [1.47, 8.2],
      [1.5, 8.24],
      [1.5, 8.66],
      [1.47, 8.7],
    ]),
    metal(accent, 0.4),
  );
  part(
    body,
    turned([
      [0, 0.34],
      [0.4, 0.3],
      [0.52, 0.1],
      [0.56, 0],
    ]),
    rubber(accent),
    [0, 8.45, 1.4],
    [Math.PI / 2, 0, 0],
  );
  const group = new Group();
  body.rotation.z = -Math.PI / 2;
  body.position.set(-6.5, 2.45, 0);
  const lie = new Group();
  lie.add(body);
  // It rests on its wide head and its tail.
  lie.rotation.z = -0.085;
  lie.position.y = -0.42;
  group.add(lie);
  const strap: Point[] = [
    [-6.6, 1.7, 0.2],
    [-8, 1.2, 0.6],
    [-9.2, 0.2, 2],
    [-8.2, 0.2, 4.6],
    [-4.6, 0.2, 5.4],
    [-3.6, 0.2, 3.9],
    [-5.6, 0.25, 2.6],
    [-7.4, 0.8, 1],
    [-6.7, 1.6, -0.2],
  ];
  part(group, cord(strap, 0.17), textile(accent, 40));
  return group;
}
