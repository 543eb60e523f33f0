import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  InstancedMesh,
  Object3D,
  TubeGeometry,
  Vector3,
} from "three";
import { paperboard } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Point } from "../surface.ts";

const through = (points: readonly Point[], closed: boolean) =>
  new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    "centripetal",
  );

/** A thin round edging through many points. */
export function piping(points: readonly Point[], radius: number, closed = false): TubeGeometry {
  return new TubeGeometry(through(points, closed), Math.max(12, points.length * 3), radius, 8, closed);
}

/** Copies of one shape at even steps along a path, each looking along it. */
export function along(
  shape: BufferGeometry,
  material: ReturnType<typeof paperboard>,
  points: readonly Point[],
  step: number,
  closed = false,
  facing: Point = [0, 0, 1],
): InstancedMesh {
  const path = through(points, closed);
  const count = Math.max(2, Math.floor(path.getLength() / step));
  const mesh = new InstancedMesh(shape, material, count);
  const place = new Object3D();
  place.up.set(...facing);
  for (let n = 0; n < count; n += 1) {
    const share = closed ? n / count : (n + 0.5) / count;
    const at = path.getPointAt(share);
    place.position.copy(at);
    place.lookAt(at.clone().add(path.getTangentAt(share)));
    place.updateMatrix();
    mesh.setMatrixAt(n, place.matrix);
  }
  return mesh;
}

/** A row of thread stitches. */
export function stitches(points: readonly Point[], paint: Paint, size = 0.22, closed = false): InstancedMesh {
  return along(new BoxGeometry(size * 0.24, size * 0.24, size), paperboard(paint), points, size * 1.65, closed);
}
