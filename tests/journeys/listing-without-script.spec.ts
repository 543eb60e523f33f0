import { expect, test } from "../support/shop-test.ts";

test.use({ javaScriptEnabled: false });

test("without script one walks through the pages of a list and back", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/plp/search");
  const cards = page.locator("#results article");
  await expect(cards).toHaveCount(10);
  const first = (await cards.first().textContent()) ?? "";
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL("/plp/search?page=2");
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).not.toHaveText(first);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/plp/search?page=3");
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/plp/search?page=2");
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/plp/search");
  // A page has its address before the browser has read all of it.
  await expect(cards.first()).toHaveText(first);
});

test("without script filters and order are sent with a button, and a chip takes a filter away", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/sports.html");
  await page.locator("details", { hasText: "Brand" }).first().locator("summary").first().click();
  const brand = page.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
  const code = await brand.getAttribute("value");
  await brand.check();
  await page.getByRole("button", { name: "Apply" }).and(page.locator(":visible")).first().click();
  await expect(page).toHaveURL(new RegExp(`^[^?]+/sports\\.html\\?(.*&)?brand=${code}(&|$)`));
  await expect(page.getByRole("list", { name: "Chosen filters" }).getByRole("link", { name: /^Remove/ })).toHaveCount(
    1,
  );
  await page.getByRole("combobox", { name: "Sort by" }).and(page.locator(":visible")).selectOption("PRICE_DOWN");
  await page.getByRole("button", { name: "Apply" }).and(page.locator(":visible")).last().click();
  await expect(page).toHaveURL(new RegExp(`brand=${code}&sort=PRICE_DOWN$`));
  await page.getByRole("link", { name: /^Remove filter/ }).click();
  await expect(page).toHaveURL("/sports.html?sort=PRICE_DOWN");
});

test("without script the search box finds products", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("searchbox").fill("ball");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/plp/search?q=ball");
  await expect(page.locator("#results article").first()).toBeVisible();
});
