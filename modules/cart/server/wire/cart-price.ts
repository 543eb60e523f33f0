import type { Locale } from "#kit/core/locale.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { mediaOf } from "#modules/catalogue/server/index.ts";
import type { PricedLine } from "#modules/promotion/contract/pricing/priced-basket.ts";
import { countedPromotions, type Promotion } from "#modules/promotion/server/index.ts";
import type { CartDeps } from "../cart-deps.ts";
import { freightFrom } from "../freight-from.ts";
import type { CartOnWire, Pricing } from "./cart-wire.ts";

type OfCart = Pick<CartOnWire, "pricing">;
type OfLine = { readonly lineId: string; readonly pricing: Pricing };

const nameIn = (promotions: readonly Promotion[], locale: Locale) => {
  const names = new Map(promotions.map(({ code, names: texts }) => [code, texts[locale] || texts[fallbackLocale]]));
  return (code: string) => names.get(code) ?? code;
};

/** The promotions that touch a cart, with how far it has come in each (PR-05, CA-19). */
export const cartPromotions =
  ({ clock }: CartDeps) =>
  ({ pricing }: OfCart, _args: unknown, { locale }: RequestContext) => {
    const { promotions, priced } = pricing.price();
    return countedPromotions(promotions, priced.progress, { locale, at: clock.now(), giveawaySkus: pricing.giveaways });
  };

/** EN-29 as far as a cart has it: the freight, a coupon and points come at checkout. */
export function cartPriceInfo({ pricing }: OfCart) {
  const { totals, lines } = pricing.price().priced;
  const usual = lines.reduce((sum, { listAmount }) => sum + listAmount, 0);
  return { ...totals, mapclubPoint: totals.pointsUsed, savedAmount: usual - totals.totalAmount, freight: null };
}

/** The minimum weight of a shipment, before the destination is known. */
export const cartFreight = ({ pricing }: OfCart) => freightFrom(pricing);

/** Where every rupiah of discount comes from, in the order of the steps. */
export function cartDiscounts({ pricing }: OfCart, _args: unknown, { locale }: RequestContext) {
  const { promotions, priced } = pricing.price();
  const nameOf = nameIn(promotions, locale);
  return priced.records.map(({ promotionCode, step, lineId, amount }) => ({
    activityCode: promotionCode,
    activityName: nameOf(promotionCode),
    step,
    lineId,
    amount,
  }));
}

/** The same by promotion: what each takes off over all lines, in the order of the steps. */
export function cartPromotionDiscounts({ pricing }: OfCart, _args: unknown, { locale }: RequestContext) {
  const { promotions, priced } = pricing.price();
  const nameOf = nameIn(promotions, locale);
  const sums = new Map<string, { activityCode: string; activityName: string; step: number; amount: number }>();
  for (const { promotionCode, step, amount } of priced.records) {
    const key = `${step} ${promotionCode}`;
    const sum = sums.get(key);
    if (sum) sum.amount += amount;
    else sums.set(key, { activityCode: promotionCode, activityName: nameOf(promotionCode), step, amount });
  }
  return [...sums.values()].sort((one, other) => one.step - other.step);
}

/** The gifts that come along, with what a picture and a name need. */
export const cartGifts =
  (deps: CartDeps) =>
  ({ pricing }: OfCart, _args: unknown, { locale }: RequestContext) =>
    pricing.price().priced.gifts.length === 0 ? [] : giftsOnWire(deps, pricing, locale);

async function giftsOnWire({ pictureUrl }: CartDeps, { price, giveaways }: Pricing, locale: Locale) {
  const { promotions, priced } = price();
  const nameOf = nameIn(promotions, locale);
  const skus = await giveaways();
  return priced.gifts.flatMap(({ promotionCode, skuCode, quantity }) => {
    const held = skus.get(skuCode);
    if (!held) return [];
    const picture = mediaOf(held.product, held.offer).find(({ type }) => type === "image");
    return {
      activityCode: promotionCode,
      activityName: nameOf(promotionCode),
      skuCode,
      productCode: held.product.code,
      giveawayName: held.product.name,
      mediaLink: picture ? pictureUrl(picture.url) : null,
      giveawayNum: quantity,
      price: 0,
      productPrice: held.offer.currentPrice,
    };
  });
}

/** One number of a line's price; a line that cannot be bought costs nothing. */
export const linePrice =
  (of: (line: PricedLine) => number) =>
  ({ lineId, pricing }: OfLine): number => {
    const line = pricing.price().lines.get(lineId);
    return line ? of(line) : 0;
  };
