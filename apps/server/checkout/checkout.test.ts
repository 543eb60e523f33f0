import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { formatDate } from "#kit/core/date-format.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { arrivalWindow } from "#modules/shipping/contract/arrival-window.ts";
import { shopInvariants } from "../audit/invariants.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { testShopper } from "./test-shopper.ts";

const { database, url } = await shopDatabase({ maxConnections: 10 });
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });

/** A product with plenty of stock and no flash sale. */
let plain: { productCode: string; skuCode: string };
beforeAll(async () => {
  const { rows } = await sql<{ productCode: string; skuCode: string }>`
    select sku.product_code as "productCode", sku.code as "skuCode" from catalogue.sku
    join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 20
    where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.code limit 1`.execute(database.kysely);
  if (!rows[0]) throw new Error("nothing to sell");
  plain = rows[0];
});

const soldOf = async (skuCode: string) => {
  const { rows } = await sql<{ sold: number }>`
    select sold from inventory.stock where sku_code = ${skuCode} and source_code = 'WH01'`.execute(database.kysely);
  return rows[0]?.sold ?? 0;
};

test("OP-58 a guest buys with a virtual account: one order, its stock reserved, the cart empty, and an account number to pay to", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode, 2);
  const before = await soldOf(plain.skuCode);
  const checkoutId = await ana.begin();
  const shown = await ana.fill(checkoutId);
  expect(shown).toMatchObject({ paymentMethod: "VA_BCA", orderCount: 1 });
  expect((await ana.read(checkoutId)).data).toEqual(shown);
  const created = await ana.place(checkoutId, "k1");
  expect(created).toMatchObject({
    success: true,
    data: { orderCode: expect.stringMatching(/^BB/), totalAmount: shown.priceInfo.totalAmount },
  });
  expect(created.data?.vaNumber).toMatch(/^\d{8,}$/);
  expect(await soldOf(plain.skuCode)).toBe(before + 2);
  expect(await ana.ask("query miniCartCount { miniCartCount }")).toEqual({ miniCartCount: 0 });
  expect((await ana.read(checkoutId)).errorCode).toBe("ORDER_PLACED");
});

test("CK-24 M3 ten parallel requests, and a repeated key, place one order and get the same answer", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  await ana.fill(checkoutId, "ten");
  const replies = await Promise.all(Array.from({ length: 10 }, () => ana.place(checkoutId, "once")));
  expect(new Set(replies.map(({ data }) => `${data?.orderCode} ${data?.vaNumber}`)).size).toBe(1);
  expect(replies.every(({ success }) => success)).toBe(true);
  expect((await ana.place(checkoutId, "another key")).data?.orderCode).toBe(replies[0]?.data?.orderCode);
  expect(await ana.place(checkoutId, "once", { consent: false })).toMatchObject({ errorCode: "KEY_REUSED" });
});

test("CK-07 missing fields are reported in their order, and nothing is ordered", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  await ana.read(checkoutId);
  expect(await ana.place(checkoutId, "k1")).toMatchObject({
    success: false,
    errorCode: "delivery_invalid",
    errorMessage: "Please complete new address form",
  });
  await ana.fill(checkoutId, "missing");
  expect(await ana.place(checkoutId, "k2", { terms: false })).toMatchObject({ errorCode: "tnc_invalid" });
  expect(await ana.place(checkoutId, "k3", { consent: false })).toMatchObject({ errorCode: "consent_invalid" });
});

test("D-43 a price that rises meanwhile is reported, and the order is then placed for the shown price", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  const shown = await ana.fill(checkoutId, "dearer");
  await sql`update catalogue.sku set price = price + 1000, sale_price = sale_price + 1000
    where code = ${plain.skuCode}`.execute(database.kysely);
  const refused = await ana.place(checkoutId, "k1");
  expect(refused).toMatchObject({ success: false, errorCode: "PRICE_CHANGED" });
  expect(refused.data?.checkout?.priceInfo.totalAmount).toBeGreaterThan(shown.priceInfo.totalAmount ?? 0);
  const placed = await ana.place(checkoutId, "k2");
  expect(placed.data?.totalAmount).toBe(refused.data?.checkout?.priceInfo.totalAmount);
});

test("a product that sold out before placing is reported as sold out every time, never as an incomplete form", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  await ana.fill(checkoutId, "late");
  const { rows } = await sql<{ sourceCode: string; quantity: number }>`
    select source_code as "sourceCode", quantity from inventory.stock where sku_code = ${plain.skuCode}`.execute(
    database.kysely,
  );
  await sql`update inventory.stock set quantity = sold where sku_code = ${plain.skuCode}`.execute(database.kysely);
  const replies = [await ana.place(checkoutId, "k1"), await ana.place(checkoutId, "k2")];
  for (const { sourceCode, quantity } of rows)
    await sql`update inventory.stock set quantity = ${quantity}
      where sku_code = ${plain.skuCode} and source_code = ${sourceCode}`.execute(database.kysely);
  expect(replies.map(({ errorCode }) => errorCode)).toEqual(["OUT_OF_STOCK", "OUT_OF_STOCK"]);
  expect(replies[0]?.data?.checkout?.lines[0]).toMatchObject({ quantity: 0, problem: "This has just sold out." });
});

test("OP-45 EN-46 CK-20 placing an order returns the order, its payment number and the payment page", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  await ana.fill(checkoutId, "result");
  await ana.update(checkoutId, { paymentMethod: "CARD" });
  const { createOrderCustom } = await ana.ask<{ createOrderCustom: { success: boolean; data: object } }>(
    `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) {
      success data { success form channelOrderNo orderCode payReturnDesc paymentMethod } } }`,
    { input: { checkoutId, terms: true, dataProtection: true, consent: true } },
  );
  expect(createOrderCustom).toEqual({
    success: true,
    data: {
      success: true,
      form: expect.stringMatching(/^http.*\/dev\/bank\/pay\//),
      channelOrderNo: expect.stringMatching(/^P[A-Z2-9]{19}$/),
      orderCode: expect.stringMatching(/^BB/),
      payReturnDesc: "open",
      paymentMethod: "CARD",
    },
  });
});

test("1A-14 CK-22 PY-18 D-42 a pre-order beside stock items becomes two orders and one payment without cash on delivery; cart, checkout and order promise the same days", async () => {
  const { rows } = await sql<{ productCode: string; skuCode: string; release: string }>`
    select sku.product_code as "productCode", sku.code as "skuCode", sku.ships_from::text as release from catalogue.sku
    join inventory.stock on stock.sku_code = sku.code and stock.quantity - stock.sold > 3
    join inventory.source on source.code = stock.source_code and source.kind = 'warehouse'
    where sku.ships_from > now() order by sku.code limit 1`.execute(database.kysely);
  const [early] = rows;
  if (!early) throw new Error("the demo shop has no pre-order");
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  await ana.add(early.productCode, early.skuCode);
  const checkoutId = await ana.begin();
  const shown = await ana.fill(checkoutId, "mixed");
  expect(shown.orderCount).toBe(2);
  type Line = { skuCode: string; deliveryDate: string | null; arrivesFrom: string | null; arrivesTo: string | null };
  const { queryCheckout } = await ana.ask<{ queryCheckout: { data: { supportCod: number; lines: Line[] } } }>(
    `query queryCheckout($id: ID!) { queryCheckout(checkoutId: $id) { data {
      supportCod lines { skuCode deliveryDate arrivesFrom arrivesTo } } } }`,
    { id: checkoutId },
  );
  const { first, last } = arrivalWindow(new Date(), [3, 7], early.release);
  const shownLine = (code: string) => queryCheckout.data.lines.find(({ skuCode }) => skuCode === code);
  expect(shownLine(early.skuCode)).toMatchObject({ deliveryDate: early.release, arrivesFrom: first, arrivesTo: last });
  expect(shownLine(plain.skuCode)).toMatchObject({ deliveryDate: null, arrivesFrom: null, arrivesTo: null });
  expect(queryCheckout.data.supportCod).toBe(0);
  expect((await ana.update(checkoutId, { paymentMethod: "COD" })).data?.paymentMethod).toBeNull();
  await ana.update(checkoutId, { paymentMethod: "VA_BCA" });
  const created = await ana.place(checkoutId, "k1");
  expect(created.data?.orderCode.split(",")).toHaveLength(2);
  expect(created.data?.totalAmount).toBe(shown.priceInfo.totalAmount);
  type Entry = { productList: { skuCode: string }[]; expectTime: string };
  const { queryOrderList } = await ana.ask<{ queryOrderList: { data: { dataList: Entry[] } } }>(
    "query queryOrderList { queryOrderList { data { dataList { expectTime productList { skuCode } } } } }",
  );
  const promised = (code: string) =>
    queryOrderList.data.dataList.find(({ productList }) => productList.some(({ skuCode }) => skuCode === code))
      ?.expectTime;
  const written = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), "en-US");
  expect(promised(early.skuCode)).toBe(`Pre-order: arrives ${written(first)} – ${written(last)}`);
  expect(promised(plain.skuCode)).toMatch(/^\d+(–\d+)? working days?$/);
});

test("D-47 a channel's fee is a line of its own, is split over the orders, and is charged", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  const { priceInfo: before } = await ana.fill(checkoutId, "fee");
  const after = (await ana.update(checkoutId, { paymentMethod: "VA_CIMB" })).data?.priceInfo;
  expect([before.fee, after?.fee]).toEqual([0, 2_500]);
  expect(after?.totalAmount).toBe((before.totalAmount ?? 0) + 2_500);
  const created = await ana.place(checkoutId, "k1");
  expect(created).toMatchObject({ success: true, data: { totalAmount: after?.totalAmount } });
  const { rows } = await sql<{ fee: number; total: number }>`
    select fee::int as fee, total_amount::int as total from orders.placed_order
    where code = ${created.data?.orderCode ?? ""}`.execute(database.kysely);
  expect(rows).toEqual([{ fee: 2_500, total: after?.totalAmount }]);
});

test("RO-15 another visitor's checkout is not found", async () => {
  const [ana, budi] = [await testShopper(shop), await testShopper(shop)];
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  expect(await budi.read(checkoutId)).toMatchObject({ errorCode: "NOT_FOUND", data: null });
  expect(await budi.update(checkoutId, { paymentMethod: "VA_BCA" })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await budi.place(checkoutId, "k1")).toMatchObject({ errorCode: "NOT_FOUND" });
});

test("afterwards no invariant of the data is violated", async () => {
  const broken = (await auditDatabase(database, shopInvariants)).filter((finding) => finding.broken > 0);
  expect(broken).toEqual([]);
});
