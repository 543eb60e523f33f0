import type { Kysely, RawBuilder } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { oncePer } from "#kit/core/once-per.ts";
import { anyList } from "#kit/postgres/any-list.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import type { StatementPart } from "#kit/postgres/statement-part.ts";
import { type ChannelStock, channelStockOf } from "#modules/inventory/server/index.ts";
import { type GoodsMemory, goodsMemory } from "./goods-memory.ts";
import { type Offer, offerOf } from "./offer.ts";
import type { Campaigns, FindHeldCampaigns, HeldCampaign, HeldCampaignsValues } from "./ports/campaigns.ts";
import type { CardSources } from "./product-cards.ts";
import { catalogueEdition, readShelf, type ShelfGoods, type ShelfProduct } from "./store/shelf-goods.ts";

/** One SKU as somebody holds it: its own offer, and the product it belongs to, which may no longer be sold. */
export type HeldGoods = {
  readonly product: ShelfProduct & { readonly campaigns: readonly HeldCampaign[] };
  readonly offer: Offer;
  /** As it is written down; the very same from one reading to the next as long as nobody changes it. */
  readonly shelf: ShelfGoods;
};

/** Where goods are read. Without the memory of a process everything is read anew. */
export type GoodsSources = Pick<CardSources, "database" | "campaigns" | "clock"> & { readonly goods?: GoodsMemory };

/** What changes from moment to moment about some SKUs, and the edition of the catalogue at that moment. */
export type OffersNow = {
  readonly edition: string;
  readonly stock: ReadonlyMap<string, ChannelStock>;
  readonly campaigns: FindHeldCampaigns;
};

type OffersPlaces = { readonly [Name in keyof HeldCampaignsValues | "skuCodes"]: RawBuilder<unknown> };

/** The parts of a statement that tell it. The codes are an expression of type text[]; what `campaigns` gives is read by whom was asked. */
export const offersNowParts = (campaigns: Campaigns, places: OffersPlaces) => ({
  edition: catalogueEdition,
  stock: channelStockOf(places.skuCodes),
  campaigns: { sql: campaigns.held.sql(places), read: (found: unknown) => found } satisfies StatementPart<unknown>,
});

type Values = HeldCampaignsValues & { readonly skuCodes: readonly string[] };

const readOffersNow = oncePer((campaigns: Campaigns) =>
  fixedParts(({ skuCodes, knownEdition, since }: Places<Values>) =>
    offersNowParts(campaigns, { knownEdition, since, skuCodes: anyList(skuCodes) }),
  ),
);

/**
 * What is known of these SKUs, by their codes: one statement, however many there are, and one more for what the process has not kept of
 * this edition of the catalogue. Unknown ones are left out.
 */
export async function goodsOfSkus(
  sources: GoodsSources,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, HeldGoods>> {
  if (skuCodes.length === 0) return new Map();
  const { database, campaigns, clock } = sources;
  const asked = campaigns.held.ask(clock.now());
  const now = await readOffersNow(campaigns)(database.kysely, { ...asked.values, skuCodes });
  return goodsNow(sources, { ...now, campaigns: asked.read(now.campaigns) }, skuCodes, locale);
}

/** These SKUs as they are at a moment that was read already; no statement for what the process has kept. */
export async function goodsNow(
  { database, goods = goodsMemory() }: GoodsSources,
  { edition, stock, campaigns }: OffersNow,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, HeldGoods>> {
  const shelf = await shelfGoods(database.kysely, goods, edition, skuCodes, locale);
  const held = new Map<string, HeldGoods>();
  for (const goods of shelf) {
    const { product, sku } = goods;
    const running = campaigns({ product, skuCode: sku.code }, locale);
    held.set(sku.code, {
      product: { ...product, campaigns: running },
      offer: offerOf(sku, stock.get(sku.code), running),
      shelf: goods,
    });
  }
  return held;
}

async function shelfGoods(
  db: Kysely<unknown>,
  memory: GoodsMemory,
  edition: string,
  skuCodes: readonly string[],
  locale: Locale,
): Promise<ShelfGoods[]> {
  const kept = memory.of(edition);
  const known = skuCodes.map((code) => kept.find(code, locale));
  const missing = skuCodes.filter((_, at) => known[at] === undefined);
  if (missing.length === 0) return known.filter((goods) => goods !== null && goods !== undefined);
  const read = await readShelf(db, { skuCodes: missing, locale });
  const fresh = memory.of(read.edition);
  const byCode = new Map(read.goods.map((goods) => [goods.sku.code, goods]));
  for (const code of missing) fresh.keep(code, locale, byCode.get(code) ?? null);
  // Somebody saved the catalogue between the two statements: all of these shall be of the one edition.
  if (read.edition !== edition) return shelfGoods(db, memory, read.edition, skuCodes, locale);
  return skuCodes.flatMap((code, at) => known[at] ?? byCode.get(code) ?? []);
}
