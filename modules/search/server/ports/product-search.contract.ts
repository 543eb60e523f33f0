import { expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { facets } from "../../contract/facets.ts";
import type { Listing, ListingQuery, ProductSearch } from "./product-search.ts";

/** Products for the suite: more than one page, some of them in one category and of one brand. */
export type SearchFixtureProducts = {
  readonly search: ProductSearch;
  /** A category and a brand of some, but not all products. */
  readonly category: { readonly code: string; readonly slug: string };
  readonly brand: { readonly code: string };
  /** A term that some products have, and the product that ranks first for it. */
  readonly word: { readonly text: string; readonly first: string };
};

/** The contract suite for implementations of `ProductSearch`. */
export function productSearchContract(makeFixture: () => Promise<SearchFixtureProducts>) {
  const everything: ListingQuery = {
    text: null,
    category: null,
    brand: null,
    slug: null,
    chosen: {},
    sort: "RELEVANCE",
    offset: 0,
    limit: 5,
  };
  const call = async (search: ProductSearch, query: Partial<ListingQuery>, locale: Locale = "en-US") => {
    const found = await search.list({ ...everything, ...query }, locale);
    if (!found) throw new Error("the listing does not exist");
    return found;
  };
  const totalOf = ({ pageInfo }: Listing) => pageInfo.totalCount;

  test("pages contain every product once, and the total counts them", async () => {
    const { search } = await makeFixture();
    const total = totalOf(await call(search, {}));
    expect(total).toBeGreaterThan(5);
    const seen: string[] = [];
    for (let offset = 0; offset < total; offset += 5) {
      const page = await call(search, { offset });
      seen.push(...page.productCodes);
      expect(page.pageInfo.hasNextPage).toBe(offset + 5 < total);
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect((await call(search, { offset: total + 5 })).productCodes).toEqual([]);
  });

  test("a category and a brand filter the list; the slug of a category gives the same list as its code", async () => {
    const { search, category, brand } = await makeFixture();
    const all = totalOf(await call(search, {}));
    const within = await call(search, { category: category.code });
    expect(within.heading).toMatchObject({ kind: "CATEGORY", code: category.code });
    expect(totalOf(within)).toBeLessThan(all);
    expect(await call(search, { slug: category.slug })).toEqual(within);
    const branded = await call(search, { brand: brand.code });
    expect(branded.heading).toMatchObject({ kind: "BRAND", code: brand.code });
    expect(totalOf(branded)).toBeLessThanOrEqual(all);
  });

  test("the count of a facet value is the number of results after choosing it", async () => {
    const { search } = await makeFixture();
    const { filters } = await call(search, {});
    expect(filters.map(({ code }) => code)).toEqual(
      facets.filter((code) => filters.some((group) => group.code === code)),
    );
    for (const group of filters) {
      for (const item of group.items) {
        const narrowed = await call(search, { chosen: { [group.code]: [item.code] } });
        expect([group.code, item.code, totalOf(narrowed)]).toEqual([group.code, item.code, item.count]);
      }
    }
  });

  test("a product is found by a term of its name, and suggested by a prefix of it", async () => {
    const { search, word } = await makeFixture();
    const found = await call(search, { text: word.text });
    expect(found.heading).toMatchObject({ kind: "SEARCH", name: word.text });
    expect([found.productCodes[0], found.corrected, found.partial]).toEqual([word.first, null, false]);
    expect((await search.suggest(word.text.slice(0, -1), "en-US")).productCodes).toContain(word.first);
  });

  test("an unknown term matches nothing; an unknown category, brand or slug has no listing", async () => {
    const { search } = await makeFixture();
    expect(totalOf(await call(search, { text: "xqzzyxw" }))).toBe(0);
    for (const unknown of [{ category: "NOWHERE" }, { brand: "NOBODY" }, { slug: "xqzzyxw" }]) {
      expect(await search.list({ ...everything, ...unknown }, "en-US")).toBeNull();
    }
    expect(await search.suggest("x", "en-US")).toEqual({ keywords: [], categories: [], brands: [], productCodes: [] });
  });
}
