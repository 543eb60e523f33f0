import { readFile } from "node:fs/promises";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MF-08 the list of products is sorted, its columns chosen and kept as a view; all that match but one are exported", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "catalogue");
  const own = `Q${crypto.randomUUID().slice(0, 7).toUpperCase()}`;
  await shop.sql(`
    insert into catalogue.product (code, names, descriptions, on_sale, off_sale_as)
    select '${own}-' || lpad(n::text, 2, '0'), jsonb_build_object('en-US', 'Kite ${own} ' || lpad(n::text, 2, '0')), '{}', false, 'draft'
    from generate_series(1, 60) as n`);
  const rows = page.getByRole("rowheader");

  await visit(page, `/admin/products?search=${own}`);
  await expect(page.getByText("60 products")).toBeVisible();
  await expect(rows).toHaveCount(50);
  const name = page.getByRole("columnheader", { name: "Product" });
  await name.getByRole("link").click();
  await expect(name).toHaveAttribute("aria-sort", "ascending");
  await expect(rows.first()).toContainText(`${own}-01`);
  await name.getByRole("link").click();
  await expect(name).toHaveAttribute("aria-sort", "descending");
  await expect(rows.first()).toContainText(`${own}-60`);
  await expect(page).toHaveURL(/sort=-name/);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Released" }).click();
  await expect(page.getByRole("columnheader", { name: "Released" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Brand" }).click();
  await expect(page.getByRole("columnheader", { name: "Brand" })).toHaveCount(0);
  await expectAccessible(page, "the columns of the list of products");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Name of this view").fill(`Kites ${own}`);
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("link", { name: `Kites ${own}` })).toBeVisible();
  await visit(page, "/admin/products");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("link", { name: `Kites ${own}` }).click();
  await expect(rows.first()).toContainText(`${own}-60`);
  await expect(page.getByRole("columnheader", { name: "Released" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select the rows of this page" }).check();
  await expect(page.getByText("50 selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all 60 that match" }).click();
  await page.getByRole("checkbox", { name: `Select ${own}-59` }).uncheck();
  await expect(page.getByText("59 selected")).toBeVisible();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link").click();
  await expect(rows).toHaveCount(10);
  await expect(page.getByText("59 selected")).toBeVisible();
  await expectAccessible(page, "chosen rows of the list of products");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export 59" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trim().split("\n");
  expect(lines[0]).toContain("product_code,sku_code");
  expect(lines.slice(1).map((line) => line.split(",", 1)[0])).toEqual(
    Array.from({ length: 60 }, (_, at) => `${own}-${String(at + 1).padStart(2, "0")}`).filter(
      (code) => !code.endsWith("59"),
    ),
  );
});
