import { type BufferGeometry, InstancedMesh, type Material, Object3D } from "three";
import type { Point } from "../surface.ts";

export type Place = { readonly at: Point; readonly turn?: Point; readonly size?: Point | number };

/** Many copies of one shape in a single draw. */
export function copies(shape: BufferGeometry, material: Material, places: readonly Place[]): InstancedMesh {
  const mesh = new InstancedMesh(shape, material, places.length);
  const it = new Object3D();
  places.forEach(({ at, turn = [0, 0, 0], size = 1 }, n) => {
    it.position.set(...at);
    it.rotation.set(...turn);
    if (typeof size === "number") it.scale.setScalar(size);
    else it.scale.set(...size);
    it.updateMatrix();
    mesh.setMatrixAt(n, it.matrix);
  });
  return mesh;
}
