import type { Life } from "#kit/core/kept-values.ts";

/** Names that many products share have changed: of brands, categories, sizes and colours. */
export const namesTag = "catalogue:names";

/** What a product is changes when somebody saves it, and is then forgotten at once; the time is for a lost notice. */
export const goodsLife: Life = { seconds: 30, tagsOf: (code) => [`product:${code}`, namesTag] };

/**
 * Stock and campaigns change with every order: a page may show those of this moment, give or take a second. Those that
 * change what a page says, such as the last unit sold, are forgotten with the page.
 */
export const momentary = (tagsOf: (key: string) => readonly string[]): Life => ({ seconds: 1, tagsOf });

/** A whole product as a page shows it, by its code or by a key that begins with it. */
export const shownForAMoment: Life = momentary((key) => [`product:${key.split(" ")[0]}`, "promotions", namesTag]);

export const byCode = <Named extends { readonly code: string }>(rows: readonly Named[]): Map<string, Named> =>
  new Map(rows.map((row) => [row.code, row]));
