import type { Page } from "@playwright/test";
import { fileBytes } from "#modules/import-export/server/testing/read-file.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const choose = async (page: Page, name: string, content: Buffer) => {
  await visit(page, "/admin/imports");
  await page.getByLabel("What is in the file").selectOption("product");
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: content });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
};

for (const { shop: other, file, create, product, sku, units } of [
  {
    shop: "Shopify",
    file: "shopify-products.csv",
    create: 3,
    product: "goal-keeper-shirt",
    sku: "GK-RED-S",
    units: 12,
  },
  { shop: "WooCommerce", file: "woocommerce-products.csv", create: 2, product: "woo-ball", sku: "woo-ball", units: 20 },
] as const)
  test(`MI-02 MI-03 ${other}'s product export is imported as it is: recognised, previewed, written with its stock, and undone`, {
    tag: "@desktop",
  }, async ({ page, context, shop }) => {
    test.slow();
    page.on("dialog", (dialog) => dialog.accept());
    await sitDown(context, shop.url, "catalogue");
    await choose(page, `export-of-${file}`, fileBytes(file));
    await expect(page.getByLabel("Kind of file")).toHaveValue(other.toLowerCase());
    await page.getByRole("button", { name: "Check the file" }).click();
    await expect(page.getByRole("heading", { name: "What would happen" })).toBeVisible();
    await expect(page.getByText(/becomes the units on hand at /)).toBeVisible();
    await expect(page.getByRole("rowheader", { name: product })).toBeVisible();
    await page.getByRole("link", { name: /^Refused/ }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(1);
    await expectAccessible(page, `the preview of ${other}'s export`);
    const there = () =>
      shop.sql<{ units: number }>(
        `select quantity as units from catalogue.sku join inventory.stock on sku_code = code where code = $1`,
        [sku],
      );
    expect(await there()).toEqual([]);

    await page.getByRole("button", { name: new RegExp(`^Import ${create} `) }).dblclick();
    await expect(page.getByRole("button", { name: "Undo everything" })).toBeVisible();
    await expect(page.getByText("Imported", { exact: true })).toBeVisible();
    expect(await there()).toEqual([{ units }]);
    await visit(page, `/admin/products?search=${product}`);
    await expect(page.getByRole("rowheader").first()).toContainText(product);

    await page.goBack();
    await page.getByRole("button", { name: "Undo everything" }).click();
    await expect(page.getByText("Undone", { exact: true })).toBeVisible();
    expect(await there()).toEqual([]);
  });

test("MI-08 chosen products are changed at once: fields are chosen, the effects shown, applied, and undone as one", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await sitDown(context, shop.url, "catalogue");
  const own = `U${crypto.randomUUID().slice(0, 7).toUpperCase()}`;
  await shop.sql(`
    insert into catalogue.product (code, names, descriptions, on_sale, off_sale_as)
    select '${own}-' || n, jsonb_build_object('en-US', 'Kite ${own} ' || n), '{}', false, 'draft' from generate_series(1, 3) as n`);
  await visit(page, `/admin/products?search=${own}`);
  await page.getByRole("checkbox", { name: "Select the rows of this page" }).check();
  await page.getByRole("checkbox", { name: `Select ${own}-2` }).uncheck();
  await page.getByRole("link", { name: "Edit 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit 2 products");

  // A change that cannot be meant is refused by name, and what was typed stays.
  const first = page.getByRole("group", { name: "Change 1" });
  await first.getByLabel("Percent, such as -10 or 5").fill("ten");
  await page.getByRole("button", { name: "Show what would happen" }).click();
  await expect(page.getByRole("alert")).toContainText("This change does not fit the field price.");
  await expect(first.getByLabel("Percent, such as -10 or 5")).toHaveValue("ten");
  await first.getByLabel("Field").selectOption("name_en");
  await first.getByLabel("What happens").selectOption("replace");
  await first.getByLabel("Text to find").fill("Kite");
  await first.getByLabel("Replaced by").fill("Dragon");
  await page.getByRole("button", { name: "Another change" }).click();
  const second = page.getByRole("group", { name: "Change 2" });
  await second.getByLabel("Field").selectOption("search_words");
  await second.getByLabel("What happens").selectOption("add");
  await second.getByLabel("Value").fill("wind, sky");
  await expectAccessible(page, "a change of many products");
  await page.getByRole("button", { name: "Show what would happen" }).click();

  await expect(page.getByRole("heading", { name: "What would happen" })).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(`${own}-1`) });
  await expect(row).toContainText(`Kite ${own} 1 → Dragon ${own} 1`);
  await expect(row).toContainText("wind, sky");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  const names = async () =>
    (
      await shop.sql<{ name: string }>(
        `select names ->> 'en-US' as name from catalogue.product where code like '${own}-%' order by code`,
      )
    ).map(({ name }) => name.split(" ")[0]);
  expect(await names()).toEqual(["Kite", "Kite", "Kite"]);
  await page.getByRole("button", { name: "Change 2 records" }).click();
  await expect(page.getByRole("button", { name: "Undo everything" })).toBeVisible();
  expect(await names()).toEqual(["Dragon", "Kite", "Dragon"]);
  await page.getByRole("button", { name: "Undo everything" }).click();
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  expect(await names()).toEqual(["Kite", "Kite", "Kite"]);
});

test("MI-08 brands and categories chosen in their lists are changed at once, and undone as one", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await sitDown(context, shop.url, "catalogue");
  const own = `U${crypto.randomUUID().slice(0, 7).toUpperCase()}`;
  const slug = own.toLowerCase();
  await shop.sql(`
    insert into catalogue.brand (code, name, slug, about)
    select '${own}' || n, 'Kite ${own} ' || n, '${slug}-' || n, '{}' from generate_series(1, 3) as n`);
  const names = async () =>
    (await shop.sql<{ name: string }>(`select name from catalogue.brand where code like '${own}%' order by code`)).map(
      ({ name }) => name.split(" ")[0],
    );

  await visit(page, `/admin/brands?search=${own}`);
  await page.getByRole("checkbox", { name: "Select the rows of this page" }).check();
  await page.getByRole("checkbox", { name: `Select ${own}2` }).uncheck();
  await page.getByRole("link", { name: "Edit 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit 2 brands");
  const first = page.getByRole("group", { name: "Change 1" });
  await first.getByLabel("What happens").selectOption("replace");
  await first.getByLabel("Text to find").fill("Kite");
  await first.getByLabel("Replaced by").fill("Dragon");
  await expectAccessible(page, "a change of many brands");
  await page.getByRole("button", { name: "Show what would happen" }).click();
  await expect(page.getByRole("row", { name: new RegExp(`${own}1`) })).toContainText(`Kite ${own} 1 → Dragon ${own} 1`);
  expect(await names()).toEqual(["Kite", "Kite", "Kite"]);
  await page.getByRole("button", { name: "Change 2 records" }).click();
  await expect(page.getByRole("button", { name: "Undo everything" })).toBeVisible();
  expect(await names()).toEqual(["Dragon", "Kite", "Dragon"]);
  await page.getByRole("button", { name: "Undo everything" }).click();
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  expect(await names()).toEqual(["Kite", "Kite", "Kite"]);

  // In the tree of categories rows are chosen beside their names; the preview alone is looked at.
  await visit(page, "/admin/categories");
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("link", { name: "Edit 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit 2 categories");
  const change = page.getByRole("group", { name: "Change 1" });
  await change.getByLabel("Field").selectOption("about_en");
  await change.getByLabel("What happens").selectOption("set");
  await change.getByLabel("Value").fill(`For ${own}`);
  await page.getByRole("button", { name: "Show what would happen" }).click();
  await expect(page.getByRole("heading", { name: "What would happen" })).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByText(`For ${own}`).first()).toBeVisible();
});
