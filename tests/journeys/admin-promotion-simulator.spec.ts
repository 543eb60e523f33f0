import { rupiah } from "#kit/core/rupiah.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { expectAccessible } from "../support/axe.ts";
import { plainSku } from "../support/checkouts.ts";
import { ordersLike } from "../support/orders.ts";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MR-03 a flash sale is simulated while it is edited: missing fields are named, the figures show its cost, and the largest difference links to its order", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await signInBySteps(context, shop.url, "admin");
  const sku = await plainSku(shop);
  await shop.sql("update catalogue.sku set cost = 120000 where code = $1", [sku]);
  const dear = 300_000;
  const line = aLine({
    skuCode: sku,
    quantity: 1,
    picture: null,
    listAmount: rupiah(dear),
    productAmount: rupiah(dear),
    promotionDiscount: rupiah(0),
    payAmount: rupiah(dear),
  });
  const sums = { productAmount: rupiah(dear), promotionDiscount: rupiah(0), totalAmount: rupiah(dear + 18_000) };
  const draft = { lines: [line], discounts: [], totals: { ...aDraft().totals, ...sums } };
  const [code = ""] = await ordersLike({ owner: `guest:${crypto.randomUUID()}`, draft });
  // A day on which nothing else was ordered, and no promotion ran.
  await shop.sql("update orders.placed_order set placed_at = '2010-03-04T05:00:00Z' where code = $1", [code]);
  await visit(page, "/admin/promotions/new");
  await page.getByLabel("Kind", { exact: true }).selectOption({ label: "Flash sale" });
  await page.getByLabel("Find SKUs").fill(sku);
  await page.getByLabel("Find SKUs").press("Enter");
  await page.getByRole("button", { name: new RegExp(`^Add .*${sku}$`) }).click();
  await page.getByLabel("From", { exact: true }).fill("2010-03-04");
  await page.getByLabel("Until", { exact: true }).fill("2010-03-04");
  await page.getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByRole("alert").getByRole("button", { name: /Sale price/ })).toBeVisible();

  await page.getByLabel("Sale price").fill("1000");
  await page.getByLabel("Units").fill("100");
  await page.getByRole("button", { name: "Simulate" }).click();
  const result = page.getByRole("region", { name: "Result of the simulation" });
  await expect(result.getByText("1 of 1 order change. 1 piece gets cheaper.")).toBeVisible();
  await expect(result.getByRole("row", { name: /^Discounts on goods Rp0 Rp299\.000/ }).first()).toBeVisible();
  await expect(
    result.getByRole("row", { name: /^Margin of the goods Rp180\.000 .*119\.000 −Rp299\.000/ }),
  ).toBeVisible();
  await expect(result.getByText(/^The cost of 1 of 1 piece is known\./)).toBeVisible();
  await expectAccessible(page, "a simulation");
  await page.getByLabel("Units").fill("99");
  await expect(page.getByText("The promotion was changed since.")).toBeVisible();

  const largest = result.getByRole("table", { name: "Largest differences" }).getByRole("link").first();
  await expect(largest).toHaveText(code);
  await largest.click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
});
