import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { searchFixture } from "./testing/search-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [
  aProduct("LKH1", { names: inAll(`It's a "quoted" \\ & | ! :* <-> (name) 100% _`) }),
  aProduct("LKH2", { names: inAll("Plain 'n' simple 👟") }),
]);
const fixture = searchFixture(database);
await fixture.rebuild();

const listing = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) { success errorCode } }`;
const suggestions = `query($keyword: String!) { querySuggestions(keyword: $keyword) { keywords productList { productCode } } }`;
type Answer = { errors?: unknown[]; data: { initCatalogProduct?: { errorCode: string | null } } };

const specials = fc.constantFrom(
  "'",
  '"',
  "\\",
  "&",
  "|",
  "!",
  ":*",
  "<->",
  "(",
  ")",
  "%",
  "_",
  "\0",
  "--",
  "$1",
  "👟",
  "é",
  "积木",
  "\ud800",
  " ",
  "a",
  "42",
);
const unusual = fc.oneof(
  fc.array(specials, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 100 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

test("no input causes a database error", async () => {
  await fc.assert(
    fc.asyncProperty(unusual, async (typed) => {
      const [listed, bySlug, suggested] = await Promise.all([
        fixture.ask<Answer>(listing, { input: { conditionKeyword: typed } }),
        fixture.ask<Answer>(listing, {
          input: { slug: typed, filters: [{ code: "size", values: [typed.slice(0, 64)] }] },
        }),
        fixture.ask<Answer>(suggestions, { keyword: typed.slice(0, 80) }),
      ]);
      expect([listed.errors, bySlug.errors, suggested.errors]).toEqual([undefined, undefined, undefined]);
      const expected = [null, "LISTING_NOT_FOUND", "INVALID_INPUT"];
      expect(expected).toContain(listed.data.initCatalogProduct?.errorCode);
      expect(expected).toContain(bySlug.data.initCatalogProduct?.errorCode);
    }),
    { numRuns: 120 },
  );
});

test("punctuation around terms is ignored", async () => {
  const find = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) { data { dataList { productCode } } } }`;
  for (const typed of ["quoted", '"quoted"', "quoted & name", "(name) | quoted!", "it's quoted", "100% quoted"]) {
    expect(await fixture.ask(find, { input: { conditionKeyword: typed } })).toEqual({
      data: { initCatalogProduct: { data: { dataList: [{ productCode: "LKH1" }] } } },
    });
  }
});
