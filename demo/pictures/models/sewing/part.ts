import { type BufferGeometry, type Group, type Material, Mesh } from "three";
import type { Point } from "../surface.ts";

/** Adds a part to a group: where it goes and how it is turned, in radians. */
export function part(
  group: Group,
  shape: BufferGeometry,
  material: Material,
  at: Point = [0, 0, 0],
  turn: Point = [0, 0, 0],
): Mesh {
  const mesh = new Mesh(shape, material);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  group.add(mesh);
  return mesh;
}
