import type { PricedBasket } from "#modules/promotion/contract/pricing/priced-basket.ts";

/** Quantities, prices, gifts and courier as last shown to the shopper. An order is placed for exactly these, or refused (D-43). */
export type PriceSnapshot = {
  /** By line id: quantity, and line amount before discounts on the whole order. */
  readonly lines: Readonly<Record<string, readonly [quantity: number, amount: number]>>;
  readonly gifts: readonly string[];
  readonly total: number;
  /** Courier and service; null for store pickup or when no courier offers one. Missing in snapshots of earlier releases. */
  readonly service?: string | null;
};

export const snapshotOf = (priced: PricedBasket, fee: number, service: string | null): PriceSnapshot => ({
  lines: Object.fromEntries(priced.lines.map(({ lineId, quantity, lineAmount }) => [lineId, [quantity, lineAmount]])),
  gifts: priced.gifts.map(({ promotionCode, skuCode, quantity }) => `${promotionCode} ${skuCode} ${quantity}`).sort(),
  total: priced.totals.totalAmount + fee,
  service,
});

/** What changed between two snapshots; null when an order would cost and contain the same. */
export function changeBetween(
  before: PriceSnapshot | null,
  now: PriceSnapshot,
): "OUT_OF_STOCK" | "PRICE_CHANGED" | null {
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

/** Whether the snapshots are identical, so that saving can be skipped. */
export const isSameSnapshot = (before: PriceSnapshot | null, now: PriceSnapshot): boolean =>
  changeBetween(before, now) === null &&
  before?.service === now.service &&
  Object.entries(now.lines).every(([lineId, [quantity]]) => before?.lines[lineId]?.[0] === quantity);
