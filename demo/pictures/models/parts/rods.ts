import { CylinderGeometry, InstancedMesh, type Material, Object3D, Vector3 } from "three";
import type { Point } from "../surface.ts";

export type Line = readonly [Point, Point];

/** Many thin straight rods as one mesh: strings, nets, spokes. */
export function rods(lines: readonly Line[], radius: number, material: Material, sides = 7): InstancedMesh {
  const mesh = new InstancedMesh(new CylinderGeometry(1, 1, 1, sides, 1, true), material, lines.length);
  const place = new Object3D();
  const up = new Vector3(0, 1, 0);
  lines.forEach(([from, to], n) => {
    const a = new Vector3(...from);
    const way = new Vector3(...to).sub(a);
    place.position.copy(a).addScaledVector(way, 0.5);
    place.scale.set(radius, way.length(), radius);
    place.quaternion.setFromUnitVectors(up, way.normalize());
    place.updateMatrix();
    mesh.setMatrixAt(n, place.matrix);
  });
  return mesh;
}
