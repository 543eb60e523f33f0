import { BoxGeometry, type BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { type Point, surface } from "../surface.ts";

export type SoftShape = {
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
  /** How square it is seen from above, from the front's top, and from the front's bottom: 2 is an egg, 8 a box. */
  readonly square?: number;
  readonly crown?: number;
  readonly foot?: number;
  /** Where it is widest, from the floor (0) to the top (1). */
  readonly waist?: number;
  /** How much narrower it is at the top, and how much fuller in the middle. */
  readonly taper?: number;
  readonly belly?: number;
  /** Size of the folds in its skin. */
  readonly wrinkle?: number;
};

/** A stuffed body standing on the floor, and ways to find places on its skin. */
export type SoftForm = {
  readonly shape: SoftShape;
  skin(cells?: number): BufferGeometry;
  /** Where a ray from a point inside leaves the body, and `out` farther along the skin's normal. */
  cast(from: Point, toward: Point, out?: number): Point;
  normal(at: Point): Point;
  front(x: number, y: number, out?: number): Point;
  back(x: number, y: number, out?: number): Point;
  side(sign: 1 | -1, y: number, z: number, out?: number): Point;
  top(x: number, z: number, out?: number): Point;
  /** A line around the body at one depth (a seam; 0 is its top, 1 once around) or at one height (a belt). */
  seam(z: number, out?: number, from?: number, to?: number): Point[];
  belt(y: number, out?: number): Point[];
  /** A piece of the front's skin, lifted a little, for labels and panels. */
  patch(left: number, right: number, bottom: number, top: number, out: number): BufferGeometry;
  /** A sleeve around the body between two heights. */
  sleeve(bottom: number, top: number, out: number): BufferGeometry;
};

const ring = Array.from({ length: 72 }, (_, n) => (n / 72) * Math.PI * 2);

export function softForm(shape: SoftShape): SoftForm {
  const { wide, high, deep, square = 5, crown = 5, foot = 7, waist = 0.5, taper = 0, belly = 0, wrinkle = 0 } = shape;
  const middle = high * waist;
  /** Below zero inside, above zero outside. */
  const beyond = (x: number, y: number, z: number): number => {
    const level = Math.min(1, Math.max(0, y / high));
    const full = 1 + belly * Math.sin(level * Math.PI);
    const across = Math.abs(x) / ((wide / 2) * (1 - taper * level) * full);
    const through = Math.abs(z) / ((deep / 2) * (1 - taper * 0.8 * level) * full);
    const up = y > middle ? (y - middle) / (high - middle) : (middle - y) / middle;
    const power = y > middle ? crown : foot;
    const plan = (across ** square + through ** square) ** (1 / square);
    const fold = wrinkle ? wrinkle * folds((x / wide) * 10, (y / wide) * 10, (z / wide) * 10) : 0;
    return (plan ** power + up ** power) ** (1 / power) - 1 - fold;
  };
  const normal = ([x, y, z]: Point): Point => {
    const d = wide * 0.004;
    const n = new Vector3(
      beyond(x + d, y, z) - beyond(x - d, y, z),
      beyond(x, y + d, z) - beyond(x, y - d, z),
      beyond(x, y, z + d) - beyond(x, y, z - d),
    ).normalize();
    return [n.x, n.y, n.z];
  };
  const cast = (from: Point, toward: Point, out = 0): Point => {
    let [near, far] = [0, (wide + high + deep) / Math.hypot(...toward)];
    for (let round = 0; round < 26; round += 1) {
      const half = (near + far) / 2;
      const inside = beyond(from[0] + toward[0] * half, from[1] + toward[1] * half, from[2] + toward[2] * half) < 0;
      if (inside) near = half;
      else far = half;
    }
    const at: Point = [from[0] + toward[0] * near, from[1] + toward[1] * near, from[2] + toward[2] * near];
    if (!out) return at;
    const n = normal(at);
    return [at[0] + n[0] * out, at[1] + n[1] * out, at[2] + n[2] * out];
  };
  const front = (x: number, y: number, out?: number) => cast([x, y, 0], [0, 0, 1], out);
  const round = (angle: number, y: number, out?: number) =>
    cast([0, y, 0], [Math.sin(angle) * wide, 0, Math.cos(angle) * deep], out);
  return {
    shape,
    cast,
    normal,
    front,
    back: (x, y, out) => cast([x, y, 0], [0, 0, -1], out),
    side: (sign, y, z, out) => cast([0, y, z], [sign, 0, 0], out),
    top: (x, z, out) => cast([x, middle, z], [0, 1, 0], out),
    seam: (z, out, from = 0, to = 71 / 72) =>
      ring.map((angle) => {
        const turn = (from + (angle / Math.PI / 2) * (72 / 71) * (to - from)) * Math.PI * 2;
        return cast([0, middle, z], [Math.sin(turn) * wide, Math.cos(turn) * high, 0], out);
      }),
    belt: (y, out) => ring.map((angle) => round(angle, y, out)),
    patch: (left, right, bottom, top, out) =>
      outward(surface(24, 24, (u, v) => front(left + (right - left) * u, bottom + (top - bottom) * v, out))),
    sleeve: (bottom, top, out) =>
      outward(surface(96, 10, (u, v) => round(u * Math.PI * 2, bottom + (top - bottom) * v, out))),
    skin(cells = 26) {
      const grid = new BoxGeometry(wide, high, deep, cells, cells, cells);
      const at = grid.getAttribute("position");
      const uv = grid.getAttribute("uv");
      const normals: number[] = [];
      const faceSize = [
        [deep, high],
        [deep, high],
        [wide, deep],
        [wide, deep],
        [wide, high],
        [wide, high],
      ];
      for (let n = 0; n < at.count; n += 1) {
        const toward: Point = [at.getX(n), at.getY(n) * (at.getY(n) > 0 ? 2 * (1 - waist) : 2 * waist), at.getZ(n)];
        const point = cast([0, middle, 0], toward);
        at.setXYZ(n, ...point);
        normals.push(...normal(point));
        // Threads are equally thick on every side of the body.
        const [across = 1, up = 1] = faceSize[Math.floor(n / (at.count / 6))] ?? [];
        uv.setXY(n, (uv.getX(n) * across) / 10, (uv.getY(n) * up) / 10);
      }
      grid.setAttribute("normal", new Float32BufferAttribute(normals, 3));
      return grid;
    },
  };
}

/** Slow waves in every direction, from -1 to 1. */
const folds = (x: number, y: number, z: number) =>
  (Math.sin(x * 1.7 + y * 1.1 + z * 0.6) +
    Math.sin(y * 2.3 - x * 0.8 + z * 1.9) +
    Math.sin(z * 2.9 + x * 2.1 - y * 0.5)) /
  3;

/** The same skin looking the other way; prints on it still read from left to right. */
function outward(shape: BufferGeometry): BufferGeometry {
  shape.setIndex([...(shape.getIndex()?.array ?? [])].reverse());
  shape.computeVertexNormals();
  return shape;
}
