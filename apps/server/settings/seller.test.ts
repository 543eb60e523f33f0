import { sql } from "kysely";
import { expect, test } from "vitest";
import { testShopper } from "../checkout/test-shopper.ts";
import { saveByStaff } from "../testing/save-by-staff.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const [one, other] = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })];
const { save } = saveByStaff(one, await staffSession(database, "rani@seller.test", "admin"));
const { rows } = await sql<{ product: string; sku: string }>`
  select product.code as product, sku.code as sku from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  where ships_from is null and sku.sale_price = sku.price order by sku.code limit 1`.execute(database.kysely);
const { product = "", sku = "" } = rows[0] ?? {};
await sql`update inventory.stock set quantity = sold + 20 where sku_code = ${sku}`.execute(database.kysely);

type Invoice = { readonly sellerName: string; readonly taxPercent: number; readonly taxAmount: number };

/** An order on the second node; answers how to read its invoice there. */
async function order(name: string) {
  const shopper = await testShopper(other);
  await shopper.add(product, sku);
  const id = await shopper.begin();
  await shopper.fill(id, name);
  const { data, errorMessage } = await shopper.place(id, crypto.randomUUID());
  if (!data) throw new Error(errorMessage ?? "no order");
  return async () => {
    const { getCustomOrderDetail } = await shopper.ask<{
      getCustomOrderDetail: { data: { amount: number; invoice: Invoice } };
    }>(
      `query getCustomOrderDetail($orderCode: String!) {
        getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {
          data { amount invoice { sellerName taxPercent taxAmount } } } }`,
      { orderCode: data.orderCode },
    );
    const { amount, invoice } = getCustomOrderDetail.data;
    return { ...invoice, net: amount - invoice.taxAmount };
  };
}

test("an invoice keeps the seller and the tax of the moment its order was placed; the next order on another node has the new ones", async () => {
  const before = await order("before");
  const { net, ...old } = await before();
  expect(old).toMatchObject({ sellerName: "PT Bata dan Bola Indonesia", taxPercent: 11 });
  expect(Math.round(net * 0.11)).toBe(old.taxAmount);

  await save("seller", "shop", 0, { name: "PT Toko Bintang", vatPercent: 12 });
  const after = await order("after");
  await expect.poll(async () => (await after()).sellerName).toBe("PT Toko Bintang");
  const { net: newNet, ...changed } = await after();
  expect(changed.taxPercent).toBe(12);
  expect(Math.round(newNet * 0.12)).toBe(changed.taxAmount);
  expect(await before()).toEqual({ net, ...old });
});
