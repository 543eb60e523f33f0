import type { PointsPurse } from "./basket.ts";
import type { WorkingParcel } from "./free-shipping-step.ts";
import { type DiscountRecord, pointsCode, pricingSteps } from "./priced-basket.ts";
import { split, sumOf } from "./rounding.ts";
import { takeFrom } from "./take-from.ts";
import { recordOf, type WorkingLine } from "./working-line.ts";

/**
 * Step 6: uses the largest whole number of points that the balance and the price of goods and freight allow (D-16).
 * Returns that number. The share of each line and parcel is recorded for refunds.
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
