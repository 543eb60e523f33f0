import { type BufferGeometry, ExtrudeGeometry, LatheGeometry, Path, Shape, Vector2, Vector3 } from "three";
import { ConvexGeometry } from "three/addons/geometries/ConvexGeometry.js";
import type { Point } from "./surface.ts";
import { wedge } from "./wedge.ts";

const directions: readonly Point[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** The body spanned by some points, with its edges broken so that they catch the light. */
export function spanned(points: readonly Point[], edge = 0.04): BufferGeometry {
  const middle = points
    .reduce((sum, point) => sum.add(new Vector3(...point)), new Vector3())
    .divideScalar(points.length);
  const inward = (value: number, centre: number) =>
    Math.abs(value - centre) <= edge ? value : value - Math.sign(value - centre) * edge;
  return new ConvexGeometry(
    points.flatMap(([x, y, z]) => {
      const inner = new Vector3(inward(x, middle.x), inward(y, middle.y), inward(z, middle.z));
      return directions.map((way) => inner.clone().addScaledVector(new Vector3(...way), edge));
    }),
  );
}

/** The outer corner of a hipped roof: it falls toward +x and +z. */
export function hipCorner(side: number, high: number): BufferGeometry {
  const half = side / 2;
  const lip = -high / 2 + Math.min(0.2, high * 0.3);
  const crest = -half + Math.min(0.46, side * 0.3);
  const [low, top] = [-high / 2, high / 2];
  return spanned([
    [-half, low, -half],
    [half, low, -half],
    [half, low, half],
    [-half, low, half],
    [half, lip, -half],
    [half, lip, half],
    [-half, lip, half],
    [-half, top, -half],
    [crest, top, -half],
    [crest, top, crest],
    [-half, top, crest],
  ]);
}

/** A slope upside down: whole on top, drawn in below. */
export function brace(wide: number, deep: number, high: number): BufferGeometry {
  return wedge(wide, deep, high).rotateZ(Math.PI);
}

/** A bridge of one brick: two legs and a round opening between them. */
export function arch(wide: number, deep: number, high: number): BufferGeometry {
  const edge = 0.045;
  const [w, h] = [wide / 2 - edge, high / 2 - edge];
  const reach = wide / 2 - (wide > 3 ? 0.85 : 0.5);
  const rise = Math.min(reach, high - 0.4);
  const spring = high / 2 - 0.36 - rise;
  const outline = new Shape();
  outline.moveTo(-w, -h);
  outline.lineTo(-reach - edge, -h);
  outline.lineTo(-reach - edge, spring);
  const steps = 18;
  for (let n = 1; n < steps; n += 1) {
    const angle = Math.PI - (n / steps) * Math.PI;
    outline.lineTo(Math.cos(angle) * (reach + edge), spring + Math.sin(angle) * (rise + edge));
  }
  outline.lineTo(reach + edge, spring);
  outline.lineTo(reach + edge, -h);
  outline.lineTo(w, -h);
  outline.lineTo(w, h);
  outline.lineTo(-w, h);
  outline.closePath();
  const solid = new ExtrudeGeometry(outline, {
    depth: deep - edge * 2,
    bevelEnabled: true,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 1,
  });
  return solid.translate(0, 0, -deep / 2 + edge);
}

/** A blunt cone that stands on a stud. */
export function cone(wide: number, high: number): BufferGeometry {
  const outline = new Path();
  const half = high / 2;
  outline.moveTo(0, -half);
  outline.lineTo(wide / 2 - 0.04, -half);
  outline.lineTo(wide / 2, -half + 0.06);
  outline.lineTo(wide / 2, -half + 0.18);
  outline.lineTo(wide * 0.24, half - 0.05);
  outline.lineTo(wide * 0.2, half);
  outline.lineTo(0, half);
  return new LatheGeometry(
    outline.getPoints(1).map(({ x, y }) => new Vector2(x, y)),
    32,
  );
}
