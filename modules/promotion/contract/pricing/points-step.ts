import type { PointsPurse } from "./basket.ts";
import type { WorkingParcel } from "./free-shipping-step.ts";
import { type DiscountRecord, pointsCode, pricingSteps } from "./priced-basket.ts";
import { split, sumOf } from "./rounding.ts";
import { takeFrom } from "./take-from.ts";
import { recordOf, type WorkingLine } from "./working-line.ts";

/**
 * Step 6: the largest whole number of points that the buyer has and that goods and freight are worth (D-16). Answers how
 * many. What each line and parcel gets is kept with it, for the day something is returned.
 */
export function pointsStep(
  lines: readonly WorkingLine[],
  parcels: readonly WorkingParcel[],
  { balance, worth }: PointsPurse,
  records: DiscountRecord[],
): number {
  const things: readonly (WorkingLine | WorkingParcel)[] = [...lines, ...parcels];
  const due = sumOf(things, ({ left }) => left);
  const points = Math.max(0, Math.min(balance, Math.floor(due / worth)));
  const paid: { thing: WorkingLine | WorkingParcel; amount: number }[] = [];
  takeFrom(things, points * worth, (thing, amount) => paid.push({ thing, amount }));
  const counts = split(
    points,
    paid.map(({ amount }) => amount),
  );
  for (const [index, { thing, amount }] of paid.entries()) {
    thing.points = counts[index] ?? 0;
    records.push(recordOf(pointsCode, pricingSteps.points, "line" in thing ? thing.line : thing, amount));
  }
  return points;
}
