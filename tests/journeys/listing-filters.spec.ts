import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilBackCloses, visit } from "../support/visit.ts";

const results = (page: Page) => page.locator("#results");
const count = async (page: Page) =>
  Number(/\d+/.exec((await results(page).getByRole("status").first().textContent()) ?? "")?.[0]);

test.beforeEach(({ consent }) => consent("necessary"));

test("filters narrow the results at once, stand in the address and can be taken away one by one", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/sports.html");
  const panel = page.getByRole("complementary", { name: "Filter" });
  const brands = panel.getByRole("group", { name: "Brand" }).getByRole("checkbox");
  const whole = await count(page);
  const [first, second] = [brands.nth(0), brands.nth(1)];
  const codes = [await first.getAttribute("value"), await second.getAttribute("value")];
  const counts = (await panel.getByRole("group", { name: "Brand" }).locator("label").allTextContents()).map((text) =>
    Number(/(\d+)$/.exec(text)?.[1]),
  );

  await first.check();
  await expect(page).toHaveURL(`/sports.html?brand=${codes[0]}`);
  await expect(results(page)).toHaveAttribute("aria-busy", "false");
  await expect.poll(() => count(page)).toBe(counts[0]);
  await expect(first).toBeFocused();

  // Inside a group any will do.
  await second.check();
  await expect(page).toHaveURL(`/sports.html?brand=${codes[0]}&brand=${codes[1]}`);
  await expect.poll(() => count(page)).toBe((counts[0] ?? 0) + (counts[1] ?? 0));

  const chips = page.getByRole("list", { name: "Chosen filters" });
  await expect(chips.getByRole("link", { name: /^Remove filter/ })).toHaveCount(2);
  await chips
    .getByRole("link", { name: /^Remove filter/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/sports.html?brand=${codes[1]}`);
  await expect(first).not.toBeChecked();
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/sports.html");
  await expect.poll(() => count(page)).toBe(whole);

  await page.goBack();
  await expect(page).toHaveURL(`/sports.html?brand=${codes[1]}`);
  await expect(second).toBeChecked();
});

test("the order stands in the address and changes what comes first", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/sports.html");
  await page.getByRole("combobox", { name: "Sort by" }).and(page.locator(":visible")).selectOption("PRICE_UP");
  await expect(page).toHaveURL("/sports.html?sort=PRICE_UP");
  const prices = () =>
    results(page)
      .locator("article p.tabular-nums > span:first-child")
      .evaluateAll((spans) => spans.map((span) => Number((span.textContent ?? "").replace(/\D/g, ""))));
  // The address is new a moment before the cards are.
  await expect
    .poll(async () => (await prices()).every((price, at, all) => at === 0 || price >= (all[at - 1] ?? 0)))
    .toBe(true);
  expect(await prices()).toHaveLength(10);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});

test("on a phone filters are chosen in a drawer that shows the number of products", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, "/contact-us");
  await visit(page, "/sports.html");
  await page.getByRole("button", { name: "Filter" }).click();
  const drawer = page.getByRole("dialog", { name: "Filter" });
  const brand = drawer.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
  const code = await brand.getAttribute("value");
  const expected = Number(
    /(\d+)$/.exec(
      (await drawer.getByRole("group", { name: "Brand" }).locator("label").first().textContent()) ?? "",
    )?.[1],
  );
  await brand.check();
  // Nothing has changed yet behind the drawer.
  await expect(page).toHaveURL("/sports.html");
  await drawer
    .getByRole("button", { name: expected === 1 ? "Show 1 product" : `Show ${expected} products`, exact: true })
    .click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`/sports.html?brand=${code}`);
  await expect.poll(() => count(page)).toBe(expected);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/sports.html");
  await expect.poll(() => count(page)).toBeGreaterThan(expected);
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
});

test("Back closes the drawer and leaves everything as it was", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/sports.html");
  await page.getByRole("button", { name: "Filter" }).click();
  const drawer = page.getByRole("dialog", { name: "Filter" });
  await drawer.getByRole("checkbox").first().check();
  await untilBackCloses(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/sports.html");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toHaveCount(0);
});

test("filters without a result show it and lead back", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/sports.html?brand=no-such-brand");
  await expect(page.getByRole("heading", { name: "No product matches these filters" })).toBeVisible();
  await page.getByRole("link", { name: "Clear the filters" }).click();
  await expect(page).toHaveURL("/sports.html");
  await expect(results(page).locator("article").first()).toBeVisible();
});
