import type { BrowserContext, Page } from "@playwright/test";
import { developmentSecret } from "#apps/server/config/settings.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { askAs, beginCheckout, memberWithCart } from "../support/checkouts.ts";
import { payAtBank } from "../support/payments.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

type Ordered = { readonly code: string; readonly kept: string; readonly taken: string };

/** A member's paid order of two products from one warehouse. */
async function paidOrder(page: Page, shop: Shop): Promise<Ordered> {
  const [kept, taken] = await shop.sql<{ sku: string; name: string }>(
    `select distinct on (sku.product_code) sku.code as sku, product.names ->> 'en-US' as name from catalogue.sku
     join catalogue.product on product.code = sku.product_code and product.on_sale
     join inventory.stock as stored on stored.sku_code = sku.code and stored.source_code = 'WH01'
       and stored.quantity - stored.sold > 20
     where sku.ships_from is null and sku.sale_price between 150000 and 900000
       and not exists (select from promotion.campaign_sku where sku_code = sku.code)
     order by sku.product_code, sku.code limit 2`,
  );
  if (!kept || !taken) throw new Error("the demo shop has nothing plain");
  await memberWithCart(page, shop, [{ sku: kept.sku }, { sku: taken.sku }]);
  const checkoutId = await beginCheckout(page, shop, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  const { createOrderCustom } = await askAs<{
    createOrderCustom: { errorMessage: string | null; data: { orderCode: string; vaNumber: string } | null };
  }>(
    page,
    shop,
    `mutation createOrderCustom($input: CreateOrderInput!) {
      createOrderCustom(input: $input) { errorMessage data { orderCode vaNumber } } }`,
    { input: { checkoutId, terms: true, dataProtection: true, consent: true } },
  );
  const placed = createOrderCustom.data;
  if (!placed) throw new Error(createOrderCustom.errorMessage ?? "nothing was ordered");
  await payAtBank(shop.url, placed.vaNumber);
  const isPaid = async () =>
    (
      await shop.sql<{ status: string }>("select status from orders.placed_order where code = $1", [placed.orderCode])
    )[0]?.status;
  await expect.poll(isPaid).toBe(orderStatusCodes.paid);
  const lines = await shop.sql<{ sku: string; name: string }>(
    "select sku_code as sku, name from orders.line where order_code = $1 and not is_gift",
    [placed.orderCode],
  );
  const nameOf = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? "";
  return { code: placed.orderCode, kept: nameOf(kept.sku), taken: nameOf(taken.sku) };
}

/** A browser of its own, as large as that of the shopper. */
async function elsewhere(page: Page, shop: Shop): Promise<BrowserContext> {
  const context = await page.context().browser()?.newContext({ baseURL: shop.url, viewport: page.viewportSize() });
  if (!context) throw new Error("no second browser");
  return context;
}

/** Limits whoever is signed in here to one store. */
async function limitTo(storeCode: string, context: BrowserContext, shop: Shop): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === "admin")?.value ?? "";
  await shop.sql(
    `update staff.account set store_code = $1
     where id = (select account_id from staff.session where token_hash = $2)`,
    [storeCode, staffTokenHash(token, developmentSecret)],
  );
}

test("staff take one of two products off a paid order; the shopper sees the changed order and its refund, staff of a store cannot", async ({
  page,
  shop,
}) => {
  test.slow();
  const { code, kept, taken } = await paidOrder(page, shop);
  const office = await elsewhere(page, shop);
  await sitDown(office, shop.url, "orderDesk");
  const desk = await office.newPage();
  await visit(desk, `/admin/orders/${code}`);
  await desk.getByRole("link", { name: "Change the order" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Change the order");
  const preview = desk.getByRole("button", { name: "Preview" });
  await preview.click();
  await expect(desk.getByText("Nothing is changed.")).toBeVisible();
  // Without a reason nothing is taken off, and more than there is cannot be kept.
  await desk.getByLabel(`Pieces of ${taken}`).fill("0");
  await desk.getByLabel(`Pieces of ${kept}`).fill("2");
  await preview.click();
  await expect(desk.getByText("Please choose a reason")).toBeVisible();
  await expect(desk.getByText("From 0 to 1: pieces can only be taken off")).toBeVisible();
  await desk.getByLabel(`Pieces of ${kept}`).fill("0");
  await desk.getByLabel(/^Why pieces are taken off/).selectOption({ label: "Wrong item" });
  await preview.click();
  await expect(desk.getByText("Nothing would be left of the order. Cancel it instead.")).toBeVisible();

  // By the keyboard alone: the number, Enter for the preview, and the button of the preview.
  await desk.getByLabel(`Pieces of ${kept}`).fill("1");
  // Enter does nothing while the answer to the last press is still on its way.
  await expect(preview).toBeEnabled();
  await desk.getByLabel(`Pieces of ${kept}`).press("Enter");
  await expect(desk.getByRole("heading", { name: "What changes" })).toBeVisible();
  const row = desk.getByRole("row", { name: new RegExp(`^${taken.replace(/[^\w ]/g, ".")} 1 0$`) });
  await expect(row).toBeVisible();
  const [before] = await shop.sql<{ refunded: string; edits: number }>(
    "select refunded_amount as refunded, edits from orders.placed_order where code = $1",
    [code],
  );
  expect([Number(before?.refunded), before?.edits]).toEqual([0, 0]);
  await expectAccessible(desk, "an order that is changed before it is packed");
  const confirm = desk.getByRole("button", { name: "Change it now" });
  await confirm.focus();
  await confirm.press("Enter");
  await expect(desk.getByText("The order is changed; the shopper has been told.")).toBeVisible();
  await desk.getByRole("link", { name: code }).click();
  await expect(desk.getByText(`Taken off: 1× ${taken}`)).toBeVisible();

  const [after] = await shop.sql<{ refunded: string; edits: number; left: number }>(
    `select refunded_amount as refunded, edits,
       (select sum(quantity)::int from inventory.hold where reference = code and state = 'sold') as left
     from orders.placed_order where code = $1`,
    [code],
  );
  expect(Number(after?.refunded)).toBeGreaterThan(0);
  expect([after?.edits, after?.left]).toEqual([1, 1]);

  await visit(page, `/account/order/detail/${code}`);
  await expect(page.getByRole("heading", { name: "Changed by the shop" })).toBeVisible();
  await expect(page.getByText(`1 × ${taken} was taken off your order`)).toBeVisible();
  await expect(page.getByText("1 of 1 cancelled").first()).toBeVisible();
  await expect(page.getByText("Refunds for cancelled items")).toBeVisible();
  await expectAccessible(page, "an order that the shop has changed");

  const store = await elsewhere(page, shop);
  await sitDown(store, shop.url, "admin");
  await limitTo("1001", store, shop);
  const theirs = await store.newPage();
  for (const address of [`/admin/orders/${code}/edit`, `/admin/orders/${code}`])
    expect((await theirs.goto(address))?.status()).toBe(404);
  await desk.getByRole("button", { name: "Packed, goes later" }).click();
  await expect(desk.getByRole("link", { name: "Change the order" })).toHaveCount(0);
  await desk.goto(`/admin/orders/${code}/edit`);
  await expect(desk.getByText(/^This order cannot be changed any more/)).toBeVisible();
});
