import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import {
  type FlashSaleReservation,
  releaseFlashSaleUnits,
  releaseSomeFlashSaleUnits,
  reserveFlashSaleUnits,
} from "./flash-sale-units.ts";
import { savePromotion } from "./save-promotion.ts";
import { aFlashSale } from "./testing/a-promotion.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const at = new Date("2026-11-15T05:00:00Z");

beforeAll(async () => {
  await insertProducts(database.kysely, [aProduct("A"), aProduct("B")]);
  await inTransaction(database, (trx) =>
    savePromotion(
      trx,
      aFlashSale("A-A", {
        flashSaleSkus: [
          { skuCode: "A-A", price: 399_000, stock: 10, maxPerUser: 2 },
          { skuCode: "B-A", price: 299_000, stock: 10 },
        ],
      }),
    ),
  );
});
beforeEach(async () => {
  await sql`truncate promotion.campaign_taking, promotion.campaign_purchase`.execute(database.kysely);
  await sql`update promotion.campaign_sku set sold = 0`.execute(database.kysely);
});

const units = (skuCode: string, quantity: number) => ({ activityCode: "FLASH1", skuCode, quantity });
const take = (taking: FlashSaleReservation) => inTransaction(database, (trx) => reserveFlashSaleUnits(trx, taking));
const giveBack = (...references: string[]) =>
  inTransaction(database, (trx) => releaseFlashSaleUnits(trx, references, at));
const counted = async () => {
  const sold = await sql<{ text: string }>`
    select sku_code || ' ' || sold as text from promotion.campaign_sku order by 1`.execute(database.kysely);
  const bought = await sql<{ text: string }>`
    select buyer_key || ' ' || sku_code || ' ' || quantity as text from promotion.campaign_purchase
    where quantity > 0 order by 1`.execute(database.kysely);
  return { sold: sold.rows.map(({ text }) => text), bought: bought.rows.map(({ text }) => text) };
};

test("units are taken under each key of a buyer, once per reference, and released exactly once", async () => {
  const taking = { reference: "O1", buyerKeys: ["phone:1", "email:1"], lines: [units("A-A", 1), units("A-A", 1)] };
  expect(await take(taking)).toEqual({ ok: true, value: null });
  expect(await take(taking)).toEqual({ ok: true, value: null });
  const full = { sold: ["A-A 2", "B-A 0"], bought: ["email:1 A-A 2", "phone:1 A-A 2"] };
  expect(await counted()).toEqual(full);
  await Promise.all([giveBack("O1"), giveBack("O1"), giveBack("O1", "O2")]);
  expect(await counted()).toEqual({ sold: ["A-A 0", "B-A 0"], bought: [] });
  // A late payment takes the units again, under the same limits.
  expect((await take(taking)).ok).toBe(true);
  expect(await counted()).toEqual(full);
  await giveBack("O1");
  expect(await counted()).toEqual({ sold: ["A-A 0", "B-A 0"], bought: [] });
});

test("1D-02 part of a reservation is released, the rest stays reserved, and no more than was reserved is released", async () => {
  await take({ reference: "O1", buyerKeys: ["phone:1"], lines: [units("B-A", 5)] });
  await take({ reference: "O2", buyerKeys: ["phone:2"], lines: [units("B-A", 5)] });
  const release = (quantity: number) =>
    inTransaction(database, (trx) => releaseSomeFlashSaleUnits(trx, "O1", [units("B-A", quantity)], at));
  await release(2);
  expect((await counted()).sold).toEqual(["A-A 0", "B-A 8"]);
  await expect(release(4)).rejects.toThrow("has not reserved so many units");
  expect((await counted()).sold).toEqual(["A-A 0", "B-A 8"]);
  await release(3);
  expect((await counted()).sold).toEqual(["A-A 0", "B-A 5"]);
  await expect(release(1)).rejects.toThrow("has not reserved so many units");
  await giveBack("O1");
  expect((await counted()).sold).toEqual(["A-A 0", "B-A 5"]);
});

test("1D-02 a line of zero units takes none, sold out or not", async () => {
  await take({ reference: "O1", buyerKeys: ["phone:1"], lines: [units("B-A", 10)] });
  const before = await counted();
  const lines = [units("B-A", 0), { activityCode: "ENDED", skuCode: "A-A", quantity: 0 }];
  expect(await take({ reference: "O2", buyerKeys: ["phone:2"], lines })).toEqual({ ok: true, value: null });
  expect(await counted()).toEqual(before);
});

test("M2 a buyer's limit holds across orders and for each of their keys, and a refusal writes nothing", async () => {
  const line = { lines: [units("A-A", 2), units("B-A", 1)] };
  await take({ reference: "O1", buyerKeys: ["phone:1", "email:1"], ...line });
  const before = await counted();
  expect(await take({ reference: "O2", buyerKeys: ["phone:2", "email:1"], ...line })).toEqual({
    ok: false,
    error: { code: "PURCHASE_LIMIT", skuCode: "A-A", limit: 2 },
  });
  expect(await counted()).toEqual(before);
  await giveBack("O1");
  expect((await take({ reference: "O3", buyerKeys: ["email:1"], ...line })).ok).toBe(true);
});

test("M1 of forty concurrent buyers exactly as many succeed as there are units, in any order of their lines", async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const lines = [units("A-A", 1), units("B-A", 1)];
      return take({ reference: `O${index}`, buyerKeys: [`m:${index}`], lines: index % 2 ? lines : lines.reverse() });
    }),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  const refused = results.flatMap((reply) => (reply.ok ? [] : [reply.error.code]));
  expect(new Set(refused)).toEqual(new Set(["CAMPAIGN_SOLD_OUT"]));
  expect((await counted()).sold).toEqual(["A-A 10", "B-A 10"]);
});

test("M2 of thirty concurrent orders of one member as many succeed as the limit allows", async () => {
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      take({ reference: `O${index}`, buyerKeys: ["member:U1"], lines: [units("A-A", 1)] }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect((await counted()).bought).toEqual(["member:U1 A-A 2"]);
});

test("an SKU that is in no flash sale cannot be taken", async () => {
  expect(await take({ reference: "O1", buyerKeys: ["m"], lines: [units("NONE", 1)] })).toEqual({
    ok: false,
    error: { code: "CAMPAIGN_SOLD_OUT", skuCode: "NONE", left: 0 },
  });
  expect(await take({ reference: "O1", buyerKeys: ["m"], lines: [] })).toEqual({ ok: true, value: null });
});
