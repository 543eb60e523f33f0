import { sql } from "kysely";
import { expect, test } from "vitest";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { saveStore } from "#modules/stores/server/index.ts";
import { pickupStoresOf } from "./pickup-stores.ts";

const { database } = await testDatabase();
const db = database.kysely;

const store = (code: string, services: readonly ("PICKUP" | "RETURNS")[], position: number) => ({
  code,
  name: `Store ${code}`,
  address1: "Jl. Satu No. 1",
  city: "Jakarta Pusat",
  province: "DKI Jakarta",
  zip: "10230",
  latitude: -6.2,
  longitude: 106.8,
  phone: "+62 21 5550 2101",
  hours: Array.from({ length: 7 }, () => ({ opens: "10:00", closes: "22:00" })),
  services: [...services],
  picture: null,
  position,
});
for (const draft of [
  store("ST1", ["PICKUP"], 2),
  store("ST2", ["PICKUP", "RETURNS"], 1),
  store("ST3", ["RETURNS"], 3),
  store("ST4", ["PICKUP"], 4),
  store("HID", ["PICKUP"], 5),
]) {
  expect(await saveStore(db, draft)).toMatchObject({ ok: true });
}
await saveSources(db, [
  ...["ST1", "ST2", "ST3", "ST4", "HID"].map((code) => ({ code, kind: "store" as const, name: code })),
  { code: "WH1", kind: "warehouse", name: "WH1" },
]);
await saveStock(db, [
  ...["ST1", "ST2", "ST3", "HID", "WH1"].flatMap((sourceCode) => [
    { skuCode: "A", sourceCode, quantity: 5, sold: 2 },
    { skuCode: "B", sourceCode, quantity: 2 },
  ]),
  { skuCode: "A", sourceCode: "ST4", quantity: 9 },
]);
const find = async (...lines: { skuCode: string; quantity: number }[]) => {
  const stores = await readFragment(
    db,
    pickupStoresOf({
      skuCodes: sql`${lines.map(({ skuCode }) => skuCode)}::text[]`,
      quantities: sql`${lines.map(({ quantity }) => quantity)}::int[]`,
      hidden: sql`${["HID"]}::text[]`,
    }),
  );
  return stores.map(({ code }) => code);
};

test("D-44 only stores that hold all units and hand orders over are offered, in the order of the list", async () => {
  expect(await find({ skuCode: "A", quantity: 3 }, { skuCode: "B", quantity: 2 })).toEqual(["ST2", "ST1"]);
  expect(await find({ skuCode: "A", quantity: 4 })).toEqual(["ST4"]);
  expect(await find({ skuCode: "A", quantity: 3 }, { skuCode: "C", quantity: 1 })).toEqual([]);
  expect(await find()).toEqual([]);
});

test("a store that staff have hidden offers no pickup until it is shown again", async () => {
  await sql`update stores.store set hidden = true where code = 'ST4'`.execute(db);
  expect(await find({ skuCode: "A", quantity: 4 })).toEqual([]);
  await sql`update stores.store set hidden = false where code = 'ST4'`.execute(db);
  expect(await find({ skuCode: "A", quantity: 4 })).toEqual(["ST4"]);
});

test("D-44 two lines of one product are counted together", async () => {
  expect(await find({ skuCode: "A", quantity: 2 }, { skuCode: "A", quantity: 2 })).toEqual(["ST4"]);
});
