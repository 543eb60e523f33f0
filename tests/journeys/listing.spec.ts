import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const cards = (page: Page) => page.locator("#results article");
const more = (page: Page) => page.getByRole("link", { name: "Load more" });
const codes = (page: Page) =>
  cards(page)
    .locator("h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.beforeEach(({ consent }) => consent("necessary"));

test("LS-02 LS-08 a category has its own page, ten products at first", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/sports.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sports");
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("Sports");
  await page.getByRole("navigation", { name: "Categories below this one" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Sports");
});

test("more products load below the others, the address changes with them, and Back still leads to the page before", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/contact-us");
  await visit(page, "/plp/search");
  const first = await codes(page);
  await expect(more(page)).toHaveAttribute("href", "/plp/search?page=2");
  for (const [loaded, count] of [
    [2, 20],
    [3, 30],
  ] as const) {
    await more(page).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(page).toHaveURL(`/plp/search?page=${loaded}&prefetch=true`);
  }
  const all = await codes(page);
  expect(all.slice(0, 10)).toEqual(first);
  expect(new Set(all).size).toBe(30);
  await page.reload();
  expect(await codes(page)).toEqual(all);
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
});

test("loading more by keyboard moves focus to the first new product", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/plp/search");
  await more(page).press("Enter");
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(10).locator("h3 a")).toBeFocused();
});

test("LS-10 SH-36 SH-37 Back from a product restores the loaded pages and the position, in twenty tries", {
  tag: ["@phone", "@long"],
}, async ({ page }) => {
  await visit(page, "/plp/search?page=3&prefetch=true");
  await expect(cards(page)).toHaveCount(30);
  const links = cards(page).locator("h3 a");
  const errors: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const link = links.nth((attempt * 7) % 30);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate((by) => scrollBy(0, by), (attempt % 5) * 23 - 46);
    const before = await scrollPosition(page);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/\/pdp\//);
    // The address changes a moment before the page does.
    await expect(page.locator("#results")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/plp/search?page=3&prefetch=true");
    await expect(cards(page)).toHaveCount(30);
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThanOrEqual(50);
    errors.push(Math.abs((await scrollPosition(page)) - before));
  }
  expect(errors).toHaveLength(20);
  expect(Math.max(...errors)).toBeLessThanOrEqual(50);
});

test("1A-16 LS-06 another page of the list starts at its top", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/plp/search?page=2");
  await expect(cards(page)).toHaveCount(10);
  const next = page.getByRole("link", { name: "Next" });
  await next.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(100);
  await next.click();
  await expect(page).toHaveURL("/plp/search?page=3");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/plp/search?page=2");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  // Below the most pages that are shown together stands the way to a page alone.
  await visit(page, "/plp/search?page=20&prefetch=true");
  await more(page).scrollIntoViewIfNeeded();
  await more(page).click();
  await expect(page).toHaveURL("/plp/search?page=21");
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("LS-01 LS-05 the search terms are in the address, and other terms give other products", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/plp/search?q=ball");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ball");
  const before = await codes(page);
  const box = page.getByLabel("Search products");
  await box.fill("backpack");
  await box.press("Enter");
  await expect(page).toHaveURL("/search/backpack?q=backpack");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("backpack");
  expect(await codes(page)).not.toEqual(before);
});

test("LS-04 results have addresses that end in .html, and every address names the one to keep", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const [path, kept] of [
    ["/search/ball.html", "/search/ball.html"],
    ["/search/ball?q=ball", "/search/ball.html"],
    ["/plp/search?q=ball", "/search/ball.html"],
    ["/category/balls.html", "/balls.html"],
    ["/plp/BALLS", "/balls.html"],
    ["/sports/BALLS.html", "/balls.html"],
  ] as const) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`^http://[^/]+${kept}$`));
    await expect(cards(page).first()).toBeVisible();
  }
});
