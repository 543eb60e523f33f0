import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import type { CouponListState } from "../../contract/record/coupon-fields.ts";
import { type AskedCoupons, askedCoupons, couponFilter } from "../../contract/record/coupon-list-query.ts";
import type { AdminCouponListResult } from "./coupon-list.graphql.gen.ts";

export type CouponRow = AdminCouponListResult["adminCouponList"]["coupons"][number];

export const couponsPath = "/admin/coupons";

export const couponPath = (code: string): string => `${couponsPath}/${encodeURIComponent(code)}`;

/** Columns and sorting of the coupon list. The name column cannot be hidden. */
export const couponList: ListDefinition = {
  columns: ["state", "discount", "begins", "ends", "used", "codes", "minimum", "changed"],
  defaultColumns: ["state", "discount", "begins", "ends", "used", "changed"],
  sorts: ["changed", "begins", "ends", "name", "code", "used"],
  defaultSort: "-changed",
  filters: ["state", "codes", "search", "from", "until"],
};

/** Parses the list's address into the page's state and the operation's input. */
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

/** The address of the list after changes; it goes to page 1 unless the changes name a page. */
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

/** The badge colour of a state. */
export const couponTone = (state: string) => tones[state as CouponListState] ?? "neutral";
