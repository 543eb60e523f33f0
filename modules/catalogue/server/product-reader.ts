import type { Kysely } from "kysely";
import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Clock } from "#kit/core/clock.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { batchFragments, type FragmentBatch } from "#kit/postgres/batch-fragments.ts";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { type CatalogueSku, cachedProducts, type FoundProducts } from "./cached-products.ts";
import { type LiveSku, liveSkus } from "./live-sku.ts";
import type { ActivePromotion, PromotionReader } from "./ports/promotions.ts";
import { type ProductCard, productCard } from "./product-cards.ts";
import { productValidators } from "./product-validators.ts";
import { spanOfSales } from "./sale-window.ts";
import type { AttributeNames } from "./store/attributes.ts";
import { stockOfProducts, stockOfSkus } from "./store/product-stock.ts";

/** Cards in the order of their codes, and the names of what shoppers choose by. */
type ProductCards = { readonly cards: readonly ProductCard[]; readonly attributes: readonly AttributeNames[] };

type ValidatedCards = ProductCards & {
  readonly validator: CacheValidator;
  /** The versions of catalogue and promotions in the statement that read the cards. */
  readonly versions: string;
};

/**
 * The one way to read products as they are now. Descriptions are cached by the version of the catalogue; stock and promotions are read every
 * time. Each method takes one statement, and one more when the catalogue or the promotions have changed. Reads through the same `read`
 * in one tick share a statement.
 */
export type ProductReader<Found extends ActivePromotion = ActivePromotion> = {
  /** SKUs as one version of the catalogue describes them, by code: no statement for cached SKUs. Unknown ones are left out. */
  bySku(
    db: Kysely<unknown>,
    skuCodes: readonly string[],
    locale: Locale,
    version: string,
  ): Promise<ReadonlyMap<string, CatalogueSku>>;
  /** SKUs with their current price, stock and promotions, by code. Unknown ones are left out. */
  liveBySku(
    db: Kysely<unknown>,
    skuCodes: readonly string[],
    locale: Locale,
  ): Promise<ReadonlyMap<string, LiveSku<Found>>>;
  /** The cards of products on sale. */
  cards(db: Kysely<unknown>, codes: readonly string[], locale: Locale): Promise<ProductCards>;
  validatedCards(
    db: Kysely<unknown>,
    codes: readonly string[],
    locale: Locale,
    read?: FragmentBatch,
  ): Promise<ValidatedCards>;
  /** The versions of catalogue and promotions. When they are the same after several statements, they were the same in between. */
  versions(db: Kysely<unknown>): Promise<string>;
  /** The promotions active for a product, which may no longer be on sale. */
  promotionsOf(db: Kysely<unknown>, product: ProductKey, locale: Locale): Promise<readonly Found[]>;
};

/** A product by its own code or by the code of one of its SKUs. */
type ProductKey = { readonly kind: "product" | "sku"; readonly code: string };

type LiveQuestion = { readonly skuCodes: readonly string[]; readonly locale: Locale };

export function productReader<Found extends ActivePromotion>({
  promotions,
  clock,
}: {
  readonly promotions: PromotionReader<Found>;
  readonly clock: Clock;
}): ProductReader<Found> {
  const cache = cachedProducts();
  const validators = productValidators({ promotions, clock });

  const liveCards = async (read: FragmentBatch, codes: readonly string[], locale: Locale) => {
    const productCodes = [...new Set(codes)];
    const at = clock.now();
    const [found, stock, active] = await Promise.all([
      cache.now(read, "product", productCodes, locale),
      read(stockOfProducts({ productCodes })),
      promotions.activeFor(read, at, productCodes),
    ]);
    const cards = codes.flatMap((code) => {
      const product = found.entries.get(code)?.product;
      return product?.onSale ? [productCard(product, stock, active.of(product, locale), at)] : [];
    });
    const skus = [...found.entries.values()].flatMap((entry) => [...entry.skus.values()].map(({ sku }) => sku));
    const { until } = spanOfSales(active.span, skus, at);
    return { cards, attributes: found.attributes, active, until, skuCodes: skus.map(({ code }) => code) };
  };

  /** SKUs requested in the same tick are read by one statement: in a flash sale many shoppers add the same ones at once. */
  const readLive = batchQueries(
    ({ locale }: LiveQuestion) => locale,
    async (db, questions) => {
      const locale = questions[0]?.locale ?? fallbackLocale;
      const skuCodes = [...new Set(questions.flatMap((question) => question.skuCodes))];
      const read = batchFragments(db);
      const at = clock.now();
      const [found, stock, active] = await Promise.all([
        cache.now(read, "sku", skuCodes, locale),
        read(stockOfSkus({ skuCodes })),
        promotions.activeForSkus(read, at, skuCodes),
      ]);
      const live = liveSkus(skusOfEntries(found), { stock, promotions: active, at }, locale);
      return questions.map((question) => pick(live, question.skuCodes));
    },
  );

  return {
    bySku: async (db, skuCodes, locale, version) =>
      skusOfEntries(await cache.at(batchFragments(db), "sku", skuCodes, locale, version)),

    liveBySku: async (db, skuCodes, locale) => (skuCodes.length === 0 ? new Map() : readLive(db, { skuCodes, locale })),

    async cards(db, codes, locale) {
      const { cards, attributes } = await liveCards(batchFragments(db), codes, locale);
      return { cards, attributes };
    },

    async validatedCards(db, codes, locale, read = batchFragments(db)) {
      const [{ cards, attributes, active, until, skuCodes }, catalogue] = await Promise.all([
        liveCards(read, codes, locale),
        validators.catalogueFingerprint(read, codes),
      ]);
      const fingerprint = validators.join(catalogue, active);
      return {
        cards,
        attributes,
        versions: fingerprint.versions,
        validator: validators.validator(db, fingerprint, until, skuCodes),
      };
    },

    versions: (db) => validators.versions(batchFragments(db)),

    async promotionsOf(db, { kind, code }, locale) {
      const read = batchFragments(db);
      const [found, active] = await Promise.all([
        cache.now(read, kind, [code], locale),
        kind === "sku"
          ? promotions.activeForSkus(read, clock.now(), [code])
          : promotions.activeFor(read, clock.now(), [code]),
      ]);
      const product = found.entries.get(code)?.product;
      return product ? active.of(product, locale) : [];
    },
  };
}

function skusOfEntries({ entries }: FoundProducts): Map<string, CatalogueSku> {
  const skus = new Map<string, CatalogueSku>();
  for (const [code, entry] of entries) {
    const sku = entry.skus.get(code);
    if (sku) skus.set(code, sku);
  }
  return skus;
}

function pick<Value>(found: ReadonlyMap<string, Value>, codes: readonly string[]): Map<string, Value> {
  const picked = new Map<string, Value>();
  for (const code of codes) {
    const value = found.get(code);
    if (value !== undefined) picked.set(code, value);
  }
  return picked;
}
