import { type BufferGeometry, CatmullRomCurve3, Vector3 } from "three";
import { type Point, surface } from "../surface.ts";

const curve = (points: readonly Point[], closed: boolean) =>
  new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    "centripetal",
  );

/** The outline of a flat band, from -1 to 1 across and through, beginning in the middle of its underside. */
const section: readonly (readonly [number, number])[] = [
  [0, -1],
  [-0.9, -1],
  [-1, -0.6],
  [-1, 0.6],
  [-0.9, 1],
  [0, 1],
  [0.9, 1],
  [1, 0.6],
  [1, -0.6],
  [0.9, -1],
  [0, -1],
];

/**
 * A flat band along a path. `facing` is the direction of its upper side: once, or for each point of the path.
 * `wide` may change along the path, from 0 at its start to 1 at its end.
 */
export function webbing(
  path: readonly Point[],
  facing: Point | readonly Point[],
  wide: number | ((along: number) => number),
  thick: number,
  closed = false,
): BufferGeometry {
  const line = curve(path, closed);
  const looks = typeof facing[0] === "number" ? null : curve(facing as readonly Point[], closed);
  const one = looks ? null : new Vector3(...(facing as Point));
  const rows = Math.max(8, path.length * 6);
  const length = line.getLength();
  const widthAt = typeof wide === "number" ? () => wide : wide;
  const frames = Array.from({ length: rows + 1 }, (_, n) => {
    const along = n / rows;
    const tangent = line.getTangent(along);
    const across = new Vector3().crossVectors(tangent, one ?? looks?.getPoint(along) ?? tangent).normalize();
    return { at: line.getPoint(along), across, out: new Vector3().crossVectors(across, tangent), along };
  });
  // One row more at each end closes it, unless it is a ring.
  const ends = closed ? 0 : 1;
  const total = rows + ends * 2;
  const shape = surface(total, section.length - 1, (u, v) => {
    const row = Math.round(u * total) - ends;
    const frame = frames[Math.min(rows, Math.max(0, row))];
    const [a, t] = section[Math.round(v * (section.length - 1))] ?? [0, 0];
    if (!frame) return [0, 0, 0];
    const size = row < 0 || row > rows ? 0 : 1;
    const p = frame.at
      .clone()
      .addScaledVector(frame.across, (a * size * widthAt(frame.along)) / 2)
      .addScaledVector(frame.out, (t * size * thick) / 2);
    return [p.x, p.y, p.z];
  });
  const uv = shape.getAttribute("uv");
  for (let n = 0; n < uv.count; n += 1) uv.setXY(n, (uv.getX(n) * length) / 10, uv.getY(n) * 2 * (widthAt(0.5) / 10));
  return shape;
}
