import type { Paint } from "../../stage/palette.ts";
import { type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";

/** A straight of toy railway along x on the floor; rails are topped at 0.72. */
export function rails(from: number, to: number, sleepers: Paint = "cocoa"): Part[] {
  const length = to - from;
  const middle = (from + to) / 2;
  const count = Math.round(length / 1.8);
  return [
    ...Array.from({ length: count }, (_, n) =>
      part(box(1, 0.36, 6.4, 0.06), sleepers, [from + ((n + 0.5) * length) / count, 0.18, 0]),
    ),
    ...[-1.75, 1.75].flatMap((z) => [
      part(box(length, 0.14, 0.6, 0.04), "steel", [middle, 0.42, z]),
      part(box(length, 0.3, 0.24, 0.05), "steel", [middle, 0.57, z]),
    ]),
  ];
}

export const railTop = 0.72;

/** A flanged wheel that rolls along x with round holes between its spokes. */
export function railWheel(radius: number, paint: Paint, spokes = 8): Part[] {
  const side = [Math.PI / 2, 0, 0] as const;
  return [
    part(drum(radius, 0.5), "charcoal", [0, 0, 0], { turn: side }),
    part(drum(radius * 1.1, 0.14), "charcoal", [0, 0, -0.24], { turn: side }),
    part(drum(radius * 0.84, 0.6), paint, [0, 0, 0], { turn: side }),
    part(drum(radius * 0.24, 0.8), "steel", [0, 0, 0], { turn: side }),
    ...Array.from({ length: spokes }, (_, n) => {
      const angle = ((n + 0.5) / spokes) * Math.PI * 2;
      const at = [Math.cos(angle) * radius * 0.55, Math.sin(angle) * radius * 0.55, 0] as const;
      return part(drum(radius * 0.15, 0.66), "ink", at, { turn: side });
    }),
  ];
}
