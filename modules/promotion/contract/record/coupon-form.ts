import * as v from "valibot";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { decisions } from "../activity-state.ts";
import { type CouponFields, couponAudiences } from "./coupon-fields.ts";
import type { CouponProblem, FoundCouponProblem } from "./coupon-problem.ts";

const code = v.pipe(v.string("invalid"), v.regex(/^[^\s/?#]{1,60}$/, "invalid"));
const whole = (least: number, most: number, above: CouponProblem = "tooMany") =>
  v.optional(
    v.pipe(v.number("invalid"), v.integer("notWhole"), v.minValue(least, "notPositive"), v.maxValue(most, above)),
  );
const texts = (most: number) => {
  const one = v.optional(v.pipe(v.string("invalid"), v.minLength(1, "invalid"), v.maxLength(most, "tooLong")));
  return v.optional(v.strictObject({ "en-US": one, "id-ID": one, "vi-VN": one, "zh-CN": one }, "invalid"));
};
const moment = v.optional(
  v.pipe(
    v.string("invalid"),
    v.check((value) => Date.parse(value) >= 0 && new Date(value).toISOString() === value, "invalid"),
  ),
);
const flag = v.optional(v.literal(true, "invalid"));
const codes = v.optional(v.pipe(v.array(code, "invalid"), v.maxLength(1_000, "tooMany")));

/** Upper bound for amounts in rupiah. */
const mostRupiah = 100_000_000_000;
const mostUses = 100_000_000;

const coupon = v.strictObject(
  {
    status: v.picklist(decisions, "invalid"),
    singleUse: flag,
    audience: v.optional(v.picklist(couponAudiences, "invalid")),
    segment: v.optional(code),
    names: texts(120),
    descriptions: texts(2_000),
    percent: whole(1, 100, "overHundred"),
    mostDiscount: whole(1, mostRupiah),
    amount: whole(1, mostRupiah),
    minimumSpend: whole(1, mostRupiah),
    beginsAt: moment,
    endsAt: moment,
    totalLimit: whole(1, mostUses),
    perUserLimit: whole(1, mostUses),
    stackable: flag,
    scope: v.optional(
      v.strictObject({ everything: flag, products: codes, categories: codes, brands: codes }, "invalid"),
    ),
  },
  "invalid",
);

const ofSchema: ReadonlySet<string> = new Set<CouponProblem>([
  ...(["invalid", "tooLong", "tooMany", "notWhole", "notPositive", "overHundred"] as const),
]);

/** Schema errors of an untrusted state; if empty, the state is a `CouponFields`. */
export function couponFormProblems(state: unknown): FoundCouponProblem[] {
  const parsed = v.safeParse(coupon, state);
  if (parsed.success) return [];
  return parsed.issues.map((issue) => ({
    path: pathOf(...(issue.path ?? []).map(({ key }) => String(key))),
    problem: ofSchema.has(issue.message) ? (issue.message as CouponProblem) : "invalid",
  }));
}

export const isCouponFields = (state: unknown): state is CouponFields => couponFormProblems(state).length === 0;

/** Whether a text has the form of a coupon code. */
export const isCouponCode = (text: string): boolean => /^[A-Z0-9]{4,20}$/.test(text);
