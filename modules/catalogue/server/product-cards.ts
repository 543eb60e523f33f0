import { type RawBuilder, sql } from "kysely";
import type { TaggedValues } from "#kit/cache/tagged-values.ts";
import { noTaggedValues } from "#kit/cache/tagged-values.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { batchFragments, type QueryFragment } from "#kit/postgres/query-fragment.ts";
import { type ChannelStock, channelStockOf } from "#modules/inventory/server/index.ts";
import { byCode, goodsLife, momentary } from "./cache-lifetimes.ts";
import { campaignsOfOffers } from "./campaigns-of-offer.ts";
import { leadingOffer, type Offer, offerOf } from "./offer.ts";
import type { Campaign, Campaigns } from "./ports/campaigns.ts";
import type { ProductSummary } from "./product.ts";
import { type Ribbon, ribbonFor } from "./ribbon.ts";
import { productSummaries } from "./store/product-summaries.ts";

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
  /** Values for display that were read lately. Without it everything is read each time. */
  readonly kept?: TaggedValues;
};

/** The cards of these products in their order; at most one statement, however many there are. */
export async function productCards(
  sources: CardSources,
  codes: readonly string[],
  locale: Locale,
  read = batchFragments(sources.database.kysely),
): Promise<ProductCard[]> {
  const { kept = noTaggedValues } = sources;
  const asked = [...new Set(codes)];
  const [summaries, offers] = await Promise.all([
    kept.many(`summary ${locale}`, asked, goodsLife, async (missing) =>
      byCode(await read(productSummaries(missing, locale))),
    ),
    liveOffers(sources, asked, locale, read),
  ]);
  return codes.flatMap((code) => {
    const product = summaries.get(code);
    return product ? [withOffers(product, offers.get(code) ?? noOffers)] : [];
  });
}

export const skusOf = (cards: readonly ProductCard[]): string[] =>
  cards.flatMap(({ offers }) => offers.map((offer) => offer.code));

/** Live data of a product: the stock of its SKUs and the promotions that run for it. */
type LiveOffers = {
  /** By SKU; products of one read share the map. */
  readonly stock: ReadonlyMap<string, ChannelStock>;
  readonly running: readonly Campaign[];
};

export const noOffers: LiveOffers = { stock: new Map(), running: [] };

/** Stock and running campaigns of these products by their codes; one statement. */
export function liveOffers(
  { database, campaigns, clock, kept = noTaggedValues }: CardSources,
  codes: readonly string[],
  locale: Locale,
  read = batchFragments(database.kysely),
): Promise<ReadonlyMap<string, LiveOffers>> {
  const life = momentary((code) => [`product:${code}`, "promotions"]);
  return kept.many(`offers ${locale}`, codes, life, async (missing) => {
    const wanted = sql`${missing}::text[]`;
    const parts = offersOf(wanted, campaigns.running(wanted, clock.now(), locale));
    const [stock, running] = await Promise.all([read(parts.stock), read(parts.running)]);
    const runs = Map.groupBy(running, ({ productCode }) => productCode);
    return new Map(missing.map((code) => [code, { stock, running: runs.get(code) ?? [] }]));
  });
}

/** The fragments for stock and promotions of products. The codes are an expression of type text[]. */
export const offersOf = (productCodes: RawBuilder<unknown>, running: QueryFragment<Campaign[]>) => ({
  stock: channelStockOf(sql`array(select code from catalogue.sku where product_code = any(${productCodes}))::text[]`),
  running,
});

/** Joins a product with its stock and the campaigns that run for it. */
export function withOffers<P extends ProductSummary>(
  { skus, ...product }: P,
  { stock, running }: LiveOffers,
): Omit<P, "skus"> & ProductCard {
  const offers = skus.map((sku) => offerOf(sku, stock.get(sku.code), running));
  const leading = leadingOffer(offers);
  return {
    ...product,
    offers,
    leading,
    campaigns: campaignsOfOffers(offers, running),
    ribbon: ribbonFor(leading, running),
  };
}
