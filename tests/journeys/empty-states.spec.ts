import { forgetPages } from "../support/forget-pages.ts";
import { expect, test } from "../support/own-shop-test.ts";
import { visit } from "../support/visit.ts";

test("BL-04 SG-05 TR-40 without stories, charts or stores each page shows its empty state", {
  tag: "@desktop",
}, async ({ page, shop, consent }) => {
  await consent("necessary");
  await shop.sql("delete from content.article");
  await shop.sql("delete from size_guide.guide");
  await shop.sql("delete from stores.store");
  // Other tests of this shop may have opened the pages; a node drops them when it hears of it.
  await forgetPages(shop);
  await expect(async () => {
    await page.goto("/contact-us");
    await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Often asked" })).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await visit(page, "/blog");
  await expect(page.getByRole("heading", { level: 2, name: "There are no stories yet" })).toBeVisible();
  await visit(page, "/size-guide");
  await expect(page.getByRole("heading", { level: 2, name: "There is no size guide yet" })).toBeVisible();
  await expect(page).toHaveURL("/size-guide");
  await visit(page, "/store");
  await expect(page.getByRole("heading", { level: 2, name: "There are no stores yet" })).toBeVisible();
});
