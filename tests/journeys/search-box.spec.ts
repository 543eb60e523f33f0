import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
});

test("SH-08 SH-26 Enter in an empty search box does not navigate", { tag: "@desktop" }, async ({ page }) => {
  const box = page.getByLabel("Search products");
  for (const typed of ["", "   "]) {
    await box.fill(typed);
    await box.press("Enter");
    await expect(page).toHaveURL("/contact-us");
  }
});

test("SH-26 SH-27 Enter leads to the result page, the ampersand escaped", { tag: "@phone" }, async ({ page }) => {
  const box = page.getByLabel("Search products");
  await box.fill("bata & bola");
  await box.press("Enter");
  await expect(page).toHaveURL("/search/bata%20%26%20bola?q=bata%20%26%20bola");
});
