import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { demoDatabase } from "../testing/demo-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { testShopper } from "./test-shopper.ts";

const { database, url } = await demoDatabase({ maxConnections: 10 });
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });

/** A product of another brand than the brand coupon's, with plenty of stock and no flash sale. */
let plain: { productCode: string; skuCode: string; price: number };
beforeAll(async () => {
  const { rows } = await sql<typeof plain>`
    select sku.product_code as "productCode", sku.code as "skuCode", sku.sale_price as price from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale and product.brand_code <> 'LKH'
    join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 20
    where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.code limit 1`.execute(database.kysely);
  if (!rows[0]) throw new Error("nothing to sell");
  plain = rows[0];
});

const address = {
  recipientFirstName: "Ana",
  recipientLastName: "Wijaya",
  recipientMobile: "081234567890",
  address1: "Jalan Melati 5",
  state: "31",
  city: "31.71",
  district: "31.71.01",
  zipCode: "10110",
};

test("1A-17 the cheapest courier is chosen unless another is, and the order is placed with it", async () => {
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  expect((await ana.read(checkoutId)).data).toMatchObject({ service: null, freightOffers: [] });
  const typed = { ...address, recipientEmail: "default@mail.example" };
  const shown = (await ana.update(checkoutId, { deliveryType: "11", address: typed, paymentMethod: "VA_BCA" })).data;
  if (!shown) throw new Error("no checkout");
  const cheapest = Math.min(...shown.freightOffers.map(({ price }) => price));
  const chosen = shown.freightOffers.find(({ service }) => service === shown.service);
  expect(shown.freightOffers.length).toBeGreaterThan(1);
  expect([chosen?.price, shown.priceInfo.freight]).toEqual([cheapest, cheapest]);

  const dearest = shown.freightOffers.find(({ price }) => price > cheapest);
  if (!dearest) throw new Error("all couriers cost the same");
  const other = (await ana.update(checkoutId, { service: dearest.service })).data;
  expect([other?.service, other?.priceInfo.freight]).toEqual([dearest.service, dearest.price]);
  // A courier without an offer falls back to the cheapest.
  const back = (await ana.update(checkoutId, { service: "NOBODY:EVER" })).data;
  expect([back?.service, back?.priceInfo.totalAmount]).toEqual([shown.service, shown.priceInfo.totalAmount]);
  const placed = await ana.place(checkoutId, "k1");
  expect(placed).toMatchObject({ success: true, data: { totalAmount: shown.priceInfo.totalAmount } });
});

test("1A-17 a refused coupon is reported with its reason, and the checkout is unchanged", async () => {
  const later = sql`update promotion.coupon set begins_at = now() + interval '1 year', ends_at = now() + interval '2 years'
    where code = 'HEMAT50'`;
  await later.execute(database.kysely);
  const ana = await testShopper(shop);
  await ana.add(plain.productCode, plain.skuCode);
  const checkoutId = await ana.begin();
  await ana.fill(checkoutId, "coupons");
  const apply = async (couponCode: string) => {
    const { applyCoupon } = await ana.ask<{ applyCoupon: { errorCode: string | null; errorMessage: string | null } }>(
      `mutation applyCoupon($checkoutId: ID!, $couponCode: String!) {
        applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) { errorCode errorMessage } }`,
      { checkoutId, couponCode },
    );
    return [applyCoupon.errorCode, applyCoupon.errorMessage];
  };
  expect(await Promise.all(["NOSUCHCODE", "ANGGOTA15", "KILAT100", "MERDEKA17", "HEMAT50"].map(apply))).toEqual([
    ["COUPON_INVALID", "There is no coupon with this code. Please check how it is written."],
    ["COUPON_INVALID", "This coupon is for members. Sign in or register to use it."],
    ["COUPON_INVALID", "This coupon is used up: others were faster."],
    ["COUPON_INVALID", "This coupon has expired."],
    ["COUPON_INVALID", "This coupon is not valid yet."],
  ]);
  const skus = await sql<{ code: string }>`
    select code from promotion.coupon where code not in ('HEMAT50', 'KILAT100') and not members_only and exists (
      select from promotion.coupon_scope as scope where scope.coupon_code = coupon.code and scope.code = 'LKH')`.execute(
    database.kysely,
  );
  expect(await apply(skus.rows[0]?.code ?? "")).toEqual(["COUPON_INVALID", "This coupon is for other products."]);
  await sql`update promotion.coupon set minimum_spend = ${plain.price + 1_000_000} where code = 'BATABOLA10'`.execute(
    database.kysely,
  );
  expect(await apply("BATABOLA10")).toEqual(["COUPON_INVALID", expect.stringMatching(/^Spend Rp[\d.]+ more/)]);
  expect((await ana.read(checkoutId)).data).toMatchObject({ coupon: null, priceInfo: { couponDiscount: 0 } });
});
