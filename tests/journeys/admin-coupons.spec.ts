import { readFile } from "node:fs/promises";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** By Jakarta's clock, as the fields of a period take it. */
const jakarta = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 19);

test("MR-05 a coupon with single-use codes is created, completed where the page requires it, published; its codes are made, found, cancelled, printed and saved as a file", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await signInBySteps(context, shop.url, "marketing");
  const code = `JOURNEY${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

  await visit(page, "/admin/coupons");
  await page.getByRole("link", { name: "New coupon" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New coupon");
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByLabel("Many single-use codes").check();
  await page.getByRole("textbox", { name: "English" }).first().fill("Gift of the day");
  await page.getByLabel("Percent off").fill("150");
  await page.getByLabel("Begins").fill(jakarta(Date.now() - 60_000));
  await page.getByLabel("Ends").fill(jakarta(Date.now() + 86_400_000));
  await page.getByRole("button", { name: "Put live" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link", { name: /^Percent off: / })).toBeVisible();

  await page.getByLabel("Percent off").fill("15");
  for (const language of ["Bahasa Indonesia", "Tiếng Việt", "简体中文"])
    await page.getByRole("button", { name: `Name: copy English to ${language}` }).click();
  await page.getByRole("button", { name: "Put live" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/coupons/${code}$`));
  await expect(page.getByRole("main").getByText("Running", { exact: true }).first()).toBeVisible();

  await page.getByText("Make codes", { exact: true }).click();
  await page.getByLabel("How many").fill("0");
  await page.getByRole("button", { name: "Make single-use codes" }).click();
  await expect(page.getByText("A whole number from 1 to 100,000.")).toBeVisible();
  await page.getByLabel("How many").fill("60");
  await page.getByLabel("Every code begins with").fill("GIFT");
  await page.getByRole("button", { name: "Make single-use codes" }).click();
  const rows = page.getByRole("listitem").filter({ hasText: /^GIFT/ });
  await expect(rows).toHaveCount(50, { timeout: 60_000 });
  const first = (await rows.first().locator("span").first().textContent()) ?? "";

  await page.getByRole("button", { name: `Cancel code ${first}` }).click();
  await page
    .getByRole("dialog", { name: `Cancel ${first}?` })
    .getByRole("button", { name: "Cancel for good" })
    .click();
  await expect(page.getByText("1 code is cancelled.")).toBeVisible();
  await page.getByLabel("State of the codes").selectOption("cancelled");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(first);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  expect(lines).toHaveLength(61);
  expect(lines.filter((line) => line.includes(`,"cancelled",`))).toEqual([expect.stringContaining(first)]);

  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "15% off" })).toHaveCount(59);

  await visit(page, `/admin/coupons?search=${first}`);
  await page.getByRole("link", { name: "Gift of the day" }).click();
  await page.getByRole("button", { name: "Stop now" }).click();
  const dialog = page.getByRole("dialog", { name: `Stop ${code}?` });
  await dialog.getByLabel("Reason").fill("Over early");
  await dialog.getByRole("button", { name: "Stop the coupon" }).click();
  await expect(page.getByText("The coupon is stopped.")).toBeVisible();
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "History" }).getByText("Over early")).toBeVisible();
});
