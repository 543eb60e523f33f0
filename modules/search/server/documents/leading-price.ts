import type { SourceSku } from "./source-products.ts";

/** The running campaign prices of each SKU, the one that comes first first. */
export type CampaignPrices = ReadonlyMap<string, readonly number[]>;

export type LeadingPrice = { readonly price: number; readonly discount: number; readonly available: boolean };

/**
 * What a product's card shows: the cheapest SKU that can be bought, else the cheapest. The same rule as the catalogue's
 * own, which a test holds it to.
 */
export function leadingPrice(skus: readonly SourceSku[], campaigns: CampaignPrices): LeadingPrice {
  const available = skus.some((sku) => sku.available);
  let best: { price: number; list: number } | null = null;
  for (const sku of skus) {
    if (available && !sku.available) continue;
    const campaign = campaigns.get(sku.code)?.find((price) => price < sku.salePrice);
    const price = campaign ?? sku.salePrice;
    if (best === null || price < best.price) best = { price, list: sku.price };
  }
  if (best === null) return { price: 0, discount: 0, available };
  return { price: best.price, discount: Math.floor(((best.list - best.price) / best.list) * 100), available };
}
