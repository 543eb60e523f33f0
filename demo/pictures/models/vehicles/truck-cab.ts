import type { Paint } from "../../stage/palette.ts";
import { plate } from "../bricks.ts";
import { bench, bumper, doorFittings, flanks, windowRow } from "./bodywork.ts";
import { block, curve, glass, type Piece, slope, tile } from "./build.ts";
import { grille, lamp } from "./fittings.ts";
import type { Part } from "./part.ts";

export type CabPlan = {
  readonly from: number;
  readonly to: number;
  readonly axle: number;
  /** The underside in plates. */
  readonly bottom: number;
  readonly half: number;
  readonly paint: Paint;
  readonly roof: Paint;
  readonly trim: Paint;
  readonly panes?: number;
  readonly guard?: number;
  /** How upright the windscreen stands: studs it leans back. */
  readonly lean?: number;
};

/** The cab of a truck with its face, doors and windows; its roof is 12 plates above its underside. */
export function truckCab(plan: CabPlan): { pieces: Piece[]; parts: Part[]; top: number } {
  const { from, to, axle, bottom, half, paint, roof, trim, panes = 1, guard = 4, lean = 1 } = plan;
  const sill = bottom + 5;
  const top = sill + 7;
  const pieces = [
    ...flanks({ paint, from, to, axles: [axle], guard, bottom, high: 5, side: half }),
    tile(paint, [to - 1, bottom, -half + 1], [1, 5, half * 2 - 2]),
    tile(paint, [from, bottom, -half + 1], [0.6, 5, half * 2 - 2]),
    block(paint, [from, sill, -half], [to - from, 1, half * 2]),
    ...bench("charcoal", from + 1.2, sill + 1, half - 1.2),
    ...windowRow({ from, to: to - lean, panes, bottom: sill + 1, high: 5, side: half - 0.2, post: paint }),
    tile(paint, [from, sill + 1, -half + 0.9], [0.5, 5, half * 2 - 1.8]),
    glass(slope("sky", "front", [to - lean - 0.3, sill + 1, -half + 0.3], [lean + 0.2, 5, half * 2 - 0.6])),
    block(roof, [from, sill + 6, -half], [to - from - lean - 1, 1, half * 2]),
    curve(roof, "front", [to - lean - 1, sill + 6, -half], [1.4, 1, half * 2]),
    bumper(trim, to - 0.1, bottom - 1.4, half - 0.1, 1.8),
  ];
  const lamps = half - 1.1;
  const parts = [
    ...grille([to + 0.02, (bottom + 2.6) * plate, 0], half, 1, 4),
    ...[-lamps, lamps].flatMap((z) => lamp([to + 0.06, (bottom + 2.6) * plate, z], "front", "gold", 0.55)),
    ...[-lamps, lamps].flatMap((z) => lamp([to + 0.04, (bottom + 4.8) * plate, z], "front", "orange", 0.24)),
    ...doorFittings([from + 1], to - lean + 0.1, sill - 1, half, trim),
  ];
  return { pieces, parts, top };
}
