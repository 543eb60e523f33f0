import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const path = "/pdp/Rimba-100-Tennis-Racket/RAL1006";
const skuCode = "RAL1006-COURT";
const addButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
const badge = (page: Page) => page.getByRole("link", { name: /^Cart/ });

const linesOf = (shop: Shop, guest: string) =>
  shop.sql<{ sku: string; quantity: number }>(
    "select sku_code as sku, quantity from cart.line where owner = $1 order by 1",
    [`guest:${guest}`],
  );
const fill = (shop: Shop, guest: string, sku: string, quantity: number) =>
  shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, $3)", [`guest:${guest}`, sku, quantity]);

/** An SKU of which there are a few, and not more than a line may hold. */
async function scarceSku(shop: Shop) {
  const rows = await shop.sql<{ product: string; sku: string; left: number }>(
    `select sku.product_code as product, sku.code as sku, sum(stock.quantity - stock.sold)::int as left
     from catalogue.sku
     join catalogue.product on product.code = sku.product_code and product.on_sale
     join inventory.stock on stock.sku_code = sku.code
     join inventory.source on source.code = stock.source_code and source.kind = 'warehouse'
     where not exists (select from promotion.campaign_sku where campaign_sku.sku_code = sku.code)
     group by 1, 2 having count(*) = 1 and sum(stock.quantity - stock.sold) between 2 and 40
     order by 2 limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error("the demo shop has nothing scarce");
  return found;
}

test("PD-19 PD-22 TR-32 the cart is read, the product is added, and companion products are offered", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await visit(page, path);
  const guest = await guestIdOf(page);
  const read = page.waitForRequest(/opname=queryCart/);
  await addButton(page).click();
  await read;
  const step = page.getByRole("dialog", { name: "Goes well with it" });
  await expect(step).toContainText("Rimba 100 Tennis Racket is in your cart.");
  await expect(badge(page)).toHaveText("Cart 1 in your cart");
  expect(await linesOf(shop, guest)).toEqual([{ sku: skuCode, quantity: 1 }]);
  await expectAccessible(page, "the companion step");
  await expect(step.getByRole("button", { name: "Add" })).toBeDisabled();
  await step.getByRole("button", { name: "No thanks" }).click();
  await expect(step).toBeHidden();
  expect(await linesOf(shop, guest)).toHaveLength(1);
});

test("D-35 ticked companions are added too, at their combined price", { tag: "@phone" }, async ({ page, shop }) => {
  await visit(page, path);
  const guest = await guestIdOf(page);
  await addButton(page).click();
  const step = page.getByRole("dialog", { name: "Goes well with it" });
  const along = step.getByRole("group", { name: "Special price along with it" }).getByRole("checkbox").first();
  await along.check();
  await step.getByRole("button", { name: "Add 1 item" }).click();
  await expect(step).toBeHidden();
  await expect(badge(page)).toHaveText("Cart 2 in your cart");
  const stored = await shop.sql("select activity_code from cart.line where owner = $1 order by 1", [`guest:${guest}`]);
  expect(stored).toEqual([{ activity_code: "" }, { activity_code: "PWP_HYDRATE" }]);
});

test("PD-20 TR-32 ER-28 all units left are in the cart: the page shows it, with the number", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { product, sku, left } = await scarceSku(shop);
  await visit(page, `/pdp/x/${product}?skuCode=${encodeURIComponent(sku)}`);
  const guest = await guestIdOf(page);
  await fill(shop, guest, sku, left);
  await addButton(page).click();
  await expect(page.getByText(`Only ${left} left and all are already in your cart.`)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Goes well with it" })).toBeHidden();
  expect(await linesOf(shop, guest)).toEqual([{ sku, quantity: left }]);
});

test("PD-21 TR-32 ER-28 fifty are in the cart: no more can be bought", { tag: "@phone" }, async ({ page, shop }) => {
  await visit(page, path);
  const guest = await guestIdOf(page);
  await fill(shop, guest, skuCode, 50);
  await addButton(page).click();
  await expect(page.getByText("You can buy at most 50 of this item.")).toBeVisible();
  expect(await linesOf(shop, guest)).toEqual([{ sku: skuCode, quantity: 50 }]);
});

test("PD-23 TR-32 the button is busy for a second and takes no second press meanwhile", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await visit(page, path);
  const guest = await guestIdOf(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const button = addButton(page);
  await button.dblclick();
  await expect(page.getByRole("dialog", { name: "Goes well with it" })).toBeVisible();
  const busy = page.getByRole("main").locator("form button[aria-busy=true]").first();
  await expect(busy).toBeAttached();
  await page.clock.runFor(999);
  await expect(busy).toBeAttached();
  await page.clock.runFor(1);
  await expect(busy).not.toBeAttached();
  expect(await linesOf(shop, guest)).toEqual([{ sku: skuCode, quantity: 1 }]);
});

test("without a connection nothing is added and nothing is lost", { tag: "@phone" }, async ({
  page,
  context,
  complaints,
  shop,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically imported module/);
  await visit(page, path);
  const guest = await guestIdOf(page);
  // The line is cut when everything has come: what is missing of a page cannot answer.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await addButton(page).click();
  await expect(page.getByText(/You seem to be offline\. Nothing was added/)).toBeVisible();
  expect(await linesOf(shop, guest)).toEqual([]);
  await context.setOffline(false);
  await addButton(page).click();
  // Back online the page may reload itself for scripts it missed; a press during the reload is answered by the page without script.
  const reply = page.getByRole("dialog", { name: "Goes well with it" }).or(page.getByText("It is in your cart."));
  await expect(reply).toBeVisible();
  expect(await linesOf(shop, guest)).toEqual([{ sku: skuCode, quantity: 1 }]);
});

test("PD-05 a chip opens the promotion's period and details, by mouse and by keyboard", { tag: "@desktop" }, async ({
  page,
}) => {
  await visit(page, path);
  const chip = page.getByRole("list", { name: "Promotions" }).getByRole("button", { name: "Buy 3, get a gift" });
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("01/11/2026 – 30/04/2027").and(page.locator(":visible"))).toBeVisible();
  await expect(page.getByText("Any three things by Rallya bring a fourth one home for nothing.")).toBeVisible();
  await expectAccessible(page, "an open promotion chip");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Any three things by Rallya bring a fourth one home for nothing.")).toBeHidden();
  await expect(chip).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a product is added, and the page leads back", { tag: "@phone" }, async ({ page, context, shop }) => {
    await page.goto(path);
    await addButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
    await expect(page.getByText("It is in your cart.")).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain("token");
    await page.getByRole("link", { name: "Keep shopping" }).click();
    await expect(page).toHaveURL(path);
    await addButton(page).click();
    await expect(page.getByText("It is in your cart.")).toBeVisible();
    const twice = await shop.sql("select 1 from cart.line where sku_code = $1 and quantity = 2", [skuCode]);
    expect(twice.length).toBeGreaterThanOrEqual(1);
  });
});
