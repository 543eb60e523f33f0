import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MF-10 the command palette finds pages and orders by keyboard alone, stores recent ones, and offers only what the role allows", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  const code = await aPaidOrder();
  await visit(page, "/admin/orders");
  const palette = page.getByRole("dialog", { name: "Search and go" });
  const options = palette.getByRole("option");
  // The keys work once the page's script runs.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(palette).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(options.filter({ hasText: "Orders" })).toBeVisible();
  await expect(options.filter({ hasText: "Staff" })).toHaveCount(0);
  await expectAccessible(page, "the command palette");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");

  await page.keyboard.type("ret");
  await expect(options).toHaveText(["Returns"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Returns");
  await expect(palette).toHaveCount(0);

  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(palette.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(["Returns"]);
  await page.keyboard.type(code);
  await expect(palette.getByRole("option", { name: code })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
});
