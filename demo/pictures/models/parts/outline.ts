import { CatmullRomCurve3, ExtrudeGeometry, Path, Shape, Vector2, Vector3 } from "three";

export type Flat = readonly [number, number];

/** A smooth closed line through some points. */
export function smoothLoop(points: readonly Flat[], steps = 96): Vector2[] {
  const path = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    "centripetal",
  );
  return path
    .getPoints(steps)
    .slice(0, -1)
    .map(({ x, y }) => new Vector2(x, y));
}

/** The right half of an outline, from the bottom up, and its mirror image. */
export function mirrored(half: readonly Flat[]): Flat[] {
  return [...half, ...[...half].reverse().flatMap(([x, y]): Flat[] => (x === 0 ? [] : [[-x, y]]))];
}

/** A rectangle with round corners around the origin. */
export function roundedLoop(wide: number, high: number, round: number, steps = 8): Vector2[] {
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx = 1, sy = 1], corner) =>
    Array.from({ length: steps + 1 }, (_, n) => {
      const angle = (corner + n / steps) * (Math.PI / 2);
      return new Vector2(
        sx * (wide / 2 - round) + Math.cos(angle) * round,
        sy * (high / 2 - round) + Math.sin(angle) * round,
      );
    }),
  );
}

/** A sheet cut along a line, with openings, thickness and softened edges; its back is at z = 0. */
export function cutSheet(line: Vector2[], depth: number, edge: number, openings: readonly Vector2[][] = []) {
  const shape = new Shape(line);
  shape.holes.push(...openings.map((opening) => new Path(opening)));
  const sheet = new ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - edge * 2),
    bevelEnabled: edge > 0,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 4,
    curveSegments: 24,
  });
  return sheet.translate(0, 0, edge);
}

export const circle = (x: number, y: number, radius: number, steps = 28) =>
  Array.from({ length: steps }, (_, n) => {
    const angle = (n / steps) * Math.PI * 2;
    return new Vector2(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  });
