import type { Paint } from "../../stage/palette.ts";
import { plate } from "../bricks.ts";
import { arch, block, bothSides, glass, type Piece, tile } from "./build.ts";
import { type Part, part } from "./part.ts";
import { box } from "./shapes.ts";

/** Flanks of a car: mudguards over the axles and sills between them, one stud thick on both sides. */
export function flanks(plan: {
  readonly paint: Paint;
  readonly guards?: Paint;
  readonly from: number;
  readonly to: number;
  /** Middles of the axles; a mudguard is four studs long by default. */
  readonly axles: readonly number[];
  readonly guard?: number;
  readonly bottom: number;
  readonly high: number;
  /** The outer face of the flank. */
  readonly side: number;
}): Piece[] {
  const { paint, guards = paint, from, to, axles, guard = 4, bottom, high, side } = plan;
  const pieces: Piece[] = [];
  let at = from;
  for (const x of [...axles].sort((a, b) => a - b)) {
    const start = x - guard / 2;
    if (start > at) pieces.push(tile(paint, [at, bottom, side - 1], [start - at, high, 1]));
    pieces.push(arch(guards, [start, bottom, side - 1], [guard, high, 1]));
    at = start + guard;
  }
  if (to > at) pieces.push(tile(paint, [at, bottom, side - 1], [to - at, high, 1]));
  return bothSides(...pieces);
}

/** Side windows between two places, parted by posts of the given paint. */
export function windowRow(plan: {
  readonly from: number;
  readonly to: number;
  readonly panes: number;
  readonly bottom: number;
  readonly high: number;
  readonly side: number;
  readonly post: Paint;
  readonly pane?: Paint;
}): Piece[] {
  const { from, to, panes, bottom, high, side, post, pane = "sky" } = plan;
  const post0 = 0.5;
  const step = (to - from - post0) / panes;
  const pieces: Piece[] = [];
  for (let n = 0; n <= panes; n += 1) {
    pieces.push(tile(post, [from + n * step, bottom, side - 0.7], [post0, high, 0.7]));
    if (n < panes)
      pieces.push(glass(tile(pane, [from + n * step + post0, bottom, side - 0.5], [step - post0, high, 0.3])));
  }
  return bothSides(...pieces);
}

/** Seats in a row across the cabin. */
export const bench = (paint: Paint, x: number, y: number, half: number): Piece[] => [
  tile(paint, [x, y, -half], [1.4, 2, half * 2]),
  tile(paint, [x - 0.6, y, -half], [0.6, 5, half * 2]),
];

/** A bumper across the whole width. */
export const bumper = (paint: Paint, x: number, y: number, half: number, high = 1.4): Piece =>
  tile(paint, [x, y, -half], [0.6, high, half * 2]);

/** Handles, and mirrors on short arms. */
export function doorFittings(
  handles: readonly number[],
  mirrorX: number,
  y: number,
  side: number,
  paint: Paint,
): Part[] {
  return [-1, 1].flatMap((way) => [
    ...handles.map((x) => part(box(0.7, 0.16, 0.2), "steel", [x, y * plate, way * (side + 0.04)])),
    part(box(0.2, 0.18, 0.7), "charcoal", [mirrorX, (y + 2) * plate, way * (side + 0.2)]),
    part(box(0.4, 0.62, 0.75, 0.12), paint, [mirrorX, (y + 2.6) * plate, way * (side + 0.75)]),
  ]);
}

/** The dark plate everything stands on. */
export const chassis = (from: number, to: number, y: number, half: number, paint: Paint = "charcoal"): Piece =>
  block(paint, [from, y, -half], [to - from, 1, half * 2]);
