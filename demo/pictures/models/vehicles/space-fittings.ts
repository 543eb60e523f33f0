import type { Paint } from "../../stage/palette.ts";
import { turned } from "../turned.ts";
import { bar } from "./fittings.ts";
import { type Part, part } from "./part.ts";
import { box, dome, drum } from "./shapes.ts";

/** An engine bell that opens downward from y = 0. */
export const bell = (radius: number, high: number): Part[] => [
  part(
    turned([
      [radius * 0.42, 0],
      [radius * 0.5, -high * 0.2],
      [radius * 0.82, -high * 0.65],
      [radius, -high],
      [radius * 0.92, -high],
      [radius * 0.7, -high * 0.6],
      [radius * 0.3, -high * 0.1],
      [0, -high * 0.1],
    ]),
    "steel",
    [0, 0, 0],
    { finish: "metal" },
  ),
];

/** A dish that looks upward, its foot at the origin. */
export const dish = (radius: number, paint: Paint): Part[] => [
  part(drum(0.2, 0.5), "charcoal", [0, 0.25, 0]),
  part(
    turned(
      Array.from({ length: 14 }, (_, n) => {
        const inner = n >= 7;
        const share = inner ? (13 - n) / 6 : n / 6;
        return [share * radius, 0.5 + share * share * radius * 0.42 + (inner ? 0.1 : 0)] as const;
      }),
    ),
    paint,
  ),
  bar([0, 0.6, 0], [0, radius * 0.85 + 0.4, 0], 0.07, "charcoal"),
  part(dome(0.18), "brick", [0, radius * 0.85 + 0.4, 0]),
];

/** A solar wing along +x from the origin: dark cells in a light frame, facing up. */
export function solarWing(
  long: number,
  wide: number,
  cells: readonly [number, number],
  frame: Paint = "steel",
): Part[] {
  const [along, across] = cells;
  const parts = [part(box(long, 0.16, wide, 0.05), frame, [long / 2, 0, 0])];
  const [stepX, stepZ] = [(long - 0.2) / along, (wide - 0.2) / across];
  for (let n = 0; n < along * across; n += 1) {
    const x = 0.1 + ((n % along) + 0.5) * stepX;
    const z = -wide / 2 + 0.1 + (Math.floor(n / along) + 0.5) * stepZ;
    parts.push(part(box(stepX - 0.12, 0.24, stepZ - 0.12, 0.04), "navy", [x, 0, z], { finish: "enamel" }));
  }
  return parts;
}

/** A display foot: a round plate and a leaning rod up to the model. */
export const foot = (top: number, paint: Paint = "charcoal", radius = 3): Part[] => [
  part(drum(radius, 0.5), paint, [0, 0.25, 0]),
  part(drum(radius * 0.7, 0.3), paint, [0, 0.6, 0]),
  bar([0, 0.5, 0], [0, top, 0], 0.32, paint),
];
