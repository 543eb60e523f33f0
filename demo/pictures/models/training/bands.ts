import { Group, Mesh, TorusGeometry } from "three";
import { fabric, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A handle of a tube band lying on the floor: grip across x, webbing that meets in a ring toward -z. */
function bandHandle(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const ribs = Array.from({ length: 33 }, (_, n): [number, number] => [0.72 + (n % 2) * 0.05, -2 + n / 8]);
  const grip = new Mesh(turned([[0.4, -2.1], [0.68, -2.1], ...ribs, [0.68, 2.1], [0.4, 2.1]]), rubber(paint));
  grip.rotation.z = Math.PI / 2;
  grip.position.y = 0.8;
  group.add(grip);
  for (const side of [-1, 1]) {
    const web: Point[] = [
      [side * 2, 0.8, 0],
      [side * 2.5, 0.8, -0.3],
      [side * 2.1, 0.75, -1.8],
      [side * 0.9, 0.6, -3.6],
      [side * 0.2, 0.5, -4.6],
    ];
    group.add(new Mesh(strip(web, 0.9, 0.16, [0, 1, 0.1]), fabric(trim, 20)));
    const cap = new Mesh(
      turned([
        [0, 0],
        [0.8, 0],
        [0.85, 0.1],
        [0.85, 0.35],
        [0, 0.4],
      ]),
      plastic(trim),
    );
    cap.rotation.z = -side * (Math.PI / 2);
    cap.position.set(side * 2.1, 0.8, 0);
    group.add(cap);
  }
  const ring = new Mesh(new TorusGeometry(0.62, 0.14, 12, 36), metal("steel", 0.2));
  ring.position.set(0, 0.5, -5);
  ring.rotation.x = Math.PI / 2.6;
  group.add(ring);
  return group;
}

/** A rubber tube laid in loops, with a handle at either end. */
export function tubeBand(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const left = bandHandle(paint, trim);
  left.position.set(-4.2, 0, 5.4);
  left.rotation.y = 0.35;
  const right = bandHandle(paint, trim);
  right.position.set(4.2, 0, 5.4);
  right.rotation.y = -0.35;
  group.add(left, right);
  const path: Point[] = [
    [-5.9, 0.5, 0.1],
    [-7.2, 0.36, -2.6],
    [-4.6, 0.36, -6.4],
    [1.8, 0.36, -6.6],
    [4.4, 0.4, -3.2],
    [1.6, 0.5, -0.6],
    [-2, 0.9, -2.2],
    [-1.4, 1.0, -5.2],
    [3, 0.9, -6.9],
    [7, 0.4, -4.4],
    [7.2, 0.36, -1.4],
    [5.9, 0.5, 0.1],
  ];
  const tube = rubber(paint);
  tube.roughness = 0.5;
  group.add(new Mesh(cord(path, 0.34), tube));
  for (const side of [-1, 1]) {
    const sleeve = new Mesh(
      turned([
        [0.3, 0],
        [0.48, 0.05],
        [0.48, 1.3],
        [0.3, 1.4],
      ]),
      plastic(trim),
    );
    sleeve.position.set(side * 6.05, 0.46, -0.1);
    sleeve.rotation.set(-Math.PI / 2, 0, side * 0.5);
    group.add(sleeve);
  }
  return group;
}

/** A wide flat loop standing on its edge, thrown into a soft three-lobed shape. */
export function loopBand(paint: Paint, ink: Paint, wide = 3.4, size = 4.6): Group {
  const group = new Group();
  const at = (share: number, out = 0): readonly [number, number] => {
    const angle = share * Math.PI * 2;
    const far = size * (1 + 0.2 * Math.cos(angle * 2) + 0.07 * Math.sin(angle * 3)) + out;
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.72];
  };
  const points = Array.from({ length: 36 }, (_, n): Point => {
    const [x, z] = at(n / 36);
    return [x, wide / 2, z];
  });
  const band = rubber(paint);
  band.roughness = 0.6;
  group.add(new Mesh(strip(points, wide, 0.26, [0, 1, 0], true), band));
  group.add(
    printOn(lettering("TEGAP", ink), (u, v) => {
      const [x, z] = at(0.34 - u * 0.2, 0.24);
      return [x, wide * (0.28 + v * 0.42), z];
    }),
  );
  return group;
}
