import { Box3, InstancedMesh, Matrix4, Mesh, type Object3D, Vector3 } from "three";
import type { CameraOptions } from "./camera.ts";

/** A camera that steps back until everything fills a given part of the frame. */
export type FittedCamera = Omit<CameraOptions, "aim" | "distance" | "shift"> & {
  /** Part of the frame that is filled, from 0 to 1; above 1 shows a detail. */
  readonly fill: number;
  /** Where a detail is looked for, in parts of the things' size from their middle: [0, 0.3, 0] is near the top. */
  readonly toward?: readonly [number, number, number];
};

const corners = [0, 1, 2, 3, 4, 5, 6, 7];

/** Points that enclose every part: each vertex of a lone mesh, the corners of each copy of a repeated one. */
function outline(things: readonly Object3D[]): Vector3[] {
  const points: Vector3[] = [];
  const place = new Matrix4();
  for (const thing of things) {
    thing.updateMatrixWorld(true);
    thing.traverse((part) => {
      if (part instanceof InstancedMesh) {
        part.geometry.computeBoundingBox();
        const box = part.geometry.boundingBox ?? new Box3();
        for (let copy = 0; copy < part.count; copy += 1) {
          part.getMatrixAt(copy, place);
          for (const corner of corners)
            points.push(cornerOf(box, corner).applyMatrix4(place).applyMatrix4(part.matrixWorld));
        }
      } else if (part instanceof Mesh) {
        const at = part.geometry.getAttribute("position");
        for (let n = 0; n < at.count; n += 1)
          points.push(new Vector3().fromBufferAttribute(at, n).applyMatrix4(part.matrixWorld));
      }
    });
  }
  return points;
}

const cornerOf = ({ min, max }: Box3, corner: number) =>
  new Vector3(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z);

/** Steps back along the line of sight until the farthest point is inside, and moves so that both margins are equal. */
export function fitted(options: FittedCamera, things: readonly Object3D[], ratio: number): CameraOptions {
  const { fill, toward, ...rest } = options;
  const { around = 0, above = 14, lens = 24 } = rest;
  const points = outline(things);
  const box = new Box3().setFromPoints(points);
  const [turn, rise] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const back = new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise));
  const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
  const up = back.clone().cross(right);
  const high = Math.tan((lens * Math.PI) / 360) * Math.min(1, fill);
  const wide = high * ratio;

  const aim = box.getCenter(new Vector3());
  let distance = 0;
  for (let round = 0; round < 4; round += 1) {
    const edge = { left: 0, right: 0, top: 0, bottom: 0 };
    distance = 0;
    const seen = points.map((point) => {
      const offset = point.clone().sub(aim);
      return { x: offset.dot(right), y: offset.dot(up), z: offset.dot(back) };
    });
    for (const { x, y, z } of seen) distance = Math.max(distance, z + Math.abs(x) / wide, z + Math.abs(y) / high);
    for (const { x, y, z } of seen) {
      const [u, v] = [x / (distance - z), y / (distance - z)];
      edge.left = Math.min(edge.left, u);
      edge.right = Math.max(edge.right, u);
      edge.bottom = Math.min(edge.bottom, v);
      edge.top = Math.max(edge.top, v);
    }
    aim.addScaledVector(right, ((edge.left + edge.right) / 2) * distance);
    aim.addScaledVector(up, ((edge.bottom + edge.top) / 2) * distance);
  }
  if (toward) {
    const size = box.getSize(new Vector3());
    aim.copy(box.getCenter(new Vector3())).add(size.multiply(new Vector3(...toward)));
  }
  return { ...rest, aim: [aim.x, aim.y, aim.z], distance: fill > 1 ? distance / fill : distance };
}
