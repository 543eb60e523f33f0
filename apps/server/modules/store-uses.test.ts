import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSources } from "#modules/inventory/server/index.ts";
import { aPickup } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { recordFixture } from "../testing/record-fixture.ts";
import { storeUses } from "./store-uses.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const db = database.kysely;
const { recordOf, staff } = await recordFixture(database);
const orders = await orderFixture(database);
const maya = await staff.signedIn("maya@records.test", "marketing");

const fields = {
  ...{ name: "Riau", address: "Jl. Riau 126", city: "Bandung", province: "Jawa Barat", zip: "40114" },
  ...{ latitude: -6.9068, longitude: 107.6223, phone: "+62 22 5550 2104" },
};
const emptied = Object.fromEntries(Object.keys(fields).map((path) => [path, null]));

test("a store is in use by the stock, by orders sent or handed out, by freight and by staff, each named", async () => {
  await saveSources(db, [{ code: "STOCK1", kind: "store", name: "Stock" }]);
  const [code = ""] = await orders.placed(aPickup({ paymentReference: "STORE-1" }));
  await sql`update orders.placed_order set source_code = 'SENT1', store = '{"code": "OUT1"}' where code = ${code}`.execute(
    db,
  );
  await sql`
    with city as (insert into address_book.region (code, level, name) values ('32', 1, 'Jawa Barat') returning code)
    insert into shipping.origin (source_code, city_code) select 'FROM1', code from city`.execute(db);
  await staff.add("wayan@records.test", "storeStaff");
  await sql`update staff.account set store_code = 'TEAM1' where email = 'wayan@records.test'`.execute(db);
  const uses = await storeUses.usesOf(db, ["STOCK1", "SENT1", "OUT1", "FROM1", "TEAM1", "NOBODY1"]);
  expect(uses.map(({ code, use }) => `${code} ${use}`).sort()).toEqual([
    "FROM1 freight",
    "OUT1 orders",
    "SENT1 orders",
    "STOCK1 stock",
    "TEAM1 staff",
  ]);
});

test("a store is created, changed, undone and removed in the back office; one with stock stays", async () => {
  const store = recordOf("store", "BDG01");
  const made = await store.create(fields, maya);
  expect(made).toMatchObject({ success: true, version: 1 });
  const moved = await store.save(1, { latitude: -6.9, "services/PICKUP": true }, maya);
  expect(moved).toMatchObject({
    success: true,
    version: 2,
    state: { ...fields, latitude: -6.9, services: { PICKUP: true } },
  });
  expect(await store.save(1, { latitude: -6.8 }, maya)).toMatchObject({ errorCode: "OUTDATED", version: 2 });
  expect(await store.undo(moved.entryId, maya)).toMatchObject({ success: true });
  expect((await store.read(maya)).state).toEqual(fields);

  await saveSources(db, [{ code: "BDG01", kind: "store", name: "Riau" }]);
  expect(await store.save(3, emptied, maya)).toMatchObject({
    errorCode: "INVALID_FIELDS",
    problems: [
      { path: "", problem: "stock", message: "It cannot be removed: it is a place of the stock. Hide it instead." },
    ],
  });
  await sql`delete from inventory.source where code = 'BDG01'`.execute(db);
  expect(await store.save(3, emptied, maya)).toMatchObject({ success: true });
  expect(await store.read(maya)).toBeNull();
});

test("staff who may not edit the content neither read nor save a store", async () => {
  const store = recordOf("store", "JKT09");
  expect(await store.read()).toBe("FORBIDDEN");
  expect(await store.create(fields)).toBe("FORBIDDEN");
});
