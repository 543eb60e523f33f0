import type { Texts } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { CouponFields } from "../../contract/record/coupon-fields.ts";
import { scopeTargets } from "../../contract/scope.ts";
import type { Coupon } from "../coupon.ts";
import { scopeOf } from "./state-of-promotion.ts";

/** Converts a stored coupon to its editable state; `normaliseCoupon` drops null and false. */
export const fieldsOfCoupon = (coupon: Coupon): { readonly [Field in keyof CouponFields]: unknown } => ({
  status: coupon.status,
  singleUse: coupon.singleUse,
  audience: coupon.handedOnly ? "handed" : coupon.membersOnly ? "members" : null,
  segment: coupon.segmentCode,
  names: coupon.names,
  descriptions: coupon.descriptions,
  percent: coupon.percent,
  mostDiscount: coupon.mostDiscount,
  amount: coupon.amount,
  minimumSpend: coupon.minimumSpend,
  beginsAt: coupon.beginsAt.toISOString(),
  endsAt: coupon.endsAt.toISOString(),
  totalLimit: coupon.totalLimit,
  perUserLimit: coupon.perUserLimit,
  stackable: coupon.stackable,
  scope: scopeOf(coupon.scope),
});

const money = (amount: number | undefined) => (amount === undefined ? null : rupiah(amount));

/** Converts a validated state to the stored form. */
export function couponOfFields(code: string, fields: CouponFields): Coupon {
  const { beginsAt, endsAt, names, scope = {} } = fields;
  if (beginsAt === undefined || endsAt === undefined || names === undefined)
    throw new Error(`the coupon ${code} is incomplete`);
  return {
    code,
    // English is always present; a draft may lack the other languages.
    names: names as Texts,
    descriptions: fields.descriptions ?? {},
    percent: fields.percent ?? null,
    mostDiscount: money(fields.mostDiscount),
    amount: money(fields.amount),
    minimumSpend: rupiah(fields.minimumSpend ?? 0),
    beginsAt: new Date(beginsAt),
    endsAt: new Date(endsAt),
    status: fields.status,
    totalLimit: fields.totalLimit ?? null,
    perUserLimit: fields.perUserLimit ?? null,
    membersOnly: fields.audience !== undefined,
    segmentCode: fields.segment ?? null,
    handedOnly: fields.audience === "handed",
    singleUse: fields.singleUse ?? false,
    stackable: fields.stackable ?? false,
    scope: scopeTargets(scope.everything ? "everything" : scope),
  };
}
