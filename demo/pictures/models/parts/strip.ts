import { type BufferGeometry, CatmullRomCurve3, Vector3 } from "three";
import { type Point, surface } from "../surface.ts";

/**
 * A belt through some points. `side` is the direction of its width: one for all, or one for each place from 0 to 1.
 * Its edges are round, so it needs no second side.
 */
export function strip(
  points: readonly Point[],
  wide: number,
  thick: number,
  side: Point | ((place: number) => Point),
  closed = false,
): BufferGeometry {
  const path = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    "centripetal",
  );
  const across = (place: number) => new Vector3(...(typeof side === "function" ? side(place) : side)).normalize();
  return surface(points.length * 8, 20, (u, v) => {
    const middle = path.getPointAt(u);
    const width = across(u);
    const face = path.getTangentAt(u).cross(width).normalize();
    const angle = v * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    middle.addScaledVector(width, (Math.sign(c) * Math.abs(c) ** 0.3 * wide) / 2);
    middle.addScaledVector(face, (Math.sign(s) * Math.abs(s) ** 0.7 * thick) / 2);
    return [middle.x, middle.y, middle.z];
  });
}
