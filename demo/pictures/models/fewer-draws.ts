import { type BufferGeometry, Group, InstancedMesh, Mesh, MeshPhysicalMaterial, type Object3D } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** Meshes of one look that can become one: same paint, gloss and kind of faces. */
function lookOf(mesh: Mesh): string | undefined {
  const material = mesh.material;
  if (mesh instanceof InstancedMesh || !(material instanceof MeshPhysicalMaterial)) return undefined;
  const indexed = mesh.geometry.index !== null;
  return [material.color.getHexString(), material.roughness, material.clearcoat, material.side, indexed].join(" ");
}

/** Melts the many small parts of a thing into one mesh for each paint: fewer draws, the same picture. */
export function fewerDraws(thing: Object3D): Object3D {
  thing.updateMatrixWorld(true);
  const looks = new Map<string, Mesh[]>();
  thing.traverse((part) => {
    const look = part instanceof Mesh ? lookOf(part) : undefined;
    if (look && part instanceof Mesh) looks.set(look, [...(looks.get(look) ?? []), part]);
  });
  const group = new Group();
  for (const meshes of looks.values()) {
    const shapes: BufferGeometry[] = meshes.map((mesh) => mesh.geometry.clone().applyMatrix4(mesh.matrixWorld));
    const [first] = meshes;
    if (!first) continue;
    for (const mesh of meshes) mesh.removeFromParent();
    group.add(new Mesh(mergeGeometries(shapes), first.material));
  }
  group.add(thing);
  return group;
}
