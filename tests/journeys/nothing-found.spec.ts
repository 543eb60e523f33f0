import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

test("a search without results offers other terms, departments with pictures, a contact link", {
  tag: "@desktop",
}, async ({ page }) => {
  const response = await visit(page, "/search/xqzvkw?q=xqzvkw");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Nothing found for “xqzvkw”" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact-us");
  await expect(main.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/plp/search");
  await expect(main.getByRole("link", { name: "Training" }).locator("img")).toBeVisible();
  await expectAccessible(page, "nothing found");
});

test("a misspelt term is corrected, and the page shows it", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/search/bakcpack?q=bakcpack");
  await expect(page.locator("#results article").first()).toBeVisible();
  await expect(page.getByText("Nothing was found for “bakcpack”. Here is what we found for “backpack”.")).toBeVisible();
});

test("LP-10 an address that names no listing is a missing page", { tag: "@desktop" }, async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  for (const path of ["/xqzvkw.html", "/category/xqzvkw.html", "/plp/xqzvkw", "/search/xqzvkw.html", "/xqzvkw"]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
  }
});
