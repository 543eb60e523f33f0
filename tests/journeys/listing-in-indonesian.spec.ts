import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ context, shop, consent }) => {
  await consent("necessary");
  await context.addCookies([{ name: "gt-local", value: "id-ID", url: shop.url }]);
});

test("LS-03 a shopper searches, narrows, sorts and loads more in Indonesian", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await visit(page, "/search/sepatu?q=sepatu");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hasil untuk “sepatu”");
  const cards = page.locator("#results article");
  await expect(cards).toHaveCount(10);
  await page.getByRole("link", { name: "Muat lebih banyak" }).click();
  await expect(cards).toHaveCount(20);
  await page.getByRole("button", { name: "Saring" }).click();
  const drawer = page.getByRole("dialog", { name: "Saring" });
  await drawer.getByRole("group", { name: "Merek" }).getByRole("checkbox").first().check();
  await expect(drawer.getByRole("button", { name: /^Tampilkan \d+ produk$/ })).not.toHaveAttribute("aria-busy");
  await expectAccessible(page, "the open drawer");
  await drawer.getByRole("button", { name: /^Tampilkan \d+ produk$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("list", { name: "Filter yang dipilih" }).getByRole("link")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Urutkan" }).and(page.locator(":visible")).selectOption("NEWEST");
  await expect(page).toHaveURL(/\/search\/sepatu\?q=sepatu&brand=\w+&sort=NEWEST$/);
  await expectAccessible(page, "a narrowed listing");
});
