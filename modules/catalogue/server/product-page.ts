import { sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { Stamp } from "#kit/graphql/stamps.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import { chosenOffer, type Offer } from "./offer.ts";
import { type CardSources, offersOf, type ProductCard, withOffers } from "./product-cards.ts";
import { productStamps } from "./product-stamps.ts";
import { type AttributeNames, attributeNames } from "./store/attributes.ts";
import { type ProductDetails, productDetails } from "./store/product-details.ts";

/** A product with its details, its offers and the one its page opens with. */
export type ProductPage = ProductCard & Omit<ProductDetails, "skus"> & { readonly active: Offer | null };

/** What was found, null when there is no such product, with the names of what one chooses by. */
export type FoundPage = {
  readonly page: ProductPage | null;
  readonly attributes: readonly AttributeNames[];
  readonly stamp: Stamp;
};

/** Reads what a product's page shows, by one statement whose text is made once for each language. */
export function productPages(sources: CardSources) {
  const { database, campaigns, clock } = sources;
  const stamps = productStamps(sources);
  const readIn = (locale: Locale) =>
    fixedParts(({ code, at }: Places<{ code: string; at: Date }>) => {
      const codes = sql`array[${code}]::text[]`;
      return {
        product: productDetails(code, locale),
        attributes: attributeNames(locale),
        ...offersOf(codes, campaigns.running(codes, at, locale)),
        words: stamps.part(codes, at),
      };
    });
  const readers = new Map<Locale, ReturnType<typeof readIn>>();

  return async (asked: { productCode: string; skuCode: string | null }, locale: Locale): Promise<FoundPage> => {
    const read = readers.get(locale) ?? readIn(locale);
    readers.set(locale, read);
    const found = await read(database.kysely, { code: asked.productCode, at: clock.now() });
    const { product, attributes, words, ...offers } = found;
    const stamp = stamps.stamp(words, product?.skus.map((sku) => sku.code) ?? []);
    if (!product) return { page: null, attributes, stamp };
    const page = withOffers(product, offers);
    return { page: { ...page, active: chosenOffer(page.offers, asked.skuCode) }, attributes, stamp };
  };
}
