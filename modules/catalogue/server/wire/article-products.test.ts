import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveArticle } from "#modules/content/server/index.ts";
import { catalogueFixture } from "../testing/catalogue-fixture.ts";
import { aProduct, insertProducts, runningShoe } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [runningShoe, aProduct("LKH2", { releasedOn: "2026-08-01" })]);
const fixture = catalogueFixture(database);

const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text])) as never;
async function article(code: string, html: string) {
  const saved = await saveArticle(database.kysely, {
    ...{ code, kind: "Blog", topic: "running", createdAt: "2026-11-01T03:00:00Z", image: null },
    ...{ title: inAll("Title"), subtitle: inAll("Subtitle"), html: inAll(html) },
  });
  if (!saved.ok) throw new Error(saved.error.sentence);
}

const document = `query($code: String!) { queryArticleDetail(articleCode: $code) {
  articleProducts { columnId productList { productCode } } } }`;
type Answer = {
  queryArticleDetail: { articleProducts: { columnId: string; productList: { productCode: string }[] }[] };
};
const blocks = async (code: string) =>
  (await fixture.ask<Answer>(document, { code })).queryArticleDetail.articleProducts.map(
    ({ columnId, productList }) => [columnId, ...productList.map(({ productCode }) => productCode)],
  );

test("product cards are listed in an article block by block, in the editor's order; deleted products are left out", async () => {
  const both = `LKH2,${runningShoe.code}`;
  await article("shoes", `<p>a</p><div data-products="${both}"></div><p>b</p><div data-products="GONE"></div>`);
  expect(await blocks("shoes")).toEqual([[both, "LKH2", runningShoe.code], ["GONE"]]);
});

test("an article without products loads none", async () => {
  await article("plain", "<p>a</p>");
  expect(await blocks("plain")).toEqual([]);
});
