import type { Kysely, Transaction } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { activityState } from "../contract/activity-state.ts";
import type { PricingCoupon } from "../contract/pricing/basket.ts";
import {
  couponUsedFor,
  lockCoupon,
  markUsed,
  productsOfCoupon,
  releaseUses,
  usesByBuyer,
  writeUse,
} from "./store/coupon-uses.ts";
import type { CountedCoupon } from "./store/coupons.ts";
import { findCoupon } from "./store/coupons.ts";

export type CouponBuyer = {
  readonly couponCode: string;
  /** The key of a member, or those of a guest's phone and e-mail; empty while these are unknown. */
  readonly buyerKeys: readonly string[];
  readonly isMember: boolean;
  readonly at: Date;
};

/** Why a coupon cannot be used by this buyer at this moment, whatever they buy (D-40). */
export type CouponRefusal = {
  readonly code: "COUPON_INVALID";
  readonly why: "UNKNOWN" | "NOT_YET" | "EXPIRED" | "MEMBERS_ONLY" | "USED_UP" | "USED_BEFORE";
};

const refused = (why: CouponRefusal["why"]) => fail<CouponRefusal>({ code: "COUPON_INVALID", why });

/** Shoppers type codes in lower case and with spaces around them. */
const normalizedCode = (code: string): string => code.trim().toUpperCase();

async function checkCoupon(
  db: Kysely<unknown>,
  { couponCode, buyerKeys, isMember, at }: CouponBuyer,
): Promise<Result<CountedCoupon["coupon"], CouponRefusal>> {
  const found = await findCoupon(db, normalizedCode(couponCode));
  if (!found) return refused("UNKNOWN");
  const { coupon, used } = found;
  // The existence of a draft is not disclosed.
  if (coupon.status === "draft") return refused("UNKNOWN");
  const state = activityState(coupon, at);
  // A stopped coupon looks expired to the shopper.
  if (state !== "RUNNING") return refused(state === "UPCOMING" ? "NOT_YET" : "EXPIRED");
  if (coupon.membersOnly && !isMember) return refused("MEMBERS_ONLY");
  if (coupon.totalLimit !== null && used >= coupon.totalLimit) return refused("USED_UP");
  const limit = coupon.perUserLimit;
  if (limit !== null && (await usesByBuyer(db, coupon.code, buyerKeys)) >= limit) return refused("USED_BEFORE");
  return ok(coupon);
}

type GoodsLine = { readonly lineId: string; readonly productCode: string };

/** A coupon as the pricing engine needs it, for these lines; three statements, whatever the number of lines. It is not reserved. */
export async function couponForBasket(
  db: Kysely<unknown>,
  buyer: CouponBuyer,
  lines: readonly GoodsLine[],
): Promise<Result<PricingCoupon & { readonly names: Texts }, CouponRefusal>> {
  const checked = await checkCoupon(db, buyer);
  if (!checked.ok) return checked;
  const { code, percent, mostDiscount, amount, minimumSpend, stackable, names } = checked.value;
  const good = await productsOfCoupon(db, code, [...new Set(lines.map(({ productCode }) => productCode))]);
  const lineIds = lines.filter(({ productCode }) => good.has(productCode)).map(({ lineId }) => lineId);
  return ok({ code, percent, mostDiscount, amount, minimumSpend, stackable, names, lineIds });
}

/**
 * Reserves a coupon for an unpaid order in the caller's transaction. Limits are checked under a row lock, so they hold under parallel requests.
 * A second reservation under the same reference changes nothing, unless the first was released.
 */
export async function reserveCoupon(
  trx: Transaction<unknown>,
  buyer: CouponBuyer & { readonly reference: string },
): Promise<Result<null, CouponRefusal>> {
  const couponCode = normalizedCode(buyer.couponCode);
  await lockCoupon(trx, couponCode);
  const before = await couponUsedFor(trx, buyer.reference);
  if (before === couponCode) return ok(null);
  if (before !== null) throw new Error("an order has one coupon");
  const checked = await checkCoupon(trx, buyer);
  if (!checked.ok) return checked;
  await writeUse(trx, { reference: buyer.reference, couponCode, buyerKeys: buyer.buyerKeys, at: buyer.at });
  return ok(null);
}

/** Releases the coupons of cancelled or fully refunded orders; idempotent. */
export const releaseCoupon = (trx: Transaction<unknown>, references: readonly string[], at: Date): Promise<void> =>
  releaseUses(trx, references, at);

/** The order is paid. */
export const markCouponUsed = (trx: Transaction<unknown>, references: readonly string[], at: Date): Promise<void> =>
  markUsed(trx, references, at);
