import { sql } from "kysely";
import { expect, test } from "vitest";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import {
  channelStock,
  pickupStock,
  pickupStocks,
  readAvailability,
  stockAtSourcesOf,
  storesHolding,
} from "../index.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const { db, outcome, storeStaff, stock, hold } = await stockFixture();
const set = (sourceCode: string, safety: number, skuCode: string | null = null) =>
  outcome("adminSetSafetyStock", { sourceCode, safety, skuCode });

test("MS-06 safety stock of a warehouse is not sold online: no reader of sellable stock counts it", async () => {
  await stock("S1", 5);
  expect(await set("WH01", 3, "S1")).toBe("DONE");
  expect(await channelStock(db, ["S1"])).toEqual([{ skuCode: "S1", sourceCode: "WH01", quantity: 2, sold: 0 }]);
  const left = () => readFragment(db, stockAtSourcesOf(sql`array['S1']`));
  expect(await left()).toEqual([{ skuCode: "S1", sourceCode: "WH01", available: 2 }]);
  expect(await hold("O-1", "S1", 3)).toMatchObject({ ok: false });
  expect(await hold("O-1", "S1", 2)).toMatchObject({ ok: true });
  expect((await readAvailability(db, ["S1"])).get("S1")).toEqual({ available: false, sold: 2 });
  expect(await left()).toEqual([]);
  expect(await set("WH01", 0, "S1")).toBe("DONE");
  expect((await readAvailability(db, ["S1"])).get("S1")).toEqual({ available: true, sold: 2 });
});

test("MS-06 safety stock of a store is not handed out for pickup orders", async () => {
  await stock("S2", 4, "1001");
  const stores = async (quantity: number) => {
    const { rows } = await sql<{ codes: string[] }>`
      select ${storesHolding(sql`array['S2']`, sql`array[${quantity}::int]`)} as codes`.execute(db);
    return rows[0]?.codes;
  };
  expect([await stores(4), await pickupStock(db, "S2")]).toEqual([["1001"], 4]);
  expect(await set("1001", 1, "S2")).toBe("DONE");
  expect([await stores(4), await stores(3), await pickupStock(db, "S2")]).toEqual([[], ["1001"], 3]);
  expect((await pickupStocks(db, ["S2"])).get("S2")).toBe(3);
});

test("MS-06 a place's safety stock holds for all of its SKUs, and for those that come later", async () => {
  await stock("S3", 9, "1002");
  await stock("S4", 9, "1002");
  expect(await set("1002", 2)).toBe("DONE");
  const input = { skuCode: "S5", sourceCode: "1002", change: 6, cause: "received", key: crypto.randomUUID() };
  expect(await outcome("adminAdjustStock", input)).toBe("DONE");
  const { rows } = await sql`
    select sku_code, safety from inventory.stock where source_code = '1002' order by sku_code`.execute(db);
  expect(rows).toEqual(["S3", "S4", "S5"].map((sku_code) => ({ sku_code, safety: 2 })));
});

test("MS-06 staff of one store set their own store's safety stock alone", async () => {
  const own = await storeStaff("1001");
  expect(await outcome("adminSetSafetyStock", { sourceCode: "1001", safety: 1 }, own)).toBe("DONE");
  expect(await outcome("adminSetSafetyStock", { sourceCode: "1002", safety: 1 }, own)).toBe("NOT_FOUND");
  expect(await set("WH01", -1, "S1")).toBe("INVALID_INPUT");
  expect(await set("WH01", 1, "S-nowhere")).toBe("NOT_FOUND");
});
