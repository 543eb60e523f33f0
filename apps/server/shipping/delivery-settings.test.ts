import { sql } from "kysely";
import { expect, test } from "vitest";
import { testShopper } from "../checkout/test-shopper.ts";
import { saveByStaff } from "../testing/save-by-staff.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const nodes = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })] as const;
const [one, other] = nodes;
const { save, undo } = saveByStaff(one, await staffSession(database, "rani@delivery.test", "admin"));
const within5s = { timeout: 5_000 };

const { rows } = await sql<{ product: string; sku: string }>`
  select product.code as product, sku.code as sku from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  where ships_from is null order by sku.code limit 1`.execute(database.kysely);
const product = rows[0] ?? { product: "", sku: "" };
await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);
await sql`update inventory.stock set quantity = sold + 20 where sku_code = ${product.sku}`.execute(database.kysely);

/** A checkout on the second node with an address in central Jakarta, after the first node answered as well. */
async function checkoutThere() {
  const shopper = await testShopper(other);
  await shopper.add(product.product, product.sku);
  const id = await shopper.begin();
  const shown = await shopper.fill(id);
  return { shopper, id, shown, offers: async () => priced((await shopper.read(id)).data?.freightOffers ?? []) };
}
const priced = (offers: readonly { service: string; price: number }[]) =>
  Object.fromEntries(offers.map(({ service, price }) => [service, price]));

test("a rate saved on one node is what the next checkout on another is offered, until it is undone", async () => {
  const { offers } = await checkoutThere();
  const before = await offers();
  expect(Object.keys(before).sort()).toEqual(["JNE:REG", "JNE:YES"]);
  const version = await save("courierService", "JNE-REG", 0, { "rates/32.16-31/first": 77_700 });
  await expect.poll(async () => (await offers())["JNE:REG"], within5s).toBeGreaterThanOrEqual(77_700);
  await undo(version.entryId);
  await expect.poll(offers, within5s).toEqual(before);
});

test("a service and an area added on one node are offered on another; switched off they are not", async () => {
  const { offers } = await checkoutThere();
  const rate = { first: 1_234, next: 0, from: 1, to: 2 };
  const made = { name: "SiCepat Halu", active: true, "rates/32.16-31.71.01": rate, "rates/35.78-31.71": rate };
  const { version } = await save("courierService", "SICEPAT-HALU", null, made);
  await expect.poll(async () => (await offers())["SICEPAT:HALU"], within5s).toBe(1_234);
  await save("courierService", "SICEPAT-HALU", version, { active: null });
  await expect.poll(async () => (await offers())["SICEPAT:HALU"], within5s).toBeUndefined();
});

test("a shopper who was offered another rate is told, not charged; then pays the rate that was told", async () => {
  const { shopper, id, shown } = await checkoutThere();
  const freight = shown.priceInfo.freight ?? 0;
  await save("courierService", "JNE-REG", 2, { "rates/32.16-31/first": 55_500 });
  const told = await shopper.place(id, crypto.randomUUID());
  expect(told).toMatchObject({ success: false, errorCode: "PRICE_CHANGED" });
  const now = told.data?.checkout?.priceInfo ?? {};
  expect(now.freight).not.toBe(freight);
  const { rows: none } = await sql`select from orders.placed_order`.execute(database.kysely);
  expect(none).toEqual([]);
  const placed = await shopper.place(id, crypto.randomUUID());
  expect(placed).toMatchObject({ success: true, data: { totalAmount: now.totalAmount } });
});

test("a warehouse of a new city sends nothing until rates begin there; its stock is adjusted as of any other", async () => {
  await save("stockPlace", "WH09", null, { name: "Medan", kind: "warehouse", city: "12.71" });
  const { body } = await one.postToAdmin<{ adminDelivery: { places: readonly object[] } }>({
    query: "query adminDelivery { adminDelivery { places { code name city { name } } } }",
    headers: await staffSession(database, "siti@delivery.test", "admin"),
  });
  expect(body.data?.adminDelivery.places).toContainEqual({ code: "WH09", name: "Medan", city: { name: "Kota Medan" } });
  const { rows: stored } = await sql`
    select kind from inventory.source where code = 'WH09'`.execute(database.kysely);
  expect(stored).toEqual([{ kind: "warehouse" }]);
});
