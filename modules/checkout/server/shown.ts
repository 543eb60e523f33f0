import type { PricedBasket } from "#modules/promotion/contract/pricing/priced-basket.ts";

/** What a shopper has on the screen: enough to tell whether an order would cost them anything else. */
export type Shown = {
  /** By line: pieces and what they cost together before the order's own discounts. */
  readonly lines: Readonly<Record<string, readonly [quantity: number, amount: number]>>;
  readonly gifts: readonly string[];
  readonly total: number;
  /** Who brings it; null when it is fetched or nobody does. Checkouts of before this was written down have none. */
  readonly service?: string | null;
};

export const shownOf = (priced: PricedBasket, fee: number, service: string | null): Shown => ({
  lines: Object.fromEntries(priced.lines.map(({ lineId, quantity, lineAmount }) => [lineId, [quantity, lineAmount]])),
  gifts: priced.gifts.map(({ promotionCode, skuCode, quantity }) => `${promotionCode} ${skuCode} ${quantity}`).sort(),
  total: priced.totals.totalAmount + fee,
  service,
});

/** What became of it: sold out, another price, or nothing at all. */
export function differenceOf(before: Shown | null, now: Shown): "OUT_OF_STOCK" | "PRICE_CHANGED" | null {
  if (before === null) return "PRICE_CHANGED";
  const fewer = Object.entries(before.lines).some(([lineId, [quantity]]) => (now.lines[lineId]?.[0] ?? 0) < quantity);
  if (fewer) return "OUT_OF_STOCK";
  const same =
    before.total === now.total &&
    // Another courier at the same price is still another courier.
    (before.service === undefined || before.service === now.service) &&
    before.gifts.join() === now.gifts.join() &&
    Object.entries(now.lines).every(([lineId, [, amount]]) => before.lines[lineId]?.[1] === amount);
  return same ? null : "PRICE_CHANGED";
}

/** Whether nothing at all is different, so that it need not be written down again. */
export const isSameShown = (before: Shown | null, now: Shown): boolean =>
  differenceOf(before, now) === null &&
  before?.service === now.service &&
  Object.entries(now.lines).every(([lineId, [quantity]]) => before?.lines[lineId]?.[0] === quantity);
