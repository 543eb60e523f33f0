import { expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { groups } from "../../contract/groups.ts";
import type { Listing, ListingQuestion, ProductSearch } from "./product-search.ts";

/** What stands in the shop that is searched: more than one page of products, among them those of one category and brand. */
export type SearchFixtureGoods = {
  readonly search: ProductSearch;
  /** A category and a brand that have some of the products, but not all. */
  readonly category: { readonly code: string; readonly slug: string };
  readonly brand: { readonly code: string };
  /** A word that some products have, and the product whose name it is most of all. */
  readonly word: { readonly text: string; readonly first: string };
};

/** Every search, the shop's own and each vendor's, passes these. */
export function productSearchContract(makeFixture: () => Promise<SearchFixtureGoods>) {
  const everything: ListingQuestion = {
    words: null,
    category: null,
    brand: null,
    slug: null,
    chosen: {},
    sort: "RELEVANCE",
    offset: 0,
    limit: 5,
  };
  const ask = async (search: ProductSearch, question: Partial<ListingQuestion>, locale: Locale = "en-US") => {
    const found = await search.list({ ...everything, ...question }, locale);
    if (!found) throw new Error("there is no such listing");
    return found;
  };
  const totalOf = ({ pageInfo }: Listing) => pageInfo.totalCount;

  test("pages follow each other without a gap or a product twice, and all of them are counted", async () => {
    const { search } = await makeFixture();
    const total = totalOf(await ask(search, {}));
    expect(total).toBeGreaterThan(5);
    const walked: string[] = [];
    for (let offset = 0; offset < total; offset += 5) {
      const page = await ask(search, { offset });
      walked.push(...page.productCodes);
      expect(page.pageInfo.hasNextPage).toBe(offset + 5 < total);
    }
    expect(walked).toHaveLength(total);
    expect(new Set(walked).size).toBe(total);
    expect((await ask(search, { offset: total + 5 })).productCodes).toEqual([]);
  });

  test("a category and a brand narrow the list; the address of the category is the same as its code", async () => {
    const { search, category, brand } = await makeFixture();
    const all = totalOf(await ask(search, {}));
    const within = await ask(search, { category: category.code });
    expect(within.heading).toMatchObject({ kind: "CATEGORY", code: category.code });
    expect(totalOf(within)).toBeLessThan(all);
    expect(await ask(search, { slug: category.slug })).toEqual(within);
    const branded = await ask(search, { brand: brand.code });
    expect(branded.heading).toMatchObject({ kind: "BRAND", code: brand.code });
    expect(totalOf(branded)).toBeLessThanOrEqual(all);
  });

  test("every count is what choosing that value leads to", async () => {
    const { search } = await makeFixture();
    const { filters } = await ask(search, {});
    expect(filters.map(({ code }) => code)).toEqual(
      groups.filter((code) => filters.some((group) => group.code === code)),
    );
    for (const group of filters) {
      for (const item of group.items) {
        const narrowed = await ask(search, { chosen: { [group.code]: [item.code] } });
        expect([group.code, item.code, totalOf(narrowed)]).toEqual([group.code, item.code, item.count]);
      }
    }
  });

  test("what has a word in its name is found by it, and suggested while it is typed", async () => {
    const { search, word } = await makeFixture();
    const found = await ask(search, { words: word.text });
    expect(found.heading).toMatchObject({ kind: "SEARCH", name: word.text });
    expect([found.productCodes[0], found.corrected, found.partial]).toEqual([word.first, null, false]);
    expect((await search.suggest(word.text.slice(0, -1), "en-US")).productCodes).toContain(word.first);
  });

  test("nothing is found by a word nobody has; a place that does not exist is none", async () => {
    const { search } = await makeFixture();
    expect(totalOf(await ask(search, { words: "xqzzyxw" }))).toBe(0);
    for (const nowhere of [{ category: "NOWHERE" }, { brand: "NOBODY" }, { slug: "xqzzyxw" }]) {
      expect(await search.list({ ...everything, ...nowhere }, "en-US")).toBeNull();
    }
    expect(await search.suggest("x", "en-US")).toEqual({ keywords: [], categories: [], brands: [], productCodes: [] });
  });
}
