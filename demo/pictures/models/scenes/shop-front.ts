import { SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import { doored, windowed } from "../openings.ts";
import { type Gap, ledge, room, topOf } from "../room.ts";
import type { Piece, Site } from "../site.ts";
import { awning } from "../street-things.ts";
import { shopSign } from "./standing-sign.ts";

export type FrontPlan = {
  /** Where the house begins; 0 by default. It is as wide and deep as this in studs. */
  readonly x?: number;
  readonly wide: number;
  readonly deep: number;
  readonly wall: Paint;
  readonly upper: Paint;
  readonly trim: Paint;
  readonly awning: readonly [Paint, Paint];
  readonly sign: readonly [board: Paint, ink: Paint];
  /** Floors above the shop, each so many courses high. */
  readonly floors: readonly number[];
  readonly shutters?: Paint;
  /** Rounds the shop windows off with arches. */
  readonly arched?: boolean;
  /** Covers only the shop windows with awnings, or the whole front. */
  readonly cover?: "windows" | "front";
};

const ball: Piece = { name: "shop ball", shape: () => new SphereGeometry(0.62, 20, 14) };

/** What is laid out behind a shop window: balls, and towers of bricks. */
function display(site: Site, x: number, z: number, wide: number, y: number): void {
  const paints = ["brick", "sun", "sea", "leaf", "orange", "white"] as const;
  for (let n = 0; n + 1 < wide; n += 2) {
    const paint = paints[(n + x) % paints.length] ?? "brick";
    if (n % 4 === 0) {
      site.lay(
        { x: x + n, z, y, wide: 1, deep: 1, paint },
        { x: x + n, z, y: y + 3, wide: 1, deep: 1, paint: "white" },
      );
    } else site.fit(ball, [x + n + 0.5, y + 1.6, z + 0.5], { paint });
  }
}

/** A street before the house: ground, pavement and kerb. It reaches so many studs past the house on both sides. */
export function street(site: Site, plan: Pick<FrontPlan, "x" | "wide" | "deep">, beyond: number, paving: Paint): void {
  const { x = 0, wide, deep } = plan;
  const [from, long] = [x - beyond, wide + beyond * 2];
  site.lay({ x: from, z: -1, y: 0, wide: long, deep: deep + 9, high: 1, paint: "grey" });
  for (let at = 0; at < long; at += 4)
    for (let row = 0; row < 2; row += 1)
      site.lay({
        x: from + at,
        z: deep + row * 2,
        y: 1,
        wide: Math.min(4, long - at),
        deep: 2,
        high: 1,
        paint: paving,
        shape: "tile",
      });
  site.lay({ x: from, z: deep + 4, y: 1, wide: long, deep: 1, high: 1, paint: "white", shape: "tile" });
}

/** A house with the shop on its ground floor; returns the height of its eaves in plates. */
export function shopFront(site: Site, plan: FrontPlan): number {
  const { x = 0, wide, deep, wall, upper, trim, shutters, arched = false } = plan;
  const low = { x, z: 0, wide, deep, y: 1, courses: 6, paints: [wall] } as const;
  const shop = windowed({ frame: trim, columns: 3, rows: 1, sill: trim, finish: "film" });
  const side = Math.floor((wide - 3) / 2) - 2;
  const door = 2 + side;
  const show = (from: number): Gap => ({
    from,
    wide: side,
    bottom: 1,
    high: arched ? 3 : 4,
    fill: shop,
    ...(arched ? { arch: 1, archPaint: trim } : {}),
  });
  room(site, {
    ...low,
    front: [
      show(1),
      { from: door, wide: wide - 4 - side * 2, bottom: 0, high: 5, fill: doored(trim, "glass") },
      show(wide - 1 - side),
    ],
    left: [{ from: 2, wide: 3, bottom: 2, high: 2, fill: shop }],
    right: [{ from: 2, wide: 3, bottom: 2, high: 2, fill: shop }],
  });
  site.lay({ x: x + 1, z: deep - 3, y: 1, wide: wide - 2, deep: 2, high: 3, paint: "wood", shape: "tile" });
  display(site, x + 1, deep - 2, side, 4);
  display(site, x + wide - 1 - side, deep - 2, side, 4);
  let top = topOf(low);
  ledge(site, low, top, trim, 0);
  for (const courses of plan.floors) {
    const floor = { ...low, y: top + 1, courses, paints: [upper] as const };
    const pane = windowed({ frame: "white", columns: 2, rows: 2, sill: trim, ...(shutters ? { shutters } : {}) });
    const count = Math.floor(wide / 4);
    const row = (length: number, many: number): Gap[] =>
      Array.from({ length: many }, (_, n) => ({
        from: Math.round(((n + 0.5) * length) / many) - 1,
        wide: 2,
        bottom: courses > 5 ? 2 : 1,
        high: courses > 4 ? 3 : 2,
        fill: pane,
      }));
    room(site, { ...floor, front: row(wide, count), left: row(deep, 2), right: row(deep, 2) });
    top = topOf(floor);
    ledge(site, low, top, trim, 0);
  }
  const stripes =
    plan.cover === "front"
      ? [[x + wide / 2, wide]]
      : [side, side].map((n, at) => [at ? x + wide - 1 - n / 2 : x + 1 + n / 2, n + 1]);
  for (const [middle = 0, count = 0] of stripes)
    awning(site, { x: middle, y: plan.cover === "front" ? 17.6 : 16.6, z: deep }, count, plan.awning, 2.8);
  const board = Math.min(9.4, wide - 3);
  site.add(shopSign(board, board * 0.2, plan.sign[0], plan.sign[1]), [x + wide / 2, 20.6, deep + 0.2]);
  return top + 1;
}
