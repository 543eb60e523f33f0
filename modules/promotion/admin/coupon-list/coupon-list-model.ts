import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import type { CouponListState } from "../../contract/record/coupon-fields.ts";
import { type AskedCoupons, askedCoupons, couponFilter } from "../../contract/record/coupon-list-query.ts";
import type { AdminCouponListResult } from "./coupon-list.graphql.gen.ts";

export type CouponRow = AdminCouponListResult["adminCouponList"]["coupons"][number];

export const couponsPath = "/admin/coupons";

export const couponPath = (code: string): string => `${couponsPath}/${encodeURIComponent(code)}`;

/** What the list of coupons offers. The name is always shown. */
export const couponList: ListDefinition = {
  columns: ["state", "discount", "begins", "ends", "used", "codes", "minimum", "changed"],
  defaultColumns: ["state", "discount", "begins", "ends", "used", "changed"],
  sorts: ["changed", "begins", "ends", "name", "code", "used"],
  defaultSort: "-changed",
  filters: ["state", "codes", "search", "from", "until"],
};

/** What an address of the list asks for: for the page, and for the operation. */
export function readCoupons(query: URLSearchParams) {
  const asked: AskedCoupons = askedCoupons(query);
  const filters = Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ""));
  const shown: ListState = { ...readListState(query, couponList), filters };
  return {
    asked,
    shown,
    input: {
      ...couponFilter(asked),
      sort: shown.sort.replace(/^-/, ""),
      isDescending: shown.sort.startsWith("-"),
      page: shown.page,
    },
  };
}

/** The address of the list after changes; of the first page, unless another one is named. */
export function couponsAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, couponList, changes);
  return query.size > 0 ? `${couponsPath}?${query}` : couponsPath;
}

const tones = {
  DRAFT: "sun",
  UPCOMING: "info",
  RUNNING: "court",
  USED_UP: "neutral",
  ENDED: "neutral",
  STOPPED: "danger",
} as const;

/** The colour of a state. */
export const couponTone = (state: string) => tones[state as CouponListState] ?? "neutral";
