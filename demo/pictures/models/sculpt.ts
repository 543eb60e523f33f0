import { type Brick, plate } from "./bricks.ts";
import type { Clay } from "./clay.ts";
import type { Grid, Voxel } from "./grid.ts";
import { laidInLayers } from "./lay-bricks.ts";

/** Bricks that fill a shape, and where its skin is, so that eyes and horns can be set on it. */
export type Sculpt = {
  readonly bricks: readonly Brick[];
  /** Slopes that hang under an edge; they are built upside down. */
  readonly hanging: readonly Brick[];
  /** How far the shape reaches toward the viewer at a place seen from the front. */
  front(x: number, y: number, radius?: number): number;
  /** How far it reaches to the right (+x) at a place seen from the side. */
  side(y: number, z: number, radius?: number): number;
  /** How high it is at a place seen from above. */
  top(x: number, z: number): number;
};

/** Asks the clay at the middle of each cell; later pieces lie over earlier ones. */
export function voxels(pieces: readonly Clay[]): Grid {
  const solid = pieces.filter((piece) => (piece.does ?? "add") === "add");
  const low = (axis: 0 | 1 | 2) => Math.min(...solid.map((piece) => piece.from[axis]));
  const high = (axis: 0 | 1 | 2) => Math.max(...solid.map((piece) => piece.to[axis]));
  const from = [Math.floor(low(0)), Math.max(0, Math.floor(low(1) / plate)), Math.floor(low(2))] as const;
  const to = [Math.ceil(high(0)), Math.ceil(high(1) / plate), Math.ceil(high(2))] as const;
  const cells = new Map<string, Voxel>();
  for (let x = from[0]; x < to[0]; x += 1)
    for (let level = from[1]; level < to[1]; level += 1)
      for (let z = from[2]; z < to[2]; z += 1) {
        const cell = cellOf(pieces, x + 0.5, (level + 0.5) * plate, z + 0.5);
        if (cell) cells.set(`${x} ${level} ${z}`, cell);
      }
  return { at: (x, level, z) => cells.get(`${x} ${level} ${z}`), from, to };
}

function cellOf(pieces: readonly Clay[], x: number, y: number, z: number): Voxel | undefined {
  let cell: Voxel | undefined;
  const brick = (Math.floor(y / plate / 3) * 3 + 1.5) * plate;
  for (const { has, coat = "white", does = "add", smooth = false, fine = false } of pieces) {
    const height = fine ? y : brick;
    if ((does === "paint" && !cell) || !has(x, height, z)) continue;
    const paint = typeof coat === "function" ? coat(x, height, z) : coat;
    if (does === "cut") cell = undefined;
    else cell = { paint, smooth: does === "paint" ? smooth || (cell?.smooth ?? false) : smooth };
  }
  return cell;
}

/** Fills the clay with bricks. Only the outer shell is built: the inside is hidden. */
export function sculpt(pieces: readonly Clay[]): Sculpt {
  const grid = voxels(pieces);
  const farthest = (radius: number, probe: (a: number, b: number) => number) =>
    Math.max(...ring.map(([a, b]) => probe(a * radius, b * radius)));
  return {
    ...laidInLayers(grid),
    front: (x, y, radius = 0) =>
      farthest(radius, (a, b) =>
        last(grid.to[2] - 1, grid.from[2], (z) => grid.at(Math.floor(x + a), Math.floor((y + b) / plate), z)),
      ),
    side: (y, z, radius = 0) =>
      farthest(radius, (a, b) =>
        last(grid.to[0] - 1, grid.from[0], (x) => grid.at(x, Math.floor((y + a) / plate), Math.floor(z + b))),
      ),
    top: (x, z) => last(grid.to[1] - 1, 0, (level) => grid.at(Math.floor(x), level, Math.floor(z))) * plate,
  };
}

const ring = [
  [0, 0],
  [0.7, 0],
  [-0.7, 0],
  [0, 0.7],
  [0, -0.7],
] as const;

function last(from: number, to: number, at: (n: number) => Voxel | undefined): number {
  for (let n = from; n >= to; n -= 1) if (at(n)) return n + 1;
  return 0;
}
