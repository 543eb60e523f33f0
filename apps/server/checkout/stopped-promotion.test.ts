import { sql } from "kysely";
import { expect, test } from "vitest";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { recordDocuments } from "../testing/record-fixture.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop, type TestShop } from "../testing/start-test-shop.ts";
import { testShopper } from "./test-shopper.ts";

const { url, database } = await shopDatabase();
const nodes = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })] as const;
const [one, other] = nodes;
const staff = await staffSession(database, "dewi@stop.test", "marketing");

const { rows } = await sql<{ product: string; sku: string; price: number }>`
  select product.code as product, sku.code as sku, sku.sale_price::int as price from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  where ships_from is null and sku.sale_price > 100000 and sku.sale_price = sku.price order by sku.code limit 1`.execute(
  database.kysely,
);
const product = rows[0] ?? { product: "", sku: "", price: 0 };
await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);
await sql`update inventory.stock set quantity = sold + 20 where sku_code = ${product.sku}`.execute(database.kysely);

const byStaff = async (query: string, input: object) => {
  const { body } = await one.postToAdmin({ query, variables: { input }, headers: staff });
  return Object.values(body.data ?? {})[0] as Record<string, unknown>;
};

/** The SKU's price on a node's product page; the same response for all shoppers, so it is cached. */
async function shownPrice(node: TestShop): Promise<number | undefined> {
  const { body } = await node.post<{ queryProductDetail: { skus: { code: string; salePrice: number }[] } }>({
    query: `query queryProductDetail($productCode: String!) { queryProductDetail(productCode: $productCode) {
      skus: skuList { code: skuCode salePrice } } }`,
    variables: { productCode: product.product },
  });
  return body.data?.queryProductDetail.skus.find(({ code }) => code === product.sku)?.salePrice;
}

test("a flash sale made in the back office sells on every node, and none sells at its price once it is stopped", async () => {
  // At the floor, so that nobody has to approve it.
  const price = Math.ceil(product.price / 2);
  const hour = 3_600_000;
  const fields = {
    status: "active",
    kind: "flashSale",
    names: inAll("An hour"),
    beginsAt: new Date(Date.now() - hour).toISOString(),
    endsAt: new Date(Date.now() + hour).toISOString(),
    skus: { [product.sku]: { price, stock: 5 } },
  };
  const shoppers = [await testShopper(one), await testShopper(other)] as const;
  for (const shopper of shoppers) await shopper.add(product.product, product.sku);
  const inCart = async (at: 0 | 1) => {
    const { queryCart } = await shoppers[at].ask<{ queryCart: { priceInfo: { totalAmount: number } } }>(
      "query queryCart { queryCart { priceInfo { totalAmount } } }",
    );
    return queryCart.priceInfo.totalAmount;
  };
  expect(await Promise.all([shownPrice(one), shownPrice(other), inCart(0), inCart(1)])).toEqual(
    Array(4).fill(product.price),
  );

  const changes = Object.entries(fields).map(([path, value]) => ({ path, value }));
  const input = { type: "promotion", id: "ANHOUR", version: 0, create: true, changes };
  expect(await byStaff(recordDocuments.save, input)).toMatchObject({ success: true });
  for (const node of nodes) await expect.poll(() => shownPrice(node)).toBe(price);
  expect([await inCart(0), await inCart(1)]).toEqual([price, price]);

  const stop = `mutation adminStopPromotion($input: AdminStopPromotionInput!) { adminStopPromotion(input: $input) { success } }`;
  expect(await byStaff(stop, { promotionCode: "ANHOUR" })).toMatchObject({ success: true });
  // Carts ask the database for the version of the promotions, so they need no notification.
  expect([await inCart(0), await inCart(1)]).toEqual([product.price, product.price]);
  for (const node of nodes) await expect.poll(() => shownPrice(node)).toBe(product.price);
});
