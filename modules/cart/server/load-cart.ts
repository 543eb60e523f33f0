import type { CacheValidator } from "#kit/cache/validators.ts";
import { versionedCache } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import { type LiveSku, liveSkus, type Span } from "#modules/catalogue/server/index.ts";
import { giveawaySkus } from "#modules/promotion/server/index.ts";
import type { FreightTable } from "#modules/shipping/server/index.ts";
import { type BasketInput, basketInput, promotionsFor, readBasketInput } from "./basket-input.ts";
import { type CartLine, joinLines, skuCodesOf } from "./cart.ts";
import type { CartDeps } from "./cart-deps.ts";
import { readPricedCartRows } from "./store/cart-query.ts";

/** A cart with everything its page and price depend on. */
export type LoadedCart = {
  readonly lines: readonly CartLine[];
  readonly input: BasketInput;
  readonly freight: FreightTable;
  /** Gifts and add-on offers of its promotions, by SKU. */
  readonly giveaways: () => Promise<ReadonlyMap<string, LiveSku>>;
  /** Null when the fingerprint does not cover everything that was read, or no session was named. */
  readonly validator: CacheValidator | null;
};

export type CartKey = {
  readonly owner: string;
  readonly buyerKey: string | null;
  readonly locale: Locale;
  /** The owner's session, when the response is to be cached. */
  readonly sessionId?: string | null;
};

/**
 * Loads a cart with everything its page and price depend on. One statement, whatever the number of lines; one more when the catalogue or the
 * promotions have changed, or when the promotions have too many gifts to read them in advance.
 */
export async function loadCart(
  deps: CartDeps,
  { owner, buyerKey, locale, sessionId = null }: CartKey,
): Promise<LoadedCart> {
  const { database, products, promotions, clock, freight = versionedCache<FreightTable>() } = deps;
  const db = database.kysely;
  const at = clock.now();
  const rates = freight.lookup();
  const expected = promotions.expectedGiveaways(at);
  const query = { sessionId, owner, buyerKey, giveaways: expected, knownFreight: rates.knownVersion };
  const found = await readPricedCartRows(db, query);
  const rows = found.read();
  const skus = await products.bySku(db, skuCodesOf(rows.lines), locale, rows.catalogueVersion);
  const active = await promotions.activeAt(db, at, rows.promotions);
  const live = { stock: rows.stock, promotions: active };
  const lines = joinLines(rows.lines, liveSkus(skus, live, locale), rows.inStores);
  const applied = await promotionsFor(db, lines, at);
  const given = giveawaySkus(applied);
  const cart = { lines, freight: rates.store(rows.freight) };
  if (!given.every((code) => expected.includes(code))) {
    const input = await readBasketInput(db, lines, { at, buyerKey });
    return { ...cart, input, giveaways: () => products.liveBySku(db, given, locale), validator: null };
  }
  // With freight rates this process did not have, each recheck would return the rates again.
  const cacheable = sessionId !== null && rows.holder === owner && rows.freight.value === null;
  return {
    ...cart,
    input: basketInput(lines, { ...rows, promotions: applied }),
    giveaways: async () => liveSkus(await products.bySku(db, given, locale, rows.catalogueVersion), live, locale),
    validator: cacheable
      ? {
          sessionId,
          fingerprint: found.fingerprint,
          recheck: async () =>
            isWithin(active.span, clock.now()) ? (await readPricedCartRows(db, query)).fingerprint : "",
        }
      : null,
  };
}

const isWithin = ({ from, until }: Span, at: Date): boolean => from <= at.getTime() && at.getTime() < until;
