import { DoubleSide, Group, Mesh, MeshLambertMaterial, PlaneGeometry, RingGeometry } from "three";
import { type Paint, palette } from "../stage/palette.ts";

const paintOf = (paint: Paint) =>
  new MeshLambertMaterial({
    color: palette[paint],
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });

/** A painted strip on the floor from one place to another. */
export function courtLine(
  from: readonly [number, number],
  to: readonly [number, number],
  width = 0.7,
  paint: Paint = "white",
): Mesh {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const mesh = new Mesh(new PlaneGeometry(length, width), paintOf(paint));
  mesh.rotation.set(-Math.PI / 2, 0, -Math.atan2(to[1] - from[1], to[0] - from[0]));
  mesh.position.set((from[0] + to[0]) / 2, 0.02, (from[1] + to[1]) / 2);
  return mesh;
}

export function courtCircle(x: number, z: number, radius: number, width = 0.7, paint: Paint = "white"): Group {
  const mesh = new Mesh(new RingGeometry(radius - width, radius, 120), paintOf(paint));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(x, 0.02, z);
  const group = new Group();
  group.add(mesh);
  return group;
}
