import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** The promotion's part of a landing page, with its products loaded. */
async function openShopMore(page: Page) {
  await visit(page, "/page/court-days");
  const part = page.locator("#play-more");
  // Its script may still be replacing what the server drew.
  await expect(() => part.scrollIntoViewIfNeeded()).toPass();
  await expect(part.getByRole("article").first()).toBeVisible();
  return part;
}

test("PR-06 PR-07 PR-11 BC-37 a bar names the promotion; its levels fold; ten products stand in a rail", async ({
  page,
  isMobile,
}) => {
  const part = await openShopMore(page);
  await expect(part.getByRole("heading", { level: 2 })).toContainText("The more you play, the less you pay");
  await expect(part.getByRole("button", { name: "See more products" })).toBeVisible();
  const last = part.getByText("From Rp3.000.000 12% off");
  await expect(last).toBeHidden();
  await part.getByText("Show all 3 levels").click();
  await expect(last).toBeVisible();
  await part.getByText("Show all 3 levels").click();
  await expect(last).toBeHidden();

  const cards = part.getByRole("article");
  await expect(cards).toHaveCount(10);
  const row = part.getByRole("list", { name: "Products of The more you play, the less you pay" });
  const [space, card, second] = await Promise.all([
    row.boundingBox(),
    cards.nth(0).boundingBox(),
    cards.nth(1).boundingBox(),
  ]);
  const step = (second?.x ?? 0) - (card?.x ?? 0);
  const seen = ((space?.width ?? 0) - 2 * (isMobile ? 16 : 12) + (step - (card?.width ?? 0))) / step;
  expect(seen).toBeCloseTo(isMobile ? 2.4 : 5, 0);
  await expectAccessible(page, "a promotion's products");
});

test("BC-37 the rail moves on by one view, within a second", { tag: "@desktop" }, async ({ page }) => {
  await page.clock.install();
  const part = await openShopMore(page);
  const row = part.getByRole("list", { name: "Products of The more you play, the less you pay" });
  const scrolled = () => row.evaluate((list) => list.scrollLeft);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await part.getByRole("button", { name: "Next products" }).click();
  await page.clock.runFor(500);
  const halfWay = await scrolled();
  await page.clock.runFor(450);
  const almost = await scrolled();
  // The last frame comes up to 16 ms after the second.
  await page.clock.runFor(80);
  const arrived = await scrolled();
  expect(halfWay).toBeGreaterThan(arrived * 0.3);
  expect(halfWay).toBeLessThan(arrived * 0.7);
  expect(almost).toBeLessThan(arrived);
  expect(arrived).toBeGreaterThan(1_000);
  await page.clock.runFor(1_000);
  expect(await scrolled()).toBe(arrived);
  await expect(part.getByRole("button", { name: "Next products" })).toHaveAttribute("aria-disabled", "true");
});

test("PR-09 PR-12 CA-05 BC-38 TR-31 a card's button loads, shows Added for three seconds, and the badge follows", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await page.clock.install();
  const part = await openShopMore(page);
  const guest = await guestIdOf(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const button = part.getByRole("article").getByRole("button", { name: /^Add/ }).first();
  await expect(button).toHaveText(/^Add /);
  await button.click();
  await expect(button).toHaveText(/^Added /);
  await page.clock.runFor(2_999);
  await expect(button).toHaveText(/^Added /);
  await page.clock.runFor(1);
  await expect(button).toHaveText(/^Add /);
  await expect(page.getByRole("link", { name: /^Cart/ })).toHaveText("Cart 1 in your cart");
  const stored = await shop.sql("select distribution_type, quantity from cart.line where owner = $1", [
    `guest:${guest}`,
  ]);
  expect(stored).toEqual([{ distribution_type: "11", quantity: 1 }]);
  await expect(part.getByText(/^Rp[\d.]+ more for \d+% off$|^You get \d+% off$/)).toBeVisible();
});

test("1A-11 a card with several sizes or colours opens a choice, and adds the chosen one", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const part = await openShopMore(page);
  const guest = await guestIdOf(page);
  const card = part
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Choose/ }) })
    .first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const chosen = part.getByRole("article").filter({ hasText: name }).first();
  await chosen.getByRole("button", { name: /^Choose/ }).click();
  const question = chosen.getByRole("combobox", { name: /^Size or colour of/ });
  await expect(question).toBeFocused();
  const add = chosen.getByRole("button", { name: /^Add/ });
  await expect(add).toBeDisabled();
  const options = question.locator("option:not([disabled])");
  const sku = (await options.last().getAttribute("value")) ?? "";
  await question.selectOption(sku);
  await add.click();
  await expect(page.getByRole("link", { name: /^Cart/ })).toHaveText("Cart 1 in your cart");
  const stored = await shop.sql("select sku_code, quantity from cart.line where owner = $1", [`guest:${guest}`]);
  expect(stored).toEqual([{ sku_code: sku, quantity: 1 }]);
});

test("PR-10 a card without stock is sold out", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/graphql?opname=queryCatalogProductsByPromotion", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const sku of body.data.queryCatalogProductsByPromotion.data.dataList[0].skuList) sku.stock = 0;
    await route.fulfill({ response: response, json: body });
  });
  const part = await openShopMore(page);
  await expect(part.getByRole("article").first().getByRole("button", { name: "Sold out" })).toBeDisabled();
});

test("PR-08 BC-31 the dialog holds the whole list, page after page, 1045 px wide and full on a phone", async ({
  page,
  isMobile,
}) => {
  const part = await openShopMore(page);
  await part.getByRole("button", { name: "See more products" }).click();
  const dialog = page.getByRole("dialog", { name: "The more you play, the less you pay" });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(isMobile ? 360 : 1_045);
  const cards = dialog.getByRole("article");
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.nth(10)).toBeAttached();
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.nth(20)).toBeAttached();
  await expectAccessible(page, "the dialog with a promotion's products");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a page of the list that cannot be loaded shows an error and can be tried again", { tag: "@phone" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  const part = await openShopMore(page);
  await page.route("**/graphql?opname=queryCatalogProductsByPromotion", (route) => route.abort());
  await part.getByRole("button", { name: "See more products" }).click();
  const dialog = page.getByRole("dialog", { name: "The more you play, the less you pay" });
  await dialog.getByRole("article").last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("alert").filter({ hasText: "The products could not be loaded." })).toBeVisible();
  await expect(dialog.getByRole("article")).toHaveCount(10);
  await page.unroute("**/graphql?opname=queryCatalogProductsByPromotion");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("article").nth(10)).toBeAttached();
});

test("PR-18 BC-38 the text about a promotion stays for a second after the pointer has left", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install();
  const part = await openShopMore(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const tooltip = part.getByRole("tooltip");
  await part.getByRole("button", { name: "About this promotion" }).hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(999);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(1);
  await expect(tooltip).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the levels of a promotion can still be read", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/page/build-together");
    const part = page.locator("#gifts");
    await expect(part.getByRole("heading", { level: 2 })).toContainText("A gift for builders");
    await part.getByText("Show all 3 levels").click();
    await expect(part.getByText(/From Rp2\.000\.000 free:/)).toBeVisible();
  });
});
