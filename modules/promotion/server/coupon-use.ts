import type { Kysely, Transaction } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { activityState } from "../contract/activity-state.ts";
import type { PricingCoupon } from "../contract/pricing/basket.ts";
import {
  couponUsedFor,
  giveUsesBack,
  holdCoupon,
  markUsed,
  productsOfCoupon,
  usesByBuyer,
  writeUse,
} from "./store/coupon-uses.ts";
import type { CountedCoupon } from "./store/coupons.ts";
import { findCoupon } from "./store/coupons.ts";

/** Who wants to use a coupon, and when. */
export type CouponBuyer = {
  readonly couponCode: string;
  /** A member's name, or those of a guest's phone and e-mail; empty while nobody knows who it is. */
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

/** As people write it: with spaces around it, in small letters. */
const asKept = (code: string): string => code.trim().toUpperCase();

async function checkCoupon(
  db: Kysely<unknown>,
  { couponCode, buyerKeys, isMember, at }: CouponBuyer,
): Promise<Result<CountedCoupon["coupon"], CouponRefusal>> {
  const found = await findCoupon(db, asKept(couponCode));
  if (!found) return refused("UNKNOWN");
  const { coupon, used } = found;
  // A draft is nobody's business; that it exists is not told.
  if (coupon.status === "draft") return refused("UNKNOWN");
  const state = activityState(coupon, at);
  // One that an editor has stopped is over for the shopper.
  if (state !== "RUNNING") return refused(state === "UPCOMING" ? "NOT_YET" : "EXPIRED");
  if (coupon.membersOnly && !isMember) return refused("MEMBERS_ONLY");
  if (coupon.totalLimit !== null && used >= coupon.totalLimit) return refused("USED_UP");
  const limit = coupon.perUserLimit;
  if (limit !== null && (await usesByBuyer(db, coupon.code, buyerKeys)) >= limit) return refused("USED_BEFORE");
  return ok(coupon);
}

type GoodsLine = { readonly lineId: string; readonly productCode: string };

/** A coupon as the engine counts it, for these lines; three statements, however many lines. It is not held by this. */
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
 * Uses a coupon for an order that is not paid yet, in the caller's transaction; its limits are looked at while it is
 * held, so that requests that come at once cannot pass them together. Again under the same reference changes nothing; after
 * it was given back it is taken anew.
 */
export async function takeCoupon(
  trx: Transaction<unknown>,
  buyer: CouponBuyer & { readonly reference: string },
): Promise<Result<null, CouponRefusal>> {
  const couponCode = asKept(buyer.couponCode);
  await holdCoupon(trx, couponCode);
  const before = await couponUsedFor(trx, buyer.reference);
  if (before === couponCode) return ok(null);
  if (before !== null) throw new Error("an order has one coupon");
  const checked = await checkCoupon(trx, buyer);
  if (!checked.ok) return checked;
  await writeUse(trx, { reference: buyer.reference, couponCode, buyerKeys: buyer.buyerKeys, at: buyer.at });
  return ok(null);
}

/** The order came to nothing, or all of it was refunded: the coupon is good again, as long as it runs. Once. */
export const giveCouponBack = (trx: Transaction<unknown>, references: readonly string[], at: Date): Promise<void> =>
  giveUsesBack(trx, references, at);

/** The order is paid. */
export const spendCoupon = (trx: Transaction<unknown>, references: readonly string[], at: Date): Promise<void> =>
  markUsed(trx, references, at);
