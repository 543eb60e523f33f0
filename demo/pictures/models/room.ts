import type { Paint } from "../stage/palette.ts";
import { brickWall } from "./brick-wall.ts";
import type { Fill } from "./openings.ts";
import type { Site } from "./site.ts";

/** A hole in one wall of a room, in studs along it and courses up, and what closes it. */
export type Gap = {
  readonly from: number;
  readonly wide: number;
  readonly bottom: number;
  readonly high: number;
  readonly fill?: Fill;
  /** Lays an arch over the opening, as high as this many courses. */
  readonly arch?: number;
  readonly archPaint?: Paint;
};

export type RoomPlan = {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  /** Where the walls begin, in plates. */
  readonly y?: number;
  readonly courses: number;
  readonly paints: readonly [Paint, ...Paint[]];
  readonly front?: readonly Gap[];
  readonly back?: readonly Gap[];
  readonly left?: readonly Gap[];
  readonly right?: readonly Gap[];
};

/** The plates where the walls of a room end. */
export const topOf = (plan: Pick<RoomPlan, "y" | "courses">) => (plan.y ?? 1) + plan.courses * 3;

function sideOf(site: Site, plan: RoomPlan, side: "front" | "back" | "left" | "right"): void {
  const { x, z, wide, deep, y = 1, courses, paints } = plan;
  const gaps = plan[side] ?? [];
  const crosswise = side === "left" || side === "right";
  const start = {
    front: [x, z + deep - 1],
    back: [x, z],
    left: [x, z + 1],
    right: [x + wide - 1, z + 1],
  }[side] as [number, number];
  const skip = crosswise ? 1 : 0;
  const openings = gaps.map((gap) => ({
    from: gap.from - skip,
    to: gap.from - skip + gap.wide,
    bottom: gap.bottom,
    top: gap.bottom + gap.high + (gap.arch ?? 0),
  }));
  const length = crosswise ? deep - 2 : wide;
  site.lay(
    brickWall(
      { x: start[0], z: start[1], along: crosswise ? "z" : "x", length, base: y, courses, paints, openings },
      site.random,
    ),
  );
  const turn = { front: 0, right: 90, back: 180, left: 270 }[side];
  for (const gap of gaps) {
    const middle = gap.from - skip + gap.wide / 2;
    const centre = crosswise
      ? { x: start[0] + 0.5, z: start[1] + middle }
      : { x: start[0] + middle, z: start[1] + 0.5 };
    const foot = y + gap.bottom * 3;
    gap.fill?.(site, { ...centre, y: foot + gap.high * 1.5, wide: gap.wide, high: gap.high * 3, turn });
    if (!gap.arch) continue;
    site.lay({
      x: crosswise ? start[0] : start[0] + gap.from,
      z: crosswise ? start[1] + gap.from - skip : start[1],
      y: foot + gap.high * 3,
      wide: crosswise ? 1 : gap.wide,
      deep: crosswise ? gap.wide : 1,
      high: gap.arch * 3,
      paint: gap.archPaint ?? paints[0],
      shape: "arch",
      turn: crosswise ? 1 : 0,
    });
  }
}

/** Four walls around a place; the front looks toward +z. */
export function room(site: Site, plan: RoomPlan): void {
  for (const side of ["front", "back", "left", "right"] as const) sideOf(site, plan, side);
}

/** A smooth floor or ledge over a rectangle, reaching out on all sides. */
export function ledge(
  site: Site,
  { x, z, wide, deep }: Pick<RoomPlan, "x" | "z" | "wide" | "deep">,
  y: number,
  paint: Paint,
  out = 0,
  high = 1,
): void {
  site.lay({
    x: x - out,
    z: z - out,
    y,
    wide: wide + out * 2,
    deep: deep + out * 2,
    high,
    paint,
    shape: "tile",
  });
}
