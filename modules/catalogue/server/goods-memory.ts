import type { Locale } from "#kit/core/locale.ts";
import { BoundedCache } from "#kit/graphql/bounded-cache.ts";
import type { ShelfGoods } from "./store/shelf-goods.ts";

/** So many things; a shop is asked for far fewer again and again. */
const mostGoods = 4_000;

/** What is known of the goods of one edition of the catalogue; null for an SKU the catalogue does not have. */
export type KeptGoods = {
  find(skuCode: string, locale: Locale): ShelfGoods | null | undefined;
  keep(skuCode: string, locale: Locale, goods: ShelfGoods | null): void;
};

/**
 * Keeps what rarely changes about goods from one reading to the next: names, prices, pictures. The database tells with each reading which
 * edition of its catalogue it has, and what was kept of another is forgotten. Stock and promotions are never in here.
 */
export type GoodsMemory = { of(edition: string): KeptGoods };

export function goodsMemory(): GoodsMemory {
  let current: { readonly edition: string; readonly kept: KeptGoods } | null = null;
  return {
    of(edition) {
      if (current?.edition !== edition) current = { edition, kept: keptGoods() };
      return current.kept;
    },
  };
}

function keptGoods(): KeptGoods {
  const goods = new BoundedCache<{ readonly goods: ShelfGoods | null }>(mostGoods);
  const keyOf = (skuCode: string, locale: Locale) => `${locale} ${skuCode}`;
  return {
    find: (skuCode, locale) => goods.get(keyOf(skuCode, locale))?.goods,
    keep: (skuCode, locale, found) => goods.set(keyOf(skuCode, locale), { goods: found }),
  };
}
