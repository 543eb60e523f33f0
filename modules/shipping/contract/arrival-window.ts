import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { afterWorkingDays } from "#modules/catalogue/contract/working-days.ts";

/** The first and the last day on which a parcel is expected. */
export type ArrivalWindow = { readonly first: string; readonly last: string };

/** When a parcel arrives that leaves now, or on the day its products are released (D-80); days as "2026-12-15". */
export function arrivalWindow(
  now: Date,
  [from, to]: readonly [number, number],
  releasedOn: string | null = null,
): ArrivalWindow {
  const today = jakartaDay(now);
  const start = releasedOn !== null && releasedOn > today ? releasedOn : today;
  return { first: afterWorkingDays(start, from), last: afterWorkingDays(start, to) };
}
