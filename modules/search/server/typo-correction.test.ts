import { expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { searchFixture } from "./testing/search-fixture.ts";

test("1A-17 a mistyped term is corrected to the language of the page", async () => {
  const { database } = await testDatabase();
  const names = { ...inAll("First Castle"), "id-ID": "Kastel Pertama" };
  await insertProducts(database.kysely, [aProduct("LKH1", { names }), aProduct("LKH2", { names })]);
  const fixture = searchFixture(database);
  await fixture.rebuild();
  const document = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) {
    data { correctedKeyword dataList { productCode } } } }`;
  type Reply = {
    data: { initCatalogProduct: { data: { correctedKeyword: string | null; dataList: { productCode: string }[] } } };
  };
  const corrected = async (conditionKeyword: string, locale: Locale) => {
    const reply = await fixture.ask<Reply>(document, { input: { conditionKeyword } }, locale);
    const { correctedKeyword, dataList } = reply.data.initCatalogProduct.data;
    expect(dataList).toHaveLength(2);
    return correctedKeyword;
  };
  expect(await corrected("castel", "en-US")).toBe("castle");
  expect(await corrected("castel", "id-ID")).toBe("kastel");
  // A term of any language is not a typo.
  expect(await corrected("kastel", "en-US")).toBeNull();
});
