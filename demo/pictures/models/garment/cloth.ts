import { type BufferGeometry, DoubleSide, type Material, Mesh } from "three";
import { between, type Random } from "../../stage/random.ts";
import { smoothstep, surface } from "../surface.ts";

/** A spot on the floor a garment lies on: x to the right, z toward the hem. */
export type Spot = readonly [number, number];
/** A line over the floor, followed from 0 to 1. */
export type Edge = (share: number) => Spot;

/** A smooth line through some spots. */
export function through(...spots: readonly Spot[]): Edge {
  return (share) => {
    const at = Math.min(1, Math.max(0, share)) * (spots.length - 1);
    const n = Math.min(spots.length - 2, Math.floor(at));
    const f = at - n;
    const p = (k: number): Spot => spots[Math.min(spots.length - 1, Math.max(0, n + k))] ?? [0, 0];
    const bend = (i: 0 | 1) => {
      const [a, b, c, d] = [p(-1)[i], p(0)[i], p(1)[i], p(2)[i]];
      return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3);
    };
    return [bend(0), bend(1)];
  };
}

/** Several lines one after the other; each takes the share that ends at its number. */
export const joined =
  (...parts: readonly (readonly [number, Edge])[]): Edge =>
  (share) => {
    const n = Math.max(
      0,
      parts.findIndex(([end]) => share <= end),
    );
    const [end, edge] = parts[n] ?? [1, () => [0, 0] as const];
    const start = parts[n - 1]?.[0] ?? 0;
    return edge((share - start) / (end - start || 1));
  };

export const mirrored =
  (edge: Edge): Edge =>
  (share) => {
    const [x, z] = edge(share);
    return [-x, z];
  };
export const backward =
  (edge: Edge): Edge =>
  (share) =>
    edge(1 - share);

/** A piece of cloth between four lines: `low` and `high` run left to right, `left` and `right` from low to high. */
export type Piece = (u: number, v: number) => Spot;
export function piece(low: Edge, high: Edge, left: Edge, right: Edge): Piece {
  const [a, b, c, d] = [low(0), low(1), high(0), high(1)];
  return (u, v) => {
    const [l, h, s, e] = [low(u), high(u), left(v), right(v)];
    const blend = (i: 0 | 1) =>
      (1 - v) * l[i] +
      v * h[i] +
      (1 - u) * s[i] +
      u * e[i] -
      ((1 - u) * (1 - v) * a[i] + u * (1 - v) * b[i] + (1 - u) * v * c[i] + u * v * d[i]);
    return [blend(0), blend(1)];
  };
}

/** A crease or, with a negative height, a valley. */
export type Fold = { readonly from: Spot; readonly to: Spot; readonly wide: number; readonly high: number };

const nearest = ([x, z]: Spot, [ax, az]: Spot, [bx, bz]: Spot) => {
  const [dx, dz] = [bx - ax, bz - az];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)));
  return { along, away: Math.hypot(x - ax - dx * along, z - az - dz * along) };
};

/** How high the cloth lies above the floor. */
export type Terrain = (x: number, z: number) => number;

export type Lay = {
  /** The outline of the garment: there the cloth bends down to the floor. */
  readonly outline: readonly Edge[];
  readonly folds: readonly Fold[];
  readonly thick: number;
  /** How much the cloth swells between its edges. */
  readonly swell: number;
};

/** Answers how far a spot is from the nearest of some lines. Asked for every point of the cloth, so it makes no garbage. */
function distanceTo(edges: readonly Edge[]): (x: number, z: number) => number {
  const steps = 32;
  const ends = new Float64Array(
    edges.flatMap((edge) =>
      Array.from({ length: steps }, (_, n) => [...edge(n / steps), ...edge((n + 1) / steps)]).flat(),
    ),
  );
  return (x, z) => {
    let least = 16;
    for (let n = 0; n < ends.length; n += 4) {
      const ax = x - (ends[n] ?? 0);
      const az = z - (ends[n + 1] ?? 0);
      const dx = (ends[n + 2] ?? 0) - (ends[n] ?? 0);
      const dz = (ends[n + 3] ?? 0) - (ends[n + 1] ?? 0);
      if (ax * ax + az * az > least + 30) continue;
      const along = Math.min(1, Math.max(0, (ax * dx + az * dz) / (dx * dx + dz * dz || 1)));
      const square = (ax - dx * along) ** 2 + (az - dz * along) ** 2;
      if (square < least) least = square;
    }
    return Math.sqrt(least);
  };
}

/** Spreads the garment on the floor: a soft pillow with creases and a little unrest. */
export function spread({ outline, folds, thick, swell }: Lay, random: Random): Terrain {
  const waves = Array.from({ length: 7 }, () => {
    const way = between(random, 0, Math.PI);
    const pace = between(random, 0.35, 1.15);
    return { x: Math.cos(way) * pace, z: Math.sin(way) * pace, phase: between(random, 0, 6.3), high: 0.07 / pace };
  });
  const away = distanceTo(outline);
  return (x, z) => {
    const inside = away(x, z);
    const roll = Math.sqrt(1 - (1 - Math.min(1, inside / (thick * 1.6))) ** 2);
    let height = thick * roll + swell * smoothstep(0, 3.2, inside);
    const calm = smoothstep(0.05, 0.9, inside);
    for (const wave of waves) height += wave.high * Math.sin(x * wave.x + z * wave.z + wave.phase) * calm;
    for (const fold of folds) {
      const { along, away: off } = nearest([x, z], fold.from, fold.to);
      const wide = fold.wide * (0.7 + 0.8 * along);
      if (off > wide * 3) continue;
      height +=
        fold.high * Math.exp(-((off / wide) ** 2)) * Math.sin(Math.min(1, 0.12 + along * 0.95) * Math.PI) * calm;
    }
    return Math.max(0.02, height);
  };
}

/** Crowds the grid toward the edges, where cloth bends down. */
const paced = (u: number) => u - (0.72 * Math.sin(u * Math.PI * 2)) / (Math.PI * 2);

export type Grid = { readonly rows: number; readonly columns: number; readonly even?: boolean };

/** The shape of a piece laid on the terrain, `lift` above it; its threads keep their true size. */
export function laid(cut: Piece, terrain: Terrain, lift: (u: number, v: number) => number, grid: Grid): BufferGeometry {
  const pace = grid.even ? (u: number) => u : paced;
  const shape = surface(grid.rows, grid.columns, (p, q) => {
    const [u, v] = [pace(p), pace(q)];
    const [x, z] = cut(u, v);
    return [x, terrain(x, z) + lift(u, v), z];
  });
  const [at, uv] = [shape.getAttribute("position"), shape.getAttribute("uv")];
  for (let n = 0; n < uv.count; n += 1) uv.setXY(n, at.getX(n) / 4, at.getZ(n) / 4);
  return shape;
}

export function clothMesh(shape: BufferGeometry, material: Material): Mesh {
  material.side = DoubleSide;
  return new Mesh(shape, material);
}
