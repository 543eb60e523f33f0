import { pricesAt } from "#modules/catalogue/server/index.ts";
import type { SourceSku } from "./source-products.ts";

/** The running flash-sale prices of each SKU, in the order of precedence. */
export type FlashSalePrices = ReadonlyMap<string, readonly number[]>;

export type LeadingPrice = { readonly price: number; readonly discount: number; readonly available: boolean };

/**
 * The price on a product's card: of the cheapest available SKU, or else of the cheapest. It must equal the catalogue's
 * rule; a test compares both.
 */
export function leadingPrice(skus: readonly SourceSku[], flashSales: FlashSalePrices, at: Date): LeadingPrice {
  const available = skus.some((sku) => sku.available);
  let best: { price: number; list: number } | null = null;
  for (const sku of skus) {
    if (available && !sku.available) continue;
    const { listPrice, salePrice } = pricesAt(sku, at);
    const price = flashSales.get(sku.code)?.find((flashSale) => flashSale < salePrice) ?? salePrice;
    if (best === null || price < best.price) best = { price, list: listPrice };
  }
  if (best === null) return { price: 0, discount: 0, available };
  return { price: best.price, discount: Math.floor(((best.list - best.price) / best.list) * 100), available };
}
