import type { Paint } from "../../stage/palette.ts";
import { plate } from "../bricks.ts";
import { type Piece, studs } from "./build.ts";
import { type Part, part } from "./part.ts";
import { type Outline, sheet } from "./shapes.ts";

function inside(outline: Outline, x: number, z: number): boolean {
  let within = false;
  for (let n = 0; n < outline.length; n += 1) {
    const [ax, az] = outline[n] ?? [0, 0];
    const [bx, bz] = outline[(n + 1) % outline.length] ?? [0, 0];
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) within = !within;
  }
  return within;
}

/** A flat plate of any outline (x forward, z to the right) with a stud wherever a whole one fits. */
export function wing(outline: Outline, y: number, paint: Paint, high = 1): { pieces: Piece[]; parts: Part[] } {
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const pieces: Piece[] = [];
  for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs); x += 1) {
    for (let z = Math.floor(Math.min(...zs)); z < Math.max(...zs); z += 1) {
      const corners = [0.15, 0.85].flatMap((a) => [0.15, 0.85].map((b) => inside(outline, x + a, z + b)));
      if (corners.every(Boolean)) pieces.push(studs(paint, [x, y + high, z], [1, 0, 1]));
    }
  }
  return { pieces, parts: [part(sheet(outline, high * plate - 0.02), paint, [0, y * plate, 0])] };
}

/** The same outline on the other side. */
export const opposite = (outline: Outline): Outline => outline.map(([x, z]) => [x, -z] as const).reverse();

/** A pair of wings, right and left. */
export function wings(outline: Outline, y: number, paint: Paint, high = 1): { pieces: Piece[]; parts: Part[] } {
  const [right, left] = [wing(outline, y, paint, high), wing(opposite(outline), y, paint, high)];
  return { pieces: [...right.pieces, ...left.pieces], parts: [...right.parts, ...left.parts] };
}
