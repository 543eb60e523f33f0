import { type RawBuilder, sql } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { KeptValues } from "#kit/core/kept-values.ts";
import { keepNothing } from "#kit/core/kept-values.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { gatherParts, type StatementPart } from "#kit/postgres/statement-part.ts";
import { type ChannelStock, channelStockOf } from "#modules/inventory/server/index.ts";
import { campaignsOfOffers } from "./campaigns-of-offer.ts";
import { byCode, goodsLife, momentary } from "./kept-goods.ts";
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
  /** What was read a moment ago, for pages that only show it. Without it everything is read anew. */
  readonly kept?: KeptValues;
};

/** The cards of these products in their order; at most one statement, however many there are. */
export async function productCards(
  sources: CardSources,
  codes: readonly string[],
  locale: Locale,
  read = gatherParts(sources.database.kysely),
): Promise<ProductCard[]> {
  const { kept = keepNothing } = sources;
  const asked = [...new Set(codes)];
  const [summaries, offers] = await Promise.all([
    kept.many(`summary ${locale}`, asked, goodsLife, async (missing) =>
      byCode(await read(productSummaries(missing, locale))),
    ),
    offersNow(sources, asked, locale, read),
  ]);
  return codes.flatMap((code) => {
    const product = summaries.get(code);
    return product ? [withOffers(product, offers.get(code) ?? noOffers)] : [];
  });
}

export const skusOf = (cards: readonly ProductCard[]): string[] =>
  cards.flatMap(({ offers }) => offers.map((offer) => offer.code));

/** What changes from moment to moment about a product: the stock of its SKUs, and what runs for it. */
type OffersNow = {
  /** By SKU; products that were read together share it. */
  readonly stock: ReadonlyMap<string, ChannelStock>;
  readonly running: readonly Campaign[];
};

export const noOffers: OffersNow = { stock: new Map(), running: [] };

/** Stock and running campaigns of these products by their codes; one statement. */
export function offersNow(
  { database, campaigns, clock, kept = keepNothing }: CardSources,
  codes: readonly string[],
  locale: Locale,
  read = gatherParts(database.kysely),
): Promise<ReadonlyMap<string, OffersNow>> {
  const life = momentary((code) => [`product:${code}`, "promotions"]);
  return kept.many(`offers ${locale}`, codes, life, async (missing) => {
    const wanted = sql`${missing}::text[]`;
    const parts = offersOf(wanted, campaigns.running(wanted, clock.now(), locale));
    const [stock, running] = await Promise.all([read(parts.stock), read(parts.running)]);
    const runs = Map.groupBy(running, ({ productCode }) => productCode);
    return new Map(missing.map((code) => [code, { stock, running: runs.get(code) ?? [] }]));
  });
}

/** The parts of a statement that tell stock and campaigns of products. The codes are an expression of type text[]. */
export const offersOf = (productCodes: RawBuilder<unknown>, running: StatementPart<Campaign[]>) => ({
  stock: channelStockOf(sql`array(select code from catalogue.sku where product_code = any(${productCodes}))::text[]`),
  running,
});

/** Joins a product with its stock and the campaigns that run for it. */
export function withOffers<P extends ProductSummary>(
  { skus, ...product }: P,
  { stock, running }: OffersNow,
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
