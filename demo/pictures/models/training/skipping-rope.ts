import { Group, Mesh } from "three";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A handle lying along x, its rope end toward +x. */
function handle(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const axis = new Group();
  const waist = (y: number) => 0.82 + 0.14 * Math.cos(((y - 3) / 3) * Math.PI);
  const body = Array.from({ length: 25 }, (_, n): [number, number] => [waist((n / 24) * 6), (n / 24) * 6]);
  axis.add(new Mesh(turned([[0, -0.3], [0.7, -0.25], [0.9, 0], ...body, [0.7, 6.1]]), plastic(paint)));
  for (let n = 0; n < 7; n += 1) {
    const y = 0.7 + n * 0.42;
    axis.add(
      new Mesh(
        turned([
          [waist(y), y],
          [waist(y) + 0.09, y + 0.07],
          [waist(y) + 0.09, y + 0.2],
          [waist(y), y + 0.27],
        ]),
        rubber(trim),
      ),
    );
  }
  axis.add(
    new Mesh(
      turned([
        [0.72, 6],
        [0.74, 6.2],
        [0.6, 6.5],
        [0.42, 6.6],
        [0.42, 7.1],
        [0.2, 7.2],
      ]),
      metal("steel", 0.22),
    ),
  );
  axis.add(
    printOn(lettering("TEGAP", "white"), (u, v) => {
      const angle = (0.5 - v) * 1.3;
      const y = 3.9 + u * 1.9;
      return [Math.sin(angle) * (waist(y) + 0.01), y, Math.cos(angle) * (waist(y) + 0.01)];
    }),
  );
  axis.rotation.z = -Math.PI / 2;
  axis.rotation.x = -0.5;
  axis.position.y = 0.98;
  group.add(axis);
  return group;
}

/** A skipping rope laid in rings, both handles in front. */
export function skippingRope(paint: Paint, trim: Paint, rope: Paint): Group {
  const group = new Group();
  const one = handle(paint, trim);
  one.position.set(-8.6, 0, 6.6);
  one.rotation.y = 0.22;
  const two = handle(paint, trim);
  two.position.set(-7.4, 0, 9.4);
  two.rotation.y = -0.12;
  group.add(one, two);
  const rings = Array.from({ length: 56 }, (_, n): Point => {
    const turn = 0.6 - (n / 55) * Math.PI * 2 * 3.1;
    const far = 6.2 - 0.5 * Math.sin(n * 0.23);
    return [
      Math.cos(turn) * far + 0.7 * Math.sin(n * 0.11),
      0.3 + 0.32 * ((n / 55) * 2.4),
      Math.sin(turn) * far * 0.82 - 2,
    ];
  });
  const path: Point[] = [
    [-1.6, 0.98, 5.1],
    [0.6, 0.7, 4.9],
    [3.6, 0.3, 3.6],
    ...rings,
    [2, 0.9, 6.8],
    [0.6, 0.9, 9.6],
    [-0.2, 0.98, 10.2],
  ];
  group.add(new Mesh(cord(path, 0.24), plastic(rope)));
  return group;
}
