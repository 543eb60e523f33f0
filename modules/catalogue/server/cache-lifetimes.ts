import type { CacheLifetime } from "#kit/cache/tagged-values.ts";

/** The tag of names that many products share: of brands, categories, sizes and colours. */
export const namesTag = "catalogue:names";

/** A product's description is invalidated when it is saved; the time bounds the effect of a lost notification. */
export const goodsLife: CacheLifetime = { seconds: 30, tagsOf: (code) => [`product:${code}`, namesTag] };

/**
 * Stock and promotions change with every order: a page may show values that are a second old. Changes that a page must show, such
 * as the last unit sold, invalidate the page's tags.
 */
export const momentary = (tagsOf: (key: string) => readonly string[]): CacheLifetime => ({ seconds: 1, tagsOf });

/** A whole product card, by its code or by a key that begins with it. */
export const shownForAMoment: CacheLifetime = momentary((key) => [
  `product:${key.split(" ")[0]}`,
  "promotions",
  namesTag,
]);

export const byCode = <Named extends { readonly code: string }>(rows: readonly Named[]): Map<string, Named> =>
  new Map(rows.map((row) => [row.code, row]));
