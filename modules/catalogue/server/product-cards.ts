import type { Clock } from "#kit/core/clock.ts";
import type { KeptValues } from "#kit/core/kept-values.ts";
import { keepNothing } from "#kit/core/kept-values.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { channelStock } from "#modules/inventory/server/index.ts";
import { byCode, goodsLife, momentary } from "./kept-goods.ts";
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

export type CardSources = {
  readonly database: Database;
  readonly campaigns: Campaigns;
  readonly clock: Clock;
  /** What was read a moment ago, for pages that only show it. Without it everything is read anew. */
  readonly kept?: KeptValues;
};

/** The cards of these products in their order; at most three statements, however many there are. */
export async function productCards(
  sources: CardSources,
  codes: readonly string[],
  locale: Locale,
): Promise<ProductCard[]> {
  const { kept = keepNothing, database } = sources;
  const summaries = await kept.many(`summary ${locale}`, [...new Set(codes)], goodsLife, async (missing) =>
    byCode(await findProductSummaries(database.kysely, missing, locale)),
  );
  const products = codes.flatMap((code) => summaries.get(code) ?? []);
  return withOffers(sources, products, locale);
}

/** Adds stock and running campaigns to products: at most two statements. */
export async function withOffers<P extends ProductSummary>(
  { database, campaigns, clock, kept = keepNothing }: CardSources,
  products: readonly P[],
  locale: Locale,
): Promise<(Omit<P, "skus"> & ProductCard)[]> {
  if (products.length === 0) return [];
  const productOf = new Map(products.flatMap(({ code, skus }) => skus.map((sku) => [sku.code, code])));
  const codes = products.map((product) => product.code);
  const [stocks, running] = await Promise.all([
    kept.many(
      "stock",
      [...productOf.keys()],
      momentary((sku) => [`product:${productOf.get(sku)}`]),
      async (missing) => {
        const rows = await channelStock(database.kysely, missing);
        return new Map(rows.map((stock) => [stock.skuCode, stock]));
      },
    ),
    kept.many(
      `campaigns ${locale}`,
      codes,
      momentary((code) => [`product:${code}`, "promotions"]),
      async (missing) => {
        const rows = await campaigns.runningFor(database.kysely, missing, clock.now(), locale);
        return Map.groupBy(rows, (campaign) => campaign.productCode);
      },
    ),
  ]);
  return products.map(({ skus, ...product }) => {
    const own = running.get(product.code) ?? [];
    const offers = skus.map((sku) => offerOf(sku, stocks.get(sku.code), own));
    const leading = leadingOffer(offers);
    return { ...product, offers, leading, campaigns: own, ribbon: ribbonFor(leading, own) };
  });
}
