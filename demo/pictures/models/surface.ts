import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, TubeGeometry, Vector3 } from "three";

export type Point = readonly [number, number, number];

/** A skin over a grid: `at(u, v)` returns the point for u and v from 0 to 1. */
export function surface(rows: number, columns: number, at: (u: number, v: number) => Point): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= rows; i += 1) {
    for (let j = 0; j <= columns; j += 1) {
      positions.push(...at(i / rows, j / columns));
      uvs.push(i / rows, j / columns);
      if (i === rows || j === columns) continue;
      const corner = i * (columns + 1) + j;
      const below = corner + columns + 1;
      faces.push(corner, corner + 1, below, corner + 1, below + 1, below);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute(positions, 3));
  shape.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  shape.setIndex(faces);
  shape.computeVertexNormals();
  return shape;
}

/** A cord through some points. */
export function cord(points: readonly Point[], radius: number, closed = false): TubeGeometry {
  const path = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    "centripetal",
  );
  return new TubeGeometry(path, points.length * 10, radius, 14, closed);
}

/** A smooth line through (place, value) pairs, as a function of the place. */
export function profile(...pairs: readonly (readonly [number, number])[]): (at: number) => number {
  return (at) => {
    const next = Math.max(
      1,
      pairs.findIndex(([place]) => place >= at),
    );
    const a = pairs[next - 1] ?? ([0, 0] as const);
    const b = pairs[next] ?? a;
    const before = pairs[next - 2] ?? a;
    const after = pairs[next + 1] ?? b;
    const span = b[0] - a[0] || 1;
    const t = Math.min(1, Math.max(0, (at - a[0]) / span));
    const slope = (p: readonly [number, number], q: readonly [number, number]) =>
      ((q[1] - p[1]) / (q[0] - p[0] || 1)) * span;
    const [m0, m1] = [slope(before, b), slope(a, after)];
    const t2 = t * t;
    const t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * a[1] + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * b[1] + (t3 - t2) * m1;
  };
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
