import { sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { BoundedCache } from "#kit/graphql/bounded-cache.ts";
import { readPartsAgain } from "#kit/postgres/statement-part.ts";
import type { ChannelStock } from "#modules/inventory/server/index.ts";
import { chosenOffer, type Offer } from "./offer.ts";
import type { Campaign } from "./ports/campaigns.ts";
import { type CardSources, offersOf, type ProductCard, withOffers } from "./product-cards.ts";
import { type AttributeNames, attributeNames } from "./store/attributes.ts";
import { type ProductDetails, productDetails } from "./store/product-details.ts";

/** A product with its details, its offers and the one its page opens with. */
export type ProductPage = ProductCard & Omit<ProductDetails, "skus"> & { readonly active: Offer | null };

/** Products as they were read last, with the names around them. */
export type KnownProducts = BoundedCache<{
  product: ProductDetails | null;
  attributes: AttributeNames[];
  stock: Map<string, ChannelStock>;
  running: Campaign[];
}>;

/** What a product's page shows and the names of what one chooses by, in one statement; null when there is no such product. */
export async function productPage(
  { database, campaigns, clock }: CardSources,
  asked: { productCode: string; skuCode: string | null },
  locale: Locale,
  known: KnownProducts,
): Promise<{ readonly page: ProductPage; readonly attributes: readonly AttributeNames[] } | null> {
  const codes = sql`${[asked.productCode]}::text[]`;
  const parts = {
    product: productDetails(asked.productCode, locale),
    attributes: attributeNames(locale),
    ...offersOf(codes, campaigns.running(codes, clock.now(), locale)),
  };
  const found = await readPartsAgain(database.kysely, parts, { values: known, name: locale });
  const { product, attributes, ...offers } = found;
  if (!product) return null;
  const page = withOffers(product, offers);
  return { page: { ...page, active: chosenOffer(page.offers, asked.skuCode) }, attributes };
}
