import type { Locale } from "#kit/core/locale.ts";
import type { Offer } from "./offer.ts";
import { type CardSources, type ProductCard, withOffers } from "./product-cards.ts";
import { findSummariesOfSkus } from "./store/product-summaries.ts";

/** One SKU as somebody holds it: its own offer, and the product it belongs to, which may no longer be sold. */
export type HeldGoods = {
  readonly product: ProductCard & { readonly onSale: boolean };
  readonly offer: Offer;
};

/** What is known of these SKUs, by their codes; three statements, however many there are. Unknown ones are left out. */
export async function goodsOfSkus(
  sources: CardSources,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, HeldGoods>> {
  const summaries = await findSummariesOfSkus(sources.database.kysely, skuCodes, locale);
  const products = await withOffers(sources, summaries, locale);
  const asked = new Set(skuCodes);
  return new Map(
    products.flatMap((product) =>
      product.offers.filter((offer) => asked.has(offer.code)).map((offer) => [offer.code, { product, offer }] as const),
    ),
  );
}
