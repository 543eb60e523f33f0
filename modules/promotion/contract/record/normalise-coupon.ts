import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { compactGroup, moment, withoutUndefined } from "./normalise-promotion.ts";

/** The canonical form of a coupon's state from any source. A new coupon is a draft; a minimum of 0 is dropped. */
export function normaliseCoupon(state: RecordState): RecordState {
  if (Object.keys(state).length === 0) return state;
  const filled = compactGroup(state) ?? {};
  return withoutUndefined({
    status: "draft",
    ...filled,
    audience: filled.audience === "everyone" ? undefined : filled.audience,
    minimumSpend: filled.minimumSpend === 0 ? undefined : filled.minimumSpend,
    beginsAt: moment(filled.beginsAt),
    endsAt: moment(filled.endsAt),
  });
}
