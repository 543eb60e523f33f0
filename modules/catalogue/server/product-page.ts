import { keepNothing } from "#kit/core/kept-values.ts";
import type { Locale } from "#kit/core/locale.ts";
import { byCode, goodsLife } from "./kept-goods.ts";
import { chosenOffer, type Offer } from "./offer.ts";
import { type CardSources, type ProductCard, withOffers } from "./product-cards.ts";
import { findProduct, type ProductDetails } from "./store/product-details.ts";

/** A product with its details, its offers and the one its page opens with. */
export type ProductPage = ProductCard & Omit<ProductDetails, "skus"> & { readonly active: Offer | null };

/** What a product's page shows, in at most three statements; null when there is no such product. */
export async function productPage(
  sources: CardSources,
  asked: { productCode: string; skuCode: string | null },
  locale: Locale,
): Promise<ProductPage | null> {
  const { kept = keepNothing, database } = sources;
  const found = await kept.many(`details ${locale}`, [asked.productCode], goodsLife, async ([code = ""]) => {
    const details = await findProduct(database.kysely, code, locale);
    return byCode(details ? [details] : []);
  });
  const product = found.get(asked.productCode);
  if (!product) return null;
  const [page] = await withOffers(sources, [product], locale);
  return page ? { ...page, active: chosenOffer(page.offers, asked.skuCode) } : null;
}
