import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { type CouponListState, couponListStates } from "./coupon-fields.ts";

const day = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => asCalendarDay(text) === text, "a day is written yyyy-mm-dd"),
  ),
  null,
);

/** The list's filter as the operation takes it. Days are Jakarta's; a coupon matches when it runs on one of them. */
export const couponFilterFields = {
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  states: v.nullish(v.pipe(v.array(v.picklist(couponListStates)), v.maxLength(10)), []),
  singleUse: v.nullish(v.boolean(), null),
  from: day,
  until: day,
};

/** The filters in the list's address, as text; empty when not set. */
export type AskedCoupons = {
  readonly state: CouponListState | "";
  readonly codes: "one" | "many" | "";
  readonly search: string;
  readonly from: string;
  readonly until: string;
};

/** Reads the filters of an address; invalid values become empty. */
export function askedCoupons(query: URLSearchParams): AskedCoupons {
  const dayIn = (name: string) => asCalendarDay((query.get(name) ?? "").trim()) ?? "";
  return {
    state: couponListStates.find((state) => state === query.get("state")) ?? "",
    codes: (["one", "many"] as const).find((codes) => codes === query.get("codes")) ?? "",
    search: (query.get("search") ?? "").trim().slice(0, 80),
    from: dayIn("from"),
    until: dayIn("until"),
  };
}

/** The filters as the operation takes them. */
export const couponFilter = ({ state, codes, search, from, until }: AskedCoupons) => ({
  search,
  states: state === "" ? [] : [state],
  singleUse: codes === "" ? null : codes === "many",
  from: from || null,
  until: until || null,
});
