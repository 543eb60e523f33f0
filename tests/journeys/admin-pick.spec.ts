import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MO-05 an order is picked by phone: each scan ticks a piece, a colleague sees it, and the complete order is packed", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "orderDesk");
  const code = await aPaidOrder();
  // Journeys that run meanwhile have orders of the warehouse: this one leaves from a place of its own.
  const [place] = await shop.sql<{ code: string }>(
    "select code from inventory.source where kind = 'store' order by code desc limit 1",
  );
  const store = place?.code ?? "";
  await shop.sql("update orders.placed_order set source_code = $1 where code = $2", [store, code]);
  await shop.sql(
    `insert into inventory.stock (sku_code, source_code, quantity, shelf)
     values ('BALL-A', $1, 0, 'A10'), ('BRICK-A', $1, 0, 'A2')`,
    [store],
  );
  await visit(page, `/admin/pick?place=${store}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Picking");
  await expect(page.getByText("0 of 3 pieces picked")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["A2", "A10", "Orders"]);
  const field = page.getByLabel("Barcode or SKU");
  const scan = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
  };
  await scan("0000000000000");
  await expect(page.getByText("No product has the barcode 0000000000000.")).toBeVisible();
  await scan("BALL-A");
  await expect(page.getByText("1 of 3 pieces picked")).toBeVisible();
  await expectAccessible(page, "a pick list on a phone");

  // What is picked is kept by the server: a colleague sees it, and so does a reload.
  const colleague = await context.newPage();
  await visit(colleague, `/admin/pick?place=${store}`);
  await expect(colleague.getByText("1 of 3 pieces picked")).toBeVisible();
  await colleague.getByRole("button", { name: `Pick all of Brick ${code} by hand` }).click();
  await expect(page.getByText("2 of 3 pieces picked")).toBeVisible({ timeout: 60_000 });
  await colleague.close();
  await page.reload();
  await expect(page.getByText("2 of 3 pieces picked")).toBeVisible();
  await scan("BALL-A");
  await expect(page.getByText("3 of 3 pieces picked")).toBeVisible();
  await scan("BALL-A");
  await expect(page.getByText(/^All pieces of Ball/)).toBeVisible();

  await page.getByRole("button", { name: `Packed ${code}` }).click();
  await expect(page.getByText("Packed.", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing to pick")).toBeVisible();
});
