import type { Paint } from "../../stage/palette.ts";
import { bar, ring } from "./fittings.ts";
import { type Part, part } from "./part.ts";
import { drum } from "./shapes.ts";

/** A thin cycle wheel that rolls along x, its axle through the origin. */
export function spokedWheel(radius: number, rim: Paint, count = 14): Part[] {
  return [
    part(ring(radius - 0.16, 0.17), "ink", [0, 0, 0], { finish: "rubber" }),
    part(ring(radius - 0.36, 0.1), rim),
    part(drum(0.26, 0.8), "steel", [0, 0, 0], { turn: [Math.PI / 2, 0, 0] }),
    ...Array.from({ length: count }, (_, n) => {
      const angle = (n / count) * Math.PI * 2;
      const side = n % 2 === 0 ? 0.22 : -0.22;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return bar([x * 0.2, y * 0.2, side], [x * (radius - 0.36), y * (radius - 0.36), 0], 0.04, "steel");
    }),
  ];
}
