import type { Kysely, Transaction } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { activityState } from "../contract/activity-state.ts";
import type { PricingCoupon } from "../contract/pricing/basket.ts";
import {
  codeUsedFor,
  holdingsOf,
  lockCoupon,
  markUsed,
  productsOfCoupon,
  releaseUses,
  writeUse,
} from "./store/coupon-uses.ts";
import { findTypedCoupon, type TypedCoupon } from "./store/typed-coupons.ts";

export type CouponBuyer = {
  readonly couponCode: string;
  /** The key of a member, or the keys of a guest's phone and e-mail; empty while these are unknown. */
  readonly buyerKeys: readonly string[];
  readonly isMember: boolean;
  /** Whether they belong to a segment now. Absent for guests, who belong to none. */
  readonly isInSegment?: ((db: Kysely<unknown>, segmentCode: string) => Promise<boolean>) | undefined;
  readonly at: Date;
};

/** Why a coupon cannot be used by this buyer at this moment, independent of the basket (D-40). */
export type CouponRefusal = {
  readonly code: "COUPON_INVALID";
  readonly why:
    | "UNKNOWN"
    | "NOT_YET"
    | "EXPIRED"
    | "MEMBERS_ONLY"
    | "NOT_IN_SEGMENT"
    | "CODE_USED"
    | "USED_UP"
    | "USED_BEFORE";
};

const refused = (why: CouponRefusal["why"]) => fail<CouponRefusal>({ code: "COUPON_INVALID", why });

/** Normalizes a typed code: trimmed, in capital letters. */
const normalizedCode = (code: string): string => code.trim().toUpperCase();

/**
 * Why a single-use code cannot be used by this buyer; null for a coupon's own code. A code handed to a member can be
 * used only by that member.
 */
function codeRefusal(
  { single, coupon }: TypedCoupon,
  { buyerKeys, isMember }: CouponBuyer,
): CouponRefusal["why"] | null {
  if (single === null) return null;
  const isOwn = single.holder === null ? !coupon.handedOnly : buyerKeys.includes(single.holder);
  if (!isOwn) return isMember ? "UNKNOWN" : "MEMBERS_ONLY";
  return single.isUsed ? "CODE_USED" : null;
}

/** Checks the limits per buyer; reads the buyer's uses only if the coupon has any. */
async function buyersRefusal(
  db: Kysely<unknown>,
  { coupon: { code, perUserLimit, handedOnly }, single }: TypedCoupon,
  buyerKeys: readonly string[],
): Promise<CouponRefusal["why"] | null> {
  const needsGrant = handedOnly && single === null;
  if (perUserLimit === null && !needsGrant) return null;
  const { uses, grants, freeGrants } = await holdingsOf(db, code, buyerKeys);
  if (perUserLimit !== null && uses >= perUserLimit) return "USED_BEFORE";
  if (!needsGrant || freeGrants > 0) return null;
  return grants > 0 ? "USED_BEFORE" : "UNKNOWN";
}

async function checkCoupon(db: Kysely<unknown>, buyer: CouponBuyer): Promise<Result<TypedCoupon, CouponRefusal>> {
  const { couponCode, buyerKeys, isMember, isInSegment, at } = buyer;
  const found = await findTypedCoupon(db, normalizedCode(couponCode));
  // The existence of a draft is not disclosed.
  if (!found || found.coupon.status === "draft") return refused("UNKNOWN");
  const { coupon, single, used } = found;
  if (coupon.singleUse && single === null) return refused("UNKNOWN");
  const state = activityState(coupon, at);
  // A stopped coupon and a cancelled code look expired to the shopper.
  if (single?.isCancelled) return refused("EXPIRED");
  if (state !== "RUNNING") return refused(state === "UPCOMING" ? "NOT_YET" : "EXPIRED");
  if ((coupon.membersOnly || coupon.segmentCode !== null) && !isMember) return refused("MEMBERS_ONLY");
  if (coupon.segmentCode !== null && !(await isInSegment?.(db, coupon.segmentCode))) return refused("NOT_IN_SEGMENT");
  const ofCode = codeRefusal(found, buyer);
  if (ofCode !== null) return refused(ofCode);
  if (coupon.totalLimit !== null && used >= coupon.totalLimit) return refused("USED_UP");
  const ofBuyer = await buyersRefusal(db, found, buyerKeys);
  return ofBuyer === null ? ok(found) : refused(ofBuyer);
}

type GoodsLine = { readonly lineId: string; readonly productCode: string };

/**
 * Loads a coupon in the form the pricing engine needs, for these lines; three statements for any number of lines.
 * Reserves nothing.
 */
export async function couponForBasket(
  db: Kysely<unknown>,
  buyer: CouponBuyer,
  lines: readonly GoodsLine[],
): Promise<Result<PricingCoupon & { readonly names: Texts }, CouponRefusal>> {
  const checked = await checkCoupon(db, buyer);
  if (!checked.ok) return checked;
  const { coupon, single } = checked.value;
  const { percent, mostDiscount, amount, minimumSpend, stackable, names } = coupon;
  // The order stores the code that was typed.
  const code = single?.code ?? coupon.code;
  const good = await productsOfCoupon(db, coupon.code, [...new Set(lines.map(({ productCode }) => productCode))]);
  const lineIds = lines.filter(({ productCode }) => good.has(productCode)).map(({ lineId }) => lineId);
  return ok({ code, percent, mostDiscount, amount, minimumSpend, stackable, names, lineIds });
}

/**
 * Reserves a coupon for an unpaid order in the caller's transaction. Its limits, and the one use of a single-use code,
 * are checked under the coupon's row lock, so they hold under parallel requests. A second reservation under the same
 * reference changes nothing, unless the first was released.
 */
export async function reserveCoupon(
  trx: Transaction<unknown>,
  buyer: CouponBuyer & { readonly reference: string },
): Promise<Result<null, CouponRefusal>> {
  const typed = normalizedCode(buyer.couponCode);
  await lockCoupon(trx, typed);
  const before = await codeUsedFor(trx, buyer.reference);
  if (before === typed) return ok(null);
  if (before !== null) throw new Error("an order has one coupon");
  const checked = await checkCoupon(trx, buyer);
  if (!checked.ok) return checked;
  const { coupon, single } = checked.value;
  await writeUse(trx, {
    reference: buyer.reference,
    couponCode: coupon.code,
    singleUseCode: single?.code ?? null,
    buyerKeys: buyer.buyerKeys,
    at: buyer.at,
  });
  return ok(null);
}

/** Releases the coupons of cancelled or fully refunded orders; idempotent. */
export const releaseCoupon = (trx: Transaction<unknown>, references: readonly string[], at: Date): Promise<void> =>
  releaseUses(trx, references, at);

/** Marks the coupons of paid orders as used. */
export const markCouponUsed = (trx: Transaction<unknown>, references: readonly string[], at: Date): Promise<void> =>
  markUsed(trx, references, at);
