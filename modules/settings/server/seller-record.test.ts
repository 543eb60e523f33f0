import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { sellerId } from "../contract/seller.ts";
import { sellerRecord } from "./seller-record.ts";
import { readSellerPeriods } from "./store/seller-periods.ts";

const { database } = await testDatabase();
let now = new Date("2026-11-15T10:00:00Z");
const fallback = { name: "PT Env", address: "Jakarta", taxId: "000000000000000", vatPercent: 11 };
const record = sellerRecord({ now: () => now }, fallback);
const why = { at: now, actor: { id: null, name: "Rani" }, action: "save" };

/** Saves fields; answers the state, or the problems. */
async function save(fields: Readonly<Record<string, Json | undefined>>, id = sellerId) {
  const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
  const saved = await inTransaction(database, (trx) =>
    saveRecords(trx, record, [{ id, version: Number.POSITIVE_INFINITY, changes }], why),
  );
  if (saved.ok) return saved.value.records[0]?.state;
  if (saved.error.code !== "INVALID_FIELDS") return saved.error.code;
  return saved.error.problems.map(({ path, problem }) => `${path} ${problem}`.trim());
}

test("refused fields of the seller are named, and nothing is written", async () => {
  expect(await save({ name: "two\nlines", taxId: "123", vatPercent: 101 })).toEqual([
    "name name",
    "taxId taxId",
    "vatPercent vatPercent",
  ]);
  expect(await save({ secret: 1 })).toEqual(["secret unknown"]);
  expect(await save({ name: "PT Toko" }, "other")).toEqual(["unknown"]);
  expect(await readSellerPeriods(database.kysely)).toEqual([]);
});

test("each save begins a period with all fields; an emptied field is the environment's again", async () => {
  const first = now;
  expect(await save({ name: " PT Toko Bintang ", vatPercent: 12 })).toEqual({
    name: "PT Toko Bintang",
    vatPercent: 12,
  });
  now = new Date("2026-11-16T10:00:00Z");
  const second = now;
  expect(await save({ vatPercent: undefined })).toEqual({ name: "PT Toko Bintang" });
  expect(await readSellerPeriods(database.kysely)).toEqual([
    { from: first, seller: { ...fallback, name: "PT Toko Bintang", vatPercent: 12 } },
    { from: second, seller: { ...fallback, name: "PT Toko Bintang" } },
  ]);
});
