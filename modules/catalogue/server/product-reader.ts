import type { Kysely, RawBuilder } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { type ChannelStock, channelStockOf } from "#modules/inventory/server/index.ts";
import { type Offer, offerOf } from "./offer.ts";
import type { Campaigns, FindHeldCampaigns, HeldCampaign, HeldCampaignsValues } from "./ports/campaigns.ts";
import { type ProductCache, productCache, productCacheKey } from "./product-cache.ts";
import type { CardSources } from "./product-cards.ts";
import {
  type CatalogueProduct,
  type CatalogueSku,
  catalogueVersion,
  readCatalogueSkus,
} from "./store/catalogue-skus.ts";

/** One SKU with its live offer and the product it belongs to, which may no longer be on sale. */
export type LiveSku<Found extends HeldCampaign = HeldCampaign> = {
  readonly product: CatalogueProduct & { readonly campaigns: readonly Found[] };
  readonly offer: Offer;
  /** The catalogue's description; the same object until the catalogue changes. */
  readonly shelf: CatalogueSku;
};

/** Without the product cache every SKU is read from the database. */
export type ProductSources<Found extends HeldCampaign = HeldCampaign> = Pick<CardSources, "database" | "clock"> & {
  readonly campaigns: Campaigns<Found>;
  readonly products?: ProductCache;
};

/** Live data of some SKUs, and the version of the catalogue in the same snapshot. */
export type LiveOffers<Found extends HeldCampaign = HeldCampaign> = {
  readonly catalogueVersion: string;
  readonly stock: ReadonlyMap<string, ChannelStock>;
  readonly campaigns: FindHeldCampaigns<Found>;
};

type OffersPlaces = { readonly [Name in keyof HeldCampaignsValues | "skuCodes"]: RawBuilder<unknown> };

/** The fragments that read it. The codes are an expression of type text[]; the promotions decode their own value. */
export const liveOfferFragments = (campaigns: Campaigns, places: OffersPlaces) => ({
  catalogueVersion,
  stock: channelStockOf(places.skuCodes),
  campaigns: { sql: campaigns.held.sql(places), read: (found: unknown) => found } satisfies QueryFragment<unknown>,
});

type Values = HeldCampaignsValues & { readonly skuCodes: readonly string[] };

const readOffersNow = memoizeByObject((campaigns: Campaigns) =>
  preparedFragments(({ skuCodes, knownVersion, since }: Params<Values>) =>
    liveOfferFragments(campaigns, { knownVersion, since, skuCodes: listParameter(skuCodes) }),
  ),
);

/**
 * These SKUs as they are now, by their codes: one statement, however many there are, and one more for SKUs that are not in
 * the product cache. Unknown SKUs are left out.
 */
export async function readLiveSkus<Found extends HeldCampaign>(
  sources: ProductSources<Found>,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, LiveSku<Found>>> {
  if (skuCodes.length === 0) return new Map();
  const { database, campaigns, clock } = sources;
  const asked = campaigns.held.ask(clock.now());
  const now = await readOffersNow(campaigns)(database.kysely, { ...asked.values, skuCodes });
  return liveSkusFrom(sources, { ...now, campaigns: asked.read(now.campaigns) }, skuCodes, locale);
}

/** The same from live data that was read already; no statement for SKUs in the product cache. */
export async function liveSkusFrom<Found extends HeldCampaign>(
  { database, products = productCache() }: ProductSources<Found>,
  { catalogueVersion: version, stock, campaigns }: LiveOffers<Found>,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, LiveSku<Found>>> {
  const described = await catalogueSkus(database.kysely, products, version, skuCodes, locale);
  const live = new Map<string, LiveSku<Found>>();
  for (const catalogueSku of described) {
    const { product, sku } = catalogueSku;
    const running = campaigns({ product, skuCode: sku.code }, locale);
    live.set(sku.code, {
      product: { ...product, campaigns: running },
      offer: offerOf(sku, stock.get(sku.code), running),
      shelf: catalogueSku,
    });
  }
  return live;
}

async function catalogueSkus(
  db: Kysely<unknown>,
  cache: ProductCache,
  version: string,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<CatalogueSku[]> {
  const cached = cache.at(version);
  const known = skuCodes.map((code) => cached.get(productCacheKey(code, locale)));
  const missing = skuCodes.filter((_, at) => known[at] === undefined);
  if (missing.length === 0) return known.flatMap((entry) => entry?.sku ?? []);
  const read = await readCatalogueSkus(db, { skuCodes: missing, locale });
  const current = cache.at(read.version);
  const byCode = new Map(read.skus.map((found) => [found.sku.code, found]));
  for (const code of missing) current.set(productCacheKey(code, locale), { sku: byCode.get(code) ?? null });
  // The catalogue was saved between the two statements: all SKUs must be of one version.
  if (read.version !== version) return catalogueSkus(db, cache, read.version, skuCodes, locale);
  return skuCodes.flatMap((code, at) => known[at]?.sku ?? byCode.get(code) ?? []);
}
