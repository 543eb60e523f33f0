import type { Rupiah } from "#kit/core/rupiah.ts";
import { available } from "#modules/inventory/contract/available.ts";
import type { ChannelStock } from "#modules/inventory/server/index.ts";
import type { ActivePromotion, FlashSalePrice } from "./ports/promotions.ts";
import type { Sku } from "./product.ts";
import { pricesAt } from "./sale-window.ts";

/** An SKU with its current price and stock. */
export type Offer = Sku & {
  readonly listPrice: Rupiah;
  /** Without promotions: the list price while the sale has not started or is over. */
  readonly salePrice: Rupiah;
  /** The flash-sale price while the flash sale has units, else the sale price. */
  readonly currentPrice: Rupiah;
  readonly flashSale: (FlashSalePrice & { readonly activityCode: string }) | null;
  readonly stock: { readonly sourceCode: string; readonly quantity: number; readonly sold: number };
  readonly available: number;
};

type Priced = Pick<ActivePromotion, "activityCode" | "prices">;

const nothing = { sourceCode: "", quantity: 0, sold: 0 };

/** The flash sale that applies to an SKU: the first with units left and a lower price. */
export function flashSaleFor(skuCode: string, below: Rupiah, promotions: readonly Priced[]): Offer["flashSale"] {
  for (const { activityCode, prices } of promotions) {
    const price = prices.find((candidate) => candidate.skuCode === skuCode);
    if (price && price.left > 0 && price.price < below) return { ...price, activityCode };
  }
  return null;
}

/** Joins an SKU with its stock and the promotions of its product, in the order of their priority. */
export function offerOf(sku: Sku, stock: ChannelStock | undefined, promotions: readonly Priced[], at: Date): Offer {
  const { listPrice, salePrice } = pricesAt(sku, at);
  const flashSale = flashSaleFor(sku.code, salePrice, promotions);
  return {
    ...sku,
    listPrice,
    salePrice,
    currentPrice: flashSale?.price ?? salePrice,
    flashSale,
    stock: stock ?? nothing,
    available: available(stock ?? nothing),
  };
}

/** The offers a card is about: those that can be bought, else all. */
const shownOffers = (offers: readonly Offer[]): readonly Offer[] => {
  const buyable = offers.filter((offer) => offer.available > 0);
  return buyable.length > 0 ? buyable : offers;
};

/** Whether a card's price is the lowest of several. */
export const pricesVary = (offers: readonly Offer[]): boolean =>
  shownOffers(offers).some(({ currentPrice }, _, [first]) => currentPrice !== first?.currentPrice);

/** The offer a card shows: the cheapest one that can be bought, else the cheapest. */
export function leadingOffer(offers: readonly Offer[]): Offer | null {
  return shownOffers(offers).reduce<Offer | null>(
    (best, offer) => (best === null || offer.currentPrice < best.currentPrice ? offer : best),
    null,
  );
}

/** The SKU or promotion in the URL of a product page. */
export type RequestedOffer = { readonly skuCode: string | null; readonly activityCode: string | null };

/**
 * The offer a product page opens with (D-32): the asked one if it can be bought, else one that the asked flash sale gives a price, else the
 * first in stock, else the first.
 */
export function chosenOffer(offers: readonly Offer[], { skuCode, activityCode }: RequestedOffer): Offer | null {
  const buyable = offers.filter((offer) => offer.available > 0);
  return (
    buyable.find(({ code }) => code === skuCode) ??
    (activityCode === null ? undefined : buyable.find(({ flashSale }) => flashSale?.activityCode === activityCode)) ??
    buyable[0] ??
    offers[0] ??
    null
  );
}
