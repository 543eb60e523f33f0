import {
  type BufferGeometry,
  CapsuleGeometry,
  DoubleSide,
  InstancedMesh,
  type Material,
  Mesh,
  Object3D,
  Vector3,
} from "three";
import { type Point, surface } from "../surface.ts";

/** A mesh seen from both sides. */
export function sheet(shape: BufferGeometry, material: Material): Mesh {
  material.side = DoubleSide;
  return new Mesh(shape, material);
}

/** A skin over a grid whose texture repeats at its true size. */
export function scaled(
  rows: number,
  columns: number,
  at: (u: number, v: number) => Point,
  across: number,
  along: number,
): BufferGeometry {
  const shape = surface(rows, columns, at);
  const uv = shape.getAttribute("uv");
  for (let n = 0; n < uv.count; n += 1) uv.setXY(n, uv.getX(n) * across, uv.getY(n) * along);
  return shape;
}

/** A flat lace or strap through some points; `up` is the direction of its face. */
export function strap(
  points: readonly Point[],
  wide: number | ((share: number) => number),
  thick: number,
  up: (share: number) => Vector3,
  rows = points.length * 4,
): BufferGeometry {
  const path = points.map((point) => new Vector3(...point));
  const place = (share: number) => {
    const at = Math.min(0.9999, Math.max(0, share)) * (path.length - 1);
    const n = Math.floor(at);
    const f = at - n;
    const p = (k: number) => path[Math.min(path.length - 1, Math.max(0, n + k))] ?? new Vector3();
    const [a, b, c, d] = [p(-1), p(0), p(1), p(2)];
    const bend = (i: "x" | "y" | "z") =>
      0.5 *
      (2 * b[i] +
        (c[i] - a[i]) * f +
        (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f * f +
        (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f ** 3);
    return new Vector3(bend("x"), bend("y"), bend("z"));
  };
  const span = typeof wide === "number" ? () => wide : wide;
  return surface(rows, 10, (u, v) => {
    const at = place(u);
    const along = place(u + 0.01).sub(place(u - 0.01));
    const face = up(u)
      .clone()
      .addScaledVector(along, -up(u).dot(along) / (along.lengthSq() || 1))
      .normalize();
    const side = along.cross(face).normalize();
    const angle = v * Math.PI * 2;
    const flat = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
    at.addScaledVector(side, flat(Math.cos(angle)) * span(u) * 0.5).addScaledVector(
      face,
      flat(Math.sin(angle)) * thick * 0.5,
    );
    return [at.x, at.y, at.z];
  });
}

/** A sewn line: short threads, one behind the other. */
export function stitches(points: readonly Point[], material: Material, pitch = 0.24, thread = 0.026): InstancedMesh {
  const path = points.map((point) => new Vector3(...point));
  const spots: [Vector3, Vector3][] = [];
  let left = 0;
  for (let n = 1; n < path.length; n += 1) {
    const [a, b] = [path[n - 1] ?? new Vector3(), path[n] ?? new Vector3()];
    const length = a.distanceTo(b);
    for (; left < length; left += pitch) spots.push([a.clone().lerp(b, left / length), b.clone().sub(a).normalize()]);
    left -= length;
  }
  const mesh = new InstancedMesh(new CapsuleGeometry(thread, pitch * 0.58, 2, 5), material, spots.length);
  const place = new Object3D();
  spots.forEach(([at, way], index) => {
    place.position.copy(at);
    place.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way);
    place.updateMatrix();
    mesh.setMatrixAt(index, place.matrix);
  });
  return mesh;
}
