import { aPaidOrder, sitDown } from "../support/admin.ts";
import { press, tabTo, write } from "../support/keys-only.ts";
import { expect, test } from "../support/shop-test.ts";
import { onHand, stockedSkus } from "../support/stock.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.beforeEach(() => test.slow());

test("MF-13 an order is found, packed and sent by the keyboard alone", { tag: "@desktop" }, async ({
  page,
  context,
  shop,
}) => {
  await sitDown(context, shop.url, "orderDesk");
  const code = await aPaidOrder();
  await visit(page, "/admin/orders");
  await press(page, /^Skip to content$/);
  await expect(page.getByRole("main")).toBeFocused();
  const rows = page.locator("main [data-row]");
  for (const [key, row] of [
    ["j", 0],
    ["j", 1],
    ["k", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows.nth(row)).toBeFocused();
  }
  await page.keyboard.press("/");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("1 order");
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: code })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
  await press(page, /^Packed, goes later$/);
  await expect(page.getByText("Packed.", { exact: true })).toBeVisible();
  await write(page, /^Courier's number/, "JNE-KEYS");
  await press(page, /^Send 3 pieces$/);
  await expect(page.getByText("Shipped", { exact: true })).toBeVisible();
});

test("MF-13 a product is created, given a variant and a price, and saved by the keyboard alone", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "catalogue");
  const code = `K${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await visit(page, "/admin/products");
  await press(page, /^New product$/);
  await write(page, /^Name/, "Keyboard castle");
  await write(page, /^Code/, code);
  await press(page, /^Create draft$/);
  await expect(page).toHaveURL(new RegExp(`/admin/products/${code}$`));
  await untilAlive(page);
  await press(page, /^Add the first SKU$/);
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("row")).toHaveCount(2);
  // One stop of Tab for the whole grid; arrows move within it.
  await tabTo(page, /^Barcode /);
  for (const column of ["Number", "Maker’s code", "Price"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(":focus")).toHaveAttribute("aria-label", new RegExp(`^${column} `));
  }
  await page.keyboard.type("150000");
  await page.keyboard.press("Enter");
  await expect(grid.getByLabel(/^Price /)).toHaveValue("150000");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("MF-13 stock is found by its barcode and adjusted by the keyboard alone", { tag: "@desktop" }, async ({
  page,
  context,
  shop,
}) => {
  await sitDown(context, shop.url, "orderDesk");
  const sku = (await stockedSkus(shop, "WH01", 30)).at(-1);
  if (!sku) throw new Error("the warehouse has no stock");
  await visit(page, "/admin/stock?sourceCode=WH01");
  await press(page, /^Skip to content$/);
  await write(page, /^Search/, sku.barcode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`=${sku.barcode}`));
  await expect(page.getByRole("status")).toHaveText("1 row");
  // A scanner goes on typing into the same field.
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
  await press(page, new RegExp(`^${sku.name}`));
  await expect(page).toHaveURL(/place=WH01/);
  await untilAlive(page);
  await tabTo(page, /^Add$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Take away")).toBeChecked();
  await write(page, /^Units/, "1");
  await tabTo(page, /^Reason/);
  await page.keyboard.type("Dam");
  await press(page, /^Save$/);
  await expect(page.getByText("Stock adjusted.")).toBeVisible();
  expect(await onHand(shop, sku.skuCode, "WH01")).toBe(sku.onHand - 1);
});
