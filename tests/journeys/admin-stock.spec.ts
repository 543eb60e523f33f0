import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { pointCameraAt } from "../support/barcode-camera.ts";
import { expect, test } from "../support/shop-test.ts";
import { buyAndShip, onHand, stockedSkus, stockedStore } from "../support/stock.ts";
import { visit } from "../support/visit.ts";

test("MS-02 MS-04 a store is counted by phone, with scanner and camera, while an order leaves; the difference alone is applied", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  const store = await stockedStore(shop);
  const [typed, seen] = await stockedSkus(shop, store, 2);
  if (!typed || !seen) throw new Error("the store has no stock");
  await pointCameraAt(context, seen.barcode);
  await visit(page, "/admin/counts");
  await page.getByLabel("Place").selectOption(store);
  await page.getByRole("button", { name: "Start a count" }).click();
  await expect(page.getByText("Nothing counted yet")).toBeVisible();

  // A scanner types the barcode and presses Enter; the focus stays for the next one.
  const field = page.getByLabel("Barcode or SKU");
  await field.fill("0000000000000");
  await field.press("Enter");
  await expect(page.getByText("No product has the code or barcode 0000000000000.")).toBeVisible();
  for (const _scan of [1, 2]) {
    await field.pressSequentially(typed.barcode);
    await page.keyboard.press("Enter");
  }
  const line = page.getByRole("listitem").filter({ hasText: typed.barcode });
  await expect(line.getByRole("textbox")).toHaveValue("2");
  await expect(line.getByText(`Expected ${typed.onHand}`)).toBeVisible();

  await page.getByRole("button", { name: "Use the camera" }).click();
  const filmed = page.getByRole("listitem").filter({ hasText: seen.barcode });
  await expect(filmed.getByRole("textbox")).toHaveValue("1", { timeout: 60_000 });
  await page.getByRole("button", { name: "Close the camera" }).click();
  await filmed.getByRole("textbox").fill(String(seen.onHand));
  await filmed.getByRole("button", { name: "Set" }).click();
  await expect(filmed.getByText("As expected")).toBeVisible();

  // One is missing on the shelf; then an order takes another one.
  await line.getByRole("textbox").fill(String(typed.onHand - 1));
  await line.getByRole("button", { name: "Set" }).click();
  await expect(line.getByText("−1", { exact: true })).toBeVisible();
  await buyAndShip(`COUNT-${typed.skuCode}`, { skuCode: typed.skuCode, sourceCode: store, quantity: 1 });
  await expectAccessible(page, "a stock count on a phone");
  await expect(page.getByText("0 more, 1 fewer than expected.")).toBeVisible();
  await page.getByRole("button", { name: "Confirm the count" }).click();
  await expect(page.getByText("Count confirmed; the stock is as counted.")).toBeVisible();
  expect(await onHand(shop, typed.skuCode, store)).toBe(typed.onHand - 2);
  expect(await onHand(shop, seen.skuCode, store)).toBe(seen.onHand);

  await visit(page, `/admin/stock/${typed.skuCode}?place=${store}`);
  const history = page.getByRole("listitem");
  await expect(history.filter({ hasText: "Counted" })).toContainText("−1");
  await expect(history.filter({ hasText: "Left with an order" })).toContainText("−1");
  await expectAccessible(page, "the stock of an SKU on a phone");
});

test("MS-01 MS-02 MS-03 stock is found by barcode, adjusted for a reason, sent to a store and received in parts", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  const store = await stockedStore(shop);
  // Another one than those that are counted in the store at the same time.
  const sku = (await stockedSkus(shop, "WH01", 40)).at(-1);
  if (!sku) throw new Error("the warehouse has no stock");
  await visit(page, "/admin/stock");
  await page.getByLabel("Search").fill(sku.barcode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(sku.barcode));
  await page.locator("tr", { hasText: sku.barcode }).filter({ hasText: "WH01" }).getByRole("link").click();
  await page.getByLabel("Take away").check();
  await page.getByLabel("Units").first().fill("2");
  await expect(page.getByText(`On hand: ${sku.onHand} → ${sku.onHand - 2}`)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Please choose")).toBeVisible();
  await page.getByLabel("Reason").selectOption("Damaged");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Stock adjusted.")).toBeVisible();
  expect(await onHand(shop, sku.skuCode, "WH01")).toBe(sku.onHand - 2);
  const before = await onHand(shop, sku.skuCode, store);

  await visit(page, "/admin/transfers/new");
  const field = page.getByLabel("Barcode or SKU");
  await field.fill(sku.barcode);
  await field.press("Enter");
  await page.getByLabel(`Units: ${sku.barcode}`).fill("3");
  await page.getByLabel("From").selectOption("WH01");
  await page.getByLabel("To", { exact: true }).selectOption(store);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(sku.name).first()).toBeVisible();
  await expectAccessible(page, "the draft of a transfer on a phone");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Sent. The goods are on their way.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Receive" })).toBeVisible();
  await field.fill(sku.barcode);
  await field.press("Enter");
  await page.getByRole("button", { name: "Receive" }).click();
  await expect(page.getByText("Partly received")).toBeVisible();
  expect(await onHand(shop, sku.skuCode, store)).toBe(before + 1);
  await page.getByLabel(`Arrived: ${sku.name}`).fill("1");
  await page.getByLabel(`Lost: ${sku.name}`).fill("1");
  await page.getByRole("button", { name: "Receive" }).click();
  await expect(page.getByRole("button", { name: "Receive" })).toHaveCount(0);
  await expect(page.getByText("Received", { exact: true }).first()).toBeVisible();
  expect(await onHand(shop, sku.skuCode, store)).toBe(before + 2);
  expect(await onHand(shop, sku.skuCode, "WH01")).toBe(sku.onHand - 5);
});

test("MF-08 the list of stock is sorted, its columns are chosen, and it is kept as a view that filters remember", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  await visit(page, "/admin/stock?sourceCode=WH01");
  const rows = page.locator("main tbody tr");
  const sellable = page.getByRole("columnheader", { name: "Sellable" });
  const least = async () => Number((await rows.first().locator("td").nth(3).textContent())?.replace(/\D/g, ""));
  await sellable.getByRole("link").click();
  await expect(sellable).toHaveAttribute("aria-sort", "descending");
  await sellable.getByRole("link").click();
  await expect(sellable).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(least).toBe(0);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Shelf" }).click();
  await expect(page.getByRole("columnheader", { name: "Shelf" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Incoming" }).click();
  await expect(page.getByRole("columnheader", { name: "Incoming" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Views" }).click();
  const own = `Shelves ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Name of this view").fill(own);
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("link", { name: own })).toBeVisible();
  await page.keyboard.press("Escape");

  // A search keeps sort and columns; so does the saved view.
  const [sku] = await stockedSkus(shop, "WH01", 1);
  await page.getByLabel("Search").fill(sku?.barcode ?? "");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/sort=sellable/);
  await expect(page.getByRole("columnheader", { name: "Shelf" })).toBeVisible();
  await visit(page, "/admin/stock");
  await expect(page.getByRole("columnheader", { name: "Shelf" })).toHaveCount(0);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("link", { name: own }).click();
  await expect(page.getByRole("columnheader", { name: "Shelf" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Place" })).toHaveValue("WH01");
});
