import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { liveSkus, type ProductReader, type PromotionTarget } from "#modules/catalogue/server/index.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { BuyerKind } from "../../contract/audience.ts";
import type { Basket } from "../../contract/pricing/basket.ts";
import { basketLineOf } from "../../contract/pricing/basket-line.ts";
import { priceBasket } from "../../contract/pricing/price-basket.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { couponVerdict } from "../../contract/why/coupon-verdict.ts";
import { explainPromotions } from "../../contract/why/explain-promotions.ts";
import type { FlashSaleFacts } from "../../contract/why/flash-sale-verdict.ts";
import type { TypedLine } from "../../contract/why/typed-lines.ts";
import { notApplied, type Verdict } from "../../contract/why/verdict.ts";
import { promotionSchedule } from "../active-promotions.ts";
import { type CouponRefusal, couponForBasket } from "../coupon-use.ts";
import type { SegmentMembership } from "../ports/segments.ts";
import type { Promotion } from "../promotion.ts";
import { activePromotions, type RunningPromotion } from "../promotion-reader.ts";
import { giftSkus } from "../running-promotions.ts";
import type { SoldUnits } from "../store/promotion-schedule.ts";
import { readWhyPriceRows } from "../store/why-price-rows.ts";
import { calendarVerdicts, promotionsAround } from "./promotions-around.ts";
import { shownPrice, type WhyPrice } from "./why-price.ts";

type Deps = {
  readonly db: Kysely<unknown>;
  readonly products: Pick<ProductReader<RunningPromotion>, "bySku">;
  readonly rules?: PromotionRules | undefined;
  readonly isInSegment: SegmentMembership;
};

export type TypedPurchase = {
  readonly lines: readonly TypedLine[];
  readonly buyerKeys: readonly string[];
  /** The customer's code; empty for none. */
  readonly customer: string;
  readonly buyer: BuyerKind;
  /** Empty for none. */
  readonly couponCode: string;
  readonly at: Date;
};

type UnknownSkus = { readonly code: "UNKNOWN_SKUS"; readonly lines: readonly TypedLine[] };

/** Prices lines as a cart would be priced, with the promotions of a moment, and explains each promotion. */
export async function whyTypedPrice(
  { db, products, rules, isInSegment }: Deps,
  { lines, buyerKeys, customer, buyer, couponCode, at }: TypedPurchase,
  locale: Locale,
): Promise<Result<WhyPrice, UnknownSkus>> {
  const promotions = await promotionsAround(db, at);
  const running = promotions.filter((promotion) => activityState(promotion, at) === "RUNNING");
  const skuCodes = [...new Set(lines.map(({ skuCode }) => skuCode))];
  const rows = await readWhyPriceRows(db, { skuCodes, gifts: giftSkus(running), buyerKeys });
  const skus = await products.bySku(db, skuCodes, locale, rows.catalogueVersion);
  const unknown = lines.filter(({ skuCode }) => !skus.has(skuCode));
  if (unknown.length > 0) return fail({ code: "UNKNOWN_SKUS", lines: unknown });

  const schedule = promotionSchedule(new Date(0), promotions);
  const active = activePromotions(schedule, at, rows.promotions);
  const live = liveSkus(skus, { stock: rows.stock, promotions: active, at }, locale);
  const priceable = lines.flatMap((line) => {
    const sku = live.get(line.skuCode);
    return sku ? [{ ...line, lineId: String(line.number), sku }] : [];
  });
  // Whatever their prices: one that applies to other prices gets that reason.
  const touching = (product: PromotionTarget) =>
    schedule
      .running(at)
      .touching(product)
      .map(({ code }) => code);
  const usedUp = new Set((rows.promotions.budgets ?? []).flatMap(([code, , isUsedUp]) => (isUsedUp ? [code] : [])));
  const coupon =
    couponCode === ""
      ? null
      : await couponForBasket(
          db,
          {
            ...{ couponCode, buyerKeys, isMember: buyer !== "guest", at },
            isInSegment: async (reader, code) => customer !== "" && isInSegment(reader, code, customer),
          },
          priceable.map(({ lineId, sku }) => ({ lineId, productCode: sku.product.code })),
        );
  const basket: Basket = {
    buyer,
    lines: priceable.map(({ lineId, skuCode, quantity, offerCode, sku: { offer, product } }) =>
      basketLineOf(
        {
          ...{ lineId, skuCode, quantity, sourceCode: offer.stock.sourceCode, sentHome: true },
          activityCode: running.some(({ code }) => code === offerCode) ? offerCode : "",
        },
        offer,
        touching(product),
        rows.bought,
      ),
    ),
    promotions: running.filter(({ code }) => !usedUp.has(code)),
    giftStock: rows.giftStock,
    coupon: coupon?.ok ? coupon.value : null,
    parcels: [],
    points: null,
    ...(rules ? { rules } : {}),
    budgets: (rows.promotions.budgets ?? []).map(([promotionCode, left]) => ({ promotionCode, left })),
  };
  const priced = priceBasket(basket);
  const touched = new Set(priceable.flatMap(({ sku }) => touching(sku.product)));
  return ok({
    at,
    promotions,
    verdicts: [
      ...explainPromotions(basket, priced, flashSaleFacts(running, rows.promotions.sold)),
      ...running.filter(({ code }) => usedUp.has(code)).map(({ code }) => usedUpVerdict(code, touched.has(code))),
      ...calendarVerdicts(promotions, at),
    ],
    coupon: coupon && !coupon.ok ? couponRefusal(couponCode, coupon.error) : couponVerdict(priced),
    ...shownPrice(basket, priced),
  });
}

const usedUpVerdict = (code: string, isTouching: boolean): Verdict =>
  notApplied(code, isTouching ? "BUDGET_USED_UP" : "NO_LINE_IN_SCOPE");

function flashSaleFacts(running: readonly Promotion[], sold: readonly SoldUnits[]): FlashSaleFacts[] {
  const soldOf = new Map(sold.map(([activityCode, skuCode, units]) => [`${activityCode} ${skuCode}`, units]));
  return running
    .filter(({ kind }) => kind === "flashSale")
    .map(({ code, priority, flashSaleSkus }) => ({
      code,
      priority,
      skus: new Map(
        flashSaleSkus.map(({ skuCode, price, stock }) => [
          skuCode,
          { price, left: stock - (soldOf.get(`${code} ${skuCode}`) ?? 0) },
        ]),
      ),
    }));
}

const couponReasons = {
  UNKNOWN: "COUPON_UNKNOWN",
  NOT_YET: "COUPON_NOT_YET",
  EXPIRED: "COUPON_EXPIRED",
  MEMBERS_ONLY: "COUPON_MEMBERS_ONLY",
  NOT_IN_SEGMENT: "COUPON_NOT_IN_SEGMENT",
  CODE_USED: "COUPON_CODE_USED",
  USED_UP: "COUPON_USED_UP",
  USED_BEFORE: "COUPON_USED_BEFORE",
} as const;

const couponRefusal = (typed: string, { why }: CouponRefusal): Verdict =>
  notApplied(typed.trim().toUpperCase(), couponReasons[why]);
