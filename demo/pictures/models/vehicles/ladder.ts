import type { Paint } from "../../stage/palette.ts";
import { bar } from "./fittings.ts";
import { type Part, part } from "./part.ts";
import { box } from "./shapes.ts";

/** A ladder along +x from the origin, lying on its flat side. */
export function ladder(length: number, wide: number, paint: Paint): Part[] {
  const rungs = Math.floor(length / 0.8);
  return [
    ...[-1, 1].map((side) => part(box(length, 0.36, 0.2, 0.06), paint, [length / 2, 0, (side * wide) / 2])),
    ...Array.from({ length: rungs }, (_, n) =>
      bar([0.4 + n * 0.8, 0, -wide / 2], [0.4 + n * 0.8, 0, wide / 2], 0.1, paint),
    ),
  ];
}
