import { rupiah } from "#kit/core/rupiah.ts";
import type { Basket, BasketLine, GiftStock, PointsPurse, PricingCoupon } from "../../contract/pricing/basket.ts";
import { basketLineOf } from "../../contract/pricing/basket-line.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import type { ActivePromotions } from "../active-promotions.ts";
import type { Coupon } from "../coupon.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import type { Promotion } from "../promotion.ts";
import type { RebuiltLine, RebuiltPurchase, TakenFlashSale } from "./rebuild-lines.ts";

/** A coupon with the products in its scope. */
export type ScopedCoupon = { readonly coupon: Coupon; readonly products: ReadonlySet<string> };

type Parts = {
  readonly purchase: ChargedPurchase;
  readonly rebuilt: RebuiltPurchase;
  readonly running: ActivePromotions;
  readonly coupon: ScopedCoupon | null;
  readonly rules?: PromotionRules | undefined;
};

type FlashSale = TakenFlashSale & { readonly left: number; readonly maxPerUser: number | null };

const nothingBought: ReadonlyMap<string, number> = new Map();

/** The basket of a purchase with the promotions active at that time, and the flash-sale units and gifts it got. */
export function chargedBasket(parts: Parts): Basket {
  const { flashSales } = parts.rebuilt;
  const line = (rebuilt: RebuiltLine) => {
    const taken = flashSales.get(rebuilt.charged.skuCode);
    return rebuiltBasketLine(
      rebuilt,
      taken ? { ...taken, left: taken.units, maxPerUser: null } : null,
      parts.running,
      nothingBought,
    );
  };
  return basketOf(parts, parts.rebuilt.lines.map(line), giftsGiven(parts.purchase));
}

/** A line of the basket, with the codes of the promotions whose scope includes it. */
export const rebuiltBasketLine = (
  { lineId, charged: { skuCode, quantity }, order, sku, listPrice, salePrice, activityCode }: RebuiltLine,
  flashSale: Pick<FlashSale, "activityCode" | "price" | "left" | "maxPerUser"> | null,
  running: ActivePromotions,
  bought: ReadonlyMap<string, number>,
): BasketLine => {
  const { sourceCode, sentHome } = order;
  return basketLineOf(
    { lineId, skuCode, quantity, sourceCode, sentHome, activityCode },
    { listPrice, salePrice, flashSale },
    running.touching(sku.product).map(({ code }) => code),
    bought,
  );
};

/** The engine's input from the lines and the stored coupon, freight and points of a purchase. */
export function basketOf(
  { purchase, rebuilt, running, coupon, rules }: Parts,
  lines: readonly BasketLine[],
  giftStock: readonly GiftStock[],
): Basket {
  return {
    // Where several are possible, the caller has checked that the promotions do not tell them apart.
    buyer: purchase.buyers[0] ?? "guest",
    lines,
    promotions: promotionsOf(rebuilt, running),
    giftStock: withOwnUnits(giftStock, lines),
    coupon: coupon && pricingCoupon(coupon, purchase.couponCode ?? coupon.coupon.code, rebuilt.lines),
    parcels: purchase.orders.flatMap(({ sentHome, parcel, freight }) =>
      sentHome ? [{ parcel, freight: rupiah(freight) }] : [],
    ),
    points: purseOf(purchase),
    ...(rules ? { rules } : {}),
  };
}

/** The promotions whose scope includes a line, and those by whose offer a line was added. */
export function promotionsOf({ lines }: RebuiltPurchase, running: ActivePromotions): Promotion[] {
  const found = new Map<string, Promotion>();
  for (const { sku, activityCode } of lines) {
    for (const promotion of running.touching(sku.product)) found.set(promotion.code, promotion);
    const offer = activityCode === "" ? null : running.find(activityCode);
    if (offer) found.set(offer.code, offer);
  }
  return [...found.values()];
}

export const giftsGiven = ({ orders }: ChargedPurchase): GiftStock[] => {
  const given = new Map<string, GiftStock>();
  for (const { sourceCode, lines } of orders) {
    for (const { skuCode, quantity, isGift } of lines) {
      const key = `${skuCode} ${sourceCode}`;
      if (isGift) given.set(key, { skuCode, sourceCode, available: quantity + (given.get(key)?.available ?? 0) });
    }
  }
  return [...given.values()];
};

/** The engine subtracts the basket's own units from a source's stock, so they are added here. */
const withOwnUnits = (stock: readonly GiftStock[], lines: readonly BasketLine[]): GiftStock[] =>
  stock.map((gift) => {
    const own = lines.filter((line) => line.skuCode === gift.skuCode && line.sourceCode === gift.sourceCode);
    return { ...gift, available: gift.available + own.reduce((sum, { quantity }) => sum + quantity, 0) };
  });

/** The code is the one that was typed, as the order's discounts name it: a single-use code is not the code of its coupon. */
const pricingCoupon = (
  { coupon, products }: ScopedCoupon,
  code: string,
  lines: readonly RebuiltLine[],
): PricingCoupon => ({
  code,
  percent: coupon.percent,
  mostDiscount: coupon.mostDiscount,
  amount: coupon.amount,
  minimumSpend: coupon.minimumSpend,
  stackable: coupon.stackable,
  lineIds: lines.filter(({ sku }) => products.has(sku.product.code)).map(({ lineId }) => lineId),
});

export const pointsOf = ({ orders }: ChargedPurchase) => {
  const used = orders.reduce((sum, { pointsUsed }) => sum + pointsUsed, 0);
  return { used, amount: orders.reduce((sum, { pointsAmount }) => sum + pointsAmount, 0) };
};

/** As many points as were used. The buyer may have had more; the caller checks whether a lower price would use more. */
function purseOf(purchase: ChargedPurchase): PointsPurse | null {
  const { used, amount } = pointsOf(purchase);
  return used === 0 ? null : { balance: used, worth: rupiah(Math.round(amount / used)) };
}
