import type { BasketLine, GiftStock, Giveaway, PricingPromotion } from "./basket.ts";
import { byText } from "./canonical-order.ts";
import type { GiftProblem, PricedGift } from "./priced-basket.ts";

/**
 * The gift stock left by source. Mutated within one call of `priceBasket`: a given gift is not available to the next
 * promotion.
 */
export type GiftShelf = {
  /** Sources that the basket's lines ship from, sorted. */
  readonly sources: readonly string[];
  /** Units by SKU and source. */
  readonly units: Map<string, Map<string, number>>;
};

/** The stock of gifts minus the basket's own units. */
export function giftShelf(stock: readonly GiftStock[], lines: readonly BasketLine[]): GiftShelf {
  const units = new Map<string, Map<string, number>>();
  for (const { skuCode, sourceCode, available } of stock) {
    const own = lines.filter((line) => line.skuCode === skuCode && line.sourceCode === sourceCode);
    const taken = own.reduce((sum, line) => sum + line.quantity, 0);
    const places = units.get(skuCode) ?? new Map<string, number>();
    units.set(skuCode, places.set(sourceCode, Math.max(0, available - taken)));
  }
  const sources = [...new Set(lines.map(({ sourceCode }) => sourceCode))].filter((code) => code !== "").sort(byText);
  return { sources, units };
}

/**
 * The gift of a promotion: the first gift in stock of the highest level reached, at a source that another line ships
 * from (PR-13). A missing gift never blocks the purchase; the result has a reason instead (PR-14).
 */
export function giftOf(
  { code, levels, mostTimes }: PricingPromotion,
  value: number,
  shelf: GiftShelf,
): PricedGift | { readonly problem: GiftProblem } {
  const [reached] = levels
    .filter(({ threshold }) => threshold <= value)
    .sort((one, other) => other.threshold - one.threshold);
  if (!reached) return { problem: "NOT_REACHED" };
  const times = Math.min(mostTimes, Math.floor(value / reached.threshold));
  for (const giveaway of reached.giveaways) {
    const places = shelf.units.get(giveaway.skuCode);
    for (const sourceCode of shelf.sources) {
      const held = places?.get(sourceCode) ?? 0;
      const given = giveaway.number * Math.min(times, Math.floor(held / giveaway.number));
      if (given === 0) continue;
      places?.set(sourceCode, held - given);
      return { promotionCode: code, skuCode: giveaway.skuCode, quantity: given, sourceCode };
    }
  }
  return { problem: absenceOf(reached.giveaways, shelf) };
}

/**
 * Reason the next level's gift could not be given if the level were reached now; null when it could, when there is no
 * next level, and while the lines' sources are unknown. Pages promise a gift only when it can be sent with the order.
 */
export function nextGiftProblem(
  { levels }: PricingPromotion,
  value: number,
  shelf: GiftShelf,
): Exclude<GiftProblem, "NOT_REACHED"> | null {
  const [next] = levels
    .filter(({ threshold }) => threshold > value)
    .sort((one, other) => one.threshold - other.threshold);
  if (!next || shelf.sources.length === 0) return null;
  const isThere = ({ skuCode, number }: Giveaway) =>
    shelf.sources.some((source) => (shelf.units.get(skuCode)?.get(source) ?? 0) >= number);
  return next.giveaways.some(isThere) ? null : absenceOf(next.giveaways, shelf);
}

const absenceOf = (giveaways: readonly Giveaway[], shelf: GiftShelf): "OTHER_SOURCE" | "OUT_OF_STOCK" =>
  giveaways.some((giveaway) => isElsewhere(giveaway, shelf)) ? "OTHER_SOURCE" : "OUT_OF_STOCK";

const isElsewhere = ({ skuCode, number }: Giveaway, { units }: GiftShelf): boolean =>
  [...(units.get(skuCode)?.values() ?? [])].some((held) => held >= number);
