import type { Clock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { channelStock } from "#modules/inventory/server/index.ts";
import { leadingOffer, type Offer, offerOf } from "./offer.ts";
import type { Campaign, Campaigns } from "./ports/campaigns.ts";
import type { ProductSummary } from "./product.ts";
import { type Ribbon, ribbonFor } from "./ribbon.ts";
import { findProductSummaries } from "./store/product-summaries.ts";

/** Everything a product card shows. */
export type ProductCard = Omit<ProductSummary, "skus"> & {
  readonly offers: readonly Offer[];
  /** The offer whose price and picture stand for the product. */
  readonly leading: Offer | null;
  readonly campaigns: readonly Campaign[];
  readonly ribbon: Ribbon | null;
};

export type CardSources = { readonly database: Database; readonly campaigns: Campaigns; readonly clock: Clock };

/** The cards of these products in their order; three statements, however many there are. */
export async function productCards(
  sources: CardSources,
  codes: readonly string[],
  locale: Locale,
): Promise<ProductCard[]> {
  const products = await findProductSummaries(sources.database.kysely, codes, locale);
  return withOffers(sources, products, locale);
}

/** Adds stock and running campaigns to products: two statements. */
export async function withOffers<P extends ProductSummary>(
  { database, campaigns, clock }: CardSources,
  products: readonly P[],
  locale: Locale,
): Promise<(Omit<P, "skus"> & ProductCard)[]> {
  if (products.length === 0) return [];
  const [stocks, running] = await Promise.all([
    channelStock(
      database.kysely,
      products.flatMap((product) => product.skus.map((sku) => sku.code)),
    ),
    campaigns.runningFor(
      database.kysely,
      products.map((product) => product.code),
      clock.now(),
      locale,
    ),
  ]);
  const stockOf = new Map(stocks.map((stock) => [stock.skuCode, stock]));
  return products.map(({ skus, ...product }) => {
    const own = running.filter((campaign) => campaign.productCode === product.code);
    const offers = skus.map((sku) => offerOf(sku, stockOf.get(sku.code), own));
    const leading = leadingOffer(offers);
    return { ...product, offers, leading, campaigns: own, ribbon: ribbonFor(leading, own) };
  });
}
