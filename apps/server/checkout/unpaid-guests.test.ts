import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainSkus, purchaseShopFixture, type SkuRef, setStock } from "../testing/purchase-shop-fixture.ts";
import { memberShopper, type TestShopper, testShopper } from "./test-shopper.ts";

const { database, shop } = await purchaseShopFixture({ SHOP_UNPAID_GUEST_PERCENT: "10" });
const db = database.kysely;
const skus = await plainSkus(db, 6, 100);
const nth = (at: number): SkuRef => skus[at] ?? { productCode: "", skuCode: "" };

/** The product's other SKUs have no stock, so its stock is that of this one. */
async function onlyStock({ productCode, skuCode }: SkuRef, units: number): Promise<void> {
  await sql`update inventory.stock set quantity = sold
    where sku_code in (select code from catalogue.sku where product_code = ${productCode})`.execute(db);
  await setStock(db, skuCode, units);
}

const from = (address: string) => ({
  post: (operation: Parameters<typeof shop.post>[0]) =>
    shop.post({ ...operation, headers: { "x-forwarded-for": address, ...operation.headers } }),
});

let guests = 0;

/** A guest at this network address with a complete checkout of this many pieces. */
async function ready(address: string, { productCode, skuCode }: SkuRef, quantity: number, paymentMethod = "VA_BCA") {
  guests += 1;
  const buyer = await testShopper(from(address) as typeof shop);
  await buyer.add(productCode, skuCode, quantity);
  const checkoutId = await buyer.begin();
  await buyer.fill(checkoutId, `unpaid-${guests}`);
  if (paymentMethod !== "VA_BCA") await buyer.update(checkoutId, { paymentMethod });
  return { buyer, checkoutId };
}

type Ready = { readonly buyer: TestShopper; readonly checkoutId: string };
const place = async ({ buyer, checkoutId }: Ready) => {
  const { success, errorCode, data } = await buyer.place(checkoutId, "key");
  return { answer: success ? "ordered" : errorCode, code: data?.orderCode };
};
const buy = async (...args: Parameters<typeof ready>) => (await place(await ready(...args))).answer;

const unpaidPieces = async (skuCode: string): Promise<number> => {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(line.quantity), 0)::int as pieces from orders.placed_order as placed
    join orders.line on order_code = placed.code where status = '21' and sku_code = ${skuCode}`.execute(db);
  return rows[0]?.pieces ?? 0;
};

test("1B-13 D-93 unpaid guests of one address reserve at most a tenth of a product's stock; other addresses and instantly paid channels are not limited", async () => {
  await onlyStock(nth(0), 100);
  expect(await buy("203.0.113.1", nth(0), 6)).toBe("ordered");
  expect(await buy("203.0.113.1", nth(0), 5)).toBe("PAY_AT_ONCE");
  expect(await buy("203.0.113.1", nth(0), 4)).toBe("ordered");
  expect(await buy("203.0.113.1", nth(0), 1)).toBe("PAY_AT_ONCE");
  expect(await unpaidPieces(nth(0).skuCode)).toBe(10);
  expect(await buy("203.0.113.2", nth(0), 5)).toBe("ordered");
  for (const channel of ["CARD", "QRIS"]) expect(await buy("203.0.113.1", nth(0), 2, channel)).toBe("ordered");
  const member = await memberShopper(from("203.0.113.1") as typeof shop, "rani@demo.example");
  await member.add(nth(0).productCode, nth(0).skuCode, 3);
  const checkoutId = await member.begin();
  await member.fill(checkoutId, "member");
  expect((await place({ buyer: member, checkoutId })).answer).toBe("ordered");
});

test("1B-13 D-93 three pieces are always allowed, an IPv6 /64 is one address, and another channel of the same checkout is accepted", async () => {
  await onlyStock(nth(1), 5);
  expect(await buy("2001:db8:7:1::1", nth(1), 2)).toBe("ordered");
  const refused = await ready("2001:db8:7:1:ffff::9", nth(1), 2);
  expect((await place(refused)).answer).toBe("PAY_AT_ONCE");
  expect((await refused.buyer.place(refused.checkoutId, "again")).errorMessage).toContain("QRIS");
  await refused.buyer.update(refused.checkoutId, { paymentMethod: "QRIS" });
  expect((await refused.buyer.place(refused.checkoutId, "third")).success).toBe(true);
  expect(await buy("2001:db8:7:2::1", nth(1), 1)).toBe("ordered");
});

test("1D-02 D-93 an order of several products must stay within the share of each of them", async () => {
  const [plenty, few] = [nth(3), nth(4)];
  await onlyStock(plenty, 100);
  await onlyStock(few, 5);
  for (const [ofFew, answer] of [
    [4, "PAY_AT_ONCE"],
    [3, "ordered"],
  ] as const) {
    const buyer = await testShopper(from("203.0.113.5") as typeof shop);
    await buyer.add(plenty.productCode, plenty.skuCode, 1);
    await buyer.add(few.productCode, few.skuCode, ofFew);
    const checkoutId = await buyer.begin();
    await buyer.fill(checkoutId, `several-${ofFew}`);
    expect([ofFew, (await place({ buyer, checkoutId })).answer]).toEqual([ofFew, answer]);
  }
});

test("1B-13 D-93 the share holds under parallel orders, and is free again after a cancellation", async () => {
  await onlyStock(nth(2), 60);
  const readyGuests = await Promise.all(Array.from({ length: 10 }, () => ready("203.0.113.3", nth(2), 1)));
  const replies = await Promise.all(readyGuests.map(place));
  expect(replies.filter(({ answer }) => answer === "ordered")).toHaveLength(6);
  expect(new Set(replies.map(({ answer }) => answer))).toEqual(new Set(["ordered", "PAY_AT_ONCE"]));
  expect(await unpaidPieces(nth(2).skuCode)).toBe(6);
  const at = replies.findIndex(({ answer }) => answer === "ordered");
  const { buyer } = readyGuests[at] as Ready;
  await buyer.ask("mutation cancelOrder($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }", {
    code: replies[at]?.code,
  });
  expect(await buy("203.0.113.3", nth(2), 1)).toBe("ordered");
  expect(await buy("203.0.113.3", nth(2), 1)).toBe("PAY_AT_ONCE");
  // An ended order no longer stores its network address.
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from orders.placed_order where status <> '21' and placed_from is not null`.execute(db);
  expect(rows).toEqual([{ left: 0 }]);
});

test("1B-13 D-93 another SKU of the same product counts with it", async () => {
  const { rows } = await sql<SkuRef & { other: string }>`
    select sku.product_code as "productCode", min(sku.code) as "skuCode", max(sku.code) as other from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.ships_from is null and sku.product_code <> all(${skus.map(({ productCode }) => productCode)})
      and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    group by sku.product_code having count(*) > 1 order by sku.product_code limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("nothing comes in two sizes");
  const { productCode, skuCode, other } = found;
  await onlyStock({ productCode, skuCode }, 10);
  await setStock(db, other, 10);
  expect(await buy("203.0.113.4", { productCode, skuCode }, 2)).toBe("ordered");
  expect(await buy("203.0.113.4", { productCode, skuCode: other }, 2)).toBe("PAY_AT_ONCE");
  expect(await buy("203.0.113.4", { productCode, skuCode: other }, 1)).toBe("ordered");
});
