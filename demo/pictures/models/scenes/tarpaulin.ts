import { DoubleSide, Group, Mesh } from "three";
import { fabric, metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { cord, type Point, surface } from "../surface.ts";

/** A sheet stretched over a ridge line along x at `high`, its long edges pulled down by cords. */
export function tarpaulin(wide: number, deep: number, high: number, paint: Paint): Group {
  const group = new Group();
  const cloth = fabric(paint, 20);
  cloth.side = DoubleSide;
  const at = (u: number, v: number): Point => {
    const [x, side] = [(u - 0.5) * 2, (v - 0.5) * 2];
    const fall = Math.abs(side) ** 1.25;
    const pulled = 1 - 0.1 * (1 - x * x) * Math.abs(side);
    return [
      (x * wide * (1 - 0.06 * (1 - side * side))) / 2,
      high - fall * high * 0.3 + 0.6 * x * x - 0.35 * Math.sin(Math.PI * Math.abs(side)) * (1 - x * x),
      (side * deep * pulled) / 2,
    ];
  };
  group.add(new Mesh(surface(40, 40, at), cloth));
  const line = fabric("cream", 3);
  const rope = (...points: Point[]) => group.add(new Mesh(cord(points, 0.11), line));
  rope(
    [-wide * 1.1, high + 1.4, 0],
    [-wide / 2, high + 0.5, 0],
    [0, high + 0.1, 0],
    [wide / 2, high + 0.5, 0],
    [wide * 1.1, high + 1.4, 0],
  );
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [x, y, z] = at(u, v);
    const foot: Point = [x * 1.16, 0, z * 1.5];
    rope([x, y, z], [(x + foot[0]) / 2, y / 2, (z + foot[2]) / 2], foot);
    const peg = new Mesh(
      cord(
        [
          [0, -0.1, 0],
          [0, 0.8, 0],
          [0.1, 1.2, 0],
        ],
        0.12,
      ),
      metal("steel"),
    );
    peg.position.set(...foot);
    group.add(peg);
  }
  return group;
}
