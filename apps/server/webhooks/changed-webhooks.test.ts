import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { fewUnits } from "#modules/inventory/contract/stock-views.ts";
import { reserveStock, saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { webhookEventTypes } from "#modules/webhooks/contract/webhook-events.ts";
import { webhookRecord } from "#modules/webhooks/server/index.ts";
import { recordFixture } from "../testing/record-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { recordOf, staff } = await recordFixture(database);
const db = database.kysely;

const changes = [
  { path: "url", after: "https://erp.example/hooks" },
  { path: "events", after: Object.fromEntries(webhookEventTypes.map((type) => [type, true])) },
  { path: "enabled", after: true },
];
await inTransaction(database, (trx) =>
  saveRecords(trx, webhookRecord({ allowsLoopback: false }), [{ id: "erp", version: 0, changes }], {
    at: staff.clock.now(),
    actor: { id: null, name: "Rani" },
    action: "create",
  }),
);

/** The objects of the events of one type and object, in their order. */
async function objectsOf(type: string, key: string) {
  const { rows } = await sql<{ body: string; eventId: string }>`
    select body, event_id as "eventId" from webhooks.delivery where type = ${type} and object_key = ${key} order by id`.execute(
    db,
  );
  return rows.map(({ body, eventId }) => {
    const { id, version, occurredAt, object } = JSON.parse(body);
    expect([id, version]).toEqual([eventId, 1]);
    expect(new Date(occurredAt).toISOString()).toBe(occurredAt);
    return object;
  });
}

test("MX-05 a product that staff change, and one that is new or gone, is an event; a refused save is none", async () => {
  await insertProducts(db, [aProduct("PWEB", { skus: [aSku("PWEB-1")] })]);
  const product = { kind: "product", code: "PWEB" };
  expect(await objectsOf("product.changed", "product:PWEB")).toEqual([{ ...product, change: "created" }]);
  const saved = await recordOf("product", "PWEB").save(0, { "names/en-US": "Another name" });
  expect(saved).toMatchObject({ success: true });
  expect(await recordOf("product", "PWEB").save(1, { brandCode: "NONE" })).toMatchObject({ success: false });
  expect(await objectsOf("product.changed", "product:PWEB")).toEqual([
    { ...product, change: "created" },
    { ...product, change: "changed" },
  ]);
  await sql`delete from catalogue.product where code = 'PWEB'`.execute(db);
  expect((await objectsOf("product.changed", "product:PWEB")).at(-1)).toEqual({ ...product, change: "deleted" });
});

test("MX-05 stock is low once when few units are left, once when none is, and a rolled back order says nothing", async () => {
  await insertProducts(db, [aProduct("PLOW", { skus: [aSku("PLOW-1")] })]);
  await saveSources(db, [{ code: "WEB1", kind: "warehouse", name: "Warehouse" }]);
  await saveStock(db, [{ skuCode: "PLOW-1", sourceCode: "WEB1", quantity: fewUnits + 3 }]);
  let orders = 0;
  const sell = (quantity: number) =>
    inTransaction(database, async (trx) => {
      orders += 1;
      const lines = [{ skuCode: "PLOW-1", sourceCode: "WEB1", quantity }];
      const reserved = await reserveStock(trx, { reference: `LOW${orders}`, lines });
      expect(reserved.ok).toBe(true);
    });
  const low = () => objectsOf("stock.low", "stock:PLOW-1");
  await sell(2);
  expect(await low()).toEqual([]);
  const undone = inTransaction(database, async (trx) => {
    const lines = [{ skuCode: "PLOW-1", sourceCode: "WEB1", quantity: fewUnits + 1 }];
    await reserveStock(trx, { reference: "UNDONE", lines });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await low()).toEqual([]);
  await sell(1);
  await sell(1);
  await sell(fewUnits - 1);
  const stock = { kind: "stock", code: "PLOW-1", source: "WEB1" };
  expect(await low()).toEqual([
    { ...stock, sellable: fewUnits },
    { ...stock, sellable: 0 },
  ]);
});

test("MX-05 a member who registers, changes or goes is an event without contact data; a new password is none", async () => {
  await sql`insert into identity.member (user_code, email, first_name, last_name)
    values ('UWEB', 'ayu@mail.example', 'Ayu', 'Lestari')`.execute(db);
  await sql`update identity.member set first_name = 'Dewi' where user_code = 'UWEB'`.execute(db);
  await sql`update identity.member set password_hash = '$argon2id$x', email_verified_at = now()
    where user_code = 'UWEB'`.execute(db);
  await sql`delete from identity.member where user_code = 'UWEB'`.execute(db);
  const customer = { kind: "customer", code: "UWEB" };
  expect(await objectsOf("customer.changed", "customer:UWEB")).toEqual([
    { ...customer, change: "created" },
    { ...customer, change: "changed" },
    { ...customer, change: "deleted" },
  ]);
});

test("MX-05 nothing is written while no endpoint that is on has chosen the type", async () => {
  await sql`update webhooks.endpoint set enabled = false`.execute(db);
  await insertProducts(db, [aProduct("PNONE", { skus: [aSku("PNONE-1")] })]);
  expect(await objectsOf("product.changed", "product:PNONE")).toEqual([]);
  await sql`update webhooks.endpoint set enabled = true, events = '{order.paid}'`.execute(db);
  await sql`update catalogue.product set names = names where code = 'PNONE'`.execute(db);
  expect(await objectsOf("product.changed", "product:PNONE")).toEqual([]);
});
