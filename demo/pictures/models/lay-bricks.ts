import type { Paint } from "../stage/palette.ts";
import type { Brick } from "./bricks.ts";
import type { Grid } from "./grid.ts";

type Place = { readonly x: number; readonly z: number };
type Piece = { readonly kind: string; readonly paint: Paint; readonly shape: "block" | "tile" };
type Laid = { bricks: Brick[]; hanging: Brick[] };

/** The four sides, in the order of quarter turns: toward the viewer, right, away, left. */
const sides = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const key = (x: number, z: number) => `${x} ${z}`;

/** Slopes of deep colours mirror the lamp and look torn out of their surroundings; such places stay stepped. */
const sloped: readonly Paint[] = [
  "white",
  "cream",
  "sand",
  "clay",
  "orange",
  "sun",
  "gold",
  "mint",
  "lime",
  "sage",
  "steel",
  "rose",
];

type Slope = { readonly turn: number; readonly hangs: boolean };

const key3 = (x: number, y: number, z: number) => `${x} ${y} ${z}`;

/** Lays full bricks where three plates of one colour lie on each other, plates elsewhere, slopes on steps. */
export function laidInLayers(grid: Grid): Laid {
  const laid: Laid = { bricks: [], hanging: [] };
  const slopes = allSlopes(grid);
  // A slope does not cover what is beside it.
  const covers = (x: number, level: number, z: number) =>
    grid.at(x, level, z) !== undefined && !slopes.has(key3(x, Math.floor(level / 3) * 3, z));
  for (let y = firstCourse(grid); y < grid.to[1]; y += 3) {
    const used = new Set<string>();
    for (let x = grid.from[0]; x < grid.to[0]; x += 1)
      for (let z = grid.from[2]; z < grid.to[2]; z += 1) {
        const slope = slopes.get(key3(x, y, z));
        const paint = grid.at(x, y, z)?.paint;
        if (!slope || !paint) continue;
        used.add(key(x, z));
        const brick = { x, z, y, wide: 1, deep: 1, high: 3, paint, shape: "slope", turn: slope.turn } as const;
        (slope.hangs ? laid.hanging : laid.bricks).push(brick);
      }
    laid.bricks.push(...course(grid, covers, y, 3, used));
    for (let level = y; level < y + 3; level += 1) laid.bricks.push(...course(grid, covers, level, 1, new Set(used)));
  }
  return laid;
}

const firstCourse = (grid: Grid) => Math.floor(grid.from[1] / 3) * 3;

function allSlopes(grid: Grid): Map<string, Slope> {
  const slopes = new Map<string, Slope>();
  for (let y = firstCourse(grid); y < grid.to[1]; y += 3)
    for (let x = grid.from[0]; x < grid.to[0]; x += 1)
      for (let z = grid.from[2]; z < grid.to[2]; z += 1) {
        const slope = ofOnePaint(grid, x, y, z, 3) ? slopeAt(grid, x, y, z) : undefined;
        if (slope) slopes.set(key3(x, y, z), slope);
      }
  // A lone slope looks like a mistake.
  const alike = (slope: Slope, x: number, y: number, z: number) => slopes.get(key3(x, y, z))?.turn === slope.turn;
  const lone = [...slopes].filter(([at, slope]) => {
    const [x = 0, y = 0, z = 0] = at.split(" ").map(Number);
    return slope.turn % 2 === 0
      ? !alike(slope, x - 1, y, z) && !alike(slope, x + 1, y, z)
      : !alike(slope, x, y, z - 1) && !alike(slope, x, y, z + 1);
  });
  for (const [at] of lone) slopes.delete(at);
  return slopes;
}

function ofOnePaint(grid: Grid, x: number, y: number, z: number, high: number): boolean {
  const paint = grid.at(x, y, z)?.paint;
  return (
    paint !== undefined && Array.from({ length: high }, (_, n) => grid.at(x, y + n, z)?.paint).every((p) => p === paint)
  );
}

type Covers = (x: number, level: number, z: number) => boolean;

/** One course of bricks or plates; it notes the places it has filled. */
function course(grid: Grid, covers: Covers, y: number, high: 1 | 3, used: Set<string>): Brick[] {
  const pieces = new Map<string, Piece>();
  for (let x = grid.from[0]; x < grid.to[0]; x += 1)
    for (let z = grid.from[2]; z < grid.to[2]; z += 1) {
      const cell = grid.at(x, y, z);
      if (!cell || used.has(key(x, z)) || !ofOnePaint(grid, x, y, z, high)) continue;
      used.add(key(x, z));
      if (hidden(covers, x, y, z, high)) continue;
      const bare = !grid.at(x, y + high, z) && !cell.smooth;
      pieces.set(key(x, z), { kind: `${cell.paint} ${bare}`, paint: cell.paint, shape: bare ? "block" : "tile" });
    }
  return merged(pieces, y, high);
}

const near = [-1, 0, 1];

/** Covered on every side, and at every corner too: light falls through the seam between two bricks that only touch there. */
function hidden(covers: Covers, x: number, y: number, z: number, high: number): boolean {
  const levels = Array.from({ length: high + 2 }, (_, n) => y + n - 1).filter((level) => level >= 0);
  return near.every((dx) => near.every((dz) => levels.every((level) => covers(x + dx, level, z + dz))));
}

/** A step of a stair becomes a slope: open on one side, a riser behind it. */
function slopeAt(grid: Grid, x: number, y: number, z: number): Slope | undefined {
  const paint = grid.at(x, y, z)?.paint;
  if (!paint || !sloped.includes(paint)) return undefined;
  const clear = (cx: number, cz: number, from: number) => [0, 1, 2].every((n) => !grid.at(cx, from + n, cz));
  const full = (cx: number, cz: number, from: number) => [0, 1, 2].every((n) => grid.at(cx, from + n, cz));
  const open = sides.filter(([dx, dz]) => clear(x + dx, z + dz, y));
  if (open.length !== 1) return undefined;
  for (const [turn, [dx, dz]] of sides.entries()) {
    if (!clear(x + dx, z + dz, y) || !full(x - dx, z - dz, y)) continue;
    if (clear(x, z, y + 3) && full(x - dx, z - dz, y + 3) && grid.at(x, y - 1, z)) return { turn, hangs: false };
    if (y >= 3 && clear(x, z, y - 3) && full(x - dx, z - dz, y - 3) && grid.at(x, y + 3, z))
      return { turn, hangs: true };
  }
  return undefined;
}

/** Joins neighbours of one kind into bricks up to 4 by 2; courses alternate their direction, as in a good wall. */
function merged(pieces: Map<string, Piece>, y: number, high: number): Brick[] {
  const bricks: Brick[] = [];
  const alongX = Math.floor(y / high) % 2 === 0;
  const places: Place[] = [...pieces.keys()].map((at) => {
    const [x = 0, z = 0] = at.split(" ").map(Number);
    return { x, z };
  });
  places.sort((a, b) => (alongX ? a.z - b.z || a.x - b.x : a.x - b.x || a.z - b.z));
  for (const { x, z } of places) {
    const piece = pieces.get(key(x, z));
    if (!piece) continue;
    const same = (a: number, b: number) =>
      pieces.get(alongX ? key(x + a, z + b) : key(x + b, z + a))?.kind === piece.kind;
    let long = 1;
    while (long < 4 && same(long, 0)) long += 1;
    const steps = Array.from({ length: long }, (_, n) => n);
    const broad = steps.every((n) => same(n, 1)) ? 2 : 1;
    for (const a of steps)
      for (let b = 0; b < broad; b += 1) pieces.delete(alongX ? key(x + a, z + b) : key(x + b, z + a));
    const [wide, deep] = alongX ? [long, broad] : [broad, long];
    bricks.push({ x, z, y, wide, deep, high, paint: piece.paint, shape: piece.shape });
  }
  return bricks;
}
