import type { Locale } from "#kit/core/locale.ts";
import type { Offer } from "./offer.ts";
import { type CardSources, noOffers, offersNow, type ProductCard, withOffers } from "./product-cards.ts";
import { findSummariesOfSkus } from "./store/product-summaries.ts";

/** One SKU as somebody holds it: its own offer, and the product it belongs to, which may no longer be sold. */
export type HeldGoods = {
  readonly product: ProductCard & { readonly onSale: boolean };
  readonly offer: Offer;
};

/** What is known of these SKUs, by their codes; two statements, however many there are. Unknown ones are left out. */
export async function goodsOfSkus(
  sources: CardSources,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, HeldGoods>> {
  const summaries = await findSummariesOfSkus(sources.database.kysely, skuCodes, locale);
  const offers = await offersNow(
    sources,
    summaries.map(({ code }) => code),
    locale,
  );
  const products = summaries.map((product) => withOffers(product, offers.get(product.code) ?? noOffers));
  const asked = new Set(skuCodes);
  return new Map(
    products.flatMap((product) =>
      product.offers.filter((offer) => asked.has(offer.code)).map((offer) => [offer.code, { product, offer }] as const),
    ),
  );
}
