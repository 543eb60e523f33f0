import type { Object3D } from "three";

/** Stands a thing on the floor at x and z, turned by some degrees. */
export function put<T extends Object3D>(thing: T, x: number, z: number, degrees = 0, scale = 1): T {
  thing.position.x += x;
  thing.position.z += z;
  thing.rotation.y += (degrees * Math.PI) / 180;
  thing.scale.setScalar(scale);
  return thing;
}

/** Lifts and tilts a thing, for objects in the air. */
export function float<T extends Object3D>(
  thing: T,
  at: readonly [number, number, number],
  tilt: readonly [number, number, number],
  scale = 1,
): T {
  thing.position.set(...at);
  thing.rotation.set(...tilt);
  thing.scale.setScalar(scale);
  return thing;
}
