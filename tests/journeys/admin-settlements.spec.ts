import { readFile } from "node:fs/promises";
import { sitDown } from "../support/admin.ts";
import { aPaidCharge, settlementFile } from "../support/settlements.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MO-06 finance imports a settlement file, looks at its differences, explains one and downloads the rest", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const [good, wrong] = [await aPaidCharge(shop, 288_000), await aPaidCharge(shop, 150_000)];
  const file = settlementFile([
    `${good},G-1,2026-11-15 10:00:00,Payment,288000.00,4000.00,284000.00`,
    `${wrong},G-2,2026-11-15 10:00:00,Payment,140000.00,4000.00,136000.00`,
    `NOBODY-${good},G-3,2026-11-15 10:00:00,Payment,5000.00,0.00,5000.00`,
  ]);
  await sitDown(context, shop.url, "finance");
  await visit(page, "/admin/settlements");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("Recognised as a file of midtrans.")).toBeVisible();
  await expect(page.getByLabel("Gross amount")).toHaveValue("Gross Amount");
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await expect(page.getByText("The file is imported and compared with the payments.")).toBeVisible();
  await expect(page.getByText("Rp433.000").first()).toBeVisible();
  await expect(page.getByText("Rp425.000").first()).toBeVisible();
  const address = page.url();

  // The same file leads to its page, and nothing is imported twice.
  await visit(page, "/admin/settlements");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(/This file was sent before/)).toBeVisible();
  expect(page.url().split("?")[0]).toBe(address.split("?")[0]);

  await page.getByRole("link", { name: /Amount differs/ }).click();
  const row = page.getByRole("listitem").filter({ hasText: wrong });
  await expect(row.getByText("Rp140.000")).toBeVisible();
  await expect(row.getByText("Rp150.000")).toBeVisible();
  await row.getByText("Explain", { exact: true }).click();
  await row.getByRole("button", { name: "Mark as explained" }).click();
  await expect(row.getByText("Please write what the difference is")).toBeVisible();
  await row.getByLabel("Note").fill("A voucher of the bank");
  await row.getByRole("button", { name: "Mark as explained" }).click();
  await expect(row.getByText("A voucher of the bank")).toBeVisible();
  await expect(row.getByText("Open again", { exact: true })).toBeVisible();

  const id = address.split("/").at(-1)?.split("?")[0];
  await visit(page, `/admin/settlements/rows?file=${id}&state=open`);
  await expect(page.getByText(`NOBODY-${good}`)).toBeVisible();
  await expect(page.getByText(wrong)).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain(`NOBODY-${good}`);
  expect(text).not.toContain(wrong);
});
