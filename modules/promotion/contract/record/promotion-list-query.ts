import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { type ActivityKind, activityKinds } from "../activity-kind.ts";
import { type ActivityState, activityStates } from "../activity-state.ts";

const day = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => asCalendarDay(text) === text, "a day is written yyyy-mm-dd"),
  ),
  null,
);

/** The list's filter as the operation takes it. Days are Jakarta's; a promotion matches when it runs on one of them. */
export const promotionFilterFields = {
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  states: v.nullish(v.pipe(v.array(v.picklist(activityStates)), v.maxLength(10)), []),
  kinds: v.nullish(v.pipe(v.array(v.picklist(activityKinds)), v.maxLength(10)), []),
  from: day,
  until: day,
};

/** The filters in the list's address, as text; empty when not set. */
export type AskedPromotions = {
  readonly state: ActivityState | "";
  readonly kind: ActivityKind | "";
  readonly search: string;
  readonly from: string;
  readonly until: string;
};

/** Reads the filters of an address; invalid values become empty. */
export function askedPromotions(query: URLSearchParams): AskedPromotions {
  const dayIn = (name: string) => asCalendarDay((query.get(name) ?? "").trim()) ?? "";
  return {
    state: activityStates.find((state) => state === query.get("state")) ?? "",
    kind: activityKinds.find((kind) => kind === query.get("kind")) ?? "",
    search: (query.get("search") ?? "").trim().slice(0, 80),
    from: dayIn("from"),
    until: dayIn("until"),
  };
}
