import type { Rupiah } from "#kit/core/rupiah.ts";
import { available } from "#modules/inventory/contract/available.ts";
import type { ChannelStock } from "#modules/inventory/server/index.ts";
import type { Campaign, CampaignPrice } from "./ports/campaigns.ts";
import type { Sku } from "./product.ts";

/** An SKU with what it costs and how many there are at this moment. */
export type Offer = Sku & {
  readonly listPrice: Rupiah;
  /** What a shopper pays for one: the campaign's price while it has units, else the sale price. */
  readonly currentPrice: Rupiah;
  readonly campaign: (CampaignPrice & { readonly activityCode: string }) | null;
  readonly stock: { readonly sourceCode: string; readonly quantity: number; readonly sold: number };
  readonly available: number;
};

type Priced = Pick<Campaign, "activityCode" | "prices">;

const nothing = { sourceCode: "", quantity: 0, sold: 0 };

/** The campaign price that counts for an SKU: of those with units left and lower than now, the one that comes first. */
function campaignFor(sku: Sku, campaigns: readonly Priced[]): Offer["campaign"] {
  for (const { activityCode, prices } of campaigns) {
    const price = prices.find((candidate) => candidate.skuCode === sku.code);
    if (price && price.left > 0 && price.price < sku.salePrice) return { ...price, activityCode };
  }
  return null;
}

/** Joins an SKU with its stock and the campaigns of its product, which come in the order of their priority. */
export function offerOf(sku: Sku, stock: ChannelStock | undefined, campaigns: readonly Priced[]): Offer {
  const campaign = campaignFor(sku, campaigns);
  return {
    ...sku,
    listPrice: sku.price,
    currentPrice: campaign?.price ?? sku.salePrice,
    campaign,
    stock: stock ?? nothing,
    available: available(stock ?? nothing),
  };
}

/** What a card speaks of: the offers that can be bought, else all. */
const shownOffers = (offers: readonly Offer[]): readonly Offer[] => {
  const buyable = offers.filter((offer) => offer.available > 0);
  return buyable.length > 0 ? buyable : offers;
};

/** A card's price is the lowest of several. */
export const pricesVary = (offers: readonly Offer[]): boolean =>
  shownOffers(offers).some(({ currentPrice }, _, [first]) => currentPrice !== first?.currentPrice);

/** The offer a card shows: the cheapest one that can be bought, else the cheapest. */
export function leadingOffer(offers: readonly Offer[]): Offer | null {
  return shownOffers(offers).reduce<Offer | null>(
    (best, offer) => (best === null || offer.currentPrice < best.currentPrice ? offer : best),
    null,
  );
}

/** What the visitor of a product page asks for: an SKU, or a promotion they came by. */
export type AskedOffer = { readonly skuCode: string | null; readonly activityCode: string | null };

/**
 * The offer a product page opens with (D-32): the asked one if it can be bought, else one that the asked campaign gives a price, else the
 * first in stock, else the first.
 */
export function chosenOffer(offers: readonly Offer[], { skuCode, activityCode }: AskedOffer): Offer | null {
  const buyable = offers.filter((offer) => offer.available > 0);
  return (
    buyable.find(({ code }) => code === skuCode) ??
    (activityCode === null ? undefined : buyable.find(({ campaign }) => campaign?.activityCode === activityCode)) ??
    buyable[0] ??
    offers[0] ??
    null
  );
}
