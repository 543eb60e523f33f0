import sharp from "sharp";
import { expect, test } from "../support/shop-test.ts";
import { untilWhole, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("LP-04 BC-42 by default a column has four cards in a row, two on a phone", async ({ page, isMobile }) => {
  await visit(page, "/");
  await untilWhole(page);
  const cards = page.locator("#new").getByRole("article");
  await expect(cards).toHaveCount(8);
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 4);
});

test("LP-06 BC-44 a card's picture is a webp, 400 pixels wide", { tag: "@phone" }, async ({ page, request }) => {
  await visit(page, "/");
  const source = await page.locator("#new").getByRole("article").first().locator("img").first().getAttribute("src");
  const response = await request.get(source ?? "");
  const { width, format } = await sharp(await response.body()).metadata();
  expect({ width, format }).toEqual({ width: 400, format: "webp" });
});

test("LP-05 a card leads to the product's own page", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/");
  const link = page.locator("#new").getByRole("link", { name: "Market Shophouse Row", exact: true });
  await expect(link).toHaveAttribute("href", /^\/pdp\/Market-Shophouse-Row\/BTR1016\?skuCode=BTR1016/);
});
