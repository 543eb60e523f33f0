import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import { type LiveSku, liveSkus, type SalePriced, type Span, spanOfSales } from "#modules/catalogue/server/index.ts";
import { giveawaySkus } from "#modules/promotion/server/index.ts";
import { type FreightTable, readFreightTable } from "#modules/shipping/server/index.ts";
import { type BasketInput, basketInput, promotionsFor, readBasketInput } from "./basket-input.ts";
import { type CartLine, joinLines, skuCodesOf } from "./cart.ts";
import type { CartDeps } from "./cart-deps.ts";
import { buyerKindOf } from "./cart-owner.ts";
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
 * Loads a cart with everything its page and price depend on. One statement for any number of lines; one more when the catalogue, the
 * promotions or the freight rates have changed, or when the promotions have too many gifts to read them in advance.
 */
export async function loadCart(
  deps: CartDeps,
  { owner, buyerKey, locale, sessionId = null }: CartKey,
): Promise<LoadedCart> {
  const { database, products, promotions, clock, freight } = deps;
  const db = database.kysely;
  const at = clock.now();
  const expected = promotions.expectedGiveaways(at);
  const query = { sessionId, owner, buyerKey, giveaways: expected };
  const found = await readPricedCartRows(db, query);
  const rows = found.read();
  const skus = await products.bySku(db, skuCodesOf(rows.lines), locale, rows.catalogueVersion);
  const active = await promotions.activeAt(db, at, rows.promotions);
  const live = { stock: rows.stock, promotions: active, at };
  const lines = joinLines(rows.lines, liveSkus(skus, live, locale), rows.inStores);
  const applied = await promotionsFor(db, lines, at);
  const given = giveawaySkus(applied);
  const table = freight ? await freight.at(db, rows.freightVersion) : await readFreightTable(db);
  const buyer = buyerKindOf(owner, rows.isClubMember);
  const { budgets } = rows.promotions;
  const { rules } = promotions;
  const cart = { lines, freight: table };
  if (!given.every((code) => expected.includes(code))) {
    const input = await readBasketInput(db, lines, { at, buyer, buyerKey, budgets, rules });
    return { ...cart, input, giveaways: () => products.liveBySku(db, given, locale), validator: null };
  }
  const cacheable = sessionId !== null && rows.holder === owner;
  const shown = [...skus.values()];
  return {
    ...cart,
    input: basketInput(lines, { ...rows, buyer, promotions: applied, budgets, rules }),
    async giveaways() {
      const found = await products.bySku(db, given, locale, rows.catalogueVersion);
      shown.push(...found.values());
      return liveSkus(found, live, locale);
    },
    validator: cacheable
      ? {
          sessionId,
          fingerprint: found.fingerprint,
          recheck: async () =>
            isWithin(priceSpan(active.span, shown, at), clock.now())
              ? (await readPricedCartRows(db, query)).fingerprint
              : "",
        }
      : null,
  };
}

/** The time span around a moment in which the same promotions run and the sale prices of these SKUs stay the same. */
const priceSpan = (span: Span, skus: readonly { readonly sku: SalePriced }[], at: Date): Span =>
  spanOfSales(
    span,
    skus.map(({ sku }) => sku),
    at,
  );

const isWithin = ({ from, until }: Span, at: Date): boolean => from <= at.getTime() && at.getTime() < until;
