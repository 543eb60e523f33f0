import type { Object3D } from "three";

/** Sets a part at a place, turned about each axis in degrees. */
export function at<T extends Object3D>(
  part: T,
  place: readonly [number, number, number],
  turn: readonly [number, number, number] = [0, 0, 0],
): T {
  part.position.set(...place);
  part.rotation.order = "YXZ";
  part.rotation.set((turn[0] * Math.PI) / 180, (turn[1] * Math.PI) / 180, (turn[2] * Math.PI) / 180);
  return part;
}

/** The same part on the right and on the left; `make` learns the side, 1 or -1. */
export const bothSides = <T extends Object3D>(make: (side: 1 | -1) => T): [T, T] => [make(1), make(-1)];
