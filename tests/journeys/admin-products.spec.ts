import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { gridCell as cell, enterCell, pasteCells as paste } from "../support/sku-grid.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MP-02 MP-03 MP-08 a merchant creates a product with variants in a grid, reads the missing fields, previews it and puts it on sale", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "catalogue");
  const code = `J${crypto.randomUUID().slice(0, 6).toUpperCase()}`;

  await visit(page, "/admin/products");
  await expectAccessible(page, "the list of products");
  await page.getByText("New product").click();
  await page.getByLabel("Name", { exact: true }).fill("Trail Runner");
  await page.getByRole("textbox", { name: /^Code/ }).fill(code);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${code}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trail Runner");

  // What is missing is listed, and each line leads to its field.
  await page.getByRole("button", { name: "Put on sale" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link")).toHaveCount(5);
  await expectAccessible(page, "a product that cannot be on sale yet");
  await summary.getByRole("link", { name: /^Brand/ }).click();
  await expect(page.getByLabel("Brand", { exact: true })).toBeFocused();
  await page.getByLabel("State", { exact: true }).selectOption("draft");

  await page.getByLabel("Brand", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Categories", { exact: true }).selectOption({ index: 3 });
  const texts = page.getByRole("group", { name: "Description" });
  await texts.getByLabel("English").fill("For stony paths");
  await texts.getByRole("button", { name: /copy English to Bahasa Indonesia/ }).click();
  await expect(texts.getByLabel("Bahasa Indonesia")).toHaveValue("For stony paths");

  // Pictures: added, described, moved by their buttons.
  for (const number of [1, 2]) {
    await page.getByLabel("Address of a picture or video").fill(`/pictures/products/lkh1003-lilac-${number}.webp`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
  }
  await page.getByRole("button", { name: "Move picture 2 forward" }).click();
  await page.getByText("Alternative text (0 of 4)").first().click();
  await page.getByLabel("What the picture shows (en-US)").first().fill("A shoe from the side");
  await page.getByRole("button", { name: /^Focal point of picture 1/ }).press("ArrowLeft");

  // Variants: two values and three make six SKUs; the grid takes cells of a spreadsheet.
  const add = page.getByRole("combobox", { name: "Add a colour, size, …" });
  const values = await add
    .locator("optgroup")
    .first()
    .locator("option")
    .evaluateAll((all) => all.slice(0, 2).map((one) => (one as HTMLOptionElement).value));
  const sizes = await add
    .locator("optgroup")
    .nth(1)
    .locator("option")
    .evaluateAll((all) => all.slice(0, 3).map((one) => (one as HTMLOptionElement).value));
  for (const value of [...values, ...sizes]) await add.selectOption(value);
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(7);
  const skus = await page
    .getByRole("grid")
    .getByRole("rowheader")
    .evaluateAll((heads) => heads.map((head) => head.firstChild?.textContent ?? ""));
  const [first = "", second = "", third = ""] = skus;
  await enterCell(cell(page, "Price", first));
  await paste(page, "1.250.000\t990.000\nRp 1,300,000\t\n");
  await expect(cell(page, "Sale price", first)).toHaveText("990000");
  await expect(cell(page, "Price", second)).toHaveText("1300000");
  await enterCell(cell(page, "Price", second));
  await page.keyboard.press("Shift+Control+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect(cell(page, "Price", third)).toHaveText("1300000");
  await page.keyboard.press("Control+z");
  await expect(cell(page, "Price", third)).toHaveText("");
  await page.keyboard.press("Control+y");
  await enterCell(cell(page, "Grams", first));
  await paste(page, Array.from({ length: 6 }, () => "1,2 kg\t33x22x12 cm").join("\n"));
  await expect(cell(page, "Box", third)).toHaveText("330 × 220 × 120");
  await enterCell(cell(page, "Price", first));
  await page.keyboard.type("ten");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(summary.getByRole("link", { name: new RegExp(`Price of ${first}`) })).toBeVisible();
  await summary.getByRole("link", { name: new RegExp(`Price of ${first}`) }).click();
  await expect(page.locator(":focus")).toHaveValue("ten");
  await page.keyboard.type("1250000");
  await page.keyboard.press("Enter");
  await expectAccessible(page, "the grid of variants");

  // The preview shows what is not saved, in another language too.
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Trail Runner");
  await expect(preview.getByText("For stony paths")).toBeVisible();
  await preview.getByRole("link", { name: "id-ID" }).click();
  await expectAccessible(preview, "the preview of a product");
  await preview.close();

  await page.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const shopPage = await context.newPage();
  await visit(shopPage, `/pdp/trail-runner/${code}`);
  await expect(shopPage.getByRole("heading", { level: 1 })).toHaveText("Trail Runner");
  await expect(shopPage.getByText("Rp990.000").first()).toBeVisible();
});

test("MF-11 the connection is lost while a product is saved: nothing typed is lost, and it is saved once when the connection is back", {
  tag: "@desktop",
}, async ({ page, context, shop, complaints }) => {
  await sitDown(context, shop.url, "catalogue");
  const code = `L${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await visit(page, "/admin/products");
  await page.getByText("New product").click();
  await page.getByLabel("Name", { exact: true }).fill("Lost Kite");
  await page.getByRole("textbox", { name: /^Code/ }).fill(code);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${code}$`));
  const name = page.getByRole("group", { name: "Name" }).getByRole("textbox", { name: "English" });
  const lost = page.getByRole("alert").filter({ hasText: "No connection. What you typed is still here" });

  // The request does not leave the browser.
  await name.fill("Kite");
  complaints.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_RESET/);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(lost).toBeVisible();
  await expect(name).toHaveValue("Kite");
  await expectAccessible(page, "a product without a connection");
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(lost).toBeHidden();

  // The request arrives and is saved, its answer is lost.
  let answers = 0;
  await page.route(/opname=AdminSaveRecord/, async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await name.fill("Red kite");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("Red kite");
  await expect(lost).toBeHidden();

  // A draft made before, and one version for each press.
  await page.reload();
  await expect(name).toHaveValue("Red kite");
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "History" }).getByRole("article")).toHaveCount(3);
});

test("MP-14 a product's page shows its sales, its stock by place, returns and the searches that found it", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await visit(page, "/search/futsal?q=futsal");
  const first = page.locator("#results article h3 a").first();
  const code = (await first.getAttribute("href"))?.split(/[/?]/).at(3) ?? "";
  const counted = page.waitForResponse((answer) => answer.url().endsWith("/events/search-open"));
  await first.click();
  expect((await counted).status()).toBe(204);

  await sitDown(context, shop.url, "catalogue");
  await visit(page, `/admin/products/${code}`);
  const panelOf = (name: string) =>
    page.locator("section", { has: page.getByRole("heading", { level: 2, name, exact: true }) });
  await expect(panelOf("Figures")).toContainText("Returned");
  const panel = panelOf("Figures in detail");
  const toggle = panel.getByRole("button", { name: /^(Show|Hide)$/ });
  await toggle.click();
  await expect(panel.getByRole("row", { name: /^All variants/ })).toBeVisible();
  await expect(panel.getByRole("columnheader", { name: "90 days" })).toBeVisible();
  await expect(panel.getByRole("columnheader", { name: "Held by orders" })).toBeVisible();
  await expectAccessible(page, "the figures of a product");
  // Searches are written together every few seconds; the panel reads anew whenever it is opened.
  await expect(async () => {
    await toggle.click();
    await toggle.click();
    await expect(panel.getByRole("listitem").filter({ hasText: "futsal" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
